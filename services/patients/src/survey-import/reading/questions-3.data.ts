/**
 * Questions in words that no wording of the survey has as a whole: what they are about has to tell their field. They were written
 * in four lots, each measured before the words of `question-topics.data.ts` grew by what it lacked.
 */

const listOf = (lines: string): string[] => lines.split('|').map((one) => one.trim());

/** Questions by the field they ask for; a list of foods is `preferences.group.preference`. */
export const WEIGHED_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'constraints.canteen':
    listOf(`Z których posiłków w stołówce dziecko będzie korzystało? | Posiłki w przedszkolu, z których korzysta dziecko | Czy korzysta Pan z cateringu? | Gdzie je Pani obiady w dni robocze – stołówka, bar? | Wyżywienie w przedszkolu | Bufet pracowniczy | Jem na stołówce |
    Obiady szkolne | Czy je Pan w kantynie? | Dieta pudełkowa / catering`),
  'constraints.dayEnd':
    listOf(`O której zwykle zasypiasz? | Pora pójścia do łóżka | Kiedy kładzie się Pani spać? | Cisza nocna u Ciebie zaczyna się o | Kładę się o |
    Do której siedzisz wieczorem? | O której chodzą Państwo spać? | Kiedy gasicie światło?`),
  'constraints.dayStart':
    listOf(`O której dzwoni budzik? | Godzina wstawania w dni robocze | Kiedy wstaje Pan z łóżka? | Początek dnia (godz.) | Wstaję zwykle o | Pobudka w tygodniu |
    O której zaczynasz dzień w weekend? | Kiedy dziecko wstaje?`),
  'constraints.facilities':
    listOf(`Z jakiego sprzętu kuchennego możesz korzystać? | Sprzęt kuchenny, do którego ma Pani dostęp | Czy w pracy jest kuchnia lub mikrofalówka? | Gdzie możesz odgrzać obiad? | Dostęp do lodówki w ciągu dnia |
    Warunki do spożycia i przechowania posiłku w zakładzie | W pracy mogę odgrzać jedzenie | Gdzie trzymasz jedzenie w pracy? |
    Czy na budowie jest mikrofala? | Możliwość podgrzania posiłku`),
  'constraints.workHours':
    listOf(`W jakich godzinach jest Pani w pracy? | Praca zmianowa? Jakie zmiany? | Od której do której trwają lekcje? |
    Charakter pracy (siedząca/fizyczna, godziny) | Grafik na ten miesiąc | Pracuję w godzinach | Zmiany w pracy (jakie godziny) | Rozkład dnia pracy |
    Godziny zajęć na uczelni | Nocki, dniówki – jaki grafik? | Ile godzin Pani pracuje i kiedy?`),
  'gastro.allergies':
    listOf(`Czy po jakimś pokarmie wystąpiła wysypka, obrzęk lub duszność? | Alergia (IgE) – na co | Na co reagujesz alergicznie? | Potwierdzone uczulenia |
    Wyniki testów skórnych – na co uczulenie | Jestem uczulona na | Wstrząs, obrzęk, pokrzywka po jedzeniu – po czym? | Czy coś Cię uczula? |
    Reakcje alergiczne (pokarm, owad, lek) | Alergolog stwierdził uczulenie na | Po czym dostaje Pani pokrzywki?`),
  'gastro.bowelFrequency':
    listOf(`Jak często chodzisz do toalety (dwójka)? | Ile wypróżnień w tygodniu | Stolec ile razy dziennie | Czy wypróżnia się Pani regularnie? |
    Rytm oddawania stolca | Wypróżniam się | Stolce /d | Ile razy na tydzień jest kupa? | Regularność wypróżnień (dni) | Co ile dni ma Pan stolec?`),
  'gastro.intolerances':
    listOf(`Po czym masz rewolucje żołądkowe? | Jedzenie, po którym czujesz się ociężale | Produkty wywołujące wzdęcia lub ból | Co Pani szkodzi? |
    Czego organizm nie przyjmuje? | Pokarmy, po których pojawiają się dolegliwości | Nietolerancja laktozy, fruktozy, glutenu? |
    Czy są produkty, których unika Pani ze względu na złe samopoczucie? | Nie mogę jeść, bo mi szkodzi | Po zjedzeniu czego gorzej się Pani czuje? |
    Czego Pani unika, bo potem źle się czuje? | Potrawy ciężkostrawne dla pacjenta | Co Cię wzdyma? | Po jakim daniu boli Pana żołądek? |
    Zła tolerancja pokarmów – jakich | Produkty problematyczne dla jelit`),
  'gastro.other':
    listOf(`Mdłości, brak apetytu, trudności z połykaniem | Czy boli Pana brzuch? | Inne kłopoty z trawieniem | Jak z apetytem? | Mdłości po porannych lekach? |
    Ból w nadbrzuszu, brak łaknienia | Problemy z gryzieniem lub połykaniem`),
  'gastro.peristalsis':
    listOf(`Czy brzuch bywa wzdęty jak balon? | Kłopoty jelitowe (zaparcia / biegunki) | Jak pracują Twoje jelita? | Gazy, wzdęcia, uczucie przelewania |
    Skłonność do zaparć | Zaparcie / biegunka | Wzdęcia (kiedy, po czym) | Jelita leniwe czy zbyt szybkie? | Czy miewasz zaparcia na wyjazdach? |
    Bulgotanie, wiatry, wzdęty brzuch`),
  'gastro.reflux':
    listOf(`Czy treść żołądkowa podchodzi Panu do gardła? | Odbijanie po jedzeniu | Refluks rozpoznany przez lekarza? | Cofa mi się |
    Cofanie się treści pokarmowej w nocy | Czy dziecko ulewa?`),
  'gastro.ulcerOrHeartburn':
    listOf(`Palenie w przełyku | Czy choruje Pan na wrzody żołądka lub dwunastnicy? | Zgaga – po czym i jak często? | Pieczenie za mostkiem | Mam zgagę |
    Czy bierze Pan coś na zgagę? | Choroba wrzodowa | Kwas, pieczenie, nadkwasota`),
  'gastro.urinationFrequency':
    listOf(`Ile razy w nocy wstaje Pan na siku? | Oddawanie moczu w dzień i w nocy | Czy mocz oddaje Pani często? | Mikcja | Oddaję mocz | Ilość oddawanego moczu |
    Jak często biegasz siku? | Diureza resztkowa`),
  'header.date':
    listOf(`Data pierwszego spotkania | Wypełniono w dniu | Karta z dnia | Data przyjęcia do poradni | Kiedy rozmawiamy? | Dzień wypełnienia |
    Data rozmowy kwalifikacyjnej do programu | Ankieta z dnia`),
  'header.fullName':
    listOf(`Kto przychodzi na konsultację? Imię, nazwisko | Podaj swoje dane (imię i nazwisko) | Twoje imię i nazwisko, żebym wiedziała, z kim rozmawiam |
    Pacjent(ka) | Nazwisko i imię pensjonariusza | Personalia osoby ankietowanej | Kogo mamy przyjemność gościć? (imię i nazwisko) | Podopieczny siłowni |
    Dializowany/a (nazwisko i imię) | Na kogo wystawić plan? Imię i nazwisko`),
  'header.phone':
    listOf(`Telefon, pod którym można Panią zastać po południu | Jak się z Tobą skontaktować? (nr tel.) | Numer telefonu do przypomnienia SMS | Kontakt (kom.) |
    Na jaki numer wysłać potwierdzenie? | Gdzie dzwonić w sprawie terminu? | Tel./kom. | Podaj numer, na który odpiszę`),
  'header.visitPurpose':
    listOf(`Jaki problem chce Pani rozwiązać z moją pomocą? | Nad czym będziemy pracować? | Co Cię do mnie sprowadza? | Wymarzony efekt za pół roku |
    Dlaczego akurat teraz zdecydował się Pan na zmianę? | Główna potrzeba pacjenta | Skarga główna | Z czym Pan walczy od strony żywienia? |
    Na czym najbardziej skorzystasz podczas współpracy? | Co by się musiało stać, żeby uznała Pani współpracę za udaną? |
    Oczekiwany rezultat terapii żywieniowej | Przyszłam, ponieważ | Zlecenie konsultacji – powód | Twoje cele na najbliższe 3 miesiące |
    W czym potrzebujesz mojego wsparcia? | Problem, z którym się zgłaszasz | Jaki cel sylwetkowy chcesz osiągnąć? | Powód zgłoszenia się do programu |
    Czego się Pani po mnie spodziewa? | Z jaką sprawą przychodzisz? | Dlaczego potrzebna jest dieta? | Wskazanie do konsultacji | Po co Ci ten plan?`),
  'medicalHistory.currentChronic':
    listOf(`Choroby wykryte przed ciążą albo w jej trakcie | Choroby w obecnej ciąży | Z jakimi chorobami zmaga się Pani na co dzień? | Stan zdrowia - co leczone | Jednostki chorobowe potwierdzone przez lekarza |
    Czy choruje Pan na serce, tarczycę, cukrzycę lub inne? | Schorzenia współistniejące | Pod opieką jakich specjalistów Pani pozostaje i dlaczego? |
    Co Ci dolega na stałe? | Rozpoznania z ostatniego wypisu | Choroby autoimmunologiczne, hormonalne, metaboliczne | Jestem leczona na |
    Zdrowie: z czym się Pani zmaga? | Czy ma Pan cukrzycę, nadciśnienie lub inne choroby przewlekłe? | Choroba podstawowa |
    Dg. główna i choroby współistn. | Przyczyna niewydolności nerek i inne schorzenia | Na jakie choroby przewlekłe cierpi mieszkaniec? |
    Czy masz stwierdzone jakieś problemy zdrowotne? | Dolegliwości i choroby, z którymi żyjesz | Czy leczysz się u specjalisty (jakiego, na co)? |
    Diagnoza lekarska | Od czego masz lekarzy?`),
  'medicalHistory.currentMeds':
    listOf(`Co aktualnie przyjmujesz z leków i w jakich dawkach? | Tabletki na stałe | Farmakoterapia | Czy zażywa Pan leki? Jeśli tak, proszę podać nazwy |
    Leki i dawki (z kartki od lekarza) | Czy bierzesz coś przepisanego przez lekarza? | Lekarstwa, które mam w szafce i biorę | Biorę leki |
    Leki przyjm. na stałe | Co łykasz codziennie rano z apteki na receptę? | Rozpiska leków (rano – południe – wieczór) | Jakie leki podaje Pani dziecku? |
    Czy aktualnie bierze Pan leki, np. na nadciśnienie? | Medykamenty | Leczenie farmakologiczne w toku | Zastrzyki, insulina, tabletki – co dzień`),
  'medicalHistory.geneticLoad':
    listOf(`Wywiad medyczny rodziny | Historia chorób w rodzinie | Historia zdrowotna najbliższej rodziny | Na co chorują lub chorowali Pana rodzice i dziadkowie? | Co „chodzi” po rodzinie? | Nowotwory, cukrzyca, zawały w najbliższej rodzinie |
    Stan zdrowia rodziców | Czy bliscy mieli problemy z tarczycą? | Obciążony wywiad (kto, co) | Moi rodzice chorują na | Choroby dziedziczne |
    Czy u kogoś w rodzinie stwierdzono celiakię? | Czy babcia albo dziadek mieli cukrzycę? | Choroby serca u rodziców |
    Historia chorób w rodzinie (rodzice, rodzeństwo) | Genetyka – obciążenia | Kto w rodzinie chorował na raka?`),
  'medicalHistory.pastChronic':
    listOf(`Co Pan w życiu przechorował? | Operacje – jakie i w którym roku | Czy kiedykolwiek leżała Pani w szpitalu? | Poważniejsze choroby sprzed lat |
    Urazy, złamania, kontuzje | Ciężkie infekcje w przeszłości (np. COVID, borelioza) | Zabiegi chirurgiczne | Przeszłam w życiu (choroby, operacje) |
    Dawne choroby dziecka | Czy miałaś operacje? Jakie? | Hospitalizacje (rok, przyczyna) | Choroby dziecięce i późniejsze, już wyleczone |
    Czy był Pan kiedyś pod nożem? | Wypadki i operacje | Co miałeś operowane? | Przebyte zabiegi (cesarskie cięcie, wyrostek itp.) |
    Z jakich chorób Pani już wyszła?`),
  'medicalHistory.pastMeds':
    listOf(`Jakie leki odstawiono i dlaczego? | Antybiotyki w ciągu ostatniego pół roku | Leki stosowane dawniej | Czy leczyła się Pani kiedyś sterydami? |
    Wcześniejsza farmakoterapia | Leki, z których zrezygnowałam | Leczenie farmakologiczne w przeszłości | Czy w ostatnich miesiącach był antybiotyk? |
    Jakich leków już Pan nie bierze?`),
  'nutrition.fluidsPerDay':
    listOf(`Co i ile Pan pije w ciągu doby? | Nawodnienie (l/d) | Ile szklanek wody? | Płyny – rodzaj i ilość | Ile płynów przyjmuje chory | Piję dziennie |
    Ilość wypijanych płynów | Limit płynów i ile faktycznie wypijasz | Co pijesz do posiłków? | Napoje w ciągu dnia | Woda – ile?`),
  'nutrition.mealRegularity':
    listOf(`Czy posiłki są o stałych porach? | Jak długie są przerwy między posiłkami? | Czy zdarza się Panu pomijać śniadanie lub inne posiłki? |
    Godziny posiłków | Podjadanie między posiłkami – kiedy | Czy je Pani w biegu, nieregularnie? | Jem regularnie | Jak wyglądają Twoje pory jedzenia? |
    Przerwy między karmieniami | Czy masz stałe godziny jedzenia? | Dojadasz wieczorami? | O której jesz pierwszy i ostatni posiłek?`),
  'nutrition.mealsPerDay':
    listOf(`Ile razy na dobę Pani je? | Liczba posiłków w dniu roboczym | Ile masz posiłków w ciągu dnia? | Z ilu posiłków składa się Twój dzień? |
    Ile razy jadasz? | Ile posiłków możesz zjeść w pracy i w domu? | Ilość posiłków | Ile razy dziecko dostaje jeść?`),
  'nutrition.physicalActivity':
    listOf(`Ile masz ruchu w ciągu dnia? | Treningi: co, ile, kiedy | Czy uprawia Pan jakiś sport? | Ile kroków dziennie? | Aktywność (PAL) |
    Czy ćwiczy Pani regularnie? Co i jak długo? | Ruch po pracy | Sprawność ruchowa, rehabilitacja | Ćwiczę | Jak spędzasz czas aktywnie? |
    Plan treningowy | Jak się Pani rusza na co dzień? | Rower, basen, siłownia – jak często? | Zajęcia sportowe dziecka |
    Ćwiczenia zalecone przez fizjoterapeutę`),
  'nutrition.stimulants':
    listOf(`Ile papierosów wypala Pan dziennie? | Papierosy – ile sztuk na dzień | Czy pali Pan papierosy? Ile dziennie? | Alkohol – jaki, jak często | Nałogi | Kawa – ile filiżanek | Jak często sięgasz po kieliszek albo papierosa? |
    Palenie tytoniu | Palę / piję | Dymek, kieliszek, kawa | Spożycie alkoholu | Czy jest Pan palaczem? | Napoje energetyczne`),
  'nutrition.supplements':
    listOf(`Jakie witaminy i minerały Pani łyka? | Suple | Zioła, odżywki, preparaty białkowe | Czy wspomagasz się suplementacją? |
    Doustne preparaty odżywcze (Nutridrink itp.) | Biorę suplementy | Co przyjmujesz poza jedzeniem (białko, kreatyna, witaminy)? | Witamina D i inne |
    Preparaty z apteki bez recepty | Suplementacja dziecka`),
  'nutrition.sweeteningDrinks':
    listOf(`Cukier do napojów – ile łyżeczek | Czy dosładza Pani napoje? | Czym słodzisz? | Ile łyżeczek cukru idzie do herbaty? | Herbata / kawa – z cukrem? |
    Cukier w kawie | Czy słodzi Pan herbatę, kawę, kompot?`),
  patientNotes:
    listOf(`Czy jest coś, o co nie zapytałam? | Twoje przemyślenia i uwagi | Dodatkowe uwagi | Co jeszcze powinnam o Pani wiedzieć? | Miejsce na Twoją opowieść |
    Chcę jeszcze dodać | Inne ważne informacje | Twoje pytania i komentarze | O czym jeszcze chciałbyś mi powiedzieć?`),
  'preferences.dairy.disliked': listOf(`Nabiał – czego Pan nie lubi?`),
  'preferences.dairy.liked': listOf(`Jaki nabiał dziecko lubi?`),
  'preferences.fish_seafood.disliked': listOf(`Ryby wykluczone`),
  'preferences.fish_seafood.liked': listOf(`Ryby – które tak?`),
  'preferences.fruits.disliked': listOf(`Owoce – nie`),
  'preferences.fruits.liked': listOf(`Owoce, które Pani lubi najbardziej`),
  'preferences.legumes.disliked': listOf(`Strączki, których nie jem`),
  'preferences.meat.disliked': listOf(`Mięsa, których pacjent odmawia`),
  'preferences.meat.liked': listOf(`Jakie mięso chętnie jesz?`),
  'preferences.products_grain.liked': listOf(`Pieczywo, które wybierasz najchętniej`),
  'preferences.spices.disliked': listOf(`Przyprawy, których nie znosisz`),
  'preferences.sweets_nuts.liked': listOf(`Słodycze, bez których nie potrafisz żyć`),
  'preferences.vegetables.disliked': listOf(`Warzywa, których dziecko nie ruszy`),
  'preferences.vegetables.liked': listOf(`Ulubione warzywa`),
};

/** Questions that have words of a field and ask for something else. */
export const WEIGHED_FOREIGN: readonly string[] =
  listOf(`Co chciałaby Pani dodać do jadłospisu? | Potrawy, które mamy dopisać do planu | Co jada Pani na śniadanie i o której godzinie? | Co jesz zazwyczaj na kolację i kiedy? | Jak zmieniło się przyjmowanie pokarmów w ostatnich tygodniach? | Zmiana ilości zjadanych posiłków – od kiedy? | Jakie diety stosowała Pani wcześniej i z jakim skutkiem? | Diety stosowane dotąd i ich efekty | Skłonność do przeziębień | Odporność, częste infekcje | Utrata masy ciała w ciągu trzech miesięcy (kg) | Ile kilogramów ubyło Panu od zimy? |
    Ile masz wzrostu? | Ile ważyłaś rok temu? | Jak oceniasz swoją sylwetkę? | Czy ktoś wspiera Panią w zmianie nawyków? | Kto robi zakupy? |
    Jakie jest Twoje ulubione danie? | Z kim Pan mieszka? | Jakie masz wykształcenie? | Numer ubezpieczenia | Ostatnie wyniki: glukoza, insulina |
    Ciśnienie / tętno | Jak Pani sypia? | Ile godzin spędza Pan przed ekranem? | Czy jest Pani w trakcie leczenia niepłodności? |
    Data ostatniej miesiączki | Jak często je Pan na mieście? | Co zjadłaś wczoraj? | Ulubione smaki | Jakie diety próbował Pan stosować? |
    Jak wygląda typowe śniadanie? | Imię psa | Czy wyraża Pani zgodę na newsletter? | Skąd nas znasz? | Kod rabatowy | Preferowany termin wizyty |
    Forma płatności | Czy ma Pani prawo jazdy? | Nazwa firmy do faktury | Lekarz rodzinny (nazwisko, telefon) |
    Imię i nazwisko osoby do kontaktu w nagłym wypadku | Telefon do osoby upoważnionej | Rozmiar ubrania | Co jesz w stresie? |
    Jaki masz stosunek do ważenia się? | Ile czasu możesz poświęcić na gotowanie? | Czy pies lub kot jest w domu? | Grupa krwi | Ile osób liczy rodzina? |
    Szczepienia w ostatnim roku | Data ważności skierowania | Imiona dzieci | Numer gabinetu | Waga urodzeniowa | Ocena stanu odżywienia SGA |
    Siła uścisku dłoni | Temperatura ciała | Ocena apetytu w skali 0–10 | Czas dojazdu do szkoły | Ile czasu spędza Pani w podróżach służbowych? |
    Co Cię motywuje do ruchu? | Jakie masz obawy przed zmianą? | Ulubiony sport w dzieciństwie | Czy w domu jest zmywarka? | Ile wydajesz na suplementy? |
    Czy lekarz zna Pana suplementy? | Data ostatniego szczepienia | Data pierwszej miesiączki | Data wygaśnięcia karnetu | Termin następnej konsultacji |
    Telefon do szkoły | Telefon opiekuna prawnego | Numer konta bankowego | Nazwisko panieńskie | Nazwisko rodowe matki | Nazwisko lekarza kierującego |
    Imię trenera | Nazwisko wychowawcy | Kto wypełnia ankietę w imieniu dziecka? | Wzrost ojca | Masa urodzeniowa | Jaka była Twoja najniższa waga? |
    Ile kilogramów chcesz schudnąć? | Waga docelowa (realna) | Skład ciała z analizatora | Obwód pasa | Wiek, w którym zaczęła się nadwaga |
    Ile godzin śpisz? | Czy budzisz się w nocy, żeby jeść? | Czy dobrze Pani śpi? | Jak ocenia Pan jakość swojego snu? | Czy chrapiesz? |
    Poziom stresu w pracy (1–10) | Jak radzi Pani sobie ze stresem? | Czy zajada Pani stres? | Co robi Pani po pracy? | Jak spędzasz weekendy? |
    Czy masz dzieci? | Z kim jesz kolację? | Kto przygotowuje posiłki w domu? | Czy lubisz gotować? | Ile czasu zajmuje gotowanie obiadu? |
    Jaki masz sprzęt w kuchni? | Czy posiada Pan wagę kuchenną? | Jaki jest miesięczny budżet na jedzenie? | Gdzie robisz zakupy spożywcze? |
    Czy czytasz etykiety? | Jakie jest Twoje ulubione śniadanie? | Co zwykle jesz na śniadanie? | Typowa kolacja | Przykładowy jadłospis z wczoraj |
    Jak często jesz fast food? | Ile razy w tygodniu je Pani ryby? | Jak często sięgasz po słodycze? | Jakie słodycze jesz najczęściej? |
    Czy je Pani mięso? | Od kiedy jesteś na diecie wegańskiej? | Na jakich dietach byłaś? | Ile razy się Pan odchudzał? | Czy miała Pani efekt jojo? |
    Kiedy ostatnio robiłaś badania? | TSH, ft4 – ostatnie wartości | Wynik morfologii | Lipidogram | Poziom ferrytyny | Ciśnienie krwi w spoczynku |
    Czy miesiączkuje Pani regularnie? | Długość cyklu | Czy planuje Pani ciążę? | Który tydzień ciąży? | Ile było porodów? | Czy karmi Pani piersią? |
    Czy stosuje Pani antykoncepcję hormonalną? | Czy przechodzi Pani menopauzę? | Zawód wykonywany | Stanowisko | Jak dojeżdża Pan do pracy? |
    Czy lubi Pani swoją pracę? | Miejsce pracy (nazwa) | Adres szkoły | Nazwa klubu sportowego | Rekord życiowy na 10 km | Data zawodów |
    Docelowa kategoria wagowa | Pozycja na boisku | Tętno spoczynkowe | Czy ma Pan protezę zębową? | Czy chory je samodzielnie? |
    Konsystencja diety (normalna, papka) | Droga karmienia (doustna, PEG) | Ocena odleżyn | Czy pacjent jest leżący? | Skala bólu | Liczba punktów MNA |
    Stan uzębienia | Cera, włosy, paznokcie | Czy wypadają Pani włosy? | Libido | Czy często choruje dziecko w przedszkolu? |
    Ile masz energii w ciągu dnia? | Czy masz zimne dłonie? | Wygląd języka | Numer PESEL dziecka | Kto polecił gabinet? | Skąd wiesz o mojej ofercie? |
    Zgoda na zdjęcia przed i po | Czy zapoznałaś się z regulaminem? | Podpis pacjenta | Nick na Instagramie | Adres do wysyłki paczki |
    Jaki pakiet wybierasz? | Kod promocyjny | Czy ma Pan aplikację do liczenia kalorii? | Ile kalorii dziennie Pan je? | Jaką dietę zalecił lekarz? |
    Zalecenia poprzedniego dietetyka | Czy korzystała Pani już z pomocy dietetyka? | Co było najtrudniejsze w poprzedniej diecie? |
    Co Panu przeszkadza w utrzymaniu diety? | Kto Cię wspiera? | Jak bardzo jesteś zmotywowana (1–10)? | Ile czasu dajesz sobie na efekty? |
    Jakie święta obchodzicie? | Czy pości Pani z powodów religijnych? | Wyznanie | Czy mąż też będzie na diecie? | Czy dziecko je samo łyżką? |
    Kiedy wprowadzono pierwsze pokarmy stałe? | Do kiedy dziecko było karmione piersią? | Ilu domowników będzie jadło z Panią? | Czy w domu są zwierzęta? |
    Jaką temperaturę ma Pani w sypialni? | Ile czasu dziennie przed telefonem? | Czy używa Pan kosmetyków z retinolem? |
    Jakich potraw nie potrafisz przyrządzić? | Jakie potrawy umiesz ugotować? | Ulubiona restauracja | Ulubiony napój alkoholowy na weselu |
    Czy w rodzinie ktoś gotuje wegańsko? | Czy rodzice są rozwiedzeni? | Ile rodzeństwa masz? | Czy ktoś z rodziny się odchudza? |
    Jednostka | Stopień i funkcja | Oddział | Drużyna | Klub i trener | Specjalista kierujący | Pobyt za granicą | Sytuacja socjalna | Zabiegi kosmetyczne |
    Rower (marka i rozmiar) | Kierunek studiów | Temat pracy magisterskiej | Kolor włosów | Numer szafki | Zmiana nazwiska | Tętno maksymalne |
    Rodzaj cery | Preparaty na włosy | Krem i maść na twarz | Staż w zawodzie | Kategoria prawa jazdy | Wyposażenie łazienki | Liczba pokoi |
    Typ budowy ciała | Grupa inwalidzka | Stopień niepełnosprawności | Efekty poprzedniej diety | Problemy w małżeństwie | Powód rozstania |
    Cel pobytu w Polsce | Data wyjazdu | Godzina przyjazdu | Plan na urlop | Rozmiar buta | Hasło do Wi-Fi | Osoba towarzysząca | Samopoczucie dziś |
    Wynik testu Coopera | Ostatni start | Pojemność bidonu | Kadencja | Liczba akcji w miesiącu | Sprzęt ochronny | Numer licencji | Czy umie Pan pływać? |
    Woda w kranie – jaka? | Czy w domu jest klimatyzacja? | Zwierzęta w gospodarstwie | Serwis posprzedażowy | Rodzaj pieca | Komisja lekarska – kategoria |
    Uprawnienia do zniżek | Język ojczysty | Tłumacz potrzebny? | Okulary lub soczewki | Aparat ortodontyczny | Proteza | Wózek, balkonik |
    Zdolność do gryzienia | Karmienie przez sondę | Mieszanka (nazwa) | Miejsce urodzenia | Numer telefonu szkoły | Numer alarmowy | Kontakt z trenerem |
    Wiek rodziców | Zawód matki | Praca męża | Szkoła dziecka | Ilość dzieci | Liczba ciąż | Czas reakcji | Ocena własnego zdrowia | Częstotliwość ważenia |
    Kiedy ostatnio był Pan u dentysty? | Czy bada się Pani regularnie? | Czy regularnie myje Pan zęby? | Ile płaci Pan za siłownię? | Gdzie Pan trenuje? |
    Z kim Pani ćwiczy? | Kto Cię trenuje? | Czy znajomi piją? | Kto w domu pali? | Czy partner choruje? | Czy pies choruje?`);
