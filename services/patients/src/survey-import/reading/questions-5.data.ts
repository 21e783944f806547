/**
 * Questions as apps, wards, schools and people who do not write forms every day put them, by the field they ask for: short labels,
 * sentences a form begins and somebody ends, long questions with an explanation. They are counted as those of `questions-4.data.ts`
 * are. The empty field stands for what no survey asks.
 */
const listOf = (lines: string): string[] => lines.split('|').map((one) => one.trim());

/** Questions by field. */
export const EVERYDAY_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '': listOf(`Start diety | Koniec diety | Data urodzenia użytkownika | Ostatnie logowanie | Wersja aplikacji | Plan abonamentu | Ważność pakietu |
    Cel kaloryczny | Kalorie dziennie | Makroskładniki | Białko g/kg | Masa startowa | Masa docelowa | Tygodniowe tempo | Sen (h) |
    Długość snu | Czas snu | Ile godzin przesypiasz? | Jakość wypoczynku | Rytm serca | Temperatura ciała | Tętno | SpO2 | RR | Waga z wypisu |
    Wypis ze szpitala – numer | Oddział kierujący | Nr księgi głównej | Zgoda opiekuna | Kto odbiera posiłki? | Kod odbioru |
    Od jak dawna nie jesz mięsa? | Od kiedy unika Pani glutenu? | Dlaczego nie jesz nabiału? | Ile razy w tygodniu jesz ryby? |
    Gdzie kupuje Pani warzywa? | Jak przyrządzasz mięso? | Na czym smaży Pan kotlety? | Ile jajek tygodniowo? | Mięso – ile razy w tygodniu |
    Ile porcji owoców dziennie? | Kiedy ostatnio jadł Pan ryby? | Kto w domu nie je mięsa? | Co gotujesz najczęściej? | Popisowe danie |
    Zupa, którą lubisz | Ulubiona restauracja | Kuchnie świata, które lubisz | Czy lubisz eksperymentować w kuchni? |
    Ostre czy łagodne? | Czy jadasz zupy? | Ile czasu jesz śniadanie? | Wyznanie | Post religijny | Zasady halal lub koszer |
    Rodzaj diety wybranej w cateringu | Wielkość opakowania | Sposób dostawy | Numer mieszkania | Zaimki | Znak zodiaku |
    Zawody w tym roku | Rekord życiowy | Start sezonu | Dyscyplina i klasa sportowa | Kontuzje kolegi | Numer licencji |
    Planowana data porodu | Liczba dzieci przy piersi | Rodzaj porodu | Kiedy ostatnia miesiączka? | Regularność cyklu |
    Wiek, w którym zaczęły się problemy z wagą | Największa waga | Próby odchudzania | Ile kilogramów do zrzucenia? |
    Jak Pani ocenia swoje zdrowie w skali 1–10? | Stres – skala | Poziom energii w ciągu dnia | Jak się dziś czujesz? |
    Kto zalecił dietę? | Nazwisko prowadzącego | Telefon do szkoły | Numer do sekretariatu | E-mail do rodzica | Strona internetowa |
    Sprzęt AGD w domu | Czy ma Pani robota kuchennego? | Budżet dzienny | Ile wydajesz na catering? | Czas na gotowanie |
    Czy czyta Pan etykiety? | Gdzie robisz zakupy? | Liczba domowników przy stole | Zwierzę w domu | Palenie męża`),
  'header.date':
    listOf(`Utworzono | Data utworzenia profilu | Uzupełniono | Uzupełniono dnia | Zapisano | Dodano dnia | Wpis z dnia | Formularz z dnia |
    Data uzupełnienia | Data uzupełnienia przez rodzica | Data uzupełnienia karty | Data założenia karty | Data założenia profilu |
    Data rejestracji w programie | Data wpływu ankiety | Data zebrania wywiadu | Wywiad zebrano dnia | Ankietę wypełniono dnia |
    Karta założona dnia | Data pierwszego kontaktu z dietetykiem | Kiedy to wypełniasz? | Data (dzień, miesiąc, rok) |
    Dzień konsultacji | Termin konsultacji | Data kwalifikacji do programu | Deklarację złożono dnia | Data złożenia deklaracji |
    Dzień, w którym odpowiadasz | Data oceny stanu odżywienia | Data badania przez dietetyka`),
  'header.fullName':
    listOf(`Użytkownik | Użytkowniczka | Nazwa użytkownika (imię i nazwisko) | Twoje dane: imię, nazwisko | Dane pacjenta: imię, nazwisko |
    Właściciel konta (imię i nazwisko) | Kto odpowiada na pytania? | Osoba, której dotyczy ankieta | Imię i nazwisko przedszkolaka |
    Imię i nazwisko ucznia | Nazwisko i imię podopiecznego | Podopieczny/a | Kim jesteś? Imię i nazwisko |
    Jak masz na imię i na nazwisko? | Imię + nazwisko | Imię i nazwisko ciężarnej | Imię i nazwisko zawodnika/zawodniczki |
    Imię i nazwisko chorego | Chory (imię, nazwisko) | Pracownik – imię, nazwisko | Imię i nazwisko kandydata do zabiegu | Zamawiający (imię, nazwisko) |
    Pacjent/ka | Osoba badana | Nazywam się | Podpisz się imieniem i nazwiskiem | Imię, drugie imię, nazwisko | Dane dziecka: imię i nazwisko`),
  'header.phone':
    listOf(`Komórka | Nr kom. | Tel. kom. | Telefon do Ciebie | Pod jakim numerem Cię złapię? | Na jaki numer mam dzwonić? | Numer, pod który oddzwonić |
    Numer do kontaktu | Kontakt (tel.) | Kontakt telefoniczny do pacjenta | Telefon do ustalenia terminu | Numer do SMS-a z przypomnieniem |
    Zostaw numer, odezwę się | Telefon, pod którym Panią zastanę | WhatsApp / telefon | Twój telefon | Nr tel. pacjenta | Tel. |
    Numer komórki do umówienia wizyty | Telefon pracownika`),
  'header.visitPurpose':
    listOf(`Cel | Mój cel | Twój cel na najbliższe miesiące | Cel główny | Cel diety | Czemu tu jesteś? | Opowiedz, co Cię do mnie sprowadza |
    Co Cię tu przywiodło? | Nad czym mamy popracować | Nad czym chciałaby Pani popracować? | Co chcesz zmienić? | Z czym mogę Ci pomóc? |
    W czym potrzebuje Pan wsparcia? | Powód konsultacji żywieniowej | Powód skierowania do dietetyka | Wskazanie do konsultacji |
    Co jest dla Pani najważniejsze w tej konsultacji? | Co jest powodem zgłoszenia do programu? | Dlaczego zgłaszasz się właśnie teraz? |
    Jakiej zmiany Pani oczekuje? | Jaki efekt Cię ucieszy? | Po czym poznasz, że się udało? | Co ma się zmienić po naszej współpracy? |
    Główny problem, z którym Pan przychodzi | Dlaczego zdecydowała się Pani na dietę? | Zgłaszam się, ponieważ | Chcę osiągnąć |
    Zależy mi na | Czego oczekują rodzice od konsultacji? | Na czym Ci najbardziej zależy?`),
  'medicalHistory.currentChronic':
    listOf(`Choroby | Schorzenia | Rozpoznania | Rozpoznanie onkologiczne i inne leczone choroby | Diagnozy | Choruję na | Leczę się na |
    Choroby, z którymi się zmaga | Co Panu dolega na stałe? | Czy leczy się Pan u jakiegoś specjalisty i na co? | Stwierdzone choroby przewlekłe |
    Czy uczeń choruje przewlekle? | Czy córka/syn leczy się na stałe? | Choroby dziecka pod opieką poradni | Pod opieką jakich lekarzy Pani jest? |
    Jednostki chorobowe (ICD-10) | Ch. przewlekłe | Choroby wsp. | Problemy ze zdrowiem, o których powinnam wiedzieć |
    Twoje choroby i diagnozy | Masz stwierdzone jakieś choroby? | Na co się aktualnie leczysz? | Z jakimi chorobami się Pan mierzy? |
    Czy ma Pani zdiagnozowaną cukrzycę, insulinooporność lub choroby tarczycy? | Stan zdrowia – obecne choroby`),
  'medicalHistory.pastChronic':
    listOf(`Przebyte | Przebyte udary, złamania, operacje | Przebyte choroby i zabiegi | Dawne choroby | Operacje | Zabiegi, hospitalizacje |
    Urazy, operacje, dawne choroby | Na co chorował Pan dawniej? | Co Pani przechorowała? | Z czego się Pan wyleczył? | Czy leżałaś kiedyś w szpitalu? |
    Poważne choroby w przeszłości | Choroby wieku dziecięcego | Pobyty w szpitalu i ich powód | Kiedyś chorowałam na | Miałem operację |
    Miałaś kiedyś operację albo poważną kontuzję? | Hospitalizacje, zabiegi i choroby w przeszłości | Wcześniejsze zachorowania |
    Historia operacji | Przebyte zabiegi (rok) | Czy dziecko było hospitalizowane? | Choroby, które już minęły | Złamania i kontuzje`),
  'medicalHistory.geneticLoad':
    listOf(`Rodzina – choroby | Choroby w rodzinie | Wywiad rodz. | Obciążenia rodz. | Na co chorują rodzice? | Na co chorowali dziadkowie? |
    Czy mama, tata albo rodzeństwo na coś chorują? | Choroby, które powtarzają się w rodzinie | Występowanie nowotworów wśród krewnych |
    Cukrzyca, nadciśnienie, zawały – kto w rodzinie? | Czy ktoś z bliskich miał zawał lub udar? | Otyłość i choroby metaboliczne w rodzinie | Choroby dziedziczne | Rodzice i rodzeństwo – na co się leczą? | Czy Pani mama lub siostra chorowały na tarczycę? |
    W mojej rodzinie występuje | Obciążony wywiad rodzinny w kierunku | Choroby po stronie mamy i taty`),
  'medicalHistory.currentMeds':
    listOf(`Leki | Leki teraz | Leki (nazwa, dawka, pora) | Moje leki | Biorę leki | Obecnie przyjmuję leki | Stałe leki | Leki przewlekle |
    Bierzesz coś na receptę? | Bierzesz jakieś leki na stałe? | Tabletki, które Pan łyka codziennie | Co Pani bierze na co dzień z apteki na receptę? |
    Leki podawane przez personel | Leki podawane codziennie w domu | Zlecenia lekowe | Farmakoterapia | Farmakoterapia stała (preparat, dawkowanie) |
    Leki dziecka podawane w przedszkolu | Wszystkie leki brane obecnie, także przeciwbólowe | Jakie leki dostaje syn? | Zażywane lekarstwa |
    Leki przyjmowane na stałe i doraźnie | Aktualne leczenie farmakologiczne | Insulina i inne leki`),
  'medicalHistory.pastMeds':
    listOf(`Leki odstawione | Leki dawniej | Leki wcześniej | Leki zakończone | Leki odstawione w ciągu ostatniego półrocza | Antybiotyki w ostatnim roku |
    Leki, które przyjmował Pan wcześniej | Brałam kiedyś leki | A może coś brałaś dłużej w przeszłości? | Leki brane przed ciążą, obecnie odstawione |
    Czy w ostatnich latach brała Pani antybiotyki lub sterydy? | Ostatnia kuracja antybiotykiem | Jakie leki już Pan odstawił? |
    Z jakich leków zrezygnowałaś? | Leki stosowane w przeszłości i powód odstawienia | Kiedyś zażywałem`),
  'gastro.allergies':
    listOf(`Alergeny | Alergie | Uczulenia | Alergia na | Uczulenie na | Mam alergię na | Jestem uczulony na | Na co jest uczulone dziecko? |
    Czy pacjent zgłasza uczulenie na pokarmy? | Alergia pokarmowa ucznia | Na te produkty mam stwierdzoną alergię | Wyniki testów alergicznych – na co uczulenie |
    Uczula Cię coś? | Co wywołuje u Ciebie wysypkę? | Produkty alergizujące | Czego nie podawać z powodu alergii? | Alergeny do wykluczenia |
    Nadwrażliwości i alergie | Czy masz alergię na orzechy, mleko albo coś innego?`),
  'gastro.intolerances':
    listOf(`Nietolerancje | Nietol. | Źle toleruję | Szkodzą mi | Szkodzą mi lub nie trawię | Nie służy mi | Po czym jest Ci ciężko? | Po czym Cię wzdyma? |
    Po czym masz rewolucje? | Jedzenie, po którym Ci ciężko, wzdyma albo masz rewolucje | Co źle wpływa na Pani samopoczucie? | Produkty, po których boli brzuch |
    Jakie produkty Panu szkodzą? | Czy dziecko źle znosi jakieś produkty? | Czego Pani żołądek nie toleruje? | Nietolerancja laktozy, fruktozy, histaminy |
    Pokarmy źle tolerowane | Po jakim jedzeniu źle się czujesz? | Czego musisz unikać, bo Ci szkodzi? | Warzywa, po których masz wzdęcia |
    Owoce, które Ci szkodzą | Nabiał – czy szkodzi?`),
  'gastro.ulcerOrHeartburn':
    listOf(`Wrzody | Zgaga | Zgaga/wrzody | Mam zgagę lub wrzody | Zgaga albo wrzody trawienne | Pieczenie za mostkiem, choroba wrzodowa | Czy pali Cię w przełyku? |
    Czy męczy Panią zgaga? | Pali Cię czasem w żołądku? | Czy kiedykolwiek rozpoznano wrzody? | Wrzód żołądka lub dwunastnicy | Zgaga – jak często |
    Czy odczuwa Pani pieczenie w nadbrzuszu? | Dokucza mi zgaga | Nadkwaśność`),
  'gastro.peristalsis':
    listOf(`Jelita | Zaparcia/biegunki | Zaparcia w ciąży – czy występują? | Czy zdarzają się zaparcia albo luźne stolce? | Praca jelit | Perystaltyka jelit |
    Masz zaparcia czy raczej biegunki? | Jak się miewają Twoje jelita? | Jak opisałaby Pani pracę swoich jelit? | Mam zaparcia | Wzdęcia, gazy, przelewanie |
    Czy brzuch bywa wzdęty? | Skłonność do biegunek | Problemy z zatwardzeniem | Jak się miewa Twoja toaleta? (zatwardzenia, biegunki) | Gazy i wzdęcia po jedzeniu – czy są?`),
  'gastro.bowelFrequency':
    listOf(`Stolec | Stolce | Stolce/dobę | Stolec: częstość | Wypróżnienia | Wypróżnienia/tydz. | Rytm wypróżnień | Kupa – jak często? | Jak często dziecko robi kupkę? |
    Ile razy w tygodniu chodzisz na dwójkę? | Ile razy na dobę oddaje Pan stolec? | Jak często się wypróżnia? | Co ile dni się załatwiasz? | Toaleta (grubsza sprawa) – jak często? |
    Wypróżnienia – ile razy w tygodniu | Częstość oddawania stolca`),
  'gastro.urinationFrequency':
    listOf(`Mikcja | Mikcje/dobę | Mikcja: częstość w dzień i w nocy | Mikcje dzień/noc | Mocz – ile razy | Siku – ile razy na dobę? | Jak często chodzi Pani siku, także w nocy? |
    Oddaję mocz (ile razy, jaka ilość) | Ile razy wstaje Pan w nocy za potrzebą? | Czy budzi Panią w nocy parcie na pęcherz? | Oddawanie moczu – częstość |
    Jak często zmieniana jest pielucha (mocz)? | Nykturia – ile razy w nocy? | Liczba wizyt w toalecie (siku)`),
  'gastro.reflux':
    listOf(`Refluks | GERD | Refluks: tak/nie | Czy męczy Panią cofanie się kwaśnej treści? | Cofanie się jedzenia | Odbija mi się | Czy odbija się dziecku po jedzeniu? |
    Refluks żołądkowo-przełykowy potwierdzony w gastroskopii | Czy treść pokarmowa cofa się do przełyku? | Kwaśne odbijanie | Czy po położeniu się coś podchodzi do gardła? |
    Mam refluks | Odbijanie po posiłkach`),
  'gastro.other':
    listOf(`Inne objawy | Inne dolegliwości brzuszne | Dolegliwości: suchość w ustach, brak smaku, mdłości | Zaburzenia połykania, nudności, wymioty | Bóle brzucha |
    Dolegliwości jelitowe podczas wysiłku | Co jeszcze dzieje się z brzuchem? | Jakie inne dolegliwości ze strony brzucha Pani towarzyszą? |
    Mdłości, wymioty – kiedy? | Czy boli Cię brzuch? | Problemy z połykaniem | Czy dziecko skarży się na brzuch? | Uczucie pełności po małym posiłku`),
  'nutrition.mealsPerDay':
    listOf(`Posiłki | Posiłki/dzień | Liczba posiłków | Liczba posiłków w zestawie | L. posiłków | Ile jesz posiłków na dobę? | Ile razy w ciągu dnia coś Pan je? |
    Ile posiłków dziennie dasz radę zjeść? | Ile razy dziecko je w ciągu dnia? | Liczba posiłków przyjmowanych w domu | Ile posiłków zjada podopieczny? | Jem … razy dziennie |
    Z ilu posiłków składa się Pani dzień? | Liczba zjadanych posiłków`),
  'nutrition.mealRegularity':
    listOf(`Pory posiłków | Regularność | Regularność jedzenia | Jesz o stałych godzinach? | Czy je Pani o podobnych godzinach każdego dnia? | Czy jada Pan regularnie? |
    Posiłki spożywam o stałych porach | Jak regularnie jada Pani posiłki? | Przerwy między posiłkami | Podjadasz? | Zdarza Ci się podjadać wieczorem? |
    Czy omija Pani śniadania? | Godziny, o których zwykle jem | Co ile godzin jesz? | Czy dziecko podjada między posiłkami?`),
  'nutrition.fluidsPerDay':
    listOf(`Płyny | Płyny/dobę | Nawodnienie | Woda (l) | Woda/dzień | Ile wypijam | Limit płynów, ile wypijam | Ile wypija w ciągu doby? | Ile i co pijesz na zmianie i po niej? |
    Ilość wypijanych płynów (szklanki) | Ile dziecko pije w ciągu dnia i co? | Ile pijesz poza treningiem | Co najczęściej pijesz i ile tego jest? | Bilans płynów |
    Podaż płynów | Ile szklanek wody wypijasz? | Ile płynów przyjmuje podopieczny?`),
  'nutrition.sweeteningDrinks':
    listOf(`Cukier w napojach | Słodzik/cukier | Słodzę kawę i herbatę | Słodzisz? Czym i co? | Czy słodzi herbatę i kawę zbożową? | Czym słodzi Pani napoje? |
    Ile łyżeczek sypiesz? | Cukier, miód, słodzik do napojów | Napoje słodzone, cukier w kawie | Herbata – z cukrem czy bez? | Czy dziecko pije słodzoną herbatę?`),
  'nutrition.supplements':
    listOf(`Suple | Suplementy | Suplementy teraz | Witaminy | Witaminy i minerały | Supl. | Suplementacja (B12, D3, jod, algi itd.) | Co aktualnie łykasz z suplementów? |
    Żele, izotoniki, witaminy | Odżywki i suplementy | Witaminy i preparaty dla ciężarnych | Preparaty odżywcze i suplementy (np. nutridrinki) | Suplementuję |
    Jakie witaminy podają Państwo dziecku? | Bierzesz witaminę D? Coś jeszcze? | Probiotyki, witaminy, zioła | Doustne suplementy pokarmowe (ONS)`),
  'nutrition.stimulants':
    listOf(`Używki | Nikotyna, alkohol | Kawa/alkohol | Kawa, papierosy, napoje energetyczne, alkohol | Papierosy, e-papierosy, alkohol, energetyki – szczerze | Nałogi | Palisz? Pijesz? |
    Czy pali Pani lub pije alkohol? | Ile kaw i energetyków dziennie? | Alkohol w tygodniu | Czy sięga Pan po używki? | Kofeina dziennie | Fajki, wino, kawa – ile tego jest?`),
  'nutrition.physicalActivity':
    listOf(`Aktywność | Ruch | Poziom aktywności | Sport i ruch | Treningi/tydz. | Tygodniowy plan treningowy | Ruszasz się? Jak i ile? | Ruch w ciągu dnia: spacery, gimnastyka |
    Zajęcia sportowe po szkole | Ile razy w tygodniu ćwiczysz i co dokładnie robisz? | Czy chodzi Pan na spacery lub ćwiczy? | Jaki sport trenuje dziecko? | Rehabilitacja i ćwiczenia |
    Moja aktywność | Jak wygląda Twój ruch w tygodniu? | Ile się Pani rusza?`),
  'constraints.dayStart':
    listOf(`Pobudka | Wstaję | Sen do | O której się budzi? | O której dzwoni Ci budzik? | O której zaczynasz dzień? | O której uczeń wstaje w dni szkolne? | Budzę się o | Godzina pobudki |
    Początek dnia | O której wstają Państwo w tygodniu? | Budzik na | Poranna pobudka o`),
  'constraints.dayEnd':
    listOf(`Sen od | Śpię od | Zasypiam | Kładę się | O której zasypia? | O której kończysz dzień i idziesz do łóżka? | O której uczeń kładzie się spać? | O której zwykle zasypiasz? |
    Pora snu | Do łóżka o | Koniec dnia | O której gaśnie światło? | Godzina, o której idzie Pani spać`),
  'constraints.workHours':
    listOf(`Praca od do | Praca (godz.) | Pracuję | Grafik | Godziny pracy | W jakich godzinach pracujesz? | W jakim systemie i godzinach pracujesz? | Od której do której uczeń ma lekcje? |
    Godziny lekcji i świetlicy | Dyżury – jakie godziny? | Praca – zmiany i godziny | Jak masz ustawioną pracę w tygodniu? | O której zaczynasz i kończysz robotę? |
    Od której do której jest Pani w biurze?`),
  'constraints.facilities':
    listOf(`Kuchnia w pracy | Mikrofala w pracy | Lodówka w pracy | Masz w robocie mikrofalę albo lodówkę? | Co masz do dyspozycji w pokoju socjalnym? | Gdzie odgrzewasz jedzenie? |
    Możliwość odgrzania i przechowania jedzenia w pracy | Czy uczeń może w szkole coś podgrzać lub schować do lodówki? | Czy w pracy da się coś podgrzać? |
    Warunki do jedzenia w pracy | Czy masz gdzie zagrzać obiad na uczelni? | Zaplecze socjalne: lodówka, mikrofalówka, czajnik`),
  'constraints.canteen':
    listOf(`Stołówka | Kantyna | Obiady w szkole | Korzystasz z zakładowej kantyny? | Czy uczeń je obiady na stołówce szkolnej? | Jesz w pracowniczym bufecie / na uczelni? |
    Stołujesz się w pracy? | Czy w firmie jest stołówka i czy Pan z niej korzysta? | Catering/stołówka | Zamawiasz pudełka? | Czy dziecko je obiady w przedszkolu?`),
  patientNotes:
    listOf(`Uwagi | Notatka od użytkownika | Dopisek | Coś jeszcze? | Miejsce na wszystko, co chcesz dodać | Czego jeszcze nie wiemy, a powinniśmy? | Uwagi własne pacjenta |
    Informacje dodatkowe od rodzica | Inne uwagi rodziców dla intendentki | Czy jest coś, o co nie zapytałam, a co chciałaby Pani przekazać? | Na koniec – coś od siebie? |
    O czym powinnam jeszcze wiedzieć, układając jadłospis? | Chcesz coś dodać? | Twoje pięć groszy | Prośby do kuchni | Pozostałe informacje od opiekuna`),
};
