"""Words that tell whether a full stop ends a sentence in English text."""


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


NEVER_LAST = _words(
    """
    e.g E.g i.e I.e cf Cf viz vs v approx Mr Mrs Ms Dr Prof Messrs Mmes MM Hon St Mt Ft Gen Col Capt Lt Sgt Maj Cpl Cmdr
    Adm Gov Sen Rep Reps Sens Rev MR MRS MS DR MESSRS
    """
)
"""Short forms that more must follow, as written, without their last full stop: no sentence ends in one."""

SELDOM_LAST = _words(
    """
    No Nos Art Arts Sec Secs Sect Ch Chap Vol Vols Fig Figs Eq Eqs Ex Exh Tab App Par Para Pt Cl Tit Subd Inc Co Corp
    Ltd Bros Mfg Ins Ry Assn Ass'n Int'l Nat'l Dep't Dept Div Dist Univ Comm'n Comm Gov't Gen'l Att'y Atty Sup Super Jr
    Sr Esq Chem Elec Tel Mach Prods Sys Transp Indus Hosp Educ R F Supp Ct Ed Cir Fed Reg Rptr Cal Ann Civ Crim Proc
    Evid Stat Stats Const Cong Sess Pub Cas Cranch Wheat Wall How Pet Bankr Misc Mem Op Slip Tr Doc Dkt Aff'd Rev'd
    Pet'r Resp't Supp'l Cert Bull Ord Sched Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Ala Ariz Ark Colo Conn Del
    Fla Ga Ill Ind Kan Ky La Mass Md Mich Minn Miss Mo Mont Neb Nev Okla Ore Pa Tenn Tex Va Vt Wash Wis Wyo Ave Blvd Rd
    ed eds trans rev vol vols ch chs sec secs art arts fig figs eq eqs pt pts para paras no nos n nn fn pp p esp incl
    ref refs amend amends cl subd supp op cert nom rel reh'g
    """
)
"""Short forms that end a sentence now and then, as written: a word such as `The` must follow."""

STARTERS = _words(
    """
    A According Accordingly Additionally After Again All Also Although Among An And Another Any Are As At Because
    Before Besides Both But By Can Consequently Could Despite Did Do Does During Each Either Even Every Finally First
    For From Further Furthermore Given Had Has Have He Hence Her Here His How However I If In Indeed Instead Is It Its
    Just Last Later Like Many May Maybe Meanwhile More Moreover Most Much My Neither Nevertheless Next No Nor Not
    Nothing Now Of On Once One Only Or Other Others Our Over Perhaps Please Rather Second See She Should Similarly
    Since So Some Sometimes Soon Still Such That The Their Then There Therefore These They Third This Those Though
    Through Throughout Thus To Today Two Under Unfortunately Unless Unlike Until Was We Well Were What When Whenever
    Where Whereas Whether Which While Who Whose Why Will With Within Without Would Yes Yet You Your
    """
)
"""Words that begin sentences and, written with a capital, hardly anything else."""

ORDINARY = _words("is me man may no ok miss ill id la pa wash con mar ore art min mo")
"""What pysbd takes for abbreviations, and English text in small letters does not."""

OPEN = _words(
    """
    a an and any are as at be but by can each for from had has have his if in into is its may no nor not of on or our
    shall should that the their these this those to under upon was were when which who will with would your
    rel. al. e.g. i.e. cf. v. vs. mr. mrs. ms. dr. st. no. nos. p. pp. § §§
    """
)
"""Words, in small letters, after which a sentence goes on: a line that ends in one was wrapped."""
