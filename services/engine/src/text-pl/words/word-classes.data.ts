/**
 * Words of a survey that say how a food is meant, not which one, as data: in lower case without Polish letters, a `*` stands
 * for any ending, a `~` for those of adjectives, and words that mean something only together are joined by `_`. The longest entry that fits counts.
 */

/** What a word does in a sentence. */
export type WordClass = keyof typeof WORD_CLASSES;

/** Words by class. */
export const WORD_CLASSES = {
  neg: 'nie ni ani nigdy nie_mial* nigdy_nie_mial*',
  /** "bez X", "zero X", "żadnych X": the food is avoided, a malady is denied. */
  without: 'bez zadn* zero',
  lack: 'niema nic_mi_do_glowy nic_nie_przychodzi nic_nie_przychodzi_mi nic_mi_nie_przychodzi brak braku braki brakuje nic_mi_nie_wiadomo nic_nie_wiadomo nic_nie_wiem o_tym_nie_wiadomo o_tym_nie_wiem nie_wiem_o_tym',
  /** What a test says behind the thing it was about: "testy na mleko ujemne". */
  negative: 'ujemn* negatywn* wyszly_czyste wyszlo_czysto nic_mi_nie_jest nic_sie_nie_dzieje nic_mi_nie_robi',
  nothing: 'nic niczego niczym niczemu',
  deny: 'neguj* zaprzecz* negacj*',
  exclude: 'wyklucz* wyeliminow* eliminuj* eliminow* eliminacj*',
  eat:
    'je jem jesc jada jadam jadaja jedza jadl jadla jadala jadal zje zjem zjesc zjada zjadam pije pic pijam pija pijamy jemy ' +
    'jadlam jadlem jadalam jadalem pilam pilem pijalam konsumuj* pasuje pasuja odpowiada odpowiadaja spozywa* toleruj* tolerow* znosi znosze znosic zniesc zniose lubi lubie lubic lubia lubil lubila przepada* moze moge moga smakuj* trawi ' +
    'trawie trawic akceptuj* uznaje uznaj* uzywa* uzywam wolno powin* podawac dawac ruszy polubil* tkn* tyka tykam tykaj* chce chcac uwielbia* kocha* ' +
    'preferuj* kupuj* ruszam ruszamy rusze ruszy przelkn* zjada* zjadam sluzy sluza chrupie wcinam wcina zajadam wypijam wypija popijam',
  suffer: 'cierpi cierpie cierpial*',
  harm:
    'unika* omija* szkodz* szkodliw* zaszkodz* nienawidz* brzydz* wstret* przeszkadz* odstawi* odmawia* odmowi* rezygn* zrezygn* zakaz* ' +
    'zabron* mdli boli bola odrzuc* niewskazan* niedozwol* pomija* wyrzuc* usun* zle gorzej fatalnie niedobrze kiepsko ' +
    'nie_moge_patrzec nie_moge_juz_patrzec juz_nie_moge_patrzec nie_przechodzi_mi_przez nie_przejdzie_mi_przez staje_w_gardle staje_mi_w_gardle rosnie_w_ustach rosnie_mi_w_ustach nie_dla_mnie nie_moja_bajka nie_w_moim_guscie obrzydza obrzydzaja ' +
    'nie_biore_do_ust nie_wezme_do_ust nie_bierze_do_ust nie_wezmie_do_ust nie_dam_rady nie_do_wytrzymania nie_do_zniesienia ciezej za_dobrze uwaga_na uwazac_na uwazam_na uwazaj* odpada odpadaja odpadly odpadl out przejadl* zbrzydl* obrzydl* znudzil* fuj ble bleh brr* masakra* smierdz* niezbyt nigdy_wiecej',
  malady:
    'alergi* alergen* uczul* nietoleranc* nadwrazliw* wrazliw* anafil* wstrzas* reakcj* reaguj* zareagow* podejrz* przeciwwskaz* ' +
    'nietol alerg nieprawidlow* dodatni* wykryt*',
  allergy: 'alergi* alergen* uczul* anafil* wstrzas* alerg',
  tolerance: 'tolerancj*',
  weak: 'slab* obnizon* zla zlej zmniejszon* niska niskiej',
  ok: 'to_nie_dotyczy nie_dotyczy_to bez_problemu bez_problemow bez_ograniczen bez_zastrzezen w_porzadku bez_zmian bez_reakcji bez_dolegliwosci bez_objawow ok okej oki tak dobrze dozwol* wskazan* chetnie pyszn* ulubion* bezpieczn* moze_byc moga_byc smaczn* jak_najbardziej spoko git luz wchodzi wchodza przejdzie przechodzi przechodza ujdzie ujda super fajn* ekstra owszem pozwol* spokojnie spokoj mniam pycha sztos rewelacj* gites bez_szwanku daje_rade daja_rade moje_zycie moja_milosc proszony zostaja_na_liscie wszystkozern* wszystkozerc* nie_wybrzydza* nie_jestem_wybredn* nie_ma_rzeczy nie_ma_takiej_rzeczy',
  yes: 'tak owszem',
  symptom:
    'swedz* swiad* wysypk* wysypc* pokrzywk* pokrzywce biegun* wzdec* wzdet* gazy gazow bol bole bolu bolow bolem bolami brzuch* ' +
    'duszn* spuchl* puchl* katar* kaszel kaszl* obrzek* usta ust ustach warg wargi wargach twarzy twarz powiek powieki krtani jamy jamie gardl* gardle skora skory skorze skorn* objaw* mdlos* wymiot* ' +
    'refluks* zgag* przelew* dyskomfort* zaczerw* pieczenie pieczenia puchn* spuchn* opuchl* opuchniec* egzem* azs drapan* ' +
    'drapi* mrowien* zaparc* skurcz* kolk* ulewan* migren* glowy glowa nudnosc* krosty krost krostami krostk* sluz* dusi problemy problem problemow problemami problemu ' +
    'piecze_mnie mnie_piecze pieka_mnie mnie_pieka piecze_jezyk piecze_gardlo piecze_podniebienie pieka_usta pieka_wargi piecze_w_ustach piecze_w_gardle piecze_w_przelyku mnie_pala pala_mnie zaciska* sciska* przeczyszcza* mnie_goni goni_mnie nadyma* skreca* rozsadza* wykreca* dolega dolegaja dolegalo dokucza dokuczaja zatyka zatykaja zatkan* gesia_skork* gesiej_skork* klopot* rewolucj* sensacj* pelnosc* burczen* luzn* stolec stolce stolcow lzaw* oczy oczu odbija* kicha* astm* wyprysk* tradzik* ' +
    'odczyn* anafil* wstrzas* obrzmi* jelit* cera cery powoduj* wywol* wyzwala* nasila* uderzen* ' +
    'wysypuje wysypuja babel babl* bable rumien* cofa cofaja rozpiera* wzdyma* wywala* przelatuj* mgla mgle mglista atak atakuje ataki ociezal* ' +
    'afty aftami aft dusze dusimy zapycha* rozwolnien* sraczk* niestrawn* czkawk* plamy plam plamami zwymiot* rzygam rzyga lezy_na_zoladku leza_na_zoladku zalega* lezy_mi leza_mi szczypie szczypia ' +
    'podniebien* sinieje sinieja slabo oslabien* omdlen* zawrot* kolatan* dretwie* pryszcz* bekanie beka* swist* chrypk* lupiez* gesia_skorke',
  /** Trouble in general: who has none with a food eats it. */
  trouble: 'problem problemy problemow problemami problemu klopot* dolegliwos* objaw* sensacj* rewolucj*',
  general:
    'pokarmow* dolegliwos* danych dane schorzen* chorob* innych inne inny lek leki lekow lekach leku wziewn* kontaktow* znanych innego innej ' +
    'znane potwierdzon* stwierdzon* rozpoznan* zdiagnozow* zastrzezen* uwag uwagi ograniczen* wykluczen* szczegoln* konkretn* istotn* ' +
    'wywiad* testy_skorne testow_skornych testach_skornych testami_skornymi test testu testem testy testow testach testami tescie badan* badani* panel* biopsj* gastroskop* proba proby probie prowokacj* ' +
    'wrodzon* pierwotn* wtorn* oas zespol* drazliw* uchylk* zalezn* swoist* dodatni* wodorow* oddechow* nieceliakaln* alergolog* ige igg kliniczn* lekarz* krwi zadnej zywnosc* zywnosciow* krzyzow* ' +
    'zmian zmiany produktow pokarm* natury ' +
    // Of laboratories.
    'ltp alex alex2 isac immunocap polycheck faber euroline prick pricki eoe fpies wdeia pfas profilin* molekularn* komponent* genetyczn* genotyp*',
  report:
    'stwierdzono rozpoznano zdiagnozowano potwierdzono zgloszono wykryto ma mam miec miewa* maja mamy zglasza* zglosz* zglosil* stwierdz* podaje podaj* podawal* wystepuj* wystapi* rozpozn* ' +
    'zdiagnoz* dotycz* jest sa jestem byc bylo byly posiada* potwierdz* zna znam wie odnotow* obserw* zaobserw* zauwaz* zalec* wykry* nie_mial* nigdy_nie_mial* ' +
    'wykaz* wyszl* ujawn* pojawi* pojawia* dosta* dostaje choruj* lecze lecze_sie leczy leczy_sie leczymy mozna wiem sprawia* stwarza*',
  exc:
    'oprocz procz poza wyjatek wyjatki wylaczajac pomijajac z_wyjatkiem za_wyjatkiem z_wylaczeniem nie_liczac ' +
    'z_wyjatkami wyjatkiem wyjatkowo',
  only: 'tylko jedynie wylacznie tylko_i_wylacznie',
  past:
    'jadlam jadlem jadalam jadalem pilam pilem kiedys dawniej dziecinstw* niegdys wyros* przeszlos* minela minelo minal ustapil* przebyt* dawno dzieckiem jako_dziecko ' +
    'niemowl* roku_zycia r_z rz zycia mial miala mialam mialem miewal* poprzednio wczesniej ' +
    'przestal* przeszlo przeszla odczul* wyleczy* wyleczon*',
  still: 'nadal wciaz do_dzis do_dzisiaj do_tej_pory',
  unsure:
    'nie_wiem nie_wiadomo nie_badan* nie_testowan* nie_sprawdz* nie_wykonywano nie_robiono nie_jestem_pewn* nie_wykluczono nie_wyklucza ' +
    'byc_moze zalezy cos_z nie_mozna_wykluczyc nie_wykluczam nie_pamieta* niewiadom* niepotwierdzon* prawdopodobn* przed_badaniami przed_badaniem przed_testami czekam_na_wyniki czekam_na_testy czekam_na_badania w_trakcie_diagnostyki w_trakcie_badan',
  all: 'wszystko wszystkiego wszystkim wszystkozern* wszystkozerc* nie_wybrzydza* nie_jestem_wybredn* nie_ma_rzeczy nie_ma_takiej_rzeczy co_popadnie co_mi_dadza co_dadza co_podadza co_mi_podadza',
  rel:
    'mama mamie mame matk* matce tata taty tacie tate ojciec ojca ojcu brat brata bratu bracia siostr* babci* babc* dziadek ' +
    'dziadk* rodzina rodziny rodzinie rodzinn* maz meza mezowi mezem zona zony zonie kuzyn* wujek wujk* ciocia cioci ciotk* tesc tescia tesciowi tesciem tesciow* ' +
    'rodzice rodzicow rodzenstw* partner partnera partnerka partnerki partner* narzeczon* domownik* malzon* dzieci dzieciom u_mamy dla_mamy od_mamy po_stronie_mamy wspollokator*',
  /** Who writes may cook for them, and they may be the patient. */
  spouse: 'maz meza mezowi mezem zona zony zonie partner partnera partnerka partnerki malzon* narzeczon*',
  child: 'dziecko dziecka dziecku syn syna synek synka synowi corka corki corce coreczk* wnuk* wnucz*',
  self: 'ja mnie mi jestem mam pacjent* sam sama u_mnie my nas oboje obydwoje obie jemy klient* podopieczn*',
  amount:
    'kubek kubk* kes kesa kesie kesy kesem szklan* lyzk* lyzecz* gram gramy gramow ml porcj* kawalek kawalk* plaster* razy raz dziennie tygodn* tyg miesi* ' +
    'sporadycz* czasem czasami rzadko okazjonal* troche odrobin* ilos* malo malych male duzo duze duzych duzej wieksz* wiecej ' +
    'mniej nadmiar* ogranicz* maksymaln* max szczypt* sladow* slad slady niewielk* niewiele od_swieta weekend* minimal* ' +
    'niektore niektorych niektorymi generalnie ogolnie zwykle zazwyczaj przewaznie najczesciej nieraz podobno ponoc ostatnio najpierw',
  condition:
    'czczo wypiek* cieplo na_cieplo na_zimno wieczor* rano noc* zimno okres* stres* ciazy obrobc* obrobk* termiczn* goraco',
  raw: 'surowy surowa surowe surowego surowej surowych surowym surowymi surowo surowizn* na_surowo swiez*',
  cooked:
    'gotowan* pieczon* smazon* duszon* grillow* blanszow* pasteryz* przetworzon* po_obrobce_termicznej po_ugotowaniu na_cieplo',
  state:
    'z_puszki z_mrozonki z_mrozonek kiszon~ wedzon~ suszon~ konserwow~ mrozon~ marynowan~ mielon~ panierowan~ solon~ kwaszon~',
  notFood:
    'roztocz* kurz kurzu kurzem pylek pylki pylkow pylkom traw trawy brzoz* leszczyn* siersc* kot kota koty kotow pies psa psy psow ' +
    'lateks* nikiel niklu nikl jad jadu osa osy os penicylin* aspiryn* ibuprofen* plesn plesnie plesni domow* ' +
    'domoweg* naskorek chrom* kosmetyk* perfum* slonc* detergent* bylic* olch* pszczola pszczoly pszczole pszczolki uzadlen* uzadlil* szersze* komar* pyralgin* ketonal* ibuprom* apap apapu paracetamol* polopiryn* augmentin* biseptol* sulfonamid* kontrast* plastry plastrow nurofen* diklofenak* voltaren* tramal* lidokain* cefalosporyn* metronidazol* naproksen* ambrozj* pyli pylen* niezyt* antybiotyk* amoksycylin*',
  medicine:
    'tabletk* kapsulk* krople kropl* masc przyjmuj* przyjmow* biore bierze zazywa* stosuj* suplement* olejek olejk* witamin* ' +
    'preparat* probiotyk* lek leki leku adrenalin* epipen* ampulkostrzykawk*',
  personName: 'dietety* nazywa* nazwisk* pan pani panstwo dr doktor* mgr prof imie pania panem',
  organ:
    'serce serca sercu sercem nerki nerek nerka nerkach watroba watroby watrobie watrobe zoladek zoladka zoladku piers piersi ' +
    'jezyk jezyka jezykiem jezyku mozg mozgu kosc kosci udo uda udach udami lopatka lopatki krew krwi pluc pluca pluco kark karku',
  wish: 'prosze prosi poprosze chcial* chcialbym chcialabym',
  part: 'korzen korzenia nac naci skorka skorki',
  /** Everyday words that say nothing of food: they are the talk around it. */
  /** Things to do that are no food. */
  chore:
    'gotowac gotowania zmywac zmywania sprzatac stac siedziec sprzatania cwiczyc cwiczen biegac biegania bieganie bieganiu wysilku wysilkiem wstawac spac silowni* zakupow pospiechu wybredn*',
  /** Everyday words that neither hedge nor limit what is said. */
  chat:
    'serio autentycznie szczerze powaznie doslownie dziekuj* dzieki pozdrawia* dzien_dobry dobry_wieczor witam haha hehe hihi lol ' +
    'na_szczescie szerokim_lukiem z_daleka skonczylo_sie_na nie_ze nie_zebym za_slod* za_kwasn* za_tlust* za_ostr* za_gorzk* za_slon* za_tward* za_mdl* za_such* za_ciezk* ' +
    'sorry przepraszam od_razu zaraz natychmiast',
  /** Said in passing: where it lifts something from an answer about allergies, somebody asks. */
  casual:
    'ruszam ruszamy rusze ruszy przelkn* sluzy sluza wchodzi wchodza przejdzie przechodzi przechodza ujdzie ujda super fajn* ekstra spoko git luz pozwol* spokojnie spokoj mniam pycha sztos rewelacj* gites bez_szwanku daje_rade daja_rade ' +
    'odpada odpadaja odpadly odpadl out fuj ble bleh brr* masakra* smierdz* niezbyt nigdy_wiecej',
  /** "reszta ok": of all but what was named. */
  rest: 'reszta reszty reszte reszcie pozostal*',
  talk:
    'nawet zwyczajnie osobiscie konkretnie dokladnie ' +
    'potem pozniej wkrotce zawsze wreszcie ' +
    'dobranoc slask slasku slaska zycie lekarz_rodzinny lekarza_rodzinnego lekarka_rodzinna ' +
    'doktor* lekark* gastrolog* gastro dermatolog* pediatr* poloz* trener* immunolog* kardiolog* neurolog* endokrynolog* reumatolog* ginekolog* dietetyczk* pielegniark* farmaceut* internist* ' +
    'tak_kazal* tak_powiedzial* kazal* mowi mowil* mowia powiedzi* twierdz* sugerow* sugeruj* radzi* poradzil* pozwala* przekonan* przekonal* ' +
    'zobacz* wyladowal* trafil* robil* zrobil* wolal* wole ryzyk* pojechal* wrocil* chodzi chodzil* ' +
    'szpital* pogotowi* sor sorze sorem wypadek przypadek przypadk* klas* kl ' +
    'panstwa zagranic* chorwac* egip* wakacj* wczas* podroz* urlop* swiat swieta wesel* imprez* domu mieszkani* kuchni kuchnia pracy szkol* przedszkol* stolowc* ' +
    'reka reke rece rekach dlon* noga noge nogi nogach lydek lydki plec* szyja szyje szyi ucho uszy nos nosa nosie zeby zab zebow brod* czolo palce palcach paznokc* wlosy wlosow ' +
    'caly cala cale calym calego calej ciele cialo ciala cialem minut* minutach godzin* godz chwil* sekund* wczoraj jutro piatek piatku srode srody sobot* niedziel* poniedzial* styczni* maju lipcu ' +
    'taka takiej sama same samo samych samej ' +
    'budzet* cena ceny cenie pieniad* wybredn* kaprysn* diabli diabla okropienstw* tragedi* ' +
    'balon balonik kamien_w_zoladku noc_z_glowy rygorystyczn* scisl* scisle dozywotni* trwale stale tymczasow* czasowo pozytywn* potwierdza* ' +
    'bez_wyjatkow karmie_piersia karmi_piersia karmiaca_piersia karmiac_piersia karmienie_piersia bez_wyjatku faza fazie fazy zatruci* skarpet* gotuje gotujemy gotuja osobno ' +
    'ciapa ciapowat* papka gumowat* wlokn* sliski*',
  filler:
    'tak_samo tak_jak codziennie czesto zarowno praktycznie w_zasadzie w_praktyce produkt* potraw* danie dania dan daniach wyrob* przetwor* rzecz* rodzaj* gatunek gatunk* odmian* itp itd np szczegolnie glown* bardzo raczej ' +
    'wszystkie wszystkich wszystkimi wszelki* kazd* rozn* ogoln* zwlaszcza takze tez rowniez juz mozliw* siln* lekk* ' +
    'ciezk* lagodn* po na od ze we do dla przy za przed nad sie to ten ta te tego tych tym ich jego bo gdyz poniewaz gdy jak jako ' +
    'ktore ktory ktora co moj* swoj* jej dieta diety diecie diete jadlospis* menu religi* islam* wiara wiary powod* ' +
    'wzgled* wynik* spozyci* zjedzen* wypici* jedzen* lat lata rok roku wieku dzien uwaga wazne niestety naprawde zupelnie ' +
    'calkowicie absolutnie kategorycznie w_ogole wcale razie na_razie jak_dotad dotad dotychczas jak_na_razie obecnie aktualnie ' +
    'teraz dzis dzisiaj chyba lepiej czuje czuc czuja czujac kilka zapach* smak* widok* konsystencj* nie_tylko od_dziecka ' +
    'od_dziecinstwa od_malego od_urodzenia od_niemowl* od_przedszkola od_zlobka od_podstawowki od_liceum od_szkoly od_studiow od_porodu od_zawsze od_tamtej_pory od_tej_pory od_tego_czasu poza_tym poza_domem sobie ' +
    'nic_wiecej w_sumie swoje zatem wiec czyli tzn czy oczywiscie zawsze jednoczesnie rozpoznana ' +
    'postac postaci formie forma zawieraj* zawiera obecnos* skladnik* dodatk* bezwzgledn* stanowczo innej nowych ' +
    'do_glowy ktorej_bym_nie_zjadl* ktorego_bym_nie_zjadl* czego_bym_nie_zjadl* okaz_zdrowia okazem_zdrowia jak_leci bez_roznicy jakiejkolwiek jakakolwiek jakimkolwiek jakichkolwiek jakikolwiek chocby zoladek_ze_stali zelazny_zoladek konskie_zdrowie konskim_zdrowiem zdrowy_jak_kon zdrowa_jak_kon zdrowy_jak_ryba zdrowa_jak_ryba szczerze_mowiac prawde_mowiac ogolnie_mowiac ' +
    'wogole narazie napewno poprostu wkoncu odrazu conajmniej o_dziwo odpukac odpukac_w_niemalowane w_niemalowane w_niemalowane_drewno ' +
    'o_ktorych_bym_wiedzial* o_jakich_bym_wiedzial* o_ktorych_wiem o_jakich_wiem o_ktorych_wiedzialbym o_ktorych_mi_wiadomo mi_znanych ani_troche w_diecie z_diety na_nie przez_nie po_nie o_nie pod przez u ze zeby byle byleby pewno na_pewno pochodn* normalnie nosi nosze nosimy nich nim niej nia niego nimi taki takie takich takiego gdyby jesli mimo typu typ',
} as const;

/** Turns between clauses. */
export const CONJUNCTIONS: Readonly<Record<'and' | 'but', string>> = {
  and: 'i and oraz lub albo badz plus a_takze jak_rowniez jak_i ale_i ale_takze ale_rowniez i_takze a_takze_i',
  but: 'a ale lecz jednak natomiast za_to zas tymczasem choc chociaz mimo_ze pomimo_ze',
};

/** Shortened words and what they stand for; behind them a full stop ends no sentence. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  nietol: 'nietolerancja',
  niet: 'nietolerancja',
  alerg: 'alergia',
  pac: 'pacjent',
  pacj: 'pacjent',
  ucz: 'uczulenie',
  uczul: 'uczulenie',
  lakt: 'laktoza',
  lak: 'laktoza',
  glut: 'gluten',
  orz: 'orzechy',
  prod: 'produkty',
  truskaw: 'truskawki',
  pomid: 'pomidory',
  ziem: 'ziemne',
  nat: 'naturalny',
  wieprz: 'wieprzowina',
  wolow: 'wołowina',
};

/** Shortened words that stand for themselves. */
export const STOPLESS = new Set(
  'kl np itp itd tzw tzn m in r ż z godz ul nr tel dr lek mgr inz prof gl szt lyz szkl tyg mies pkt ww ok ur'.split(
    ' ',
  ),
);

/** Colours, states and kinds that name no food by themselves. */
export const ADJECTIVE =
  /^(?:bial|czerwon|zielon|zolt|czarn|krow|koz|owcz|slodk|kwasn|gorzk|tlust|chud|twarogow|plesniow|topion|wlosk|laskow|ziemn|pelnoziarnist|jasn|ciemn|mlod|naturaln|grub|drobn|angielsk|greck|rusk|amerykansk|pekinsk|naciow|korzeniow|zwykl|mineraln|gazowan|niskoslodzon|klarowan|nerkowc|brazylijsk)(?:y|i|a|ia|e|ie|ego|iego|ej|iej|emu|iemu|ym|im|ych|ich|ymi|imi)$/u;

/** Adjectives as they stand behind a group, and no noun. */
export const KIND_ENDING = /(?:n|ow|k)(?:e|ie|ych|ich)$/u;

/** Forms that are a food and an everyday word: beside the fields about food they name one only where something is avoided. */
export const AMBIGUOUS = new Set(
  'bialko bialka bialku bialkiem rak raka rakiem raku sum suma sumy sumie lin lina linie liny por pora pory porze pora porom granat granatu kury kura kwas kwasu kwasem babka babki babke kurcze kurczy kurczow'.split(
    ' ',
  ),
);
/** Before "pory", "porze": a time, no leek. */
export const TIME_WORDS = new Set(
  'tej tamtej tych kazdej jakiej dobrej o w stale stalych regularne regularnych nocnej dziennej obiadowej roku dnia posilkow'.split(
    ' ',
  ),
);
/** Words of food names that name no food by themselves outside the kitchen. */
export const NO_NAMES = new Set(
  (
    'proszek proszku napar mieszanka puszka puszki patelnia patelnie gotowania gotowanie pieczenia morze morza typ twardo miekko las ' +
    'piersi piers korzen lisc liscie ziele skora skory krem pasta filet chuda lekki gotowa gotowy natka perelki nitki danie potrawa ' +
    'dodatek typu woda wody wode klarowany baton czyste czysty czysta czystego'
  ).split(' '),
);
