/**
 * Words that may stand beside a wording without changing what is asked, as data: without Polish letters, in lower case,
 * `przyjm*` for every word that begins like this. A label of which they leave nothing over is known however it is put.
 */

/** Verbs, adverbs and nouns of any question. */
export const NEUTRAL_WORDS =
  'podanie podania podaniem wypis* wypelnij wypelnic odpowiedz* zapis zapisz napisa* opowiedz* uzupelni* szczegol* krotko dokladn* doklad* konkretn* ewentual* wlasciw* odpowiedni* zwykle zazwyczaj najczesci* czest* czestotliw* regularn* nieregularn* stale stala stalej codzien* dziennie dzien dnia dniach dzis dzisiaj dni rano wieczor wieczorem tydzien tygodn* miesiac* miesiec* rok roku lat lata pora pory porze porach godz godzin* razy raz ilosc* liczb* ile srednio przecietn* okolo mniej wiecej obecn* aktualn* teraz ostatni* dluzszy dlugo czas czasu czasem czasami jakiegokolwiek jakichs jakichkolwiek jakimis jakas cos czyms powod powody powodu nazw* dawk* rodzaj rodzaje typ typu lista listy liste wykaz* inne inny innych innym inna pozostal* glown* najwazn* wazn* wszystk* takie taki takich ogol* pana pani panstw* panski* twoj* moj moja moje moich swoj* wlasn* osobist* dotycz* zwiazan* odnosnie temat* kwesti* zakres* zdarz* wystep* pojawi* organizm* obecnosc* istnieje istnieja posiad* jestem jestes jest bywa bywaj* miewa* mam maja sie skala skali stopien punkt* rubryk* pole miejsc* prosze prosimy prosilabym prosilbym chcial* chciel* chetnie bedzie mozesz mozna moze mogl* powinn* nalezy trzeba zaznacz* wybierz zakresl* podkresl* jezeli jesli jeslinie wtedy natomiast oprocz poza razie podaje podaj podac wpisac wpisz datami data rokiem kilka slow slowach wraz lacznie niz nim nia nich nimi jego jej dla kogos ktos zeby uwzgledni* pelna pelne dowoln* ponizej powyzej kolejn* nastepuj* bylby bylaby byloby uwaza* chodzi dokladniej krotkie kilku zdani* napisac opis opisu wlasnymi';

/** How one speaks of complaints and diagnoses; a problem with sleep is none of the fields that only ask for an hour. */
export const COMPLAINT_WORDS =
  'problem* klopot* dolegliw* skarz* narzek* cierp* zmaga* mierz* boryka* meczy mecza meczaca dokucz* doskwier* dolega* odczuw* odczuc* czuje czujesz stwierdz* potwierdz* zdiagnoz* rozpozn* wykryt* wykryl* podejrz* zauwaz* obserw* tendencj* sklonn* lekarz* leczy* leczon* nasil* uciazliw* towarzysz* trudnosc*';

/** Words of every question that together turn it to something: "po czym boli Panią brzuch" is no complaint but its cause. */
export const COMPOUNDS: readonly (readonly [words: string, compound: string])[] = [
  ['uwagi dla dietetyka', 'uwagipacjenta'],
  ['uwagi dla dietetyczki', 'uwagipacjenta'],
  ['^po czym', 'poczympytanie'],
  ['po czym', 'poczym'],
  ['po jakich', 'poczym'],
  ['po ktorych', 'poczym'],
  ['po jakim', 'poczym'],
  ['jesli nie', 'jeslinie'],
  ['jezeli nie', 'jeslinie'],
  ['kto wypelnia', 'ktowypelnia'],
  ['^kto', 'ktopytanie'],
  ['^kiedy', 'kiedypytanie'],
  ['^od kiedy', 'kiedypytanie'],
  ['juz nie', 'juznie'],
  ['od ktorej do ktorej', 'oddo'],
  ['^sen od do', 'senoddo'],
  ['^spie od do', 'senoddo'],
  ['^sen od', 'senod'],
  ['^spie od', 'senod'],
  ['^sen do', 'sendo'],
  ['^spie do', 'sendo'],
];

/** The compounds. */
export const COMPOUND_WORDS: ReadonlySet<string> = new Set(COMPOUNDS.map(([, compound]) => compound));

/** Words that go along with one field only. */
export const COMPANION_WORDS: Readonly<Record<string, string>> = {
  'header.date':
    'przyjec* odby* odbyl* pacjent* pierwsz* dniu kwestionariusz* formularz* ankiet* kiedypytanie wypelnia* wypelnion*',
  'header.fullName':
    'osob* uklad* jadlospis* drukowan* literami zwraca* imie imienia nazwiska ankiet* wypelni* dane pelne dziecka',
  'header.phone':
    'umowi* zawodni* pacjent* klient* pisac kurier* dostaw* zadzwoni* oddzwoni* polaczyc sprawie wizyt* potwierdz* prywatn* najlepiej zostaw* prywatny sms whatsapp',
  'header.visitPurpose':
    'dietetyk* wspolprac* wizyt* konsultacj* zmian* zmieni* odzywi* zywieni* diet* zdecydow* sklonil* efekt* rezultat* spodziew* oczekuj* zalezy najbardziej glowny przychodz* gabinet* redukcj* masy ciala osiagn* spotkani* nasz* terapi* przyszl* decyzj* skorzyst* przyszla przyszedl przyszlas przyszedles dazy* popraw* pracowac zdrow* sylwetk* chce chcesz',
  'medicalHistory.currentChronic':
    'lekarz* specjalist* zdrow* zdrowia zdrowiem chorob* choruj* leczy* leczon* leczen* schorz* przewlekl* opiek* dolegliw* diagnoz* innych inna nadcisn* autoimmun* zabieg* operac* kontuzj* uraz* anemi* osteoporoz* serce serca tarczyc* zdrowy zdrowa chory chora',
  'medicalHistory.pastChronic':
    'zyciu soba szpital* lezal* operac* operowan* zabieg* przeszlosc* przebyt* przeszedl* przeszla przechodz* przechorow* kiedys wczesniej* dawn* chorob* chorowal* powazn* hospitaliz* uraz* kontuzj* choroby przewlekl* poprzedni* dziecinstw* leczyl* kiedykolwiek histori* kiedypytanie',
  'medicalHistory.geneticLoad':
    'rodzin* rodzic* dziadk* dziadkow* rodzenstw* krewn* bliskich bliscy bliski* najblizsz* matk* ojc* mama mamy tata taty babc* celiaki* insulinooporn* otylos* hashimoto cukrzyc* dolega* ktopytanie leczy* chorob* choruj* chorowal* chorowali chodzi zdrowie wsrod mieli dziedzicz* genetycz* obciaz* nowotwor* raka tarczyc* serc*',
  'medicalHistory.currentMeds':
    'lek leki lekow lekami lekach leku lekarstw* tablet* dawk* dawkowani* pora pory brane biore bierze bierz* przyjm* zazyw* stosow* stosuj* uzyw* lyka* doraznie dorazne dorazn* recept* przepis* zapis* farmak* lekarz* przewlekle preparat* leczni* antykoncep* bez',
  'medicalHistory.pastMeds':
    'przeszlosc* kiedys wczesniej* dawniej* dawn* poprzedni* uprzednio bral* brane przyjmowal* przyjmowane stosowal* stosowane zazyw* odstaw* leczen* farmak* antybiotyk* steryd* kuracj* ostatni* lek leki lekow lekami lekarstw* tablet* przebyt* juznie kiedypytanie',
  'gastro.allergies':
    'uczul* alerg* pokarm* produkt* jedzen* wziewn* kontaktow* leki lekow pylk* skladnik* reakcj* potwierdz* nadwrazliw* zywnosc* testy testach lekarz* wysypk* poczym poczympytanie',
  'gastro.intolerances':
    'nietoler* toler* pokarm* produkt* jedzen* jesc zjedzen* zjesz zle gorzej czuj* dolegliw* szkodz* znosz* znosi brzuch* zoladek zoladka boli reaguj* nadwrazliw* unika* stwierdz* testy zlych zla reakc* reakcj* mleko mleka pieczyw* laktoz* gluten* fruktoz* histamin* sluz* dyskomfort* wzdec* objaw* nie poczym poczympytanie',
  'gastro.ulcerOrHeartburn':
    'pali piecz* pieczen* zgag* wrzod* zoladk* zoladek przelyk* posilk* jedzen* mostk* nadkwas* chorob* dwunastnic* kwas* leczyl* noc nocy',
  'gastro.peristalsis':
    'wzdec* wzdet* zaparc* biegun* gaz* jelit* brzuch* przewod* pokarm* trawien* pracuj* prac* sklonn* tendencj* posilk* jedzen* wyprozn* rozwoln* perystalt* luzn* dzial* oceni* funkcjon*',
  'gastro.bowelFrequency':
    'wyprozn* stol* wyglad* konsystencj* toalet* kupa kupe kupy dwojk* trawien* problem* oddaw* oddaj* robi* chodz* korzyst* bristol* luzn* tward* kolor* lazienk*',
  'gastro.urinationFrequency':
    'mocz* siku siusi* sika* sikac toalet* lazienk* oddaw* oddaj* mikcj* wstaj* chodz* korzyst* noc nocy nocne pecherz*',
  'gastro.reflux':
    'reflux* refluks* odbij* cofa* cofan* zgag* tresc* tresci pokarm* jedzen* jedzeni* posilk* zoladk* przelyk* kwas* ulewa* chorob* objaw* gardl* noc nocy kwasn*',
  'gastro.other':
    'brzuch* trawien* nudnosc* wymiot* mdlosc* bol* boli bole zoladk* jelit* gastr* pokarm* uklad* przewod* stron* objaw* dolegliw* jedzen* jedzeniu posilk* skurcz* dyskomfort* inne jeszcze pozostal*',
  'nutrition.mealsPerDay':
    'posilk* jada* je jem jesz jesc spozyw* zjada* dziennie dobe chce chcesz glown* przekask* zjadan* godzin* por*',
  'nutrition.mealRegularity':
    'kiedypytanie posilk* je jesz jem jada* jedz* jedzen* spozyw* podjad* przekask* pomija* opuszcz* przerw* odstep* chrup* przegryz* dojad* miedzy pomiedzy por* godzin* stal* regular*',
  'nutrition.fluidsPerDay':
    'woda wody wode plyn* pij* pic picie wypij* szklan* litr* kubk* napoj* nawodn* spozyw* spozyc* dobe dziennie butel* mineraln*',
  'nutrition.sweeteningDrinks':
    'cukier cukru cukrem slodz* slodzik* lyzecz* lyzek kaw* herbat* napoj* dodaj* dosyp* sypi* uzyw* doslad* stewi* ksylitol* miod*',
  'nutrition.supplements':
    'suplement* suplem* witamin* mineral* probiotyk* odzywk* bialk* preparat* ziol* bior* bierz* lyka* przyjm* stosow* stosuj* zazyw* uzyw* wspomag* diet* magnez* omega dawk*',
  'nutrition.stimulants':
    'alkohol* papieros* pali palisz pale tyton* kaw* kawy energet* napoj* pij* pic wypal* siega* uzywk* nalog* filizan* sztuk* dziennie e_papieros* vape* uzalezn* elektroniczn* piwo wino',
  'nutrition.physicalActivity':
    'prac* zawod* zajmuj* sport* ruch* rusza* cwicz* trening* trenuj* aktywn* silown* fitness* biega* spacer* krok* chodz* uprawi* poziom* robi* wyglad* fizyczn* dyscyplin* zajec* wysil* basen* rower*',
  'constraints.dayStart':
    'kiedypytanie wstaj* wsta* wstan* budz* pobudk* rozpocz* zaczyn* dzien dnia pracy szkol* weekend* robocz* rano',
  'constraints.dayEnd':
    'kiedypytanie spac sen snu zasyp* zasni* kladz* klad* lozk* lozko konczy* koniec dzien dnia weekend* robocz* pojsci* polozen* spoczyn* idzie chodz*',
  'constraints.workHours':
    'prac* zmian* godzin* kiedypytanie noc nocy oddo konczy* zaczyn* grafik* tryb* zawod* szkol* uczeln* nauk* zajec* etat* zdaln* zmianow* biur* system* lekcj* od_do siedz*',
  'constraints.facilities':
    'prac* szkol* uczeln* lodow* mikrofal* kuchen* kuchni* odgrz* podgrz* przechow* posilk* jedzen* gdzie mozliw* dostep* warunk* zaplecz* czajnik* piekarnik* wyposaz* obiad* biur*',
  'constraints.canteen':
    'stolow* stoluj* cater* bufet* kantyn* obiad* prac* szkol* przedszkol* jada* je jesz miescie restaurac* barze pudelk* zamaw* korzyst* serw* posilk* dostep* pracownicz* zakladow* diet*',
  patientNotes:
    'uwag* komentarz* dopis* doda* jeszcze wspomn* informac* powiedz* wiedz* wazn* istotn* siebie miejsce pozostal* inne koncow* dodatk* przekaz* koniec zakonczen* pacjent* wolne dietetyk* wiadomosc',
};

/**
 * The fewest words that make a question one about its field, as wordings: enough only where nothing of the label is left over
 * beside them and the words above.
 */
export const CORE_WORDINGS: Readonly<Record<string, string>> = {
  'header.date':
    'data | dzien wypelni*/wizyt*/ankiet*/wywiad*/konsultacj* | kiedypytanie wizyt*/konsultacj*/wywiad* | wypelniono',
  'header.fullName':
    'imie nazwisko | imienia nazwiska | imie imienia | zwraca* | ktowypelnia ankiet*/formularz*/kwestionariusz* | ktowypelnia',
  'header.phone':
    'telefon* | kontakt* | tel | kom numer/nr | komork* | numer/nr pisac/skontakt*/dzwoni*/zadzwoni*/kontakt*',
  'header.visitPurpose':
    'cel/cele/celu/celow | powod* wizyt*/zglosz*/przychodz*/zglasz*/konsultacj* | oczekuj* | oczekiw* | spodziew* | zalezy | efekt*/rezultat* oczekuj*/osiagn*/chcesz/chcial*/uzysk*/spodziew*/liczysz | zmieni* odzywi*/zywieni*/diet* | osiagn* | przychodz*/przyszla/przyszedl/przyszlas/przyszedles | sprowadz* | pomoc | popraw* chcial*/chcesz/chce | dazy* | chce*/chcial* pracowac | dlaczego dietetyk*/wizyt*/diet* | decyzj* dietetyk*/diet*/wspolprac* | motyw*',
  'medicalHistory.currentChronic':
    'chorob* | cukrzyc* | nadcisn* | osteoporoz* | tarczyc* | anemi* | choruj* | chory/chora/chorzy | schorz* | leczy* | leczon* | diagnoz* | dolega* | zdrow* problem*/klopot*/stan* | opiek* lekarz*/specjalist* | rozpozn* | jednostk* chorob*',
  'medicalHistory.pastChronic':
    'szpital* | leczyl* dawn*/kiedys/wczesniej*/przeszlosc* | operac* | operowan* | zabieg* | hospitaliz* | przebyt* | przechorow* | chorob* przeszlosc*/kiedys/wczesniej*/dawn*/dziecinstw*/przeszedl*/przeszla/przebyl* | chorowal* | uraz* | kontuzj*',
  'medicalHistory.geneticLoad':
    'rodzin* chorob*/choruj*/chorowal*/zdrow*/obciaz*/cukrzyc*/nowotwor*/nadcisn*/tarczyc*/serc* | bliscy/bliskich choruj*/chorob*/chorowal*/celiaki*/cukrzyc*/nowotwor* | krewn*/rodzic*/dziadk*/matk*/ojc*/rodzenstw*/mamy/taty chorob*/choruj*/chorowal*/dolega* | genetycz* | dziedzicz*',
  'medicalHistory.currentMeds':
    'lek/leki/lekow/lekach/lekami/lekarstw*/tablet*/tabletki/medykament* | farmak* | bierz*/bierze/przyjm*/zazyw* stale/stal*/codzien* | preparat* leczni*',
  'medicalHistory.pastMeds':
    'lek/leki/lekow/lekarstw*/tablet*/farmak* przeszlosc*/kiedys/wczesniej*/dawn*/dawniej*/poprzedni*/uprzednio/odstaw*/bral*/przyjmowal*/stosowal*/juznie | antybiotyk* | steryd*',
  'gastro.allergies': 'alerg* | wysypk* | uczul* | uczulaj* | nadwrazliw* pokarm*',
  'gastro.intolerances':
    'nietoler* | szkodzi | nie toler* | zle/gorzej czuj*/toler*/reaguj*/znosz*/znosi | szkodz* | nie znosi zoladek/organizm* | poczym/poczympytanie boli/dolegliw*/objaw*/wzdec*/dyskomfort*/zle/gorzej | nie jesc czuj*/szkodz*/zdrow* | nie sluz* | produkt*/pokarm* wywol*/powod* | nietoler* nadwrazliw*',
  'gastro.ulcerOrHeartburn': 'zgag* | wrzod* | nadkwas* | piecz*/pieczen*/pali przelyk*/zoladk*/mostk*',
  'gastro.peristalsis':
    'wzdec* | zaparc* | biegun* | gazy/gazow/gazami | jelit* | perystalt* | wzdet* | rozwoln* | luzn* stolc*',
  'gastro.bowelFrequency':
    'wyprozn* | stolec/stolca/stolce/stolcow | kupa/kupe/kupy | toalet* dwojk* | bristol* | toalet*',
  'gastro.urinationFrequency':
    'mocz* | siku | siusi* | sikac/sikasz/sika/sikania | mikcj* | noc* toalet*/lazienk*',
  'gastro.reflux': 'reflux* | refluks* | odbij* | cofa*/cofan* tresc*/pokarm*/jedzen*/kwas* | ulewa*',
  'gastro.other':
    'brzuch* bol/boli/bole/dolega*/dolegliw*/problem*/dyskomfort* | nudnosc* | wymiot* | trawien* | mdlosc* | dolegliw* | dokucz* jedzen*/jedzeniu/posilk* | gastr* | jeszcze dolega*',
  'nutrition.mealsPerDay': 'posilk* | razy/czest*/czesto jada*/jem/jesz/je/jesc | posilk* glown*',
  'nutrition.mealRegularity':
    'regularn*/regular* je/jesz/jem/jada*/posilk*/jedz* | podjad* | por*/godzin* jedzen*/posilk*/jem/je/jesz/jada* | pomija*/opuszcz* posilk* | przerw*/odstep* posilk* | przekask* miedzy/pomiedzy | miedzy/pomiedzy posilk* chrup*/przegryz*/je/jesz/jada* | dojad*',
  'nutrition.fluidsPerDay':
    'plyn* | woda/wody/wode | nawodn* | picie | pij*/wypij*/pic ile/litr*/szklan*/dziennie/dnia/codzien*/dobe/napoj* | napoj*',
  'nutrition.sweeteningDrinks':
    'slodz* | cukier/cukru kaw*/herbat*/napoj*/lyzecz*/dodaj*/uzyw* | doslad* | slodzik* | lyzecz* cukru',
  'nutrition.supplements':
    'suplement* | suplem* | witamin* | odzywk* | probiotyk* | preparat* witamin*/ziol*',
  'nutrition.stimulants':
    'alkohol* | kofein* | papieros* | pali/palisz/pale | tyton* | uzywk* | nalog* | kawa/kawy/kaw/kawe | energetyk* | energetyczn* | uzalezn*',
  'nutrition.physicalActivity':
    'sport* | prac*/zawod* ruch*/rusza*/aktywn*/sport* | ruch/ruchu | rusza* | cwicz* | trening* | trenuj* | aktywn* | silown* | krok* robi* | krokow | fitness',
  'constraints.dayStart': 'wstaj*/wstan*/wsta* | pobudk* | budz* | zaczyn*/rozpocz* dzien/dnia',
  'constraints.dayEnd':
    'spac | zasyp* | zasni* | kladz*/klad* | konczy*/koniec dzien/dnia | spoczyn* | polozen*',
  'constraints.workHours':
    'prac*/pracuj* godzin*/zmian*/grafik*/tryb*/czas*/system*/oddo/konczy*/zawod* | pracuj* | praca/pracy | zmianow* | grafik* | zajec/lekcj* godzin*/szkol*/uczeln*',
  'constraints.facilities':
    'odgrz*/podgrz*/przechow* prac*/szkol*/posilk*/jedzen*/gdzie/mozliw*/obiad*/cos/warunk* | odgrz*/podgrz* | lodow* | mikrofal* | kuchni*/kuchen*/zaplecz* prac*/szkol*/uczeln*/biur* | zaplecz*',
  'constraints.canteen':
    'stolow* | stoluj* | cater* | bufet* | kantyn* | obiad* prac*/szkol*/przedszkol* | pudelk* diet*',
  patientNotes:
    'uwag* | komentarz* | dopis* | doda* cos/jeszcze/chce*/chcial*/siebie | siebie | wspomn* | jeszcze powiedz*/wiedz*/wazn*/istotn*/dopis*/przekaz* | wiadomosc dietetyk* | ps | dopis* wazn* | informac* pozostal*/inne/dodatk*/wazn*/istotn* | powinn* wiedz*',
};
