"""Paragraphs in many languages, with the encodings that people wrote them in before UTF-8."""

SAMPLES: dict[str, tuple[tuple[str, ...], str]] = {
    "english": (
        ("cp1252",),
        (
            "The café’s owner said: “We’re open – always.” It costs €5, not £6; see § "
            "12 for the naïve reader’s résumé. "
            "The tank holds 21 °C ± 2. Don’t forget: “quotes” and dashes — these are "
            "what word processors leave behind…"
        ),
    ),
    "french": (
        ("cp1252", "mac-roman"),
        (
            "Le réglage du délai d’attente est décrit plus bas. La passerelle ferme "
            "les connexions restées trop longtemps "
            "inactives ; pour l’éviter, réglez le délai à trente secondes et activez "
            "les sondes dès que possible. Où que "
            "vous soyez, vérifiez d’abord l’état du réseau."
        ),
    ),
    "german": (
        ("cp1252", "cp850"),
        (
            "Die Verbindung wird nach dreißig Sekunden geschlossen. Prüfen Sie die "
            "Größe des Puffers und ändern Sie sie, "
            "falls nötig. Übermäßig große Pakete führen zu Störungen; näheres erklärt der nächste Abschnitt."
        ),
    ),
    "spanish": (
        ("cp1252",),
        (
            "El tiempo de espera de la conexión es de treinta segundos. ¿Qué ocurre si "
            "el señor Muñoz no lo cambia? Pues "
            "que la sesión caducará mañana, y habrá que abrir otra. ¡Atención!"
        ),
    ),
    "portuguese": (
        ("cp1252",),
        (
            "O portão fecha as ligações que ficam inativas por muito tempo. Para "
            "evitar isso, defina o tempo limite em "
            "trinta segundos e ative a verificação. A configuração não é alterada até a próxima sessão."
        ),
    ),
    "swedish": (
        ("cp1252",),
        (
            "Grinden stänger anslutningar som är overksamma för länge. För att undvika "
            "det, ställ in tidsgränsen på "
            "trettio sekunder och slå på kontrollen. Åtgärden gäller även små nät på öar."
        ),
    ),
    "polish": (
        ("iso8859-2", "cp1250"),
        (
            "Brama zamyka połączenia, które zbyt długo pozostają bezczynne. Aby tego "
            "uniknąć, należy ustawić limit czasu "
            "na trzydzieści sekund i włączyć sprawdzanie. Później źródło się zmieni, "
            "więc żeby było dobrze, proszę "
            "zwiększyć pamięć."
        ),
    ),
    "czech": (
        ("iso8859-2", "cp1250"),
        (
            "Brána uzavírá spojení, která jsou příliš dlouho nečinná. Chcete-li tomu "
            "předejít, nastavte časový limit na "
            "třicet sekund a zapněte kontrolu. Deník uchovává poslední události; je-li "
            "disk plný, staré záznamy se mažou, "
            "a proto šetřete místem."
        ),
    ),
    "turkish": (
        ("cp1254",),
        (
            "Ağ geçidi uzun süre boşta kalan bağlantıları kapatır. Bunu önlemek için "
            "süreyi otuz saniyeye ayarlayın ve "
            "denetimi açın. Değişiklikten sonra hizmeti yeniden başlatmanız gerekir."
        ),
    ),
    "lithuanian": (
        ("cp1257",),
        (
            "Vartai uždaro ryšius, kurie per ilgai nenaudojami. Kad taip neįvyktų, "
            "nustatykite trisdešimties sekundžių "
            "trukmę ir įjunkite tikrinimą. Žurnale saugomi paskutiniai įvykiai; jei "
            "diskas pilnas, senesnės eilutės "
            "ištrinamos, todėl verta jį reguliariai ištuštinti."
        ),
    ),
    "russian": (
        ("cp1251", "koi8-r", "cp866", "iso8859-5"),
        (
            "Шлюз закрывает соединения, которые слишком долго простаивают. Чтобы этого "
            "не случилось, установите время "
            "ожидания в тридцать секунд и включите проверку. Журнал хранит последние "
            "события; если диск заполнен, старые "
            "записи удаляются."
        ),
    ),
    "greek": (
        ("cp1253",),
        (
            "Η πύλη κλείνει τις συνδέσεις που μένουν αδρανείς για πολλή ώρα. Για να το "
            "αποφύγετε, ορίστε το όριο στα "
            "τριάντα δευτερόλεπτα και ενεργοποιήστε τον έλεγχο. Το ημερολόγιο κρατά τα τελευταία γεγονότα."
        ),
    ),
    "hebrew": (
        ("cp1255",),
        (
            "השער סוגר חיבורים שאינם פעילים זמן רב מדי. כדי למנוע זאת, קבעו את הזמן "
            "לשלושים שניות והפעילו את הבדיקה. "
            "היומן שומר את האירועים האחרונים, ואם הדיסק מלא הרשומות הישנות נמחקות."
        ),
    ),
    "arabic": (
        ("cp1256",),
        (
            "تغلق البوابة الاتصالات الخاملة لفترة طويلة جدا. لتجنب ذلك اضبط المهلة على "
            "ثلاثين ثانية وفعل الفحص قبل "
            "إعادة التشغيل. يحفظ السجل آخر الأحداث وتحذف القديمة إذا امتلأ القرص."
        ),
    ),
    "japanese": (
        ("cp932", "shift_jis", "euc_jp"),
        (
            "ゲートウェイは、長時間使われていない接続を閉じます。これを避けるには、待ち時間を三十秒に設定し、確認を有効にしてください。"
            "設定は再起動の後に反映されます。"
        ),
    ),
    "simplified chinese": (
        ("gb18030",),
        "网关会关闭空闲时间过长的连接。为了避免这种情况，请将超时时间设置为三十秒，并启用探测。修改配置之后，需要重新启动服务才能生效。",
    ),
    "traditional chinese": (
        ("big5",),
        "閘道會關閉閒置時間過長的連線。為了避免這種情況，請將逾時時間設定為三十秒，並啟用探測。修改設定之後，需要重新啟動服務才能生效。",
    ),
    "korean": (
        ("cp949",),
        (
            "게이트웨이는 너무 오래 쉬는 연결을 닫습니다. "
            "이를 막으려면 제한 시간을 삼십 초로 설정하고 검사를 켜십시오. "
            "설정을 바꾼 뒤에는 서비스를 다시 시작해야 합니다."
        ),
    ),
}
"""By language: the encodings, and a paragraph that all of them can hold."""

PAIRS = [(encoding, text) for encodings, text in SAMPLES.values() for encoding in encodings]
"""Every paragraph with each of its encodings."""
