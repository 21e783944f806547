/**
 * How forms in use word what the survey asks [core §3], as data for whoever knows forms and not programs. Words stand
 * without Polish letters and in lower case, in any order: `przyjm*` is every word that begins like this, `a/b` one of
 * both, `word?` may be missing. A label fits when a wording explains most of its letters; a wording that is missing is
 * one more entry here.
 */

/** Field of the survey, `section.name`; `patientNotes` stands alone. */
export const FIELD_WORDINGS: Readonly<Record<string, string>> = {
  'header.date': `data | dnia | data wywiad*/wypelni*/ankiet*/wizyt*/konsultacj*/badani*/sporzadz*/porad*/spotkan*/rozmow*/formularz*/zgloszeni* |
    data wypelni*/sporzadz*/przeprowadz*/udziel*/badani*/zlozeni* wywiad*/ankiet*/wizyt*/porad*/formularz*/kwestionariusz*/konsultacj*/badani*? |
    dzien wypelni*/wizyt*/konsultacj*/ankiet*/badani*/wywiad* | wypelni* dnia | kiedy wypelni* ankiet*/formularz* | sygnatura czasow* | dzisiejsz* data`,
  'header.fullName': `imie/imiona imiona? nazwisko pacjent*/klient*/osob*/badan*/uczestni*/zawodni*/podopieczn*/swiadczeniobior*/wypelniaj*/ankietowan*/zglaszaj*? |
    pacjent* | klient* | podopieczn* | zawodni* | dane pacjent*/klient* | nazywa* | nazywa* dziecko/pacjent* | personalia |
    imie nazwisko wypelni* ankiet*? | wypelni* ankiet* imie nazwisko | godnosc | imie nazwisko dziecka/corki/syna | pelne imie nazwisko`,
  'header.firstName': `imie | imiona | imie pacjent*/klient*/dziecka`,
  'header.lastName': `nazwisko | nazwisko pacjent*/klient*/dziecka`,
  'header.phone': `telefon* | tel | nr/numer telefon*/tel kontakt*/komorkow*? | telefon*/tel kontakt*/komorkow* | komork* | kontakt* |
    numer/nr kontaktow*/komorkow* | numer* skontakt* | kontakt* telefon* | numer* dzwoni*/zadzwoni* | skontakt* telefon*? | telefon pacjent*/klient* | numer/nr telefon*/tel kontakt*`,
  'header.visitPurpose': `cel/powod/przyczyn* | cel*/powod*/przyczyn* wizyt*/konsultacj*/porad*/spotkan*/zglosz*/wspolprac*/diet*/zywieniow*/terapi*/kuracji poradni*/dietetycz*/dietetyk*/podjec*? |
    cel* podjec*/rozpoczec* diet*/wspolprac* | czym zglasz*/przychodz* | zglasz* problem*? | problem* przychodz*/zglasz* | przychodz* dietetyk*/mnie? | oczekiw* wspolprac*/dietetyk*/diet*/porad*/wizyt*/dietetyczn*/gabinet*? |
    sklonil*/sprowadz* wizyt*/dietetyk*/konsultacj*/poradni*? | osiagn* diet*/wspolprac*/dietetyk*/dieci*? | zmieni* sposob odzywi*/zywieni* | dlaczego diet*/zglasz*/zmieni* odzywi*/zywieni*? |
    cel* konkretn*/glown*/zywieniow*? | motywacj* wizyt*/diet* | pomoc oczekuj* | oczekuj* wizyt*/dietetyk*/wspolprac* | moge pomoc`,
  'medicalHistory.currentChronic': `chorob* | choroby/chorob przewlekl* aktualn*? | przewlekl* chor*/schorz*/leczy*/leczon* | schorzen* | schorzen*/chorob* rozpoznan*/zdiagnozow*/stwierdzon*/wspolistniej* | rozpoznan* glown*/wspolistniej*/lekarsk*? |
    rozpoznan* glown*? wspolistniej* | choruj* cos/czyms? | choruj* przewlekl*/chorob*/aktualn* przewlekl*? | leczy | leczysz | leczy*/leczon* chorob*/przewlekl*/stal* | zdiagnozowan*/rozpoznan*/stwierdzon* chorob*/schorz* przewlekl*? |
    problem* zdrowotn* | stan* zdrowia | chorob* dolegliw* | jednostk* chorobow* rozpoznan*? | diagnoz* lekarsk*/choroby? | opiek* lekarz* stal*? | chorob* dietozalezn*/metaboliczn* zdiagnoz*? | chorob* aktualn*/obecn*`,
  'medicalHistory.pastChronic': `przebyt* chorob*/operacj*/zabieg*/hospitalizacj*/infekcj*/kontuzj*/uraz* chorob*/operacj*/zabieg*/przewlekl*/operacyjn*/powazn*/kontuzj*? | przebyt* chorob* operacj*/zabieg* zabieg*? |
    chorob* przeszlosc*/dziecinstw*/dawn* przewlekl*? | chorowal* przeszlosc*/wczesniej*/dziecinstw*/kiedys? | operowan* | operacj* | operacj* zabieg* | zabieg* operacyjn*/chirurgiczn* | hospitaliz* | hospitaliz*/pobyt* szpital*/zabieg*/operacj* przeszlosc*? |
    pobyt* szpital* | byl*/lezal* szpital* | hospitaliz* operacj*/zabieg* przeszlosc*? | wczesniejsz* chorob* | operacj* przeszlosc* | przebyl* operacj*/chorob*/zabieg*`,
  'medicalHistory.geneticLoad': `obciazen* genetyczn*/rodzinn*/dziedziczn* | chorob*/schorz* rodzin* najblizsz*/wywiad*/dziedziczn*? | wywiad* rodzinn* kierunk*? chorob*? dietozaleznych? | chorob* rodzinn*/genetyczn*/dziedziczn* | chorob* rodzic* dziadk*/rodzenstw*? |
    chorob* krewn*/bliskich | rodzin* choruj* przewlekl*? | rodzin* choruj*/wystep* chorob*? | histori* chorob* rodzin* | rodzic*/rodzenstw*/krewn* choruj* | obciazen* chorobow* rodzin*? | sklonn* genetyczn*/rodzinn* | chorob* wywiad* rodzinn*`,
  'medicalHistory.currentMeds': `lek/leki/lekow/lekarstw* | przyjm*/bierz*/zazyw*/stosow*/stosuj*/uzyw*/lyka* lek/leki/lekow/lekarstw*/tablet*/medykament* stal*/regularn*/codzien*/nazwa/nazwy/recept*? | leki/lekow/lekarstw* stal*/regularn*/codzien*/aktualn* przyjm*/bierz*/zazyw*/stosow*? |
    farmakoterap* | leczen* farmakologiczn* stosow*? | list* lekow | nazwa/nazwy leki/lekow dawk*? | lekarz* przepis* lek* | leki recept* | lek/leki/lekow nazwa/nazwy dawk* | tabletk* | przyjm* leki/lekow dawk*`,
  'medicalHistory.pastMeds': `leki/lekow/lekarstw* przeszlosc*/wczesniej*/dawniej*/kiedys/uprzednio przyjm*/stosow*/zazyw*/bral*? | bral*/przyjmowal*/stosowal* leki/lekow/lekarstw* przeszlosc*/wczesniej*/kiedys? | antybiotyk* | antybiotykoterap* | steryd* |
    antybiotyk* zazyw*/przyjm*/bral*/stosow* wczesniej*/przeszlosc*/ostatni*? | sterydoterap* | leczen* przeszlosc* farmakologiczn*? | odstawion* leki/lekow | antybiotyk* ostatni* rok*/lat*? | antybiotyk* steryd* | dawniej przyjmowane leki`,
  'gastro.allergies': `alergi* pokarm*/wziewn*/kontaktow*/produkt*/zywnosc*/jedzen*? | alergi* pokarm* wziewn* | uczulen* pokarm*/produkt*/lek*? | uczulon* produkt*/pokarm*/jedzen*? | uczula* produkt*/pokarm*? | alergi* uczulen* | alergi* nadwrazliw* |
    nadwrazliw* pokarm* | alergi* nietoleranc* pokarm*? | uczulen* nietoleranc* pokarm*? | alergen* | reakcj* alergiczn* | produkt*/pokarm* alergi* | produkt* uczula* | alergi* leki/stwierdzon*/zdiagnozow* pokarm*? | alergik* | alergi* lub uczulen*`,
  'gastro.intolerances': `nietoleranc* pokarm*/produkt*/laktozy/glutenu? | nie toleruj* produkt*/pokarm*/potraw*/organizm*/dan*/zywnosc*? | zle czuj* produkt*/potraw*/posilk*/zjedzen*/pokarm*/jedzen*? | szkodz* produkt*/pokarm*/jedzen*? | zle toler* produkt*/pokarm*? |
    objaw*/dolegliw* nietoleranc* pokarm*? | nie trawi* produkt*/pokarm*? | produkt*/pokarm* powod*/wywol* dolegliw*/dyskomfort*/objaw*/wzdec*? | zle znosi* produkt*/pokarm*? | produkt* zle toler*/trawi* | nietolerowan* produkt*/pokarm* | stwierdzon* nietoleranc* pokarm*? | dyskomfort* produkt* zjedzen*/spozyci*?`,
  'gastro.ulcerOrHeartburn': `wrzod* zoladk*/dwunastnic*? | zgag* | zgag* wrzod* | chorob* wrzodow* zoladk*/dwunastnic*/zgag*? | chorob* wrzodow* zoladk* dwunastnic* | pieczen*/piecz*/palen* przelyk*/mostki* zgag*? | nadkwasot* zoladk*? | nadkwas* zgag* |
    wrzod* zoladk* dwunastnic* | zgag* nadkwas* | zgag* pieczen* | wrzod* zoladk* zgag* | zgag* posilk*/jedzen*`,
  'gastro.peristalsis': `perystalt* jelit*/wzdec*/zaparc*? | zaparc* | biegun* | wzdec* | zaparc* biegun* wzdec*? | wzdec* gazy/gazow/biegun*/zaparc* | wzdec* zaparc* biegun* | gazy | prac*/pracuj*/funkcjonow*/dzial* jelit* | biegun* zaparc* |
    problem* jelit* | przelewan* jelit*/brzuch*? | zaparc*/biegun*/wzdec* problem*/klopot* | motoryk* jelit*`,
  'gastro.bowelFrequency': `wyprozn* | wyprozn* czestot*/czestosc*/liczb*/rytm*/razy/regularn*/ilosc*/ile konsystencj*? | stolec/stolca/stolce/stolcow | stolec/stolca/stolce/stolcow oddaw*/rytm*/czestot*/czestosc*/liczb*/konsystencj*/typ*/skal*/rodzaj* rytm*/bristol*/czestot*/czestosc*? |
    skal* bristol* stol*? | typ stolca skal* bristol* | toalet* stol* korzyst*? | robi kup* | defekac* czest*? | zalatwi* grub* | oddaw* stolca/stolec czesto? | wyprozn* skal* bristol* | korzyst* toalet* | stolca wyglad*`,
  'gastro.urinationFrequency': `mocz* | oddaw* mocz* czestot*/czestosc*/razy/czesciej/noc*? | mikcj* czest*/liczb*? | diurez* oddaw*? mocz*? | czest*/czesto siku* | czest*/czesto mocz* | ilosc* mocz* | oddaw* mocz* czesto* dobe/dobowo? | diurez* czest* oddaw* mocz* | wstaje noc* toalet*/mocz* | robi siku`,
  'gastro.reflux': `refluks* zoladk*/przelyk*? | refluks* zoladk* przelyk* | chorob* refluks* przelyk*? | odbij* posilk*/kwas*? | cofa* tresc*/pokarm*/jedzen* pokarm*/zoladk*/zoladek? | tresc zoladk*/pokarm* cofa* | kwas* cofa*/odbij* | refluks* odbij*/zarzuc* | zarzuc* tresci zoladk*/pokarm* | reflux | gerd`,
  'gastro.other': `dolegliw* inne/inny/pozostal*? | dolegliw* uklad*/przewod* pokarm* inne? stron*? | problem*/dolegliw*/objaw* trawien*/gastryczn*/jelit*/zoladk*/brzuch* inne? jelit*? | problem* zoladk* jelit* | bole/bol brzuch* posilk*/jedzen*? | nudnosc* wymiot*? | wymiot* |
    objaw* inne uklad* pokarm*? | inne | dolegliw* gastryczn*/trawienn*/jelitow*/pokarm* | klopot* trawien* | dolegliw* podczas | problem* uklad* pokarm*/trawien*`,
  'nutrition.mealsPerDay': `posilk* | posilk* liczb*/ilosc*/ile/czestot*/czestosc* spozyw*/zjada*/jada*/spozyt*/wypij*? | posilk* dziennie/dobe/dnia/dzien je/jesz/jem/jada*/spozyw*/zjada*? | razy dziennie je/jesz/jada*/jem/spozyw*/posila* | liczb* spozyw*/zjadan* posilk* |
    posilk* planuj*/preferuj* dziennie | razy je/jesz dziennie | ile posilk* | posilk* spozyw* dziennie | ile razy je dziecko`,
  'nutrition.mealRegularity': `regularn* posilk*/je/jesz/jada*/jem/spozyw*/odzyw*/jedzen*/spozycia posilk*? | stal* por*/godzin* posilk*/je/jesz/jada*/spozyw*? | por* posilk*/jedzen* spozyw*? | por* dnia je/jesz/jada*/spozyw* | godzin* posilk* | podjad* posilk*/miedzy/pomiedzy/produkt*? |
    podjad* miedzy/pomiedzy posilk* | posilk* miedzy/pomiedzy podjad*/je/jesz | nawyk* podjad* | posilk* regularn* spozyw* | regularn* odzyw*/jadan* | jakich porach/godzinach je/jesz/jada* | posilk* por* stal*`,
  'nutrition.fluidsPerDay': `plyn* | plyn*/wod*/napoj* ilosc*/ile/pij*/wypij*/spozyc*/podaz*/spozyw*/szklan*/litr*/dzienn* wypij*/pij*/szklan*/litr*? | nawodn* | pij* dziennie/dnia/dziecko? | wypij* dziennie/plyn*/szklan*/litr* | szklan*/litr* wod*/plyn* wypij*/pij*? | napoj* pij*/wypij*/spozyw*? |
    ilosc* wypijan* plyn*/wod* dzienn*? | wod* ile pij*/wypij* | wod* pij* napoj*? | spozyc* plyn*/wod* | pij* napoj*/plyn* | plyn* wypij* dziennie form*?`,
  'nutrition.sweeteningDrinks': `slodz* kaw*/herbat*/napoj*? | slodz* kaw* herbat* | slodzen* napoj*/kaw*/herbat*? | doslodz*/doslad*/posladz* napoj*/kaw*/herbat*? | lyzeczk* cukr* kaw*/herbat*? | cuk* kaw*/herbat*/napoj* dodaj*/uzyw*? | cuk* kaw* herbat* | lyzeczk* slodz*/cukr* |
    uzyw*/dodaj* cuk*/slodzik* | slodzik* | slodzi napoj* herbat* kaw* | czym slodz*`,
  'nutrition.supplements': `suplement* diet*/witamin*/przyjm*/bierz*/zazyw*/stosow*/stosuj*? | suplementacj* diet*/stosow*/stosuj*? | odzywk* | odzywk* suplement* | witamin* suplement*/mineral*? | przyjm*/bierz*/zazyw*/stosuj*/stosow* suplement*/witamin*/odzywk*/probiotyk* diet*/suplement*/witamin*/mineral*? |
    witamin* mineral* suplement*? | suplement* diet* zazyw*/przyjm*/stosuj*/bierz* | przyjmow* witamin* suplement* | probiotyk* | witamin* bierz*/przyjm*/podaj* | ziola suplement*`,
  'nutrition.stimulants': `uzywk* stosow*/stosuj*? | nalog* | alkohol* | alkohol* papieros* kaw*? | papieros* | pali/palisz/pale/palen*/palic papieros*/tyton*? | pij*/spozyw* alkohol*/kaw*/energetyk* energetyk*/herbat*? | kaw* | kaw* pij*/filizan* dziennie? herbat*? | energetyk* | napoj* energetycz* kaw*? pij*? |
    pali/palisz/palic papieros* pij*/alkohol* alkohol*? | tyton* | uzywk* alkohol*/papieros*/kaw* papieros*/kaw*? | alkohol* czesto spozyw*/pij*`,
  'nutrition.physicalActivity': `aktywn* fizyczn*/ruchow*/sportow* rodzaj*/poziom*/stopie*/form*/uprawi*? | aktywn* tygodni*/dodatkow*? | sport* uprawi*? | uprawi* sport*/dyscyplin*/aktywn* | cwicz* regularn*/sport*? | trenuj* razy/czesto/tygodni*/sport*? | trening* | trening* tygodni*/razy/rodzaj*/liczb* | wysil* fizyczn* tygodni*? |
    ruch/ruchu | krok* liczb*/dziennie? | rusza* duzo/czesto? | aktywn* fizyczn* form* korzyst*? | poziom* aktywn* fizyczn* | jaki sport`,
  'constraints.dayStart': `wstaj*/wstaw*/wstan* ktorej/godzin*/rano/por*? | pobudk* godzin*/por*? | budz* ktorej/godzin*/rano? | poczatek dnia | zaczyn* dzien godzin*? | dzien zaczyn* | godzin* wstaw*/wstan*/wstaj* | ktorej wstaj* | rano wstaj* dziecko? | por* wstaw* | godzin* pobudk*`,
  'constraints.dayEnd': `kladz* spac sen? | chodz* spac | idzie/idziesz/ide spac | zasypia*/zasyp*/zasni* ktorej/godzin*/por*? | koniec dnia | konczy* dzien | polozen* spac | godzin* zasyp*/zasni*/polozen* | ktorej zasyp*/zasni* | por* zasyp*/zasni*/spania | kladz* lozk* | godzin* spac kladz*/chodz*`,
  'constraints.workHours': `godzin* prac*/szkol*/zajec zawodow*/szkol*/nauk*? | prac* szkol* godzin* | prac* godzin*/czas*/zmian*/tryb*/system*/rodzaj*/charakter*/zawodow* wykonyw*/godzin*? | system* zmianow* prac*? | praca | pracuj* godzin*/zmian*/ktorej/zawodow*? | rodzaj* wykonyw* prac* | tryb* prac* |
    czas* prac* | ktorej pracuj*/ktorej? | zmian* prac*/pracuj* | praca zawodow* godzin*? | charakter* prac* siedz*?`,
  'constraints.facilities': `zaplecz* kuchen*? prac*? | podgrz*/odgrz*/przechow* mozliw*/posilk*/jedzen*/warunk* posilk*/jedzen*/prac*/szkol*/przechow*? prac*/szkol*? | lodowk* mikrofal* prac*/szkol*? | lodowk*/mikrofal* prac*/szkol*/dostep* prac*/szkol*? | mikrofal* lodowk* | mozliw* podgrz* |
    mozliw* podgrz* przechow* | dostep* lodowk*/mikrofal*/kuchn*/kuchen* prac*/szkol*/mikrofal*? | kuchni*/aneks prac* | warunk* kuchenn*/podgrz* | mozliw* podgrz*/odgrz*/przechow* posilk* prac*/szkol* | gdzie podgrz* | posilk* prac* podgrz*/odgrz*/przechow* | mikrofal* prac*`,
  'constraints.canteen': `stolowk*/stolowc* prac*/szkol*/korzyst*/catering*? | catering* korzyst*/dietetyczn*/prac*/stolowk*? | korzyst* stolowk* catering*? | stolowk* szkoln*/zakladow*/pracownicz* | prac*/szkol* stolowk* | je/jada*/jesz stolowk*/stolowc* szkol*? | kantyn* | bufet* prac*? | obiad* prac*/szkol*/przedszkol* je/jada*? |
    diet* pudelkow* | stolowk* catering* | posilk* stolowk*/przedszkol* | zywieni* zbiorow*`,
  patientNotes: `uwagi pacjent*/dodatkow*/wlasn*/inne/klient*? | notatki | dodatkow*/inne/wazn* informacj*/uwagi istotn*? | jeszcze doda* | doda* cos? | jeszcze powinn*/wiedziec/dowiedziec wiedziec/dowiedziec? | cos jeszcze | co jeszcze doda* | komentarz* dodatkow*/pacjent*? | powinn* wiedziec | inne uwagi |
    wazn* powiedziec/przekazac | chce doda* | miejsce uwagi | twoje uwagi`,
};

/** What forms often ask and the survey has no field for; the answer stays in sight as a text without a field. */
export const FOREIGN_WORDINGS = `wzrost | mas* cial* aktualn*/najwyzsz*/najnizsz*/docelow*/obecn*/urodzeniow*/idealn*? | waga aktualn*/docelow*/obecna/urodzeniow*? | wazy | wazysz | obwod* pas*/bioder/talii/brzuch*/ramieni*? | wiek | lat/lata ile? | data urodzenia |
    pesel | plec | adres* mail*/zamieszk*? | mail | email | zawod/zawodu/zawodem wykonyw*? | wczesniejsz* diet* | stosow* diet* | diet* odchudz* | ciaz* karmi* piersi*? | karmi* piersi* | cykl* miesiaczk*? | miesiaczk* | antykoncepc* hormonaln*? | sen/snu jakosc*/dlugosc*/godzin*/ile? | spi/spisz/spania godzin*/dlugo/ile? |
    stres* poziom*/ocen*? | wynik* badan* | badan* krwi | kto gotuj* | gotuj* dom*? | czas* gotow*/przygotow* posilk*? | budzet* diet*/zywnosc*? | sprzet* kuchenn*? | jadlospis* dnia/dzien poprzedni*? | wywiad 24 h/godz* | dziennicz* 3? dniow*? | swieta | post/posty | zgoda rodo/przetwarz*/danych? | podpis* pacjent*? |
    imie nazwisko opiekun*/rodzic*/matki/ojca/lekarz*/dietetyk* | opiekun* prawn*? | rodzic* | hobby | zainteresowan* | stan cywiln* | grup* krwi | temperatur* | cisnien* krwi? | tetno | bmi | nr/numer karty/pesel/dowod* | rodzenstw* | miejsc* zamieszk*/urodzeni* | wyksztalcen* | lekarz* kieruj*/prowadz* |
    uwagi dietetyk*/lekarz* | zalecen* dietetyk*/lekarz*? | telefon* opiekun*/rodzic*/lekarz*/gabinet* | mas* cial* wzrost | waga wzrost`;

/** Headings of the parts of a form, by the part that follows them; the empty one follows a title. */
export const SECTION_WORDINGS: Readonly<Record<string, string>> = {
  header:
    'dane podstawowe|dane osobowe|dane|naglowek|informacje ogolne|informacje podstawowe|dane kontaktowe|dane podstawowe i cel wizyty|informacje o pacjencie|metryczka',
  medicalHistory:
    'wywiad medyczny|wywiad zdrowotny|zdrowie|historia zdrowotna|historia choroby|leki choroby|zdrowie leki|stan zdrowotny|wywiad chorobowy|twoja historia zdrowotna|historia medyczna',
  gastro:
    'uklad pokarmowy|przewod pokarmowy|trawienie|gastro|dolegliwosci ukladu pokarmowego|wywiad gastryczny|problemy trawienne i jelitowe|dolegliwosci ze strony ukladu pokarmowego',
  nutrition:
    'sposob zywienia|zywienie|nawyki zywieniowe|nawyki|odzywianie|styl zycia|jedzenie picie|tryb zycia|nawyki zywieniowe i styl zycia|organizacja posilkow|nawyki dnia',
  constraints:
    'ograniczenia plan dnia|ograniczenia|plan dnia|rytm dnia|praca plan dnia|organizacja dnia|harmonogram dnia|tryb dnia',
  preferences:
    'preferencje|preferencje zywieniowe|preferencje smakowe|produkty lubiane nielubiane|upodobania|co lubi czego nie lubi|smaki|upodobania zywieniowe|produkty lubiane i nielubiane|preferencje pokarmowe',
  '': 'ankieta|ankieta zywieniowa|kwestionariusz|wywiad zywieniowy|ankieta dietetyczna|kwestionariusz zywieniowy|ankieta pacjenta|ankieta startowa|wywiad dietetyczny|formularz|wywiad z pacjentem|formularz dietetyczny|karta pacjenta|ankieta wstepna|ankieta przed wizyta',
};

/** Heads of the columns of a table that say nothing themselves. */
export const HEAD_WORDINGS =
  'pytanie|odpowiedz|odpowiedz pacjenta|odpowiedzi|lp|nr|zagadnienie|grupa|grupa produktow|produkt|produkty|kategoria|zakres|dane|tresc pytania|uwagi pacjenta|obszar|temat|pytania';

/** Lines that a form prints for whoever fills it in; `*` at the end stands for whatever follows. */
export const FURNITURE_WORDINGS =
  'wymagane|pole wymagane|pola wymagane|pole obowiazkowe|zaznacz tylko jedna odpowiedz|zaznacz wszystkie wlasciwe odpowiedzi|wybierz wszystkie wlasciwe odpowiedzi|wybierz jedna odpowiedz|mozna wybrac kilka odpowiedzi|mozna zaznaczyc kilka odpowiedzi|twoja odpowiedz|wlasciwe podkreslic|wlasciwe zaznaczyc|niepotrzebne skreslic|zaznacz wlasciwe|wybierz|dalej|wyslij|zacznij wpisywac|ten formularz zostal utworzony*|nigdy nie przesylaj hasel*|formularze google|google forms|microsoft forms|zapisano odpowiedz*|przelacz konto|nie udostepniono|przykladowa odpowiedz';

/** Words that turn what a label asks to another person, time or thing: a wording that lacks them does not fit. */
export const TURNING_WORDS =
  'rodzin* rodzic* matk* mamy mama ojc* ojciec tat* babc* dziad* rodzenstw* krewn* bliskich przeszlosc* przebyt* przebyl* wczesniej* dawniej* dawn* kiedys uprzednio dziecinstw* poprzedni* partner* maz zona opiekun* lekarz* dietetyk* gabinet* lubi* smakuj* najwyzsz* najnizsz* docelow* idealn* urodzeni* badan* zmarl* bral* przyjmowal* stosowal* chorowal* pies psa kot kota koszt*';

/** Words of questions that tell nothing about what is asked. */
export const EMPTY_WORDS =
  'czy pan pani pana panu panem pania panstwo panstwa panstwu prosze prosimy podac podaj wpisz wpisac napisz wymien wymienic opisz opisac okresl zaznacz wskaz uzupelnij jaki jakie jaka jakich jakim jaka jakies jakas jakis jakikolwiek jakiekolwiek jakiegos jakiejs cos czegos czym ktos kto kogos co czego jest jestes sa byl byla byly bylo bylas byles bywa bywaja ma masz mam miewa miewasz maja mial miala miales mialas odczuwa odczuwasz wystepuje wystepuja wystepujace wystepujacych wystapily cierpi cierpisz dokucza dokuczaja zdarza na i oraz lub albo w we z ze do o od u za po przy dla pod jesli jezeli tak to te ten tego tych tym ta obecnie obecne obecna obecny aktualnie aktualne aktualna aktualny teraz ewentualnie np jak kiedy sie siebie swoj swoja swoje swoich twoj twoja twoje twoim twojej twoich twojego ci tobie toba ciebie cie moj moja moje mi mnie nam naszej ktory ktora ktore ktorego ktorej ktorych ktorym ile a rowniez takze tez wiec chcesz chcialby chcialaby chcialbys chce glowny glowna glowne wyglada jego jej dziecko dziecka dziecku aby zeby oto as es by jakos moze mozna roznego rodzaju wszystkie wszelkie zwiazku dotyczace dotyczacy dzieki niz wzgledem wobec stopnia';

/** Words that weigh little: how often, how much, and that it is eaten. */
export const WEAK_WORDS =
  'czesciej rzadziej dziennie dobe doba dobowo dnia dni dzien dniu ciagu codziennie tygodniu tygodniowo tygodnia tydzien razy raz zwykle zazwyczaj najczesciej czesto jada jadasz je jesz jem spozywa spozywasz spozywane spozywany zjada zjadasz godzinie godzina najblizszej najblizsza liczba ilosc srednio okolo mniej wiecej ogolem zycie zyciu jeszcze';

/** Words by which a form goes on with its question: alone below a label they are no answer. */
export const HINT_WORDS =
  'pokarmowe pokarmowa wziewne wziewna kontaktowe ile razy dziennie tygodniowo jakie jaki jaka nazwa dawka pora pory rodzaj czestotliwosc czestosc trwania bierze przyjmuje stosuje zazywa wymienic podac opisac imie nazwisko pani pan pana ktorych ktore godzina godziny wlasciwe podkreslic zaznaczyc niepotrzebne skreslic data miejsce czas ilosc liczba stale powod';

/** What forms name as examples behind their question; it is not what they ask. */
export const EXAMPLE_WORDS =
  'cukrzyc* nadcisnien* otylosc* tarczyc* insulinoopornosc* cholesterol* hipercholesterol* nowotwor* miazdzyc* laktoz* gluten* orzech* herbat* soki sok woda zawal* udar* pcos ibs sibo celiaki* serca watrob* nerek serce hashimoto masc* insulin* zoladek zoladka';
