/**
 * What the words of a question are about, as data for whoever knows forms and not programs. Words stand without Polish
 * letters and in lower case: `przyjm*` is every word that begins like this, `zle_znosz*` are words that follow each other.
 * A question that no wording of the survey explains is weighed by these: unlike there, words nobody knows may be left over.
 */

/** Ideas a question may name. */
export const IDEAS: Readonly<Record<string, string>> = {
  why: 'dlaczego czemu od_kiedy',
  often:
    'ile wiele czest* razy liczb* ilosc* ilu codzien* rzadko czestotliw* tygodn* dobe doba dobowo raz co_ile co_drugi kiedy_ostatni* dziennie',
  hour: 'nogach_od sie_o o_ktorej od_ktorej do_ktorej ktora_godzin* godzin* godz pora porze pory porach kiedy o_jakiej',
  now: 'obecn* aktualn* teraz nadal ciagle wciaz dzis dzisiaj stale stala stalej codzien* w_tej_chwili na_stale przewlek* czynn* biezac* niewyleczon* od_lat trwa trwaja od_jak_dawna od_kiedy',
  still: 'nadal ciagle wciaz obecn* aktualn* teraz w_tej_chwili dotad_lecz*',
  count: 'ile dlugo',
  trouble: 'trudnos* problem* klopot* bezsenn*',
  organ:
    'serce sercem sercu nerk* nerek watrob* trzustk* pluc* plucami krazeni* kregoslup* stawy stawami stawow tarczyc* skora skory cisnieni* krazenia sercow* naczyniow* oddechow* nerwow* odpornosciow*',
  favourite: 'ulubion* lubisz lubi lubia najbardziej_smak*',
  inHome: 'domu domow*',
  past: 'w_zeszlym ubieglym_rok* zeszlego_rok* ubieglego_rok* w_minion* juz_wysz* zrezygnow* sprzed_lat kiedys dawniej dawne przebyt* przebyl* przeszl* przeszed* przeszlosc* przechorow* wczesniej* poprzedni* uprzedni* miniony* minione dotychczas* odstaw* zakonczon* juz_nie przesta* bral brala brales bralas bralem bralam mial miala miales mialas mialem mialam chorowal* bylo byly historia dziecinstw* dzieciec* w_zyciu za_soba ostatni*_rok* ostatnich_12 ostatni*_miesi* ostatni*_mies wyleczon* przestal* do_niedawna niedawno przed_ciaz* minel* minely ustapil* zakonczy* wyleczyl* kiedykolwiek przechodzil* przechodzon* w_dziecinstw* probowano probowal* wycofan* dawny dawnych dawna_chor* dawnej w_dawnych',
  diagnosed:
    'byl*_diagnoz* byl*_zdiagnoz* byl*_rozpozn* byl*_stwierdz* zdiagnozowano rozpoznano stwierdzono wykryto',
  whichMedicine: 'jakimi_lek* jakie_lek* jakich_lek* ktore_lek* ktorych_lek*',
  circumstance: 'okolicznos* sytuacj*_zyciow*',
  planned: 'w_plan* planowan* zaplanowan* planujesz planuje planuja czeka czekaja zalecane_zabiegi',
  stopped: 'odstawi* zakoncz* juz_nie przesta* zrezygn* zaprzesta* skoncz* wycofan*',
  kin: 'po_rodzinie rodzin* rodz rodzic* krewn* mama mamy mame tata taty tate siostr* brat brata bracia babci* babk* dziadek dziadk* bliskich bliscy rodzenstw* matk* ojciec ojca ojcu ojcow* przodk* dziedz* genet* pokolen* wujek stryj* cioci* ciotk* wsrod_bliskich w_domu_chor* familij* najblizsz* u_najblizsz* krewni ktos_w_domu',
  specialist: 'specjalist*',
  care: 'opiek* leczy* leczenie chodzi* pozosta* uczeszcza*',
  who: 'kto z_kim czyj* kogo',
  where: 'gdzie',
  frequent: 'jak_czesto czy_czesto',
  place: 'miejsce nazwa nazwe adres',
  burden: 'obciazony obciazen* obciazon* chodzi po_rodzinie',
  interview: 'histori*_medyczn* histori*_zdrow* histori*_chor* wyw wywiad*',
  disease:
    'lecza umiera* umar* zmarl* infekcj* zakazen* zachorowa* przechorow* leczyl* chorob* choruj* na_cos_chor* chory_na chora_na zmaga* chorow* schorz* rozpoznan* rozpoznal* diagnoz* zdiagnoz* lecze leczy leczysz leczon* leczen* leczyc dolega* dolegliw*_przewlek* powiklan* jednostk*_chor* zaburzen* zachorowan* ch niedomag* wspolistnie* wspolchorob* obciazen* nowotwor* cukrzyc* nadcisn* otylos* depresj* zdrowotn* zdrowiem zdrowia zdrowie niewydolnos* przypadlosc* dolegliwosci_zdrow* stwierdzil* stwierdzon* pod_opieka_lekarz* pod_opieka_specjal* stala_opieka_specjal* stala_opieka opiek*_specjalist* opiek*_lekarz* poradni*_specjalist* na_co_cierpi* problem*_zdrow* celiak* tarczyc* hashimoto astm* raka rak serca miazdzyc* osteoporoz* padaczk* insulinooporn* pcos endometrio* luszczyc* migren* moczanow* anemi* niedokrw* nietrzym* wyleczyl* rozp dg icd atopi* azs refluksow* wrzodziej* crohn* zespol_jelit* ibs sibo kamic* zakrzep* zylak* bezdech* artret* rzs diabetyk* zdrowa zdrowy zdrowe zapalen*',
  surgery:
    'operac* operowan* zabieg* hospital* uraz* zlaman* kontuzj* wypadek wypadk* udar* zawal* chirurg* pobyt*_w_szpit* pobyt*_szpit* pobyt*_na_oddz* wyciet* wycinan* narkoz* przeszczep* krojon* lezal* lezenie pod_noz pod_noze* amputac* resekcj* szpital szpitala szpitalu szpitale szpitali szpitalem szpitalach leczen*_szpitaln* pobyt*_szpitaln* usuwan* usuniet* pecherzyk* woreczek migdal* wyrostek wyrostk*',
  medicine:
    'przepisan* przepisal* lek leki lekow lekach lekami lekiem leku lekarstw* tablet* pigulk* farmak* medykament* zastrzyk* masci masc krople na_recept* antybiot* steryd* preparat*_leczn* lecznic* medycz*_preparat* psychotrop* przeciwbol* apteczk* srodk*_przeciw* farmaceutyk* farmakoterapi* dawk*_lek* insulina insuliny insuline insulin od_lekarz* inhalator* kropl* hormony_tarcz* szczepionk* przeciwzakrz* nasenn* uspokaj* wziewy czopk* plastr* leczniczy* lecznicz* hormony hormonow insulinoterap* lekowe lekowa lekowych',
  remedy:
    'na_cisnien* na_cukier na_cholest* na_serce na_tarczyc* na_sen na_nerw* na_bol na_bole na_odporn* na_alerg* na_zoladek na_krazen*',
  antibiotic: 'antybiot* steryd*',
  takes:
    'bierze bierzesz biore bior* przyjmuj* przyjmow* przyjmiesz zazywa* zazyw* stosuj* stosow* lyka* lykasz uzywa* pobier* polyk* zalec* zlecon* przepisan* ordyn* podawan* podaj*_sie rozdawan* zapisan* kuracja kuracje kuracji kuracjach',
  otc: 'preparat* bez_recept* z_apte* w_aptece',
  allergy:
    'alerg* uczul* wysypk* wysypuj* obsypuj* obsypal* puchn* pokrzywk* anafil* nadwrazliw* wstrzas* swedz* skora_po reaguj*_skora skora_reaguj*',
  drugAllergy:
    'na_jakie_lek* na_ktore_lek* na_jakis_lek* na_jakies_lek* na_jakikolwiek_lek* na_lek na_leki na_lekarstw* na_antybiot* na_penicyl* na_znieczul*',
  notAllergy:
    'nie_alergi* nie_uczul* to_nie_alerg* nie_jest_alerg* nie_sa_alerg* nie_jest_uczul* poza_alergi* oprocz_alergi* inne_niz_alergi* innego_niz_alergi*',
  exposure:
    'narazen* czynnik*_szkodl* szkodliw*_czynnik* warunk*_szkodl* szkodliw*_warunk* szkodliw*_substancj* zapylen* halas* chemikali*',
  bad: 'problematyczn* ociezal* zle_samopocz* zle gorzej zlych boli bola bolu bol szkodz* szkodzi siada nasila* pogarsz* wywol* powod* zwija mecz* dolegliw* ciezko balon* wzdec* wzdym* rewolucj* sensacj* problem* niestraw* objaw* przelewa* skreca* reaguj* dyskomfort* odchorow* cierpi* niepozadan* klopot* zaszkodz* leza lezy zalega* odbija zaszkodzil* krzywi krzywisz niedobrz*',
  food: 'pokarm pokarmy pokarmu pokarmow pokarmach pokarmami pokarmem produkt* jedzen* jedzeni* potraw* dania dan danie skladnik* zywnos* mleku mleka mleko chlebie chleb pieczyw* glutenu gluten* laktoz* fruktoz* nabial* fodmap produktach zjedzeni* posilk* zjesc jesc zjesz jest_cos zjadasz artykul*_spozyw*',
  tolerates: 'toleruj* tolerancj* toleranc*',
  product: 'produkt* pokarm pokarmy pokarmow potraw* dania dan skladnik*',
  avoid: 'unika* rezygnuj* odstawi* eliminuj* wyrzuc*',
  cause:
    'co_wzdym* co_szkod* co_powod* po_czym po_jaki* po_czyms co_wywol* co_nasila ktore_produkt* ktore_pokarm* jakie_pokarm* jakie_produkt* jakich_produkt* jakich_pokarm* od_czego od_jaki* czego_nie_moz* czego_nie_je* czego_nie_toler* czego_nie_traw* czego_nie_wolno czego_organizm_nie ktorych_nie_moz* ktorych_nie_je* ktorych_nie_toler* ktorych_nie_traw* ktorych_nie_wolno ktorych_organizm_nie jaki*_jedzen* po_mlek* po_mlecz* po_nabial* po_chleb* po_zjedz* po_pieczyw* po_tlust* po_smaz* po_owoc* po_warzyw* po_glut* po_laktoz* po_produkt* po_pokarm* po_potraw* ktore_potraw* ktore_dani* jakie_potraw* jakie_dani* jakie_jedzen* po_wypic* po_spozyc* po_ktorych po_ktorym po_ktorej',
  intolerant:
    'brzuch_nie zoladek_nie jelita_nie zla_toleranc* slaba_toleranc* zlej_toleranc* nie_przyjmuj* organizm_nie nietoler* zle_znosz* zle_toler* nie_sluz* nie_traw* nie_trawi* nie_toler* szkodz* szkodzi szkodza zaszkodz* nie_przyswaj* zle_reagu* trudno_traw* ciezkostraw* zle_traw* nie_wchlani* nie_wolno_jesc zle_wplyw* nie_moz*_jesc zle_wchod* szkodliw*',
  stomachAche: 'brzuch* zoladek zoladk* jelit* trzewi* gastr* pokarmow*',
  heartburn:
    'zgag* wrzod* nadzer* nadkwas* piecz*_w_przelyk* piecze kwas*_zoladk* pali_w_przel* pali_w_zol* pali_w_mos* palen*_w_zol* palen*_w_przel* piecz*_w_zol* palen*_za_mostk* pali_cie zapal*_zoladk* helicobac* pylori pieczen* dwunastn* mostk* pali_za',
  reflux:
    'refluks* reflux* cofa cofaj* cofan* zarzucan* odbija* odbijan* ulewa* regurgit* kwas_do_gardl* kwasn*_tresc* podchodzi*_do_gardl* tresc*_zoladk* tresci_pokarm*',
  gut: 'wzdec* wzdym* wzdet* zaparc* biegun* gaz gazy gazow gazami przelewa* burcz* rozwoln* jelit* perystalt* rozwolni* zatward* baki luzn* obstrukc* wiatr* kolk* bulgot* kruczen* perystal* motoryk* praca_przewod* funkcjonow*_przewod* czynnosc_jelit* jelitow*',
  stool:
    'kupek stolec stolc* wyprozn* kupa kupe kupy kupk* kupce defek* kal kalu za_potrzeb* dwojk* toalet* ubikac* kibel* kibl* oddawani*_stol* wc zalatwi* prozni*',
  stoolLook:
    'konsystenc* domieszk* kolor* wyglad* typ bristol* krew_w sluz ksztalt* rodzaj_stol* charakter_stol* luzn* tward*',
  look: 'konsystenc* domieszk* kolor* krew_w sluz* zapach* barw* barwa',
  colour: 'kolor* barw* barwa zapach*',
  urine:
    'pisuar* siku siusi* sika sikac sikasz sikam mikc* diurez* nykturi* cewnik* pieluch* pieluszk* pieluszek oddawani*_mocz* mala_potrzeb* jedynk* w_nocy_do_toalet* nocy_toalet* mocz moczu moczem moczowy* moczow* czestomocz* parcie_na_pech* moczopedn* pecherz pecherza pecherzu pecherzem',
  night: 'nocy noc nocne nocn*',
  gutOther:
    'trawien* inne_dolegliw* inne_objaw* inne_problem* pozostale_dolegliw* pozostale_objaw* nudnos* mdlos* wymiot* niestrawn* brzuch* brzucha laknien* apetyt* dyspeps* uklad*_pokarm* uklad*_traw* przewod*_pokarm* zoladk* zoladek polykan* gryzien* zuci* zucie dysfag* sytosc* odruch_wymiot* skurcz*_brzuch* jama_ustn* jamy_ustn* pelnos* ciezkos* ociezal* suchosc* trawisz trawie lakn* odbyt* hemoroid* skurcze przelykan* polkn* przelkn* dyskomfort* apetyt laknienie niedobrz* krztus* zachlyst*',
  heavy: 'ciezkos* pelnos* ociezal* nudnos* mdlos* bol bole boli',
  afterMeal: 'po_jedzeni* po_posilk* po_zjedzeni* po_obiedzie',
  feels: 'mam masz miewa* czuje czujesz odczuw* wystep* pojawia*',
  transit: 'zaparc* biegun* perystal* rozwoln* wyprozn* zatward* obstrukc* jelita',
  illness: 'chorob* schorz* rozpoznan* jednostk* wada wady',
  meal: 'posilk* posilek je jesz jem jada* jadasz jedz* jedzen* siada*_do jesc zjada* zjadasz karmien* dan spozyw* przekas* podjad* zywic',
  breakfast: 'sniadania sniadanie sniadan obiady obiad kolacje kolacja',
  snack: 'przekask* podjad* dojad* przegryz* chrup*',
  regular:
    'tej_samej_por* tej_samej_godz* tych_samych_por* tych_samych_godz* podobn*_por* podobn*_godz* regularn* nieregularn* stal*_por* stal*_godzin* stal*_rytm* rytm o_stal* miedzy_posil* pomiedzy_posil* podjad* podskub* przekask* przekaskach pomija* opuszcz* przerw* odstep* chaotyczn* dojada* w_biegu stal*_pory o_roznych porach godzinach pory_posil* godziny_posil* plan_posil* rozklad_posil* rozkladaj* rozlozon* rozlozeni* zdarza_sie_nie w_nocy nocne_jedz* pominac',
  nibble: 'skub* podskub* podziub* podjad* dojad* pochrup* podgryz*',
  interval: 'co_ile przerw* odstep*',
  skips: 'nie_zjes* pomija* pomijasz pominac opuszcz* zapomina*',
  fluid:
    'plyn* wod wody wode woda pije pijesz pija pijam pic picie wypija* wypijasz wypijam nawodn* szklan* napoj* litr* kubk* soki sokow sok butelk* bidon* popija* piciu picia napic wypicia',
  sweeten:
    'slodz* slodzi slodzen* doslad* slodzik* cukier_do cukru_do cukier cukru cukrem lyzeczk* lyzeczek stewi* ksylitol* do_kawy_i_herbat* do_herbat* do_kawy do_kawki',
  supplement:
    'suple supl nutridrink* odzywcz* odzywczych suplem* witamin* odzywk* probiot* mineral* enzym* blonnik* kolagen* kwas_foliow* omega tran tranu magnez* zelazo d3 b12 dha zeli zele izoton* elektrolit* kreatyn* bialko_w wzmacniaj* preparat*_ziol* preparat*_witam* ziola ziolow* ziol preparat*_dla dodatk*_diet* shake* gainer* melaton* bcaa cytrulin* glutamin* izotonik* ashwagand* kurkum* spirulin* cynk selen potas jod inozytol* folian* kwas_foli* multiwit* preparat*_wspom* preparat*_miner* preparat*_odzyw* bialkow*_odzyw* witb12',
  stimulant:
    'alkohol* papieros* tyton* nikotyn* uzywk* kaw kawa kawe kawy kawk* kofein* energet* fajk* alko pali palisz pale palen* palac* piwo piwa piwk* wino wina wodk* vap* iqos e_papieros* epapieros* nalog* dymk* drink* trunk* narkot* substanc*_psycho* snus* marihuan* uzaleznien* procent* kieliszek* kieliszk* papierosk* szlug*',
  sport:
    'sport* trening* trenuj* treningow* trenow* ruch ruchu ruchem rusza* ruszasz cwicz* gimnast* wysil* aktywn* akt fiz fizyczn* wf dyscyplin* krok* kroki silown* fitness* basen* joga jogi rower* biega* biegan* taniec tanca tanczy* rehabilit* ruchow* sprawnos* kondycj* zajec_sport* pilates* zumb* crossfit* rozruszac* pieszo cardio kardio silow* siatkowk* pilk* judo karate narty nordic turystyk* wspinacz* tenis* marsz* wedrow* hulajnog* ruszac spacerow* tryb_zyci* siedzac* przysiad* kondycyjn* rolki plywanie plywania plywasz plywam spacerujesz uprawia*',
  walk: 'spacer*',
  aroundSport:
    'po_trening* przed_trening* w_trakcie_trening* podczas_trening* w_czasie_trening* po_wysilk* przed_start* po_start*',
  wake: 'wyskakuj* wsta* wstaj* wstawan* budz* budzik* pobudk* dzien_zaczyn* zaczyn*_dzien* zaczynasz_dzien* rozpoczyn* zrywa* zwleka* otwier*_oczy na_nogach dzien_rozpocz* poczatek_dnia rozpoczec*_dnia start_dnia otwierasz przebudz*',
  rest: 'lampk* do_poduszki w_kimono zasni* spac spi spisz spie zasyp* zasypian* klad* kladz* kladziesz do_lozka lozku pora_snu gasi gasisz gasz* swiatlo dzien_koncz* koncz*_dzien* koniec_dnia zakonczen*_dnia spoczyn* do_snu idzie_spac polozen* usypia* zamyka*_oczy gaszen* cisza_nocna nocleg* koncz*_sie sen_nocny snu_nocnego',
  work: 'praca prace pracy pracuj* pracow* zmianow* zmianach zmian na_zmiany jakie_zmiany trzyzmian* dwuzmian* grafik* etat* dyzur* sluzb* firm* biur* robot* robocie gospodarstw* gosp lekcj* uczeln* szkole szkol* zajec* zajecia zatrudn* szycht* w_przedszkol* w_zlobk* w_szkole przedszkole_od dyzury nocki zmiany etacie zleceni* delegac* trasy placowce placowk* przedszkolu zlobku',
  span: 'rodzaj charakter czas od_ktorej od_do oddo godzin* godz zmianow* zmianach zmian na_zmiany jakie_zmiany trzyzmian* dwuzmian* system* tryb* grafik* dyzur* harmonogram* rozklad* wymiar etat* do_ktorej plan_lekcj* w_jakich_godzin* szycht* zmiana trwa_zmian*',
  intake:
    'przyjmowani*_pokarm* przyjmowani*_posil* przyjmowani*_jedz* spozyci*_pokarm* ilosci_zjad* ilosci_pokarm* ilosci_spozyw*',
  change: 'wprowadz* zmieni* zmian_w_diec* zmiany_w_diec*',
  warm: 'gdzie_trzym* trzym*_sniad* trzym*_drugie_sniad* trzym*_obiad* trzym*_pudel* trzym*_kanapk* trzym*_jedz* trzyma*_posil* kuchni*_w_prac* kuchni*_w_szkol* odgrz* podgrz* lodowk* mikrofal* kuchenk* przechow* czajnik* aneks* zaplecz*_kuchen* zaplecz*_socjal* zaplecz* pokoj_socjaln* kuchni*_socjaln* lunchbox* pojemnik* pudelk*_z_jedz* zagrz*',
  kitchen: 'kuchnia kuchni kuchnie kuchenk* aneks',
  away: 'w_internac* w_akademik* w_bursie w_biur* w_prac* w_firmie w_szkol* na_uczeln* na_studi* w_hotel* na_budow* na_hali na_zmian* na_dyzur* na_sluzb* w_zaklad* pracownicz*',
  conditions: 'warunk* mozliwos* czas_i_miejsce miejsce_do',
  canteen:
    'cieply_posil* cieple_posil* cieplego_posil* goracy_posil* gorace_posil* serwuj*_obiad* stolow* stoluj* catering* bufet* kantyn* jadalni* wyzywien*_w szkoln*_obiad* barze_pracown* pracownicz*_stol* obiad_firm* kuchni*_zbiorow* diet*_pudelkow* zapewnia_posil* zapewnia*_wyzyw* posilk*_zapewn* wykupion*_obiad* zywienie_w_plac* obiad*_wykup*',
  lunch:
    'obiad*_jesz_w* obiad*_je_w* obiad*_jada*_w* obiad*_dowoz* dowozon*_obiad* obiad*_przywoz* obiad*_w* obiad*_szkol* obiady_przedszk* lunch*',
  noon: 'obiad* lunch*',
  name: 'imie imienia imiona nazwisk* nazwisko godnosc nazywa* nazywasz nazywam dane_osob* dane_pacjent* personal* zwraca* mowi*_do_ciebie godnosci z_kim_mam jak_sie_do_ciebie_zwr* jak_mam_sie_do_ciebie_zwr*',
  fullName:
    'imie_nazwisk* imie_i_nazwisk* imie_oraz_nazwisk* nazwisko_i_imi* nazwisko_imi* imiona_i_nazwisk* nazwisk*_i_imion*',
  person:
    'uzytkownik uzytkowniczka uzytkownika przedszkolak* pacjent pacjentka pacjenta pacjentki klient klientka badany badana badanego ankietowan* uczestni* mieszkaniec mieszkanka mieszkanca podopieczn* chory chora chory_a zawodni* uczen uczennic* osoba_badan* osoba_zglasz* osoba_wypel* osoba_ankiet* swiadczeniobior* respondent* pensjonariusz* wychowank* kursant* dziecko student* pracownik pracownica zglaszajac* seniora senior seniorka hospitalizowan* rodzaca ciezarna wypelnia_ja sportowiec sportsmen* mlod*_mam* przyszl*_mam* karmiac* kuracjusz* klubowicz* zawodnic* pielgrzym* abonent* kadet* harcerz* cwiczac*',
  phone:
    'numer_do nr_do telefon* tel komork* komorkow* zadzwon* dzwon* dzwonic oddzwon* numer_na numer_pod numerem whatsapp* signal* smartfon* kom sms* polaczyc skontakt* zlapie zlapac uchwytn* dodzwon*',
  contact: 'kontakt*',
  date: 'kiedy_rozmaw* kiedy_sie_spotyk* kiedy_sie_widz* data dnia dzien kiedy_wypel* znacznik_czas* sygnatur*_czas* datownik* termin kiedy_rozm* kiedy_odby* data_i_godz* stempel* dniu dzis_jest dzisiaj_jest jaki_dzien date daty data_i_godzina',
  occasion:
    'uzupelni* utworzen* zlozen* deklarac* profilu rozmaw* wypel* wizyt* badani* bad wywiad* zglosz* konsult* konsultac* spisan* spisano kart* ankiet* formularz* przyjec* porad* spotkan* rozmow* bilans* dzisiejsz* czasu zalozen* przeprowadz* kwestionar* sporzadz* zapisu przeslani* wyslan* kwalifikac* ewidenc* odpowiedzi rejestrac* zgloszen* wniosk* dokument* wpisu ocen* ocena wpisan* oddan* wplyn* wypisani* odby* odbyl* rozpoczec* przyjeci* to_wypeln* zapisania objecia zgloszono przyjeto wypelniono sporzadzono',
  done: 'profil_utworzon* konto_utworzon* utworzono utworzon* uzupelniono uzupelnion* dodano zapisano zlozono wypelniono wyslano przeslano zalozono sporzadzono przyjeto zgloszono przeprowadzono zebrano spisano wpisano oddano odebrano zarejestrowano odbyto odbyla odbylo rozpoczeto wypelnion* wyslan*',
  otherVisit:
    'lekarz* lekark* ginekolog* stomatolog* dentyst* ortodon* szpital* szczepien* ostatni* poprzedni* najlepsz* dogodn* pasuj* odpowiada waznos* wygas* upraw* zawod* chemioterap* radioterap* terapii leczenia dializ* porod* ciazy rozpoczecia_diet* zakonczenia_diet* zgody',
  goal: 'czemu_tu_jest* dlaczego_tu_jest* wskazani*_do bedziemy_pracow* chcesz_pracow* chce_pracow* wymarzon*_efekt* skarga_glown* problem_chc* wspolpr*_za_udan* rozwiazac cel cele celu celem celow powod_wizyt* powod_zgl* powod_kons* powod_przy* zmotyw* osiagn* sklonil* sprawilo sprowadz* zalezy oczekuj* oczekiwa* spodziew* po_co zglasza_sie przychodz* przyszedl* przyszla* skierowan* skierowal* ogarn* dlaczego_diet* zglasza*_z_powod* problem_z_jakim z_jakim_problem* z_czym_przy* z_czym_zgl* z_czym_sie w_czym_moge w_czym_mozemy jak_moge_pomoc jak_mozemy_pomoc dietoterapi* dlaczego_chce* z_czym_chce* czemu_chce* uporac* cel_jaki cel_ktor* cele_jakie zglaszam_sie przychodze_z w_czym_widz* gdzie_widz* chce*_wprowadz*',
  goalHead: 'cel_jaki cel_ktor* cele_jakie cele_ktor* cel_na cel_w cel_pan*',
  purpose:
    'potrzeb* skarg* wymarzon* rozwiaz* dietoterapi* cel cele celu celem celow powod powody powodem powodu przyczyn* oczekuj* oczekiwa* oczekiwan* spodziew* po_co dlaczego zalezy zmotyw* motyw* motywac* sklonil* sprawilo sprowadz* zglasza_sie zglaszasz przychodz* przyszedl* przyszla* przyszlas* zglosi* przyjsc skierowan* skierowal* ogarn* osiagn* marzy* marzen* niepokoi martwi chcial*_zmien* chcesz_zmien* chcesz_poprawi* chce_poprawi* zmienic_w poprawic popraw* uzysk* pomoc pomagamy pomozemy wesprzec wsparc* liczysz licz*_na efekt* rezultat* zyska* pragni* dazy* problem_z_jakim z_jakim_problem* z_czym problem*_zywien* decyzj* zdecydow* szukasz szuka priorytet* sukces* uporac* pokonac schudn* zrzuc* dlaczego_chce* najwazniejsz* wymarz* zglasza zglaszany zglaszane zglaszana zglaszaja kierunk* motywuj* zglaszam* poniewaz przychodze przyszlam przyszedlem wprowadz* przywiod* przywiodl*',
  diet: 'diet dieta diety diecie diete dietet* dietety* dietetycz* zywien* zywieni* odzywi* odzywian* wspolprac* terapi* gabinet* konsult* wizyt* poradni* razem jadlospis* spotkan* jedzeniem relacj* wizyty wspolpracy odzywianiu',
  notes:
    'uwag* uwagi komentarz* dopis* dodac cos_jeszcze co_jeszcze jeszcze_powied* jeszcze_przekaz* wspomniec jeszcze_dowied* jeszcze_cos jeszcze_chc* jeszcze_powin* powinnam_wiedz* powinnam_znac powinienem_znac powinienem_wiedz* powinnismy_wiedz* zebym_wiedz* zebysmy_wiedz* na_koniec od_siebie od_ciebie wiadomosc_dla ps o_co_nie_zapyt* nie_zapytal* wazne_informac* dodatkow*_informac* inne_informac* pozostale_informac* wolne_miejsce wolne_pole pole_na_uwag* twoje_slowa zapytac_a notatk* dodam dodasz dodaj* miejsce_na_uwag* miejsce_na_dodat* miejsce_na_twoj* miejsce_na_inne miejsce_na_koment* miejsce_na_swob* miejsce_na_opis* miejsce_na_opow* miejsce_na_pyt* nie_wspomn* pytania_do prosb* wnioski wniosk*_wolne przemyslen* chcesz_napis* jeszcze_napis* jeszcze_opisa* dopowiedz* zapytac_o nie_spytal* pominel* pominal* zapomnial* chcesz_przekaz* napisz_co',
  // What the survey has no field for.
  size: 'mas*_cial* mase_cial* masie waga wagi wage wazy wazysz waze wazyl* bmi wzrost* centyl* centylow* obwod* kilogram* kg przyrost* schudl* chudl* przytyl* utyl* cm talia talii biodr* tkanki_tluszcz* sklad_ciala schudnac_kg ubytek_mas* spadek_mas* tkanka tluszczow*',
  identity:
    'pesel adres* mail maila mailow* email e_mail kod_poczt* miejscowosc* zamieszk* dowod* tozsam* nr_karty numer_karty nr_pokoj* pokoju nr_histori* histori*_chorob*_nr klasa zaklad_pracy ubezpiecz* urodz* urodzen* wiek plec rocznik lat ile_masz_lat obywatel* oddzial nr_sali nfz regon nip login nick instagram grupa kategori* legitymac* staz_malz* licencj* sali sala koszulce szafki polisy lozk* pietro',
  measured:
    'rytm_serca kalori* kcal wynik* ftp skala_b* skala_n* skali_1 punkt* pkt stezen* hba1c albumin* glikem* glikemi* glukoz* ferrytyn* tsh lipidogram* morfolog* badan*_krwi cisnien* rr tetno puls saturac* ekg usg pomiar* nrs barthel poziom_cukr* poziom_gluk* poziom_chol* parametr* laborator* wskaznik* przesiew* gastroskop* kolonoskop* ogtt krzyw* homa* crp ft4 ft3 vo2* mna must sga ecog oznaczen* laboratoryj* cukier_na_czczo test testy testow testu sredni_cuk* kreatynin* egfr poziom_wit* poziom_zel* panel panelu',
  exam: 'badanie badania posiew posiewu',
  energy: 'kaloryczn* kalori* kcal kalorycznos*',
  whatEaten:
    'przykladow* jak_wygladal* wygladal*_pan* wygladal*_twoj* wygladal*_posil* co_jada* co_jesz co_je co_zwykle* co_zazwyczaj* co_jadl* co_jem',
  mealName:
    'na_sniadani* na_obiad* na_kolacj* na_podwiecz* na_drugie_sniad* na_lunch* sniadan obiadow kolacji posilki posilek',
  intoMenu: 'do_jadlospis* do_diet* do_menu do_plan*',
  tendency: 'sklonn* podatn* odpornos* tendencj*',
  infection: 'infekc* przeziebien* zakazen*',
  result: 'efekt* skutk* rezultat* z_jakim_skutk*',
  diets:
    'diety_mas* diet*_odchudz* odchudz* odchudzal* jojo glodow* stosowane_diet* wczesniejsze_diet* diety_stos* diety_prob* jakie_diet* jakich_diet* probowal* roslinn* wegan* wegetar* kuracj*_odchudz* diety_za na_diecie',
  mind: 'stres* emocj* nastroj* psychoterap* terapeut* samopocz* lek_przed* w_swoim_ciele czujesz_sie czuje_sie_w relacj*_z_cial* energi* koncentrac* samoocen*',
  birth:
    'ciaz* ciazy porod* porodu karmi* karmien* piersi* miesiaczk* menopauz* antykonc* cykl cyklu laktacj* ginekolog*_wizyt* szczepien* zabkowan*',
  money:
    'budzet* koszt* kwot* kwota zlotych pieniedz* wydaj* wydatk* cen ceny faktur* platno* cena cene cenie kosztow*',
  cook: 'gotuj* gotow* gotowac przygotow* zakup* sprzet* piekarnik* blender* airfryer* thermomix* patelni* kucharz* kto_robi lodowki_nie',
  source: 'skad dowiedz* polecil* polecen* reklam* trafil*_do poleci*',
  consent: 'zgod* rodo podpis* oswiadcz* wyrazam regulamin* anestezjol* pelnomoc*',
  home: 'mieszkasz mieszkam mieszka mieszkani* domownik* stan_cywil* wykszt* hobby zwierz* pies psa kot hektar* prawn* zainteresow* zawod zawodu stanowisk* ile_osob wolny_czas',
  seniority:
    'staz* stazu ile_lat od_ilu_lat od_ilu_miesi* jak_dlugo od_jak_dawna od_kiedy_prac* od_kiedy_tren* od_kiedy_cwicz* od_kiedy_upraw* od_kiedy_biega*',
  sleepLong:
    'jakosc_snu sen snu bezsenn* ile_godzin_sp* ile_sp* sypia* wyspan* wysypia* przespan* dlugo_sp* ile_godzin_sn* budzisz_sie_w_nocy drzemk* chrap*',
  menu: 'ostatni_posil* ostatniego_posil* wczorajsz* jadlospis* wczoraj* sniadan* kolacj* kolacje typowy_dzien przykladow* obfit* na_miescie poza_domem restaurac* fast_food* sniadanie drugie_sniad*',
  foodName:
    'ryb ryby ryba mies* warzyw* owoc* slodycz* nabial* orzech* jaja jajka fast* straczk* mleko tluszcz* slone wedlin*',
  someoneElse:
    'prowadzac* sekretariat* do_szkoly do_przedszkol* mail e_mail osoby_do osoby_upowazn* upowaznion* nagl* dzieci bliskiej lekarz* dietetyk* gabinet* trener* opiekun* osoby_blisk* alarmow* rejestracj* rodziny rodzin* przychodn* szkoly_dziecka meza zony rodzic* syna corki do_poradn* do_szpital* do_klubu do_zlob* do_domu_opieki pracodawc* ksiegow* przelozon* szefa kierownik* sasiad* administrac* pielegniark* w_razie kurier*',
  parent: 'mamy taty mame tate',
  parentToBe: 'przyszl*_mam* mlod*_mam* karmiac*_mam* przyszl*_matk* mlod*_matk*',
  otherThing:
    'rodzaj_diet* wybran*_diet* diet*_wybran* klasa_sport* klas*_sportow* kolegi kolezanki wycieczk* podroz* jaki_rower jaki_ma_rower jaki_masz_rower tesciow* tesc tescia szwagier* szwagr* kuzyn* wnuk wnuka wnuczk* wnukow synow* narzeczon* kolezank* przyjaci* wspollokator* telefon*_szkol* placi placisz kosmetycz* wlosy wlosow twarz* cera cery pojemnosc* kranie znajom* kolega koledz* zdolnosc* zmiana_nazwisk* jak_bardzo panienskie rodow* wychowawc* konta ceremon* obaw* lekarz_zna kto_wspiera kto_zna rozmiar* waznosc* newsletter* ubrani* ekran* pies psa psu kot kota kotu zwierz* telewiz* nastepn* kolejn*_wizyt* do_ciasta gospodarstwo_dom* kosztow* kto_przepis* kto_polec* nauczyciel* emocj* maz meza mezowi zona zony zonie partner* malzonk* zuzywa* stosunek u_dzieci gospodarstwo bada zwierzet* otwarc* otwarci* cennik* kosztuj* dostawa dostawy dostaw dostawe dostawie dostawca preferowan*_termin* preferowan*_form* preferowan*_godzin* buty butow but zegarek zegark* refundac* cel_zyc* cel_pobyt* powod_rozst* kupuj* kupow* kupi kupic kupisz kupil* klub klubie druzyn* trener trenera swieta_w swieta_u swieta_z w_swieta swiat aplikac* zageszcz* liczba_dni ilosc_dni typem motywuj*_do_ruch* motywuj*_do_cwicz* motywuj*_do_tren* smak_obiad* smak_posil* marka_kaw* marka_herb* ekspres* cel_start* technik* glukometr* sensor* wymiennik* karta_sport* rozrusznik* numer_zlec* numer_umow* nr_umow* oparto na_podstaw* stan_rodz* sytuacj*_rodz*',
  commute: 'dojazd* dojezdz*',
  toWork: 'do_prac* do_szkol* do_biur* do_firm* na_uczeln*',
  assess: 'ocen* oceni* ocena',
};

/**
 * Which ideas together ask for a field, each with its weight; `-` before an idea that must not be there, `~` before one that must not be more than an example. The empty field
 * stands for what the survey does not ask.
 */
export const RULES: readonly (readonly [field: string, rules: string])[] = [
  [
    'header.fullName',
    '5 name -someoneElse -parent -kin -date | 8 fullName -someoneElse -parent -kin -date | 8 fullName parentToBe | 5 name person -someoneElse -parent | 4 person onlyPerson -purpose -notes -phone -date -takes -past -surgery',
  ],
  [
    'header.phone',
    '5.4 phone -hour -someoneElse -rest -identity ~goal | 5.4 contact whole -hour -someoneElse -identity ~goal',
  ],
  [
    'header.date',
    '4 done whole -birth -surgery -otherVisit -identity -phone -disease -purpose -measured -medicine | 5 done occasion -birth -surgery -otherVisit -identity -phone -disease -purpose -measured -medicine | 4 onlyDate | 5.4 date occasion -birth -surgery -otherVisit -identity -phone -disease -purpose -measured',
  ],
  [
    'header.visitPurpose',
    '6 goalHead -identity | 3.2 purpose -date -name -identity -past | 4.4 goal -date -name -identity | 5 purpose diet -date -name -identity -past',
  ],
  [
    'medicalHistory.currentChronic',
    '4 disease -kin -past ~heartburn ~reflux ~allergy | 4.2 disease now -kin -past ~heartburn ~reflux ~allergy | 5 disease still -kin | 5.6 disease diagnosed -kin -surgery | 4.4 specialist care -kin | 4.4 trouble organ -kin -past',
  ],
  [
    'medicalHistory.pastChronic',
    '5 disease past -kin -still ~heartburn ~reflux ~allergy | 4.4 surgery -kin ~goal -name -phone -someoneElse | 3 surgery past -kin | 4.2 person past onlyPerson -kin',
  ],
  [
    'medicalHistory.geneticLoad',
    '6 kin disease -phone | 6 kin allergy | 4 kin surgery | 5 kin interview | 4.4 burden interview | 4.6 kin burden',
  ],
  [
    'medicalHistory.currentMeds',
    '4.6 medicine -past -kin -antibiotic | 5 medicine takes -past -kin -antibiotic | 5 medicine still -kin -stopped | 4.2 takes now -supplement -kin -past | 5 takes remedy -kin -past',
  ],
  [
    'medicalHistory.pastMeds',
    '6.5 medicine stopped -kin | 6.5 whichMedicine past -kin -still | 5.4 medicine past -kin -still | 4.8 antibiotic -kin -still',
  ],
  ['gastro.allergies', '5 allergy -kin -notAllergy'],
  [
    'gastro.intolerances',
    '5 intolerant -kin -allergy -exposure | 6 bad notAllergy -kin | 6 intolerant notAllergy -kin | 5.4 cause bad -kin -allergy | 5.2 cause stomachAche -kin | 4.6 food bad -kin -often -allergy | 5.3 product bad -kin -often -allergy | 4.8 avoid bad -kin -allergy | 4.4 tolerates food -kin -allergy',
  ],
  ['gastro.ulcerOrHeartburn', '5 heartburn'],
  ['gastro.reflux', '5 reflux'],
  ['gastro.peristalsis', '4.8 gut -cause ~illness'],
  ['gastro.bowelFrequency', '4 stool -stoolLook -urine -night | 5.4 stool often -urine -night'],
  ['gastro.urinationFrequency', '4.6 urine -look ~illness | 5.6 urine often | 5.6 stool night'],
  [
    'gastro.other',
    '3.9 gutOther -cause -intolerant ~surgery ~illness | 4.6 afterMeal feels -cause -bad -allergy -measured | 6 heavy gut -transit -cause -intolerant',
  ],
  ['nutrition.mealsPerDay', '4.6 meal often ~fluid ~foodName ~regular -menu | 4.8 meal often regular'],
  [
    'nutrition.mealRegularity',
    '4.6 meal regular ~often | 4.4 meal regular | 4.2 meal hour ~often | 5.6 meal interval | 4.2 nibble -foodName | 6 skips breakfast | 5.2 skips meal | 5 snack hour -foodName | 5 snack often -foodName | 5.2 meal hour breakfast | 4.6 breakfast regular',
  ],
  [
    'nutrition.fluidsPerDay',
    '4 fluid ~stimulant -sweeten ~foodName -favourite | 4.8 fluid often -sweeten ~stimulant',
  ],
  ['nutrition.sweeteningDrinks', '5 sweeten -measured'],
  ['nutrition.supplements', '4.4 supplement | 5.2 takes supplement | 4.2 otc -medicine'],
  ['nutrition.stimulants', '4.6 stimulant ~sweeten -favourite -heartburn'],
  ['nutrition.physicalActivity', '4.4 sport -favourite ~urine ~stool ~surgery ~fluid ~supplement'],
  [
    'constraints.dayStart',
    '4.6 wake hour -urine -stool -trouble | 3 wake -urine -stool -often -night -trouble -sleepLong',
  ],
  ['constraints.dayEnd', '4.6 rest hour -work -count -trouble | 3 rest -often -sleepLong -count -trouble'],
  [
    'constraints.workHours',
    '4.8 work span ~warm ~canteen ~sport ~medicine -gut -gutOther ~meal ~goal -change | 4.6 work hour -wake -rest ~meal ~warm ~canteen ~sport',
  ],
  [
    'constraints.facilities',
    '4.8 warm -inHome -foodName | 4.8 kitchen away | 5 conditions meal work | 5 conditions meal away',
  ],
  ['constraints.canteen', '5 canteen | 4.8 lunch -warm -menu | 4.8 where noon -warm'],
  ['patientNotes', '3.6 notes -intoMenu | 8 notes circumstance -intoMenu'],
  [
    '',
    '4 size | 9 allergy drugAllergy -food -kin | 7 why diets | 9 whatEaten mealName | 9 tendency infection | 9 intake | 7 diets result | 8 who -kin -name | 7 where -warm -canteen -lunch -phone -noon -kin | 4.6 identity | 7.5 measured ~allergy -heartburn | 9 exam stool | 9 exam urine | 9 aroundSport meal -hour | 4.4 diets | 3.6 mind | 3.6 birth | 9 money | 6.5 assess -date | 4.6 commute -work | 9 commute toWork | 9 seniority sport | 9 seniority work | 9 urine look | 6 date surgery -occasion | 9 planned surgery | 4.6 cook | 5 source | 5 consent | 4 home | 4.4 sleepLong -hour | 4.2 menu ~hour -warm | 4.6 stool look | 9 stool colour | 9 energy | 7 walk -sport | 5 disease frequent | 5.6 work place | 5.6 sport place | 6 foodName often meal | 3 someoneElse | 3 parent -phone',
  ],
];
