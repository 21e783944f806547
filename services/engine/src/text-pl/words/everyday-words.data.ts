/**
 * Words of an answer that are no food and change nothing about one, as data: in lower case without Polish letters, a `*`
 * stands for any ending. They are asked for only where no name was found, so a food of that name always comes first. What
 * permits, refuses, limits or excepts never stands here.
 */
export const EVERYDAY_WORDS: readonly string[] = [
  // People and what they do.
  'osob* ludzie ludzi ludziom czlowiek* kobiet* mezczyzn* facet* kolezank* koleg* kolega znajom* sasiad* przyjaciel* przyjacio* ' +
    'narzeczon* dziewczyn* opiekun* niani* sportowiec sportowc* nauczyciel* kierowc* student* emeryt* rencist* szef szefow* ' +
    'lekarz* specjalist* ekspert* znawc* wegetarian* wegank* muzulman* zyd* prawoslawn* katol*',
  // Work, school, sport, home and the way there.
  'pracuj* pracow* praca prace etat* dyzur* biur* firm* delegacj* trening* trenuj* trenow* silown* rower* basen* sport* zawod* ' +
    'mecz* maraton* joga jogi studi* szkola zajec zajecia lekcj* sesj* egzamin* budow* magazyn* nocka nocki nockach ' +
    'mieszkam mieszka dom domem pokoj* lodowk* zamrazark* szafk* piekarnik* mikrofal* garnek garnk* talerz* misk* ' +
    'sklep* market* dyskont* lidl* biedronk* restauracj* knajp* bufet* kantyn* hotel* sanatori* samolot* samochod* auto autem ' +
    'autobus* pociag* wies wsi miast* gory gorach morzem jezior* las lasem ogrod* dzialk* dzialce polsce niemcz* angli* wloszech ' +
    'hiszpan* grecj* turcj* norweg* holandi* irlandi* francj*',
  // Medicine, but no complaint and no test of a food.
  'poradni* przychodni* oddzial* klinik* gabinet* wizyt* recept* diagnoz* hospitaliz* operacj* operow* zabieg* chirurg* onkolog* ' +
    'hematolog* nefrolog* urolog* laryngolog* psycholog* psychiatr* stomatolog* dentyst* terapi* terapeut* leczen* leczy leczyl* ' +
    'lecze kuracj* skierowan* skierow* morfologi* ferrytyn* hemoglobin* zelaz* tarczyc* hormon* steryd* insulin* ' +
    'cisnieni* cholesterol* zawal* udar* stan stanu stanie zapaln* zapaleni* infekcj* gryp* covid* goraczk* przezieb* bakteri* ' +
    'grzybic* pasozyt* helicobacter* flor* mikrobiom* przewod* uklad* narzad* organizm* metaboliz* trawieni* trawienn* otylos* nadwag* ' +
    'waga wagi wage schud* przyty* przytyl* chudn* kilogram* kilo kg kcal kalori* bmi norma normy normie norme poziom poziomu poziomie poziomem wskaznik* ' +
    'wartosc* skal* punkt* stopni* stopien opis* wypis* dokument* karta karcie karty zaswiadczen* orzeczen* epikryz* zdrowi* ' +
    'porod* rodzil* urodz* karmie karmi karmien* miesiacz* menopauz* szczepi* tomograf* rezonans* usg ekg biorez* ' +
    'alergolozk* alergologa alergologiem testowan* probk* surowic* przeciwcial* markery marker markerow',
  // The body where nothing hurts.
  'brzusz* trzustk* pecherz* woreczek woreczka woreczku woreczkiem zolciow* kolano kolana kolan stawy stawow miesni* kregoslup* plecach ' +
    'klatce klatka piersiowej buzi buzia buzie policzk* noska paznok* sylwetk* oddech* oddych* tetno puls przelyk* przelykan* polyka* polkn* zuci* zuje zucie ' +
    'gryze gryzc gryzien* wechu wech powonieni*',
  // Time.
  'stycz* luty lutego lutym marzec marca marcu kwietni* kwiecien maj maja czerwiec czerwca czerwcu lipiec lipca sierp* wrzes* ' +
    'wrzesien pazdzier* listopad* grudz* grudnia grudniu wiosn* latem jesien* zima zimie zimow* poran* ranek poludni* popoludni* doba doby dobe dni ' +
    'dniu dniach swieta swietach urodzin* czas czasu czasie chwile moment* zeszl* ubiegl* przyszl* ostatni* pierwsz* drugi drugiego ' +
    'drugim trzeci* kolejn* nastepn* lecie polowie polowa polowy rocznie kwartal* wtedy wowczas dopiero szybko powoli ' +
    'dlugo krotko pozno nagle nagly stopniowo niedawno dzisiejsz* obecn* aktualn* biezac* teraz juz zeszlym',
  // Numbers in words.
  'jeden jedna jedno jednej jednego jednym dwa dwie dwoch dwoje trzy trzech cztery czterech piec pieciu szesc szesciu siedem siedmiu ' +
    'osiem osmiu dziewiec dziesiec dziesieciu nascie nastu dwadziescia trzydziesci sto procent* wiele wielu paru pare kilku mnostw*',
  // Feelings, convictions, judgement.
  'nawyk* przyzwycz* zwyczaj* tradycj* etyk* etyczn* ideolog* swiatopogl* ekologi* zwierzak* zwierze zwierzeta zwierzat zwierzet* litos* ' +
    'szkoda strach strachu boje boi balem balam bac obaw* panik* nerwy nerwow* wstyd* zal zalu wrazeni* odczuci* uczuci* obrzydz* ' +
    'ohyd* okropn* paskud* straszn* niesmaczn* nuda nudn* nudz* tekstur* faktur* struktur* kolor* wyglad* aromat* won woni ' +
    'posmak* goryczk* mazi* mazist* lepi lepia lepk* ciagnie ciagna ciagnac* grudk* zylk* chrupie zgrzyt* ' +
    'glupi* dziwn* dziwactw* fanaberi* trauma traum* wspomnien* wymysl* histori* anegdot* zart* zartuj* zabawn* smiech* smiesz* ' +
    'prawd* prawda fakt* opini* zdani* zdaniem uwazam mysle mysli myslal* sadze wydaj* wierz* wierzac* post* postu pewn* pewien pewnosci watpliw* ' +
    'nadziej* zycie zyje zyciow* ogolem calosc* jakosc* skut* skutek efekt* przyczyn* problematyczn* ' +
    'powaz* groz* grozn* tragiczn* koszmar* makabr* meczy mecze mecza meczac* meczarni* zmeczen* cierpien* ' +
    'lenistw* leniw* oszczedn* drog* drogie drogi tanie tanio kosztuj* koszt* finans*',
  // Verbs of talking, happening and having to: what they are about says the rest.
  'pamietam pamieta rozumie* widz* widac slysz* slysz czyta* czytal* pisz* pisal* napisz* wpisz* wpisuj* zaznacz* okresl* pyta* pytal* probuj* ' +
    'probow* sprobow* stara staram staraj* musze musi musimy musial* trzeba nalez* warto zdarz* bywa bywaj* dzieje dzialo stalo staje zaczal* ' +
    'zaczel* zaczyn* zacz* trwa trwaj* zostal* zostaj* zosta dzial* pomoc* potrzeb* szuka* ' +
    'znajd* znalazl* nauczy* nauczon* uczy uczono ide idzie ida poszl* poszed* przysz* przyjd* przychodz* wychodz* wyszed* jedzie jade jezdz* ' +
    'adrenalin* opieke opieki pogotowi* wakacj* torebce wyjazd* wesele weselu dal dala dalo daje daja siedz* lez* lezal* spi spie sen snu budz* obudz* wstaj* klad* kladz* ratow* ratun* karetk* umier* umar* ' +
    'umarl* sprawdz* kontrol* konsult* planuj* planow* wole wolimy ladow* wieczn* trafia* uratow* ' +
    'zapis* notat* ankiet* formularz* pytanie odpowied* rubryk* kratk* wyzej nizej ponizej powyzej',
  // Little words.
  'bowiem otoz wlasnie wlasciwie zreszta przynajmniej akurat prawie niemal dosc dosyc calkiem zbyt mianowicie ponadto dodatkowo ' +
    'przede cos ktos ktorys gdzies jakos jakis jakies jakas jakichs jakims jakiegos jakiejs ile gdzie kiedy dlaczego dlatego skad ' +
    'czego kogo komu czym kim tam tutaj wszedzie inaczej podobn* samodzieln* wlasn* wspoln* specjaln* koniecz* przykr* ' +
    'mocno ostro bardzo no noo ech oj ojej ach kurde cholern* cholera zwany zwane zwana tzw ogromn* straszliw* ' +
    'okropnie potwornie koszmarnie zdecydowan* definityw* jednoznaczn* wyrazn* intensywn* gwaltown* bezposredni* posredni* pilnuj* ' +
    'pilnowa* uwazac uwazaj* uwaznie ostrozn* swiadom* celow* zgodnie wedlug zgodn* zwiazk* zwiazan* wobec podczas trakcie poprzez ' +
    'wraz razem bedac bede bedzie byly bylam bylem zostac kolo okolo mniej_wiecej ok_roku sredni* ogolnikow* dwojk* panstwu naszym nasz* wasz* ' +
    'lyk lyku lykach lykow latam robi robia robie pol poltora piekarni* cukierni* sklepik* liceum internet* niby podstawowk* kojarz* granica granicy granice wokol dookola uraz urazu lece leci lecialam biegne gonie stali zelaza letni letnia letniej letniego letnie koniec konca koncu mala maly malej malemu spedza* sof* kanapa kanapie kanape lozk* termofor* toalet* ubikacj* lazienk* kibel* kielisz* prawym prawej lewym lewej ' +
    'zebr* bok boku modn* slynn* popularn* nadcisn* polecen* zalecen* mydl* podeszw* perfum* wszelak* ' +
    'swym samym tyle tylu ilez owszem wiadomo rzeczywisc* faktyczn* najwyrazn* widoczn* oczywist* niewatpliw* zapewne przypuszcz* ' +
    'najbardziej najgorsz* najgorzej przez_cale krzyz krzyzu krzyzuj*',
  // Life as people tell it: things, places, weather, trades, sports.
  'akademik* aptece apteka apteki armi* artykul* balkon* bazar* bezsenn* biwak* blizniacz* blizniak* ' +
    'blog* blok blokow bloku bobas* bransolet* budce budka budki budowla* butow buty chlopak chlopaka chlopaki chlopakiem ' +
    'chlopakow chrapa* chrapi* ciazowa ciezarow* ciotecz* crossfit* cudem czolg* dekolt* depresj* deszcz* ' +
    'dopin* drzemk* drzwi dzieciak* dzieciaka dziwi elektryk* emerytur* etykiet* facebook* fascynacj* fenomen* film* ' +
    'fitness* fotel* fotk* fryzjer* gazet* gitar* gornik* gospodarstw* graj* guzik* harcer* hodowl* hoduj* ' +
    'hydraulik* informatyk* instagram* internat* ironi* kaciki kasjer* kawaler* kelner* kierownic* kilkadzies* ' +
    'kilkakrotn* kilkanas* kilkukrotn* kina kinie kino kiosk* klawiatur* klimatyz* kolanach kolanami kolarst* ' +
    'kolarz* koloni* kombajn* komputer* koncert* korytarz* kosmetyczk* kosza koszul* koszykow* kredyt* krepuj* krzesl* ' +
    'ksiazk* ksiegarn* ksiegow* kucharka kucharki kucharz* kuchenk* kulturyst* kurier* kurtk* legitymacj* lesnik* lista ' +
    'liste listonosz* listy lokci* lokiec losu lozeczk* lydkach magazynier* magia maszyn* mechanik* metod* modny mroz ' +
    'mrozu mundur* nadgarst* nadzwyczaj* naklejk* namiot* nart nartach narty nastolat* nerwic* niemowlak* obora ' +
    'oborze oboz obozie obozow ochroniarz* odkurzacz* odwiez* ogrzewan* okazj* okien okna okno opakowan* pachwin* papier ' +
    'papierem papierow papiery paradoks* paragon* parking* pasek pasiek* pech* pecha piegi pieluch* pilates* pilka ' +
    'pilkarz* pilke pilki plecak* plywal* plywam plywan* podatek podatk* podejsc* podejscie pogod* policj* policjant* ' +
    'poligon* portfel* postoj* pralk* proba programist* przeprowad* przesad* przeslad* przyczep* przyjech* ' +
    'przyszyw* pudelk* ratuj* reklam* remont* renty roczniak* rolnicz* rolnik* rozdraznien* rozpin* rozwod* sadzie ' +
    'sasiedzi schodow* schody sciana scianie sekretark* serial* serialu siatkow* silnik* slonca slonce smarkacz* smoczk* ' +
    'sniegu spawacz* spiewa* spodni* spodnie sposob* stodol* stol stolu stopach straga* strazak* sukienk* synow* szans* ' +
    'szansa szwagier szwagr* szyjce taksiarz* taksowk* tanca tancz* tapczan* targow targu teatr* telefon* telewiz* temat ' +
    'tematem tematu tenis* tesciow* tir tira tirem tirow torebk* trafem traktor* trasa trasach trase trasie trojboj* ' +
    'uczelni* udach obu obydwu obydwoch obojga najmocniej najsilniej przeze rure rura rury sito zalaminowan* mozgow* kamieni* ustnej ustna wpisal* pachami pachach pacha uszami uszach zgiec* dekolci* skroni* posladk* brodzie czole barkach ramion* podbrod* tulow* styropian* tektur* trocin* gwozdz* gluta nikt przekona wydlub* polsku indii indie ukraina ukrainie ukrainy niemczech niemiec anglii hiszpanii wietnamie wietnamu chinach rosji francji belgii szwecji kanadzie kleszcz* ukaszen* ugryzien* pszczelarz* pszczelar* ul uli ulow upal* urzedni* wariant* warzywniak* wcisk* wciska* wdow* wersj* wezwal* wezwan* wiatr* ' +
    'wielokrotn* winda wmusz* wojsk* wozek wozk* wstydze wyciecz* wyczyn* wynajm* wypalen* wyplat* wyprawk* youtub* ' +
    'zachwyc* zachwyt* zapin* zartem zaskak* zaskocz* zawiez* zdjec* zdziw* ziec zieciem zmusil* zmusz* ' +
    'zmywark* zumba zumby',
];
