/**
 * Further questions, by the field they ask for, as patients meet them in practices, schools, wards and clubs: together with those of
 * `questions.data.ts` they tell what a new question is like. A wording that is read wrong is one more entry here. The empty field
 * stands for what no survey asks.
 */
const listOf = (lines: string): string[] => lines.split('|').map((one) => one.trim());

/** Questions by field; lists of foods are `preferences.group.preference`. */
export const FURTHER_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '': listOf(`Wzrost i aktualna masa ciała | Ostatnie wyniki badań laboratoryjnych (jeśli są) |
    Czy wyraża Pan/Pani zgodę na przetwarzanie danych osobowych? | Rok urodzenia |
    Co stanęło Ci na przeszkodzie przy poprzednich podejściach? | Tydzień ciąży (Hbd) | Masa ciała przed ciążą / obecnie |
    OGTT 75 g (0–60–120 min) | Grupa | Osoby upoważnione do odbioru dziecka | Od jak dawna starają się Państwo o dziecko? |
    Jak długie są Pani cykle? | Czy partner również jest pod opieką kliniki? | Sala / łóżko | MNA-SF (pkt) |
    Opowiedz mi o swojej historii odchudzania | Jak oceniasz swój poziom stresu w skali 1–10? | Od kiedy jesteś na diecie roślinnej? |
    Ostatnie wyniki B12 i ferrytyny | Ile czasu dziennie możesz poświęcić na gotowanie? | Kolor moczu | Ile lat trenujesz? |
    Staż treningowy | Nazwa klubu | Trener prowadzący | Nazwa leku, którego się Pani boi | Zapach moczu |
    Od kiedy pracujesz w firmie? | Nazwisko trenera | Godziny otwarcia stołówki | Cena obiadu w stołówce | Kto podaje leki? |
    Koszt leków miesięcznie | Gdzie kupujesz suplementy? | Ulubiony sport w telewizji | Ile kilometrów ma Pan do pracy? |
    Jak długo trwa przerwa w pracy? | Data rozpoczęcia ciąży | Data operacji | Data urodzenia pacjenta | Telefon do poradni |
    Telefon lekarza rodzinnego | Miejsce pracy | Stanowisko pracy | Liczba domowników | Kto przygotowuje posiłki dziecku? |
    Ile trwa obiad? | Temperatura posiłków | Konsystencja posiłków | Kto karmi chorego? | Waga po porodzie |
    Rozmiar odzieży roboczej | Nr ewidencyjny | Nr szafki | Skala nudności 0–10 | Jak ocenia Pani swój apetyt w skali 1–10? |
    Ocena bólu brzucha (0–10) | Ile punktów w teście MUST? | Ciśnienie | Glukoza na czczo | Cholesterol całkowity | HOMA-IR |
    Ostatnia miesiączka | Liczba ciąż i porodów | Jaki ma Pan rower? | Kategoria wagowa | Dystans docelowy | Data startu |
    Termin zawodów | Cel czasowy na maraton | Ile śpisz? | Jakość snu | Drzemki dziecka | Czas przed ekranem |
    Zajęcia dodatkowe z języków | Imię rodzeństwa | Wychowawczyni | Nazwa szkoły | E-mail | Hobby | Skąd wiesz o gabinecie? |
    Budżet tygodniowy na jedzenie | Jak często jesz na mieście? | Czy gotujesz sama? | Sprzęt kuchenny w domu | Co jadłeś wczoraj? |
    Przykładowy dzień jedzenia | Dotychczasowe diety | Czy liczysz kalorie? | Jak reagujesz na stres? | Czy jesz pod wpływem emocji? |
    Liczba dzieci | Wykształcenie | Miejscowość | Kod pocztowy | Adres dostawy posiłków | Godziny dostawy |
    Numer karty stałego klienta | Nr umowy | Faktura – NIP | Podpis rodzica | Zgoda na udział | Zgoda na pomiar składu ciała |
    Czy mogę wysyłać Ci przepisy? | Kolonoskopia (data, wynik) | USG brzucha – wynik | Gastroskopia – kiedy? | Skład ciała |
    Tkanka tłuszczowa (%) | Masa mięśniowa | Spadek masy ciała w ostatnich 6 miesiącach | Droga żywienia | Zgryz, uzębienie |
    Stan skóry | Odleżyny | Mobilność pacjenta | Opiekun faktyczny | Choroby partnera | Leki partnera | Jak się czuje mama? |
    Wiek matki | Czy pies jest na diecie? | Ulubiona pora roku | Najlepszy termin wizyty | Który dzień tygodnia Ci pasuje? |
    Jak wolisz otrzymać jadłospis? | Ile razy się ważysz? | Najniższa masa w dorosłym życiu | Masa ciała obecnie i pół roku temu |
    Wzrost dziecka (cm) | Miejsce zamieszkania | Rocznik | Nr PESEL | Adres korespondencyjny | Adres mailowy | Stan cywilny i dzieci |
    Ostatni wynik HbA1c | BMI | Termin porodu | Cykle miesiączkowe | Stres – w skali od 1 do 10 | Jakość snu (1–10) |
    Ile godzin śpi dziecko? | Czy budzisz się w nocy? | Jakie diety stosowałaś do tej pory? | Czy kiedykolwiek byłeś na diecie? |
    Ulubiona potrawa | Co jadasz na kolację? | Opisz wczorajszy dzień jedzenia | Jak często jadasz poza domem? | Kto gotuje? |
    Ile czasu masz na gotowanie? | Jaki masz piekarnik? | Jaki budżet przeznaczasz na dietę? | Skąd dowiedziałeś się o poradni? |
    Zgoda na przetwarzanie danych | Imię matki | Nazwisko opiekuna prawnego | Kto sprawuje opiekę nad dzieckiem? |
    Pokrewieństwo wypełniającego | Grupa przedszkolna | Szkoła i klasa | Numer pokoju i łóżka | Numer historii choroby | Rasa psa |
    Ulubiony sportowiec | Cel życiowy | Twój wymarzony zawód | Kto jest dla Ciebie wsparciem? | Co Cię stresuje w pracy? |
    Jak dojeżdżasz do pracy? | Ile osób pracuje w Twoim dziale? | Od ilu lat uprawiasz sport? | Jak długo trenujesz? |
    W jakim klubie trenujesz? | Trener kadry | Twój rekord w martwym ciągu | Waga startowa | Kategoria wiekowa |
    Wynik ostatniego startu | Tętno w spoczynku | Zegarek sportowy (model) | Barwa moczu | Rodzaj cewnika |
    Ile masz par butów do biegania? | Data ostatniego badania moczu | Data rozpoczęcia chemioterapii | Data zabiegu |
    Kto wystawił receptę? | Gdzie przechowujesz leki? | Czy masz refundację leków? | Ile kosztują Cię suplementy? |
    Skąd masz wiedzę o suplementach? | Najbliższa apteka | Nazwa zakładu pracy | Przełożony | Nr telefonu przełożonego | Staż pracy |
    Rok zatrudnienia | Ile trwa dojazd do szkoły? | Kto odbiera dziecko? | Rodzeństwo (imiona, wiek) | Język, w którym rozmawiać |
    Wyznanie / posty | Dieta według zaleceń lekarza: | Obecna dieta (numer) | Dieta szpitalna |
    Przyzwyczajenia kulinarne w domu rodzinnym | Jak wyglądał obiad u babci? | Ulubione danie z dzieciństwa | Co robisz w weekendy? |
    Hobby i zainteresowania | Media społecznościowe | Kod z bonu | Liczba dni diety | Godzina dostawy | Adres i piętro |
    Kaloryczność | Wielkość porcji | Rozmiar koszulki | Numer startowy | Ubezpieczyciel | Czy masz orzeczenie o niepełnosprawności? |
    Aparat słuchowy, okulary | Czy porusza się samodzielnie? | Samodzielność przy jedzeniu | Uzębienie / protezy | Skala Glasgow |
    ECOG | Ból w skali VAS | Masa ciała przed operacją | Ubytek masy ciała w % | Siła chwytu dłoni | Obwód ramienia |
    Czy lubisz swoje ciało? | Co myślisz, patrząc w lustro? | Napady objadania się – jak często? | Czy liczysz makro? |
    Czy ważysz jedzenie? | Najtrudniejsza pora dnia dla diety | Co Ci przeszkadza w zdrowym jedzeniu? | Mocne strony Twojej diety |
    Ocena własnej diety w skali szkolnej | Czy korzystałaś z pomocy dietetyka? | Jak oceniasz poprzednią dietę? |
    Czy uczestniczysz w psychoterapii? | Ilu masz domowników? | W jakich sklepach kupujesz? | Ile kawy kupujesz na miesiąc? |
    Kiedy ostatnio byłeś u stomatologa? | Kiedy miałaś robione badania krwi? | Karmienie piersią – jak długo? |
    Rozszerzanie diety – kiedy? | Czy dziecko je samodzielnie? | Ulubiona bajka | Zabawki przy jedzeniu? | Kto je z dzieckiem obiad? |
    Aktualna waga i wzrost | Ile ważysz obecnie? | Masa ciała (kg) | Waga najwyższa i najniższa w życiu |
    Wymiary (talia, biodra, udo) | Data i miejsce urodzenia | Twój wiek | Płeć | Numer dowodu | Kod pocztowy i miasto |
    Ulica, numer domu | Mail | Adres e-mail do wysyłki | Facebook / Instagram | Wykształcenie i zawód | Kim jesteś z zawodu? |
    Czym się zajmujesz? | Sytuacja rodzinna | Z kim mieszkasz? | Ile osób jest w domu? | Dzieci (wiek) |
    Kto w domu gotuje i robi zakupy? | Umiejętności kulinarne | Ile czasu na gotowanie w tygodniu? | Wyposażenie kuchni domowej |
    Garnki, piekarnik, blender – co masz w domu? | Budżet na jedzenie | Kwota na zakupy tygodniowo | Sklepy, w których robisz zakupy |
    Ulubione dania | Ulubiona zupa | Co najczęściej jesz na śniadanie? | Wczorajszy jadłospis | Zapisz jeden dzień jedzenia |
    Jak często jesz ryby? | Ile razy w tygodniu jesz warzywa? | Jak często pijesz colę? | Słodycze – jak często? |
    Fast food – jak często? | Jedzenie na mieście | Restauracje i dowozy | Stosowane dotąd diety | Poprzednie odchudzanie |
    Dieta obecnie stosowana | Kiedy zaczęły się problemy z wagą? | Ile chcesz ważyć? | W jakim czasie chcesz schudnąć? |
    Czy masz za sobą współpracę z dietetykiem? | Co się nie udało poprzednio? | Co jest najtrudniejsze? |
    Na ile jesteś gotowa do zmian (1–10)? | Kto Cię wspiera w domu? | Stres | Jak się relaksujesz? | Nastrój w ostatnim miesiącu |
    Depresja – skala Becka | Samoocena | Relacja z jedzeniem | Kompulsywne jedzenie | Jedzenie emocjonalne |
    Co czujesz po zjedzeniu słodyczy? | Ile godzin śpisz na dobę? | Jak śpisz? | Problemy ze snem | Wybudzenia w nocy |
    Czy drzemiesz w dzień? | Miesiączki – regularne? | Ciąża – który tydzień? | Czy planujesz ciążę? | Ile ciąż? |
    Karmi Pani piersią? | Menopauza | Poród (data, rodzaj) | Wyniki: glukoza, HbA1c, lipidogram | Morfologia, żelazo, ferrytyna |
    Badania krwi z ostatnich 3 miesięcy | Proszę załączyć wyniki | Ciśnienie i tętno | Cukier na czczo | USG, gastroskopia – opis |
    Pomiar InBody | BIA: tłuszcz, mięśnie, woda | Skala NRS | Punktacja SGA | Testy sprawnościowe | Moc progowa | Czas na 5 km |
    Zawody docelowe | Licencja zawodnicza | Pozycja, numer na koszulce | Staż treningowy w latach | Ile lat biegasz? | Trener i klub |
    Sponsor | Rozmiar stroju | Dlaczego nie jesz mięsa? | Wyznanie i posty | Święta w rodzinie | Kto Cię polecił? | Kod polecający |
    Faktura na firmę | Płatność | Pakiet | Liczba dni cateringu | Kalorie w diecie | Adres dostawy, kod do bramy | Godziny dostaw |
    Zgoda RODO | Zgoda marketingowa | Oświadczam, że dane są prawdziwe | Czytelny podpis | Podpis opiekuna | Lekarz rodzinny |
    Lekarz kierujący, oddział | Kto kieruje? | Pielęgniarka prowadząca | Numer sali | Oddział i łóżko | Data przyjęcia do szpitala |
    Przewidywany wypis | Ubezpieczenie | Szczepienia | Samodzielność | Czy chodzi o lasce? | Kto karmi pacjenta? |
    Konsystencja diety | Zagęszczacz do płynów | Sonda/PEG | Stomia (rodzaj) | Pomiar glikemii – ile razy dziennie? |
    Pompa czy peny? | Hipoglikemie – jak często? | Wymiennik węglowodanowy – znajomość | Sucha waga | Przyrost międzydializacyjny |
    Dostęp naczyniowy | Fosfor, potas – wyniki | Kolor i zapach moczu | Barwa stolca | Karmienie w pierwszym roku |
    Mleko modyfikowane – jakie? | Kiedy podano gluten? | Waga urodzeniowa i wzrost | Siatki centylowe |
    Grupa przedszkolna, wychowawca | Kto odbiera? | Rodzeństwo | Ulubiona zabawa | Czy dziecko je z rodziną? |
    Telewizor przy jedzeniu | Niejadek? | Zajęcia pozalekcyjne (plastyka, języki) | Dział i stanowisko | Numer pracownika |
    Ile osób w zespole? | Jak dojeżdżasz? | Ile trwa droga do pracy? | Czy lubisz swoją pracę? | Staż pracy w zawodzie |
    Praca w hałasie, zapyleniu | Badania okresowe – ważność | Prawo jazdy | Numer służbowy | Stopień wojskowy | Zwierzęta domowe |
    Samochód | Ulubiony film | Media, z których korzystasz | Ile godzin dziennie przed komputerem? | Ile kosztują leki? |
    Gdzie się leczysz (miasto)? | Kto wykupuje leki? | Apteka | Cena suplementów | Ile kaw kupujesz na mieście? | Czy partner pije? |
    Choroby męża | Dieta męża | Imię partnera | Pies | Jakim typem sportowca jesteś? | Buty, zegarek, sprzęt |
    Karnet na siłownię – gdzie? | Cena karnetu | Ulubiony trener | Co oglądasz do jedzenia? | Czy liczysz kroki aplikacją? Jaką? |
    Aplikacje dietetyczne | Jak chcesz dostać plan (PDF/aplikacja)? | Forma kontaktu (mail/telefon/osobiście) |
    Godziny, w których można dzwonić | Kiedy możesz przyjść na kontrolę? | Następna wizyta | Ile lat palisz? | Ile lat chorujesz? |
    Kto Cię leczy? | Miejsce leczenia | Kto gotuje na stołówce? | Smak obiadów w stołówce | Kto dowozi catering? | Marka kawy |
    Ekspres do kawy w pracy? | Ile kosztuje karnet? | Sprzęt treningowy w domu | Czy masz rower? | Gdzie biegasz? | Z kim trenujesz? |
    Ulubione ćwiczenie | Najlepszy wynik w przysiadzie | Cel startowy w sezonie | Data najbliższych zawodów |
    Przeliczenie dawek insuliny – znajomość | Technika podania insuliny | Glukometr (model) | Sensor CGM |
    Ile pomiarów cukru dziennie? | Średni cukier | Ciśnienie po lekach | Wynik EKG | Data ostatniej kolonoskopii |
    Wynik testu na Helicobacter | Wynik biopsji | Histopatologia | Poziom witaminy D | Wynik panelu alergenów (dołącz) |
    Ferrytyna i żelazo | Ostatnia morfologia | Badanie kału | Badanie ogólne moczu | Posiew moczu | eGFR i kreatynina | Kolor stolca |
    Domieszki w stolcu | Bristol – typ | Liczba pieluch na miesiąc (zamówienie) | Nietrzymanie moczu – stopień |
    Czy dziecko korzysta z nocnika? | Jak długo karmiłaś? | Kiedy były pierwsze ząbki? | Ile dziecko waży? |
    Jaki wzrost mają rodzice? | Wiek rodzeństwa | Kto opiekuje się dzieckiem? | Imię i nazwisko ojca | Zawód ojca |
    Telefon do przedszkola | Telefon dietetyka | Mail opiekuna | Adres placówki | Dane lekarza rodzinnego |
    Nazwisko pielęgniarki środowiskowej | Osoba do kontaktu w razie wypadku | Kto decyduje o jedzeniu w domu? | Kto je z Tobą? |
    Jak wyglądają posiłki w Twoim domu? | Gdzie jesz kolację? | Ile trwa Twój obiad? | Jak szybko jesz? |
    Czy jesz przed telewizorem? | Ile porcji warzyw jesz dziennie? | Jak często jesz mięso? | Ile razy w tygodniu pieczesz ciasta? |
    Jakie oleje masz w domu? | Na czym smażysz? | Jaki chleb kupujesz? | Skąd bierzesz warzywa? | Ulubiony deser |
    Ulubiony smak z dzieciństwa | Co zjadasz w stresie? | Co jesz przed treningiem? | Posiłek przed startem | Co jesz po treningu? |
    Co jesz na drugie śniadanie? | Jak wygląda Twój obiad? | Kolacja – co zwykle? | Zachcianki | Napady głodu – kiedy? |
    Głód po posiłku (0–10) | Skala głodu | Uczucie winy po jedzeniu | Czy jesz, gdy się nudzisz? | Kiedy zaczęłaś tyć? |
    Ile przytyłaś w ciąży? | Ile schudłeś? | Dlaczego przytyłeś? | Najmniejsza waga w dorosłości | Cel wagowy w kg |
    Docelowa masa ciała | Wymarzona waga | Tempo chudnięcia | Poprzednie plany żywieniowe | Czego nie lubiłaś w poprzedniej diecie? |
    Czy poprzednia dieta działała? | Dieta zlecona | Rodzaj diety (numer) | Dieta w szpitalu | Od kiedy dieta bezglutenowa? |
    Kto zalecił dietę eliminacyjną? | Czy czytasz składy? | Wiedza o żywieniu | Szkolenie z liczenia wymienników |
    Ile wymienników na posiłek? | Czy ważysz produkty? | Umiejętność czytania etykiet | Czy lubisz próbować nowych rzeczy? |
    Ile masz pieniędzy na jedzenie? | Kto płaci za obiady? | Dofinansowanie posiłków | Karta sportowa | Abonament medyczny | Zniżki |
    Kod klienta | Numer zlecenia | Numer umowy | Data zakończenia diety | Data rozpoczęcia diety | Dni dostaw | Godzina odbioru |
    Kod do domofonu | Piętro | Sposób płatności | Alergie zwierząt | Choroby w stadzie | Leki dla psa | Hodowla |
    Gospodarstwo – wielkość | Ile osób zatrudniasz? | Wynagrodzenie | Szef | Atmosfera w pracy | Wypalenie zawodowe |
    Przerwa obiadowa – ile minut? | Daleko masz do pracy? | Środek transportu | Godziny dojazdu | Praca marzeń | Wcześniejsza praca |
    Od kiedy na emeryturze? | Renta, orzeczenie | Czy jesteś honorowym dawcą krwi? | Czy nosisz soczewki? | Rozrusznik serca? |
    Implanty, metal w ciele | Ciąża (do pomiaru składu ciała) | Data ostatniego okresu | Ile trwa cykl? | PMS – objawy |
    Antykoncepcja – jaka? | Libido, nastrój, energia | Wypadanie włosów | Trądzik | Zimne dłonie i stopy | Senność w ciągu dnia |
    Zmęczenie w skali | Jakość życia | Sen – jakość | Ile śpisz w weekend? | Chrapanie, bezdech | Pora największego głodu |
    Zasypianie – czy masz kłopoty? | Ile razy budzisz się w nocy? | Kto Cię budzi? | Czego się boisz? | Marzenie | Jak świętujesz? |
    Ulubiona książka | Język | Narodowość | Jak trafiłeś do nas? | Opinia o poradni | Ocena wizyty | Czy polecisz nas? |
    Zgoda na kontakt | Zgoda opiekuna | Data zgody | Podpis dietetyka | Pieczątka | Zalecenia |
    Rozpoznanie dietetyczne (wypełnia dietetyk) | Uwagi dietetyka | Plan wizyt | Następny termin | Ile masz wzrostu i ile ważysz? |
    Waga sprzed ciąży | PESEL pacjenta | Numer pokoju | Klasa i szkoła | Adres zamieszkania | E-mail do wysyłki diety |
    Wykonywany zawód | Stan rodzinny | Ostatnie badania (cholesterol, glukoza) | TSH i ft4 | Skład ciała z wagi | Tydzień ciąży |
    Która ciąża? | Poród i połóg | Jak sypiasz? | Poziom stresu 1–5 | Co Cię stresuje? | Dotychczasowe próby odchudzania |
    Diety, których próbowałaś | Ulubione danie | Co jesz na kolację? | Wczorajsze posiłki | Ile czasu możesz gotować? |
    Budżet na jedzenie (zł/tydz.) | Sprzęt w kuchni domowej | Skąd Pan o nas wie? | Zgoda na zdjęcia | Podpis uczestnika |
    Opiekun prawny | Wychowawca grupy | Imiona rodzeństwa | Trener | Klub sportowy | Dystans i data startu | Życiówka na 10 km |
    Od ilu lat ćwiczysz? | Rodzaj stomii | Skala NRS – wynik | Samodzielność w jedzeniu | Konsystencja potraw | Nr legitymacji |
    Wspólnota / parafia | Święta i posty, których przestrzegasz | Kod pakietu | Godzina dostawy posiłków |
    Dni, w których chcesz dietę | Wartość kaloryczna diety | Nastrój w ostatnich tygodniach | Czy jesz z nudów? |
    Ile razy w tygodniu jesz ryby? | Zainteresowania | Zwierzęta w domu | Ile ważysz i mierzysz? |
    Data urodzenia (dzień, miesiąc, rok) | Wyniki TSH i glukozy | Ile godzin śpisz przed spektaklem? | Nazwa teatru | Ulubiona rola |
    Numer garderoby | Stres przed występem (0–10) | Jakie diety masz za sobą? | Twoja agentka – kontakt | Adres | Od ilu lat grasz? |
    Zgoda na wykorzystanie wizerunku | Typowa kolacja po spektaklu | Ile wydajesz na jedzenie? | Rozmiar kostiumu |
    Ciąża lub karmienie | Czy ktoś Cię wspiera?`),
  'constraints.canteen':
    listOf(`Czy dziecko będzie jadło obiady w przedszkolu | Stołówka w pracy | Czy korzystasz ze stołówki? | Obiady w szkole |
    Czy jesz w stołówce zakładowej? | Kantyna / bufet | Żywienie zbiorowe (internat, stołówka) | Czy zamawia Pan catering? |
    Czy w pracy jest kantyna? | Obiad w stołówce szkolnej – tak/nie | Gdzie dziecko je obiad? | Dieta pudełkowa |
    Czy jesz obiady w stołówce? | Stołówka szkolna | Korzystanie ze stołówki / cateringu | Czy dziecko je w przedszkolu? |
    Catering dietetyczny – korzystasz? | Czy zakład zapewnia posiłki? | Obiady abonamentowe w szkole |
    Czy w pracy jest bufet lub kantyna? | Jadalnia zakładowa | Czy jadasz na stołówce studenckiej? |
    Czy w pracy korzystasz z bufetu? | Jem obiady na stołówce | Catering w pracy lub szkole | Wyżywienie w szkole |
    Czy obiad jest w szkole? | Stołówka / bar mleczny / catering | Gdzie jesz obiad w dni robocze? |
    Czy korzysta Pani z diety pudełkowej? | Czy dziecko ma wykupione obiady? | Posiłki zapewniane przez pracodawcę |
    Żywienie w placówce | Kantyna wojskowa – korzystasz? | Jem w stołówce | Obiady jem w szkole | W pracy mamy stołówkę |
    Czy na uczelni jest stołówka i jesz tam? | Catering szkolny | Dziecko je obiady w szkole | Kuchnia domu opieki / stołówka |
    Korzystam z cateringu | Wyżywienie przedszkolne | Posiłki z cateringu dietetycznego? | Czy dziecko je obiady szkolne? |
    Korzystasz ze stołówki pracowniczej? | Catering czy własne jedzenie w pracy? | Obiady w przedszkolu | Stołówka na uczelni |
    Czy zamawiasz pudełka? | Czy stołujesz się w pracy? | Obiady w barze pracowniczym`),
  'constraints.dayEnd':
    listOf(`O której zwykle chodzisz spać? | O której kładzie się spać wieczorem | Kiedy idzie Pani spać? | Kiedy gasisz światło? |
    O której dziecko idzie spać? | Sen nocny – od której? | O której godzinie kładzie się Pani spać? | Pora kładzenia się spać |
    Kiedy chodzi Pan spać? | O której gasną światła? | Kładę się o godzinie | Kiedy dziecko zasypia? | Zasypiam około |
    Sen od godziny | Kiedy kładziesz się do łóżka? | O której dziecko zasypia? | Sen – o której? | Kładzie się spać o |
    O której gaszone jest światło? | O której zwykle idziesz spać w weekend? | Godzina położenia się do snu | Spać chodzę |
    Idę spać o | Kończę dzień o | Śpię od | Dzień kończy się o | Godzina udania się na spoczynek | Kiedy kładziesz się spać? |
    O której Pani kończy dzień? | O której chodzicie spać? | Pora zasypiania | Kiedy podopieczny kładzie się spać? |
    O której zwykle zasypia dziecko? | Zasypiam o godzinie | O której kładziesz głowę na poduszkę? |
    Godzina, o której dziecko idzie spać`),
  'constraints.dayStart':
    listOf(`O której dziecko wstaje w dni przedszkolne | O której dzwoni Twój budzik? | O której zaczynasz dzień? | O której się budzisz? |
    Godzina, o której wstaje Pan do pracy | O której dziecko się budzi? | O której godzinie Pan wstaje? | Wstaję o godzinie |
    O której zaczyna się Pani dzień? | Pora pobudki w dni wolne | O której budzi się dziecko? | Kiedy wstajesz w dni pracujące? |
    Pobudka na oddziale | Na którą nastawiasz budzik? | Godzina porannego wstawania | Godzina przebudzenia | Kiedy rano wstajesz? |
    Wstawanie | O której Pani zwykle wstaje w tygodniu? | O której zaczynasz swój dzień? | O której otwierasz oczy? |
    Początek dnia dziecka | Budzę się o | Rano wstaję około | Pora wstawania dziecka | Wstaję | Budzik mam na | Pobudka o |
    O której wstaje dziecko? | Zaczynam dzień o | Początek dnia o godzinie | Poranek zaczynam o |
    O której wstajesz do pracy i w weekend? | O której wstajesz do szkoły? | Godzina wstawania podopiecznego | Kiedy dzwoni budzik? |
    O której zaczyna się Twój poranek? | Pora wstawania w dni wolne | O której zrywasz się z łóżka? | Godzina porannej pobudki`),
  'constraints.facilities':
    listOf(`Czy w pracy masz dostęp do lodówki i mikrofalówki? | Czy można w pracy podgrzać posiłek? | Warunki do jedzenia w pracy |
    Możliwość odgrzania jedzenia w szkole | Czy masz w pracy kuchnię? | Gdzie trzymasz lunchbox? |
    Dostęp do kuchni w pracy / akademiku | Mikrofalówka w biurze? | Czy masz gdzie podgrzać obiad? | Kuchnia w internacie |
    Czy na zmianie jest czas i miejsce na posiłek? | Czy masz możliwość podgrzania posiłku? |
    Zaplecze w pracy (lodówka, mikrofalówka) | Gdzie przechowujesz jedzenie w pracy? | Warunki przechowywania posiłków |
    Czy na uczelni podgrzejesz obiad? | Wyposażenie kuchni w pracy | Czy w kabinie masz lodówkę? |
    Możliwości kuchenne w miejscu pracy | Czy w szkole jest mikrofalówka? | Lodówka w pokoju? |
    Czy możesz zjeść w pracy ciepły posiłek? | Socjal w pracy (kuchnia, mikrofala) | Lodówka, kuchenka, czajnik w pracy |
    Gdzie w pracy można zjeść i podgrzać? | Możliwość przechowania posiłku | Czy masz mikrofalówkę w pracy? |
    Sprzęt dostępny w pracy | Czy w szatni jest lodówka? | Podgrzewanie jedzenia w szkole | Do czego masz dostęp w biurowej kuchni? |
    Warunki w pracy (kuchnia) | Czy w trasie masz lodówkę turystyczną? | Dostęp do mikrofali |
    Jak przechowujesz jedzenie na budowie? | W pracy mam do dyspozycji kuchnię i lodówkę | Mogę podgrzać |
    Gdzie podgrzewasz jedzenie? | Warunki do podgrzania obiadu | Lodówka / mikrofala / kuchenka w pracy |
    Czy masz gdzie schować jedzenie w pracy? | W akademiku do dyspozycji jest kuchnia? | Kuchnia pracownicza |
    Co masz w kuchni firmowej? | Czy szkoła ma mikrofalówkę dla uczniów? | Czy w pracy da się podgrzać jedzenie? | Kuchnia w biurze |
    Mikrofalówka, lodówka – czy masz dostęp? | Gdzie w szkole można odgrzać obiad? | Czy na budowie masz lodówkę? |
    Warunki do jedzenia w terenie | Czy w teatrze masz lodówkę i mikrofalę? | Gdzie podgrzejesz swoje jedzenie?`),
  'constraints.workHours':
    listOf(`O której zaczynasz i kończysz pracę? | W jakich godzinach Pani pracuje, czy zdarzają się dyżury? | Tryb pracy |
    Praca: zmiany, godziny | W jakich godzinach dziecko jest w przedszkolu? | Rozkład zajęć | Plan lekcji (od–do) |
    Jak wygląda Twój grafik? | Godziny pracy i dojazdu | Czy pracuje Pan na nocki? | Praca zmianowa? | Rodzaj i godziny pracy |
    Do której pracujesz? | Pracujesz stacjonarnie czy zdalnie, w jakich godzinach? | Dyżury (ile, jak długie) |
    Czy pracuje Pani zmianowo? | Godziny zajęć lekcyjnych | Praca – w jakich godzinach? | Rodzaj pracy i jej godziny |
    Jak pracujesz (zmiany, dyżury, nocki)? | Czas pracy kierowcy | Godziny lekcji | Ile godzin dziennie Pan pracuje? |
    System pracy (8 h, 12 h, 24 h) | O której wychodzisz do pracy i wracasz? | Dni i godziny pracy | Rozkład dnia szkolnego |
    Praca/szkoła – godziny | Pracujesz na zmiany? Jakie? | O której zaczynają się i kończą lekcje? | Godziny pracy (z dojazdem) |
    Praca siedząca czy fizyczna, ile godzin? | Czas trwania zmiany | Od której do której jesteś w pracy? | Rozkład dyżurów |
    Godziny otwarcia firmy i Twojej pracy | Pracuję od do | W jakim systemie pracujesz? |
    Kiedy pracujesz w terenie, a kiedy w biurze? | Godziny pobytu dziecka w placówce | Nocne zmiany – ile w miesiącu |
    Tryb pracy (zmianowy, zdalny) | Kiedy masz wolne od pracy? | Pracuję | Praca w godz. | Do szkoły chodzę od |
    Zajęcia mam w godzinach | Zmiany: | Godziny mojej pracy | Czy pracujesz w nocy? | Ile trwa zmiana? | Wymiar i godziny pracy |
    Dyżuruję | Harmonogram pracy | W pracy jestem od do | Nauka/praca – godziny | O której wraca Pani z pracy? |
    Godziny pracy w tygodniu | W jakim trybie pracujesz? | Jak wyglądają Twoje zmiany? | O której kończysz lekcje? |
    Praca – od której do której? | Ile dyżurów nocnych w miesiącu? | Godziny pobytu w przedszkolu |
    W jakich godzinach masz próby i spektakle? | Godziny nauki i pracy | Jak pracujesz: rano, po południu, w nocy?`),
  'gastro.allergies':
    listOf(`Czy ma Pan/Pani stwierdzoną alergię pokarmową? | Alergie pokarmowe – na co? | Wywiad w kierunku alergii na pokarmy |
    Na jakie pokarmy dziecko jest uczulone | Alergie / uczulenia | Alergie (np. orzechy, soja, pszenica) | Alergie (leki, pokarmy) |
    Czy jesteś na coś uczulony? | Uczulenie na leki i pokarmy | Na co ma Pani alergię? | Potwierdzone alergie IgE-zależne |
    Alergeny dziecka | Alergia na białka mleka krowiego lub jajo? | Co Cię uczula? | Alergie – pokarmowe, wziewne, kontaktowe |
    Czy zdarzył się wstrząs anafilaktyczny? | Po czym puchniesz albo dostajesz wysypki? | Wykryte alergeny (testy skórne, IgE) |
    Uczul. | Alergie u dziecka (co, objawy) | Reakcja alergiczna po jedzeniu | Czego nie wolno podawać z powodu alergii? |
    Alergie pokarmowe i inne | Czy występują u dziecka alergie? | Uczulenia (pokarmy, leki, jad owadów) |
    Czy masz alergię na orzechy, mleko, jaja? | Alergie pokarmowe uczestnika | Czy ma Pani alergie potwierdzone badaniami? |
    Alergia – objawy i alergen | Składniki uczulające | Alergeny do wykluczenia | Produkty, na które jesteś uczulona |
    Czy reaguje Pan uczuleniem na jakieś jedzenie? | Alergie – czego kuchnia ma nie podawać? | Reakcje alergiczne w przeszłości |
    Czy dziecko ma skazę białkową lub inną alergię? | Atopia, alergie | Alergie stwierdzone przez lekarza (zaświadczenie) |
    Uczulenie na lek / pokarm | Wpisz alergeny | Czy dziecko ma alergię? | Na co uczulona? | Alergie pokarmowe (wymień) |
    Stwierdzone uczulenia | Alergia pokarmowa – tak, na | Produkty uczulające | Czy jesteś alergikiem? |
    Alergie wziewne i pokarmowe dziecka | Jakie pokarmy wywołują u Pani uczulenie? | Silne reakcje po jedzeniu (pokrzywka, obrzęk) |
    Alergie (zaświadczenie lekarskie) | Czego dziecko nie może jeść ze względu na alergię? | Uczulenia i alergie chorego |
    Alergeny pokarmowe (gluten, mleko, jaja, orzechy) | Alergie potwierdzone testami | Reakcje uczuleniowe na leki lub żywność |
    Uczulony na | Mam uczulenie na | Alergie wykryte w testach | Czy jest Pan na coś uczulony? | Alergie: pokarm / lek / pyłki |
    Alergie ucznia | Alergie i uczulenia uczestnika obozu | Alergie na leki, lateks, pokarmy | Wywiad alergologiczny |
    Czy dziecko miało reakcję alergiczną? Na co? | Czy masz alergię krzyżową? | Alergie zgłaszane |
    Czy na coś źle reaguje skóra po jedzeniu? | Potrawy, po których masz pokrzywkę | Nadwrażliwość alergiczna |
    Anafilaksja w wywiadzie | Alergen (jeśli znany) | Na co dziecko ma alergię? | Reaguję alergicznie na |
    Uczulenie – pokarmy i leki | Czy wystąpiła kiedyś wysypka po jedzeniu? | Alergie, o których musi wiedzieć kuchnia |
    Stwierdzona alergia – jaka? | Alergolog: na co uczulenie? | Alergie podopiecznej | Jakie alergeny wykryto? |
    Czy są jakieś alergie? | Uczulenia pokarmowe u wychowanka | Na które pokarmy masz alergię? | Alergie i reakcje uczuleniowe`),
  'gastro.bowelFrequency':
    listOf(`Jak często się Pan/Pani wypróżnia? | Wypróżnienia (ile / tydz.) | Ile razy w tygodniu robisz kupę? |
    Jak często masz wypróżnienie? | Stolce (liczba/dobę) | Oddawanie stolca | Wypróżnienia dziecka | Stolec – jak często |
    Jak często bywa Pan w toalecie (stolec)? | Regularność stolca | Kupka u dziecka – ile razy? | Ile wypróżnień na dobę |
    Częstość stolców | Ile stolców na dobę? | Wypróżnienia – ile razy w tygodniu | Stolec codziennie? | Oddaje stolec |
    Kiedy był ostatni stolec? | Czy wypróżnienia są codziennie? | Ile razy dziecko robi kupkę? | Liczba stolców po operacji |
    Częstotliwość oddawania stolca | Wypróżnienie – co ile dni | Ile razy na dobę oddaje Pan stolec? | Częstotliwość stolca |
    Jak często robisz „dwójkę”? | Wypróżnienia – codziennie? | Stolec (na dobę / na tydzień) | Oddawanie stolca – ile razy |
    Jak często dziecko się wypróżnia? | Stolec co | Wypróżniam się co | Ostatnie wypróżnienia: jak często |
    Liczba wypróżnień po operacji | Toaleta (stolec) – ile razy | Stolec oddaję | Wypróżnienia: |
    Ile razy w tygodniu się wypróżniasz? | Rytm stolca | Wypróżnienie ostatnie i jak często | Częstotliwość wypróżniania |
    Jak regularnie chodzisz do toalety? | Kupa – jak często | Stolce na dobę | Ile dni bez stolca? | Co ile dni się wypróżniasz? |
    Wypróżnienia na tydzień | Ile razy dziennie oddaje stolec podopieczny? | Jak często bywasz w toalecie? | Stolec: częstość |
    Regularność wypróżnień u dziecka | Wypróżnianie: ile razy? | Ile kup dziennie?`),
  'gastro.intolerances':
    listOf(`Czy po spożyciu jakichś produktów odczuwa Pan/Pani dolegliwości? | Czego dziecko nie może jeść z powodu nietolerancji |
    Nietol. pokarmowe | Nietolerancje (laktoza, gluten, fruktoza, histamina) | Po czym ma Pan wzdęcia lub biegunkę? |
    Jakie jedzenie Ci szkodzi? | Czego źle Pani trawi? | Czy są produkty, po których boli Panią brzuch? |
    Pokarmy nasilające dolegliwości | Co po zjedzeniu wywołuje u Ciebie ból brzucha? | Czy toleruje Pan mleko? |
    Czy mleko i nabiał Ci szkodzą? | Nietolerancja laktozy (tak/nie) | Produkty, których unikasz, bo po nich źle się czujesz |
    Stwierdzone nietolerancje | Jak organizm dziecka reaguje na mleko i gluten? | Które potrawy leżą Pani na żołądku? |
    Co powoduje u Pana sensacje żołądkowe? | Po których warzywach masz wzdęcia? | Co wywołuje biegunkę? | Nie służą mi |
    Czy źle tolerujesz jakieś produkty? | Nietolerancje pokarmowe potwierdzone i podejrzewane |
    Produkty, po których masz biegunkę lub wzdęcia | Co Panu nie służy na żołądek? |
    Po zjedzeniu jakich potraw czuje się Pani gorzej? | Nietolerancja glutenu/laktozy | Czego nie możesz jeść, bo boli Cię brzuch? |
    Złe samopoczucie po jedzeniu – po czym? | Jakie produkty nasilają objawy jelitowe? | Co Ci szkodzi? | Pokarmy nietolerowane |
    Czy mleko Pani szkodzi? | Czy po nabiale masz dolegliwości? | Co wywołuje u dziecka bóle brzucha? |
    Jakich produktów musisz unikać, bo Ci szkodzą? | Po jakim jedzeniu masz problemy żołądkowe? |
    Dolegliwości po mleku, pszenicy, strączkach? | Potrawy, które Ci ciążą | Wyeliminowane produkty z powodu złego samopoczucia |
    Produkty wyzwalające objawy IBS | Jakich pokarmów Pan nie toleruje? | Czego nie trawisz? | Produkty powodujące wzdęcia |
    Co Ci szkodzi na brzuch? | Nietolerancja pokarmowa (jaka?) | Po czym boli Cię brzuch? | Co nasila Pana dolegliwości? |
    Jakich dań unikasz, bo po nich cierpisz? | Pokarmy szkodliwe dla dziecka | Po czym dziecko boli brzuszek? |
    Jakie produkty powodują dyskomfort? | Produkty, po których czujesz się ciężko | Czy dobrze tolerujesz laktozę i gluten? |
    Źle znoszone potrawy | Jedzenie, którego żołądek nie przyjmuje | Co po zjedzeniu powoduje biegunkę? | Pokarmy wywołujące objawy |
    Nietolerowane składniki | Po spożyciu czego ma Pani kłopoty? | Reakcje brzucha na mleko, owoce, strączki | Szkodzi mi |
    Produkty, których nie tolerujesz | Co Ci nie służy na jelita? | Nie toleruje dziecko | Wywiad w kierunku nietolerancji |
    Czy są potrawy, po których jest Ci niedobrze? | Jakie pokarmy nasilają ból? | Wzdęcia – po czym? | Biegunka po: |
    Jak reagujesz na laktozę? | Po mleku czuję się | Produkty nietolerowane przez pacjenta |
    Nietolerancja fruktozy, sorbitolu, laktozy | Składniki, po których źle się czujesz | Po czym masz wzdęty brzuch? |
    Co jesz z bólem brzucha w konsekwencji? | Jedzenie, które Panu szkodzi | Czego Pan nie trawi? | Produkty, które Ci szkodzą |
    Po czym masz biegunkę? | Co źle wpływa na Twój brzuch? | Nietolerancja laktozy lub glutenu? | Źle reaguje na |
    Potrawy, po których dziecko boli brzuch | Jakie jedzenie wywołuje u Pana wzdęcia? | Czy dobrze się Pani czuje po mleku? |
    Produkty nietolerowane lub źle znoszone | Czego unikasz z powodu brzucha? | Których pokarmów nie tolerujesz? |
    Po których potrawach cierpisz? | Czy po mleku masz kłopoty z brzuchem? | Produkty, które Ci nie leżą na żołądku`),
  'gastro.other':
    listOf(`Nudności i wymioty ciążowe | Miewasz wzdęcia, gazy, uczucie ciężkości? | Inne dolegliwości ze strony układu pokarmowego |
    Jak trawisz? | Dolegliwości żołądkowo-jelitowe | Czy boli Cię brzuch? | Apetyt | Nudności po posiłkach | Trudności w połykaniu |
    Uczucie pełności po jedzeniu | Inne objawy ze strony brzucha | Czy dziecko skarży się na ból brzucha? | Kłopoty z żołądkiem |
    Pozostałe dolegliwości gastryczne | Suchość w ustach, zmiany smaku | Wczesna sytość, brak łaknienia |
    Czy po jedzeniu czuje się Pani ociężała? | Inne objawy brzuszne | Ból brzucha – kiedy? | Czy masz mdłości? | Nudności, wymioty |
    Problemy z żołądkiem | Apetyt – jak go oceniasz? | Brak apetytu | Kłopoty z połykaniem | Trawienie |
    Czy coś dolega Ci ze strony brzucha? | Dolegliwości brzuszne podczas biegu | Kolki i bóle brzucha |
    Wymioty – jak często po operacji? | Inne problemy gastryczne | Dyskomfort po posiłku | Czy jedzenie zalega Ci na żołądku? |
    Zmiany smaku, suchość jamy ustnej | Czy miewasz bóle żołądka? | Wymioty i nudności po chemii | Uczucie sytości po kilku kęsach |
    Dolegliwości ze strony żołądka | Czy po obiedzie jest Ci niedobrze? | Trudności w gryzieniu i połykaniu |
    Problemy z trawieniem tłuszczów | Ból brzucha w trakcie treningu | Inne dolegliwości brzucha | Jak oceniasz swoje trawienie? |
    Ciężkość po posiłku | Apetyt dziecka | Krztusi się przy jedzeniu? | Suchość w jamie ustnej, metaliczny smak |
    Ból przy przełykaniu | Skurcze brzucha | Nudności poranne | Boli mnie brzuch | Inne kłopoty brzuszne |
    Wymioty – ile razy w tygodniu | Apetyt: dobry/słaby | Łaknienie | Brak łaknienia, nudności | Inne problemy z układem pokarmowym |
    Jak się Pan czuje po posiłkach? | Dolegliwości gastryczne inne | Dysfagia | Mdłości w podróży i na czczo |
    Objawy ze strony przewodu pokarmowego | Problemy z żuciem i połykaniem | Żołądek – dolegliwości | Skurcze jelit i bóle |
    Czy coś jeszcze dolega Twojemu brzuchowi? | Nudności – kiedy? | Kłopoty z trawieniem | Brak łaknienia | Ból brzucha przed szkołą |
    Dolegliwości po posiłkach | Czy męczą Cię mdłości? | Problemy z połykaniem tabletek i jedzenia |
    Czy masz bóle brzucha lub nudności? | Inne kłopoty z żołądkiem | Apetyt w ostatnich tygodniach`),
  'gastro.peristalsis':
    listOf(`Zaparcia w ciąży | Bywają u Ciebie zaparcia albo biegunki? | Jak pracują jelita? | Wzdęcia, gazy | Częste biegunki |
    Problemy z zaparciami | Biegunki – jak często? | Czy ma Pan zaparcia? | Jelita (zaparcia, biegunki, wzdęcia) |
    Tendencja do zaparć lub biegunek | Burczenie, przelewanie w brzuchu | Czy męczą Cię gazy? | Motoryka przewodu pokarmowego |
    Zaparcia nawykowe u dziecka | Czy w stresie masz biegunkę? | Luźne stolce po chemii | Leniwe jelita | Czy cierpisz na zaparcia? |
    Zaparcia, biegunki, wzdęcia – co i jak często? | Czy ma Pan wzdęcia po posiłkach? | Rozwolnienia | Biegunka po wlewie |
    Czy jelita pracują regularnie? | Skłonność do wzdęć | Praca przewodu pokarmowego | Dominują zaparcia czy biegunki? |
    Gazy i przelewania | Czy dziecko ma zaparcia? | Wzdęty brzuch pod koniec dnia? | Perystaltyka jelit | Zaparcia w podróży |
    Jelita – jak działają? | Zaparcia (ile dni bez wypróżnienia) | Biegunki i luźne stolce | Wzdęcia i gazy po posiłkach |
    Czy brzuch jest często wzdęty? | Czynność jelit | Biegunki po mleczku i żelach na biegu | Zaparcia czy biegunki – co częściej? |
    Mam wzdęcia | Zaburzenia pracy jelit | Przelewania, kruczenia, gazy | Zaparcia u seniora | Czy miewa Pan rozwolnienie? |
    Pasaż jelitowy | Zatwardzenie | Mam zaparcia | Biegunki | Gazy, wzdęcia | Czy jelita dokuczają? | Leniwe jelita, zaparcia |
    Czy zdarzają się biegunki? | Kłopoty z wypróżnianiem (zaparcia) | Wzdęcia – kiedy się nasilają? | Jelita: praca |
    Perystaltyka (prawidłowa, zwolniona) | Zaparcia po lekach | Czy masz problem z gazami? | Luźne stolce, biegunki |
    Problemy jelitowe | Jak działają Twoje jelita? | Zaparcia, biegunki | Kłopoty z zaparciami w drodze | Brzuch – wzdęcia, gazy |
    Miewa Pani zaparcia? | Biegunki po antybiotykach? | Praca jelit – opis | Czy jelita są rozregulowane? |
    Czy masz zaparcia albo wzdęcia? | Jelita – zaparcia, rozwolnienia | Jak pracuje Pana przewód pokarmowy? | Wzdęcia w pracy`),
  'gastro.reflux':
    listOf(`Refluks żołądkowo-przełykowy (GERD) | Czy treść żołądka wraca do przełyku? | Ulewanie, odbijanie |
    Czy odbija się Panu po posiłku? | Czy dziecko ulewa po jedzeniu? | Kwaśne odbijanie – jak często? | Czy cofa Ci się jedzenie? |
    Cofanie treści pokarmowej, refluks | Refluks – leczony? | Refluks żołądkowy – objawy | Odbijania, cofanie treści |
    Cofanie się pokarmu do przełyku | Czy po położeniu się wraca Ci treść żołądka? | Ulewanie u dziecka | GERD |
    Refluks, odbijanie, ulewanie | Czy jedzenie podchodzi do gardła? | Refluks w ciąży | Odbija mi się |
    Czy cofa się Panu kwaśna treść? | Odbijanie puste lub kwaśne | Czy śpisz wyżej z powodu refluksu? | Mam refluks |
    Refluks: tak/nie | Czy masz kwaśny smak w ustach po jedzeniu? | Odbijania po posiłkach | Regurgitacje | Refluks nocny |
    Czy dziecku się ulewa? | Odbijanie, cofanie | Refluks – kiedy się nasila? | Czy jedzenie wraca do gardła w nocy? |
    Czy cierpisz na refluks? | Odbijania i zarzucanie treści`),
  'gastro.ulcerOrHeartburn':
    listOf(`Czy miewa Pan/Pani zgagę lub chorował/a na wrzody? | Zgaga (nasilenie, od kiedy) | Wrzody, zgaga |
    Czy piecze Panią w przełyku po jedzeniu? | Choroba wrzodowa, nadżerki | Zgaga lub pieczenie w przełyku |
    Czy miałeś kiedyś wrzody? | Zgaga w ciąży | Helicobacter – był leczony? | Jak często dokucza Ci zgaga? |
    Zapalenie żołądka, nadkwasota | Czy w nocy pali Cię za mostkiem? | Czy dokucza Pani kwas żołądkowy? |
    Zgaga/wrzody (obecnie lub w przeszłości) | Czy cierpi Pani na zgagę? | Zgaga / nadkwaśność |
    Choroba wrzodowa żołądka w wywiadzie | Czy po kawie masz zgagę? | Pieczenie w przełyku | Wrzody, nadżerki, H. pylori |
    Czy zgaga dokucza w nocy? | Zgagi i pieczenie za mostkiem | Nieżyt żołądka, wrzody | Czy pacjent ma wrzody? |
    Zgaga lub pieczenie – kiedy występuje? | Miewam zgagę | Czy zgaga pojawia się po posiłkach? | Nadkwasota, zgaga |
    Palący ból za mostkiem | Zgaga wieczorem lub w nocy | Czy leczyłeś wrzody? | Wrzody w przeszłości? | Pieczenie żołądka |
    Zgaga: jak często, po czym | Nadżerki i wrzody | Mam wrzody | Zgaga – tak/nie | Dolegliwości: zgaga | Czy dokuczają Panu wrzody? |
    Czy pieczenie w przełyku budzi Cię w nocy? | Zgaga po kawie/tłustym | Wrzody (kiedy rozpoznane) | Czy zgaga dokucza w ciąży? |
    Zgaga, pieczenie, wrzody | Pieczenie w przełyku po kawie | Kłopoty z nadkwasotą | Czy choruje Pan na wrzody? |
    Jak często masz zgagę?`),
  'gastro.urinationFrequency':
    listOf(`Mikcja (ile / dobę) | Oddawanie moczu (nocne) | Ile razy wstaje Pani w nocy do toalety? | Jak często oddaje Pan mocz? |
    Diureza dobowa | Wstawanie w nocy na siku | Czy często biegasz do łazienki (siku)? | Mocz – ile razy | Częstomocz |
    Parcie na pęcherz | Częstotliwość mikcji | Ile razy dziennie oddaje Pani mocz? | Czy wstajesz w nocy siusiu? |
    Nocne wizyty w toalecie | Jak często chodzisz siku? | Ilość mikcji na dobę i w nocy | Czy dziecko często siusia? |
    Pielucha / cewnik / oddaje mocz sam | Ilość oddawanego moczu (dializy) | Ile razy w ciągu dnia oddaje Pan mocz? |
    Siusiu – jak często | Nocne oddawanie moczu | Czy wstaje Pani w nocy do łazienki? | Oddawanie moczu – częstość |
    Ile razy w nocy do WC | Częstość mikcji w dzień/w nocy | Czy trzyma Pani mocz? | Ile razy sika | Resztkowa diureza (ml) |
    Siusiam | Mocz oddaje | Oddaję mocz razy dziennie | Ile razy w nocy siku? | Mocz: ile razy | Nykturia | Mikcje nocne |
    Czy ma Pani częste parcie na mocz? | Ile mokrych pieluch dziennie? | Siku w nocy – ile razy? | Oddawanie moczu – ile na dobę |
    Jak często dziecko siusia? | Czy mocz oddawany jest często? | Jak często oddaje Pani mocz w nocy? | Ile razy sikasz w nocy?`),
  'header.date':
    listOf(`Wizyta w dniu | Data oceny stanu odżywienia | Data wypełnienia ankiety przez rodzica | Dzień, w którym wypełniasz ankietę |
    Data oceny | Konsultacja odbyła się dnia | Data wypisania karty | Dzień badania | Ankietę wypełniono | Kiedy to wypełniasz? |
    Dzisiaj jest | Data spotkania z dietetykiem | Data wpłynięcia zgłoszenia | Data oddania ankiety |
    Data sporządzenia karty przez pielęgniarkę | Z dnia | Dzień pierwszej wizyty | Data przyjęcia na oddział |
    Data zapisu do programu | Data (dd.mm.rrrr) | Jaki mamy dziś dzień? | Wypełniam dnia |
    Data przeprowadzenia wywiadu przez opiekuna | Data konsultacji dietetycznej pacjenta | Dzień zgłoszenia |
    Data przeprowadzonej rozmowy | Kartę założono dnia | Ankieta wypełniona dnia | Termin konsultacji | Data pobytu w poradni |
    Data i miejsce badania | Data rejestracji w programie | Data badania ankietowego | Data wizyty kontrolnej | Data wpisu do karty |
    Spisano dnia | Formularz z dnia | Data pierwszego kontaktu z poradnią | Kiedy wypełniono ankietę | Dzień i miesiąc wypełnienia |
    Data spotkania | Data odpowiedzi | Data pobrania wywiadu | Karta wypełniona dnia | Data objęcia opieką dietetyka |
    Data wysłania formularza | Znacznik czasu | Data dzisiejszego spotkania | Data porady dietetycznej |
    Dzień konsultacji dietetycznej | Data rozmowy z dietetykiem | Data kwalifikacji do programu | Data założenia dokumentacji |
    Data konsultacji żywieniowej na oddziale | Ankieta – data | Data wypełnienia przez opiekuna/rodzica | Data bilansu |
    Proszę wpisać datę | Wysłano | Dzień dzisiejszy | Formularz wypełniono | Data wykonania wywiadu żywieniowego |
    Data badania dietetycznego | Kwestionariusz – data | Dziś mamy | Badanie ankietowe z dnia | Data konsultacji w poradni |
    Data (kiedy wypełniasz) | Data wizyty domowej dietetyka | Data zamówienia diety | Data zgłoszenia się do poradni |
    Data przyjęcia ankiety | Przyjęto dnia | Data i podpis pacjenta | Kiedy się spotykamy? | Kiedy odbywa się konsultacja? |
    Data wypełnienia tej karty | Dzień przyjęcia do poradni | Karta z dnia (dd-mm-rr) | Data spisania wywiadu | Data naszej rozmowy |
    Ankieta z dn. | Formularz przesłano dnia | Data zebrania wywiadu | Kiedy została wypełniona ankieta? | Dzień wizyty w gabinecie |
    Data pierwszej konsultacji`),
  'header.fullName':
    listOf(`Imię i nazwisko przedszkolaka | Pacjent (nazw. i imię) | Zacznijmy od podstaw – imię i nazwisko |
    Jak mam się do Ciebie zwracać (imię i nazwisko)? | Kto do mnie pisze? Imię i nazwisko | Kursantka |
    Biegacz / biegaczka – imię i nazwisko | Podaj imię i nazwisko, pod którym założono kartę | Uczestnik turnusu |
    Imię i nazwisko dziecka, którego dotyczy ankieta | Pensjonariuszka | Nazwisko, imię | Dane osoby, dla której układamy dietę |
    Z kim mam przyjemność? | Imię, nazwisko ucznia | Żołnierz (stopień, imię, nazwisko) | Pełne imię i nazwisko klientki |
    Nazwisko i imię chorego | Imię i nazwisko uczestniczki badania | Kto wypełnia? Imię i nazwisko | Pracownik (imię i nazwisko) |
    Imię i nazwisko mamy i dziecka | Imię i nazwisko zawodniczki | Pani/Pan (imię, nazwisko) | Imię i nazwisko podopiecznego |
    Dane uczestnika: imię i nazwisko | Nazwisko i imię badanej osoby | Imię, nazwisko i pseudonim | Godność | Osoba zgłaszająca się |
    Chory (inicjały lub nazwisko i imię) | Imię i nazwisko wychowanka | Imię i nazwisko osoby na diecie |
    Kto będzie jadł? (imię i nazwisko) | Siostra zakonna / brat – imię | Nazwisko i imię rezydenta | Imię i nazwisko kuracjuszki |
    Podpisz się imieniem i nazwiskiem | Klient indywidualny – imię i nazwisko | Imię/nazwisko | Imię i nazwisko funkcjonariusza |
    Osoba zgłaszająca się na konsultację | Imię i nazwisko seniora | Imię i nazwisko chłopca/dziewczynki |
    Nazwisko i imię mieszkanki | Uczeń/uczennica – imię i nazwisko | Podaj imię i nazwisko, proszę | Jak się nazywa Wasze dziecko? |
    Zamawiający (imię, nazwisko) | Imię i nazwisko pacjenta onkologicznego | Imię i nazwisko ciężarnej |
    Dane pacjenta: nazwisko i imię | Kto się zgłasza? Imię i nazwisko | Twoja godność | Imię i nazwisko przyszłej mamy |
    Kierowca (imię i nazwisko) | Wypełnia: imię i nazwisko | Osoba chora | Nazwisko i imię poborowego | Podopieczna |
    Studentka/student – imię i nazwisko | Twoje pełne dane (imię i nazwisko) | Chora | Badana | Mieszkanka domu |
    Imię i nazwisko młodej mamy | Imię i nazwisko zgłaszającego | Zawodnik/zawodniczka | Dane osobowe pacjenta (nazwisko, imię) |
    Wypełniający: imię i nazwisko | Imię i nazwisko pracownika | Wasze imię i nazwisko | Imię + nazwisko |
    Kto Ty jesteś? (imię i nazwisko) | Nazwisko, imię uczestnika | Twoje imię, nazwisko | Jak się Pan nazywa (imię, nazwisko)? |
    Imię i nazwisko jedzącego | Biegaczka | Słuchacz/ka | Pacjent (imię, nazwisko, ewentualnie nick) | Imię i nazwisko członka klubu |
    Jak się nazywasz (imię, nazwisko)? | Osoba, której dotyczy wywiad – imię i nazwisko | Imię i nazwisko pielgrzyma |
    Imię i nazwisko pacjenta / opiekuna wypełniającego | Kadet – nazwisko i imię | Tancerka (imię i nazwisko) |
    Imię oraz nazwisko podopiecznej | Nazwisko, imię, rocznik | Użytkownik aplikacji – imię i nazwisko | Zgłaszający się pacjent |
    Imię i nazwisko aktorki | Komu układamy jadłospis? (imię i nazwisko) | Nazwisko i imię wczasowicza |
    Jak mam Cię podpisać? Imię i nazwisko`),
  'header.phone': listOf(`Tel. do przypomnień o wizycie | Numer telefonu komórkowego | Nr tel. (tylko SMS) |
    Pod jakim numerem możemy się z Panią kontaktować? | Telefon do Ciebie | Telefon kontaktowy pacjenta | Komórka |
    WhatsApp / telefon | Numer, pod którym jesteś uchwytna | Jak mogę się z Panem skontaktować telefonicznie? |
    Telefon stacjonarny lub komórkowy | Tel. kom. | Twój nr do kontaktu | Numer do oddzwonienia |
    Gdzie mogę zadzwonić, gdyby coś się zmieniło? | Podaj telefon | Nr telefonu, na który wysłać dietę |
    Telefon (najlepiej komórkowy) | Nr komórki | Telefon do kontaktu w sprawie wyników | Kontakt tel. z pacjentem |
    Nr telefonu do przesłania SMS-a z terminem | Numer, na który mogę pisać na WhatsAppie | Jak się do Ciebie dodzwonić? |
    Telefon (dla rejestracji) | Podaj numer telefonu do kontaktu | Numer tel. uczestnika | Telefon domowy lub komórka | Tel |
    Numer, pod którym odbierasz najczęściej | Telefon do zawodnika | Jak się z Panią skontaktować? |
    Numer telefonu do SMS-ów przypominających | Preferowany numer telefonu | Nr do kontaktu | Telefon (wymagany do wysyłki planu) |
    Komórka do Ciebie | Tel. kontaktowy uczestnika | Mój telefon | Telefon, na który dzwonić | Telefon pacjentki lub pacjenta |
    Numer telefonu do konsultacji online | Pod jaki numer zadzwonić? | Dane kontaktowe (telefon) |
    Telefon, na który możemy oddzwonić | Numer tel. komórkowego | Jak się skontaktować? Podaj telefon |
    Telefon kontaktowy do pacjenta | Proszę podać numer kontaktowy | Tel. do mnie | Numer telefonu (z kierunkowym) |
    Telefon do uzgodnienia terminu | Gdzie można się z Panem skontaktować – telefon | Komórka (dla recepcji) | Telefon uczestniczki |
    Dzwonić pod numer | Nr tel. do kontaktu z trenerem żywienia | Telefon do umówienia wizyty | Twój telefon (oddzwonię) |
    Nr telefonu pacjenta lub bliskiego | Gdzie mam dzwonić? | Telefon kom. do potwierdzeń |
    Kontakt telefoniczny w godz. popołudniowych | Na jaki numer przesłać link do wizyty? | Numer, na który wysyłamy przypomnienia |
    Telefon osobisty | Jak do Pani dzwonić – numer | Tel. pacjenta (komórka)`),
  'header.visitPurpose':
    listOf(`Co chciałaby Pani osiągnąć dzięki współpracy z dietetykiem? | Dlaczego szukasz pomocy dietetyka? |
    Powód konsultacji dietetycznej | Przyczyna konsultacji | Z jakiego powodu zgłasza się Pan/Pani do gabinetu? |
    Co chcesz zmienić w swoim odżywianiu? | Co jest dla Ciebie najważniejsze w tej współpracy? | Jakiej pomocy Pani potrzebuje? |
    Cel, który chcesz zrealizować | Czego oczekujesz po naszej współpracy? | Oczekiwania wobec diety | W jakim celu Pan przychodzi? |
    Dlaczego zgłasza Pani dziecko do poradni? | Co Pana skłoniło do wizyty? | Twój cel sylwetkowy | Główny problem żywieniowy |
    Powód skierowania na konsultację | Jaki efekt byłby dla Ciebie sukcesem? | Co chcielibyście Państwo zmienić w żywieniu dziecka? |
    Cel współpracy na najbliższe miesiące | Co Panią niepokoi w żywieniu dziecka? | Z czym chcesz się uporać? |
    Priorytety na start współpracy | Oczekiwany efekt diety | Po co robisz redukcję? | Motywacja do zmiany sposobu żywienia |
    Jakie masz cele treningowe i żywieniowe? | Co mamy razem osiągnąć? | Skierowano z powodu | Dlaczego chce Pani schudnąć? |
    Jaki jest Twój główny cel (redukcja, masa, rekompozycja, zdrowie)? | Powód wizyty w poradni | Jaki jest cel Pani wizyty? |
    Z czym do mnie przychodzisz? | Co skłoniło Cię do zmiany? | Cel pobytu na turnusie – dieta | Czego dotyczy konsultacja? |
    Co chciałbyś poprawić w swojej diecie? | W czym dietetyk może Pani pomóc? | Jakich efektów oczekuje Pan po diecie? |
    Problem zgłaszany przez rodziców | Główny cel diety | Cel zamówienia diety | Cel redukcji/budowy masy | Dlaczego właśnie teraz? |
    Co chcesz osiągnąć w 12 tygodni? | Zlecenie lekarskie – cel konsultacji | Na czym Pani najbardziej zależy? |
    Co będzie dla Pana sukcesem za pół roku? | Jakie ma Pani oczekiwania wobec mnie? | Powód objęcia opieką dietetyczną |
    Cel leczenia żywieniowego | Wskazania do diety | Po co przyszłaś? | Co jest głównym powodem, dla którego szukasz dietetyka? |
    O co chodzi w tej konsultacji? | Z czym ma pomóc dieta? | Twoje trzy cele | Czego się spodziewasz po planie żywieniowym? |
    Co chcesz dzięki mnie zmienić? | W jakim kierunku mamy pracować? | Powód, dla którego dziecko trafiło do dietetyka |
    Czego potrzebujesz najbardziej? | Jaki jest powód zamówienia konsultacji? | Cel żywieniowy | Cel konsultacji |
    Co ma dać Ci dieta? | Czego Pan oczekuje po jadłospisie? | Na czym chcesz się skupić? | Cele zdrowotne i sylwetkowe |
    Główny powód rozpoczęcia diety | Zależy mi na | Chcę osiągnąć | Problem do rozwiązania |
    Jaki problem żywieniowy zgłasza pacjent? | Dlaczego lekarz skierował Pana do dietetyka? |
    Dlaczego zdecydowałaś się na współpracę? | Skąd pomysł na dietę? Jaki cel? | Co chciałbyś usłyszeć na koniec współpracy? |
    Cel leczenia dietą | Co Cię boli w Twoim jedzeniu i z czym mam pomóc? | Potrzeby żywieniowe, z którymi Pani przychodzi |
    Powód zgłoszenia dziecka | Twoje oczekiwania i cele | Czego dotyczy zgłoszenie? | Cel: redukcja / utrzymanie / masa |
    W jakiej sprawie Pan przychodzi? | Czemu chcesz zmienić dietę? | Powód zgłoszenia do dietetyka szpitalnego |
    Problem, z którym się do mnie zwracasz | Co Cię motywuje do zmiany diety? | Jaką zmianę chciałbyś zobaczyć? | Cel: | Cel(e) |
    Jaki jest Twój cel na ten rok (waga, zdrowie, forma)? | Po co ta konsultacja? | Co Pana sprowadza do poradni dietetycznej? |
    Czego chciałaby się Pani nauczyć? | Czego najbardziej potrzebujesz ode mnie? | Oczekiwania rodziców | Powód włączenia diety |
    Przyczyna zgłoszenia na oddział dzienny – żywienie | Wskazanie do leczenia żywieniowego |
    Główna trudność, z którą chcesz pracować | W czym mamy Ci pomóc? | Z jakim celem dołączasz do programu? |
    Czego oczekujesz po turnusie? | Jaki efekt chcesz uzyskać? | Dlaczego zapisałaś się na konsultację? | Pragnę |
    Co chcesz poprawić: wyniki, wagę, samopoczucie? | Jakie zmiany chce Pan wprowadzić? | Co ma się poprawić dzięki diecie? |
    Problem, który skłonił Państwa do kontaktu | Cel zgłoszenia | W czym widzisz problem ze swoim jedzeniem? |
    Powód objęcia poradnictwem | Z czym mamy się zmierzyć? | Jaki wynik uznasz za sukces? | Co Panią do nas przywiodło? |
    Czego chcesz od diety? | Główna przyczyna wizyty | Zamierzony efekt | Do czego potrzebna Ci dieta? |
    Nad czym chciałbyś popracować w pierwszej kolejności? | Co chcesz osiągnąć do zawodów? | Jaką korzyść ma przynieść dieta? |
    Czego brakuje Ci w obecnym sposobie jedzenia i co chcesz zmienić? | Powód rozpoczęcia współpracy | Dlaczego szuka Pan dietetyka? |
    Jakie jest Twoje główne zmartwienie związane z jedzeniem? | Po co przychodzisz na konsultację? | Czego dotyczy Twój problem? |
    Wyznaczony cel`),
  'medicalHistory.currentChronic':
    listOf(`Czy choruje Pan/Pani przewlekle? Na co i od kiedy? | Na co aktualnie się leczysz? | Choroby współistniejące z ciążą |
    Czy rozpoznano u Pani PCOS, endometriozę lub chorobę tarczycy? | Masz zdiagnozowane jakieś choroby? | Rozpoznania |
    Choroby, na które się leczysz | Czy dziecko choruje przewlekle? Proszę podać rozpoznanie | Jednostka chorobowa |
    Rozpoznanie kliniczne | ICD-10 / rozpoznanie | Czy ma Pan problemy z sercem, nerkami lub wątrobą? |
    Aktualne problemy zdrowotne pacjentki | Czy coś Ci dolega na co dzień? | Schorzenia przewlekłe (od kiedy) |
    Pozostaję pod stałą opieką poradni | Czy lekarz zdiagnozował u Ciebie insulinooporność, PCOS itp.? |
    Choroby tarczycy, jelit, skóry | Zdrowie ogólne – na co się leczysz? | Stan zdrowia dziecka (choroby przewlekłe) |
    Czy jest Pani pod opieką lekarza specjalisty? Jakiego? | Ch. przewlekłe | Rozp. zasadnicze | Rozp. współistniejące |
    Przewlekłe dolegliwości i diagnozy | Choruję na | Jakie masz choroby? |
    Czy masz cukrzycę, nadciśnienie, podwyższony cholesterol? | Co zdiagnozował lekarz? | Choroba podstawowa i powikłania |
    Czy u dziecka stwierdzono jakieś schorzenia? | Na jakie choroby choruje Pani obecnie? | Wykaz chorób przewlekłych |
    Czy masz jakieś choroby, o których powinnam wiedzieć? | Choroby towarzyszące | Rozpoznanie główne i dodatkowe |
    Aktualny stan zdrowia | Przewlekłe choroby dziecka | Czy leczysz się na coś? | Diagnozy lekarskie (pełna lista) |
    Na co się Pani leczy i od ilu lat? | Zaburzenia hormonalne lub metaboliczne |
    Choroby uczestnika (astma, padaczka, cukrzyca itp.) | Czy stwierdzono u Pana cukrzycę lub stan przedcukrzycowy? |
    Czy jest Pan diabetykiem? | Co dolega pensjonariuszowi? | Problemy ze zdrowiem | Rozpoznanie wg skierowania |
    Jakie schorzenia utrudniają Ci trening? | Czy masz problemy z tarczycą? | Choroba zasadnicza |
    Choroby układu krążenia, oddechowego, nerek | Stałe problemy zdrowotne ucznia | Czy jesteś zdrowa? | Zdiagnozowane jednostki |
    Jakie choroby leczy obecnie Twój lekarz? | Zdrowie – o czym mam wiedzieć (choroby)? | Jestem leczona z powodu |
    U jakich lekarzy jesteś pod opieką i z jakiego powodu? | Jakie choroby ma obecnie mieszkaniec? |
    Choroby i dolegliwości przewlekłe pacjenta | Stwierdzone choroby metaboliczne | Czy masz cukrzycę? |
    Czy choruje Pani na tarczycę? | Aktualne rozpoznania lekarskie | Choroby przewlekłe (proszę wypisać) | Diagnoza dziecka |
    Na co dziecko się leczy? | Czy masz coś ze zdrowiem, na co trzeba uważać? | Pod opieką jakiej poradni jest dziecko? |
    Rozpoznanie (z karty informacyjnej) | Leczone schorzenia | Jakie masz problemy zdrowotne? |
    Choroba, z powodu której jest Pan dializowany | Dolegliwości zdrowotne, z którymi się mierzysz |
    Czy leczy się Pan kardiologicznie? | Choroby serca i krążenia | Czy masz insulinooporność, Hashimoto albo coś podobnego? |
    Choroby zawodowe i przewlekłe | Stan zdrowia mieszkańca – główne choroby | Choroby dermatologiczne, autoimmunologiczne |
    Przewlekle choruję na | Zdrowotnie: co lekarze stwierdzili? | Choroby oczu, nerek, stóp (powikłania cukrzycy) |
    Jesteś pod opieką endokrynologa lub diabetologa? | Choruje na | Przewlekłe schorzenia | Leczy się z powodu | Jestem chora na |
    Czy cierpi Pani na jakąś chorobę przewlekłą? | Zdiagnozowano u mnie | Współchorobowość | Choroby obecne |
    Choroby (przewlekłe, dietozależne) | Aktualnie zdiagnozowane choroby dziecka | Czy rozpoznano u Pana zespół metaboliczny? |
    Co masz zdiagnozowane? | Stan zdrowia – rozpoznania | Jakie są Pani problemy zdrowotne? | Dolegliwości, na które się leczysz |
    Jakie choroby współistnieją z otyłością? | Czy ma Pan chorą wątrobę, nerki, trzustkę? |
    Czy są jakieś przeciwwskazania zdrowotne (choroby)? | Nefropatia, retinopatia, inne powikłania | Dziecko leczy się u |
    Specjaliści, pod których opieką jest dziecko (i dlaczego) | Jednostki chorobowe | Choroba nowotworowa – rozpoznanie |
    Czy masz Hashimoto, niedoczynność, PCOS? | Zdrowie psychiczne i fizyczne – diagnozy | Obciążenia internistyczne |
    Choroby towarzyszące celiakii | Diagnoza i od kiedy | Na co chorujesz? | Choroby, z którymi się zmagasz |
    Czy ma Pani rozpoznane choroby przewlekłe? Jakie? | Problemy kardiologiczne i inne choroby |
    Z jakimi chorobami żyje podopieczny? | Co wpisano w rozpoznaniu? | Czy coś Ci zdiagnozowano? | Rozpoznanie i choroby dodatkowe |
    Ma Pan nadciśnienie, cukrzycę, chorobę wieńcową? | Choroby skóry, stawów, tarczycy | Obecne schorzenia zawodnika |
    Czy choruje dziecko na coś przewlekle? | Aktualne choroby i od kiedy | Pod opieką jakich lekarzy pacjentka pozostaje? |
    Jakie schorzenia Pan ma? | Czy jest coś, na co stale się leczysz? | Choroby serca, nerek, wątroby, tarczycy – które? |
    Rozpoznane u zawodnika choroby | Co Ci dolega przewlekle? | Aktualny wykaz chorób`),
  'medicalHistory.currentMeds':
    listOf(`Jakie leki przyjmuje Pan/Pani na stałe (nazwa, dawka)? | Bierzesz jakieś leki? Jakie? | Insulina i inne leki (dawki) |
    Czy dziecko przyjmuje na stałe leki | Jakie leki hormonalne i inne przyjmuje Pani obecnie? | Leki – obecnie |
    Bierzesz teraz jakieś leki? Tabletki antykoncepcyjne też się liczą :) | Leki w ostatnich tygodniach, teraz | Stałe leczenie |
    Aktualne leczenie farmakologiczne | Zażywane lekarstwa | Co bierzesz od lekarza? | Leki stale przyjm. (nazwa/dawka/pora) |
    Leczenie: leki | Farmakoterapia bieżąca | Zlecone leki | Tabletki, zastrzyki, inhalatory – co i ile? |
    Czy stosuje Pani hormony tarczycy lub inne leki? | Leki przeciwbólowe – jak często? | Insulina (rodzaj, dawki) |
    Co bierze Pan na ciśnienie, cukier, cholesterol? | Jakie lekarstwa podają Państwo dziecku? | Leki uspokajające, nasenne |
    Leki (nazwa handlowa) | Lista przyjmowanych leków | Czy zażywa Pani jakieś tabletki, także antykoncepcyjne? |
    Preparaty na receptę | Leki przyjmowane na stałe i doraźnie | Czy bierze Pani obecnie leki? | Jakie lekarstwa przyjmujesz? |
    Przyjmowane leki i godziny ich podania | Bieżąca farmakoterapia | Co przyjmuje Pan rano, a co wieczorem (leki)? |
    Leki zlecone przez lekarza | Czy jesteś na lekach? Jakich? | Leki przyjmowane przez dziecko |
    Aktualne leki, w tym hormony i antykoncepcja | Nazwy leków | Leki na cukrzycę (tabletki, insulina, GLP-1) | Wpisz leki |
    Preparaty lecznicze przyjmowane codziennie | Terapia lekowa | Jakie dawki insuliny Pani stosuje? |
    Czy zażywa Pani coś na tarczycę? | Leki – pora i dawka | Tabletki, które biorę | Czy uczestnik przyjmuje stale leki? |
    Leczenie hormonalne obecnie | Bierze Pan coś na nadciśnienie? | Lista leków od lekarza |
    Leki zażywane codziennie (proszę przepisać z opakowania) | Jakie leki dziecko bierze na stałe? |
    Czy przyjmujesz obecnie jakieś leki lub hormony? | Leki na ciśnienie, cukier i inne | Zażywam leki |
    Leki pobierane na stałe (nazwy z opakowania) | Przyjmowane lekarstwa | Co bierzesz na stałe? | Jakie leki przepisał lekarz? |
    Leki w trakcie kuracji | Czy dostaje Pan leki na dializie? | Wymień leki i dawki | Leki (także bez recepty) |
    Leki nasenne, przeciwbólowe, przeczyszczające | Obecne leczenie (leki) | Leki podawane mieszkańcowi | Tabletki dzienne |
    Bieżące leki i dawki | Czy zażywasz leki, które trzeba brać na czczo? | Insulinoterapia – schemat |
    Przyjmowane preparaty lecznicze | Z leków biorę | Czy bierze Pani hormony? | Leki stosowane w cukrzycy | Biorę leki na |
    Jakie leki Pan zażywa? | Codziennie biorę (leki) | Leki na stałe: | Mam przepisane | Stale przyjmowane leki |
    Leki (nazwa, dawka, godzina) | Czy podaje się dziecku leki? | Czy bierzesz tabletki na tarczycę? |
    Bieżące leczenie farmakologiczne | Leczenie obecne | Leki i preparaty na receptę | Leki stosowane doraźnie |
    Leki immunosupresyjne, sterydy wziewne – obecnie | Farmaceutyki | Antykoncepcja i inne leki | Leki przed snem |
    Leki wydawane przez pielęgniarkę | Medykamenty przyjmowane w trakcie turnusu | Jakie masz leki od psychiatry? | Bierze na stałe |
    Leki przeciwcukrzycowe | Jakie leki są teraz w użyciu? | Leki – poranne i wieczorne |
    Czy bierze Pani coś na stałe, np. na tarczycę lub ciśnienie? | Leki podopiecznego | Stosowana farmakoterapia |
    Czy w trakcie diety przyjmuje Pan leki? | Przepisane leki i dawkowanie | Leki, które dostaje dziecko | Na jakich lekach jesteś? |
    Leki hormonalne, antykoncepcja | Aktualne leki (ze szpitala i z domu) | Leki przewlekle stosowane | Jakie tabletki zażywasz? |
    Leki brane obecnie z dawkami | Czy lekarz przepisał Pani coś na stałe? | Farmakoterapia pacjenta | Co przyjmuje Pan z leków? |
    Leki przeciwdepresyjne i inne, które bierzesz`),
  'medicalHistory.geneticLoad':
    listOf(`Czy w rodzinie występują: cukrzyca, miażdżyca, nowotwory? | Cukrzyca u rodziców i rodzeństwa |
    Czy u bliskich krewnych występowała zakrzepica lub choroby tarczycy? | Wywiad rodz. |
    Czy w Twojej rodzinie ktoś ma otyłość, cukrzycę, Hashimoto? | Choroby w rodzinie (rodzice, dziadkowie) | Otyłość u rodziców |
    Rodzinne obciążenia | Nadciśnienie, zawały, udary u najbliższych | Na co chorują bliscy? | Celiakia w rodzinie |
    Alergie i atopia u rodziców | Choroby sercowo-naczyniowe u krewnych I stopnia | Kto w rodzinie ma cukrzycę? |
    Nowotwory w rodzinie (kto, jaki) | Czy rodzice mają nadciśnienie? | Obciążenia rodz. | Czy mama lub tata chorują na tarczycę? |
    Zdrowie rodziców i rodzeństwa | Czy w rodzinie były choroby jelit? | Choroby genetyczne | Osteoporoza u mamy lub babci? |
    Wywiad rodzinny w kierunku otyłości | Dna moczanowa, kamica – u kogo w rodzinie? | Co się powtarza w rodzinie? |
    Skłonności dziedziczne | Choroby występujące w rodzinie | Rodzinne występowanie chorób | Jakie choroby mają Pana rodzice? |
    Czy ktoś z bliskich choruje na tarczycę? | Historia rodzinna: cukrzyca, zawały, nowotwory |
    Zawały i udary w rodzinie przed 60. r.ż. | Obciążenie rodzinne (dot. cukrzycy i otyłości) | Choroby rodziców i dziadków dziecka |
    Czy rodzeństwo ma alergie lub celiakię? | Hashimoto, RZS, celiakia – kto z krewnych? | W mojej rodzinie chorują na |
    Krewni z chorobami autoimmunologicznymi | Mama, tata – na co się leczą? | Czy w rodzinie ktoś chorował na nowotwór? |
    Czy cukrzyca „chodzi” w rodzinie? | Jakie choroby miały babcie i dziadkowie? | Wywiad w rodzinie | Nowotwory w rodzinie |
    Rodzice – stan zdrowia | Czy otyłość występuje u innych członków rodziny? | Na co choruje mama i tata? |
    Czy w rodzinie jest cukrzyca lub otyłość? | Rodzinne choroby | Obciążenia w rodzinie | Choroby najbliższych krewnych |
    Czy w rodzinie występuje osteoporoza? | Nadciśnienie w rodzinie? | Choroby dziadków | Kto z bliskich choruje przewlekle? |
    Wywiad rodzinny (cukrzyca, udar, nowotwór) | Czy ktoś z rodzeństwa choruje? | Dziedziczne obciążenia zdrowotne |
    Cukrzyca u matki lub ojca | Choroby tarczycy w rodzinie – u kogo | Zgony z powodu zawału w rodzinie | Historia chorób rodziców |
    Genetyczne skłonności do chorób | Czy matka lub siostra miały raka piersi? | Otyłość, cukrzyca ciążowa u mamy |
    Rodzina: jakie choroby? | Rodzice chorują na | Czy w Pana rodzinie były zawały? | U kogo w rodzinie występuje cukrzyca? |
    Obciążenie genetyczne | Czy bliscy chorują na nadciśnienie? | Nowotwory u krewnych I stopnia |
    Czy rodzice lub rodzeństwo mają otyłość? | Jakie choroby powtarzają się w rodzinie? | Wywiad rodzinny: |
    Dziedziczne choroby w rodzinie matki i ojca | Rodzinna hipercholesterolemia? |
    Celiakia, Hashimoto, cukrzyca typu 1 – w rodzinie? | Mama chorowała na | Ojciec – choroby | Zdrowie bliskich |
    Czy ktoś w domu ma nadciśnienie lub cukrzycę? | Rodzinnie: co? | Alergie w rodzinie | Czy rodzice chorowali na serce? |
    Cukrzyca w rodzinie – kto | Kto z bliskich miał nowotwór? | Choroby rodzinne (otyłość, dna, miażdżyca) |
    Zdrowie mamy, taty i dziadków | Jakie choroby występują u Twoich rodziców? | Skłonność do tycia w rodzinie? |
    Czy ktoś w rodzinie ma celiakię lub Hashimoto? | Schorzenia dziedziczne | Wywiad rodzinny w kierunku cukrzycy |
    Choroby bliskich (cukrzyca, zawał, nowotwór) | Czy u rodziców wykryto cukrzycę? | Obciążenia zdrowotne w rodzinie |
    Jakie choroby ma rodzeństwo i rodzice?`),
  'medicalHistory.pastChronic':
    listOf(`Jakie choroby przebył/a Pan/Pani w przeszłości? | Miałeś/aś poważne kontuzje albo operacje? |
    Czy przeszła Pani zabiegi ginekologiczne (laparoskopia, histeroskopia)? | Przebyte zab. operacyjne | Operacje, zabiegi (rok) |
    Czy przechodził Pan operacje jamy brzusznej? | Czy była Pani hospitalizowana? Z jakiego powodu? |
    Stan po operacji (jakiej, kiedy) | Co wycięto i kiedy? | Jakie kontuzje masz za sobą? | Choroby przebyte w dzieciństwie |
    Pobyty w szpitalu dziecka | Poważne choroby w życiu | Wywiad chirurgiczny | Historia kontuzji | Przebyte zawały, udary |
    Na co chorowałaś w ostatnich latach? | Zabiegi i pobyty w szpitalu | Miał Pan kiedyś operację? |
    Czy dziecko było operowane lub leżało w szpitalu? | Urazy sportowe | Przebyte infekcje i zatrucia | Co było leczone szpitalnie? |
    Choroby, które minęły | Z czego już się Pan wyleczył? | Leczenie operacyjne w przeszłości | Przebyte choroby i operacje |
    Zabiegi operacyjne (kiedy, jakie) | Czy miała Pani cesarskie cięcie lub inne operacje? | Wcześniejsze hospitalizacje |
    Czy miałeś jakieś złamania, zerwania, operacje? | Choroby wieku dziecięcego | Jakie operacje Pan przeszedł? |
    Operacje bariatryczne i inne | Poważniejsze zachorowania w przeszłości | Czy był Pan kiedyś w szpitalu? Dlaczego? |
    Przebyte zabiegi i leczenie szpitalne | Usunięte narządy (woreczek, wyrostek, migdałki) | Ostatni pobyt w szpitalu – powód |
    Dawne schorzenia, z których dziecko wyrosło | Czy przeszła Pani COVID-19, mononukleozę? |
    Zdrowotna przeszłość: operacje, szpitale | Stan po zawale/udarze | Co dolegało Ci wcześniej? |
    Przebyte urazy i operacje ortopedyczne | Jakie zabiegi miałeś w życiu? | Czy dziecko przeszło jakieś poważne choroby? |
    Jakie operacje Pani miała? | Przebyte hospitalizacje dziecka | Zabiegi na przewodzie pokarmowym |
    Czy usuwano Panu pęcherzyk żółciowy? | Historia urazów | Poważne wypadki, złamania | Czy leżałaś w szpitalu w ostatnim roku? |
    Przebyte choroby zakaźne | Kontuzje z ostatnich sezonów | Czy jesteś po operacji? Jakiej? | Operacje w obrębie brzucha |
    Choroby, które Pan przeszedł | Wcześniejsze zabiegi bariatryczne | Przeszłość chorobowa |
    Z jakiego powodu byłaś hospitalizowana? | Leczenie szpitalne (kiedy i dlaczego) | Operacje plastyczne i bariatryczne |
    Kiedyś chorowałem na | Blizny, szwy, operacje | Czy przechodził Pan zapalenie trzustki lub wątroby? |
    Przebyte zatrucia i infekcje jelitowe | Co przechorowało dziecko? | Przechorowałam | Byłem operowany na | Choroby w dzieciństwie |
    Przebyte zabiegi w obrębie jamy brzusznej | Przebyte ciężkie choroby | Zawał, udar – czy przebyty? | Operacje: kiedy, jaka |
    Czy miał Pan robioną operację żołądka/jelit? | Szpital – kiedy i z czym | Czy chorowałaś kiedyś na anoreksję lub bulimię? |
    Czy w przeszłości zdiagnozowano u Pani anemię? | Co już masz za sobą: operacje, choroby? |
    Wcześniejsze choroby zakaźne i zabiegi | Przeszłość medyczna | Leczenie chirurgiczne | Ile razy byłeś operowany? |
    Przebyte schorzenia | Poprzednie choroby i hospitalizacje | Złamania i kontuzje w karierze | Czy dziecko przebyło operację? |
    Choroby, które już wyleczono | Co było operowane i kiedy? | Ważniejsze choroby z przeszłości |
    Czy miał Pan zawał, udar, operację? | Czy dziecko leżało w szpitalu? | Hospitalizacje i operacje – daty |
    Choroby, które już Pani nie dokuczają | Kontuzje i zabiegi ortopedyczne | Zabiegi chirurgiczne w wywiadzie |
    Przebyty COVID lub inne ciężkie infekcje | Operacje żołądka, jelit, pęcherzyka | Jakie poważne choroby Pani przeszła? |
    Pobyty w szpitalu i zabiegi | Czy był Pan operowany w ostatnich latach? | Dawniejsze urazy i zabiegi | Czego dotyczyły operacje?`),
  'medicalHistory.pastMeds':
    listOf(`Leki – odstawione | Leki odstawione w ostatnim roku | Kiedy dziecko miało ostatnią antybiotykoterapię? |
    Wcześniej stosowane leki | Leki brane w przeszłości | Sterydy (kiedy, jak długo) | Jakie leki brałaś wcześniej? |
    Poprzednie leczenie farmakologiczne | Leki przyjmowane do niedawna | Leki, które Pani brała, a już nie bierze |
    Kuracje antybiotykowe w ostatnich 12 miesiącach | Czy dziecko było leczone antybiotykami? |
    Dotychczasowe leczenie farmakologiczne | Leki przyjmowane przed ciążą | Leki stosowane w przeszłości |
    Czy w ciągu roku brałaś antybiotyk? | Jakie leki przestał Pan brać? | Czy kiedyś brałaś leki na odchudzanie? |
    Leczenie sterydami w przeszłości | Leki, które odstawił lekarz | Antybiotyki w ostatnim półroczu |
    Ile razy w ostatnim roku dziecko brało antybiotyk? | Wcześniejsze leki i powód odstawienia | Co brałeś wcześniej z leków? |
    Przebyta antybiotykoterapia | Jakie leki brał Pan w zeszłym roku? | Leki zakończone | Czy brałaś ostatnio antybiotyki? |
    Antybiotykoterapia w ostatnich 3 miesiącach | Leki, po których były skutki uboczne i odstawiono | Co brałaś kiedyś na stałe? |
    Wcześniejsze kuracje lekowe | Leki dotychczas stosowane i odstawione | Metformina, steroidy – kiedyś brane? |
    Czy dawniej brał Pan leki psychotropowe? | Dawne leki dziecka | Przyjmowane w przeszłości lekarstwa | Leki, które brałem |
    Kiedyś brałam | Leczenie, które zakończono | Ostatnia antybiotykoterapia – kiedy? | Wycofane leki | Leki odstawione przed ciążą |
    Długo przyjmowane w przeszłości leki | Brał antybiotyki w ostatnim roku? | Jakie leki już próbowano? |
    Leki onkologiczne w przeszłości | Leki, których już nie biorę | Wcześniej przyjmowane leki i dlaczego odstawione |
    Antybiotyki w tym roku | Leki stosowane w dzieciństwie | Czy kiedyś brał Pan sterydy? | Zakończone kuracje lekami |
    Leki brane rok temu i wcześniej | Jakie kuracje antybiotykiem były ostatnio? | Leki zastosowane wcześniej i odstawione`),
  'nutrition.fluidsPerDay':
    listOf(`Ile szklanek płynów wypija Pan/Pani w ciągu dnia? | Ile dziecko pije w ciągu dnia | Podaż płynów p.o. |
    Ile wody pijesz w ciągu dnia? | Bilans płynów | Napoje – rodzaj i ilość | Co dziecko pije na co dzień? | Ile litrów pijesz? |
    Jak z nawodnieniem na treningu? | Płyny (l/dobę) | Co Pani pije w ciągu dnia i w jakiej ilości? | Woda i inne napoje |
    Ilość wypijanej wody dziennie | Czy pamiętasz o piciu wody? | Ile kubków herbaty i wody pije mieszkaniec? | Nawadnianie |
    Ile płynów dziennie wypijasz? | Ilość płynów w ciągu doby | Ile i jakie napoje Pani pije? | Ile wody wypija dziecko? |
    Spożycie wody | Co pijesz najczęściej? | Ile pijesz wody w ciągu treningu i w ciągu dnia? | Płyny – ilość, rodzaj |
    Dobowa podaż płynów | Napoje w pracy | Czy pijesz wystarczająco dużo? | Ile szklanek wody/herbaty dziennie |
    Ograniczenie płynów – ile ml? | Co masz w bidonie? | Ile piję dziennie | Napoje wypijane w ciągu dnia |
    Ile wypija Pani wody, herbaty, soków? | Wypijane płyny na dobę | Czym popijasz posiłki? | Ile dziecko wypija wody? |
    Ile szklanek dziennie wypijasz? | Płyny w upały i na zmianie | Jak dużo pijesz? | Płyny na dobę łącznie z zupą |
    Nawodnienie – ile i czego | Litry wody dziennie | Co pije dziecko w szkole? | Ile pijesz przed, w trakcie i po treningu? | Piję |
    Wypijam dziennie | Ile i czego pijesz? | Ilość wypijanych płynów na dobę | Woda, herbata, soki – ile? |
    Ile dziennie pije Pan wody i innych napojów? | Nawodnienie w ciągu dnia | Do picia najczęściej | Płyny przyjmowane doustnie |
    Ile ml płynów wypijasz? | Ile szklanek? (woda, herbata, zupy) | Napoje, które pije dziecko | Bidony na trening – ile? |
    Ile wody wypijasz? | Co dziecko pije i ile? | Płyny w ciągu doby (szklanki) | Ile pijesz na zmianie? | Jak dużo wody Pan pije? |
    Napoje – co najczęściej? | Dobowe spożycie płynów | Czy pijesz co najmniej 1,5 l wody? | Ile płynów przyjmujesz w ciągu dnia? |
    Ile butelek wody wypijasz? | Co zwykle pijesz i ile?`),
  'nutrition.mealRegularity':
    listOf(`Jak u Ciebie z regularnością posiłków? Zdarza Ci się coś pomijać? | Czy posiłki je Pani o stałych porach? |
    Czy podjadasz między posiłkami? | O jakich porach jesz? | Czy jada Pan regularnie? | Godziny głównych posiłków |
    Pory karmienia dziecka | Które posiłki pomijasz? | Co ile godzin jesz? | Regularność jedzenia | Podjadanie wieczorne |
    Czy opuszczasz posiłki? | Czy dziecko podjada? | Rytm posiłków | Ile trwają przerwy między posiłkami |
    Jak rozkładają się posiłki w ciągu dnia? | O której jesz śniadanie, obiad i kolację? | Nocne jedzenie, podjadanie |
    Czy jesz regularnie? | Stałe pory posiłków? | Godziny spożywania posiłków | Czy zdarza Ci się jeść w nocy? |
    Co i kiedy podjadasz? | Czy zdarza się nie jeść cały dzień? | Odstępy między posiłkami | Czy dojada Pani po dziecku? |
    Jak często pomijasz posiłki? | W jakich godzinach jesz? | Czy je Pan w pośpiechu, nieregularnie? |
    O jakich godzinach je mieszkaniec? | Przerwa nocna w jedzeniu (godz.) | Pory posiłków w dni treningowe |
    Czy między posiłkami dziecko coś przegryza? | Jak wyglądają pory Twoich posiłków w weekend? | Posiłki o stałych porach – tak/nie |
    Jak regularnie jadasz? | Co podjadasz i kiedy? | Podjadanie wieczorem/nocą | Czy często pomijasz śniadanie? |
    Długie przerwy w jedzeniu | Jak długo potrafisz nie jeść? | Posiłki regularne czy chaotyczne? |
    Czy dziecko je o stałych godzinach? | W jakich godzinach są karmienia? | Czy jesz po 20:00? |
    Pierwszy i ostatni posiłek (godziny) | Kiedy najczęściej podjadasz? | Czy zdarza Ci się zapominać o jedzeniu? | Posiłki nocne |
    Ile czasu mija między posiłkami? | Przekąski – kiedy i jak często | Godziny jedzenia | Jem regularnie / nieregularnie |
    Kiedy jesz? | Posiłki o stałej porze? | Jadam o godzinach | Czy je Pan o tych samych porach? | Czy zdarza się pominąć posiłek? |
    Podjadam | Czy jesz między posiłkami? | Nawyk podjadania | Rytm jedzenia w tygodniu i w weekend |
    Jak długie robisz przerwy w jedzeniu? | Przekąski między posiłkami – jakie, kiedy? | Czy jesz w nocy? |
    Śniadanie pomijasz czy jesz? | Ostatni posiłek o | Ile godzin mija od przebudzenia do pierwszego posiłku? |
    Czy dziecko dojada między posiłkami? | Czy posiłki są regularne? | O jakich godzinach jadasz? |
    Zdarza Ci się nie zjeść śniadania? | Jem o stałych porach | Kiedy jesz pierwszy posiłek? | Podjadanie w pracy |
    Co ile godzin je dziecko? | Czy podjadasz po nocach? | Jak wygląda rytm Twoich posiłków? | Nieregularne jedzenie – jak często? |
    Pory, o których jesz | Czy je Pan co 3–4 godziny? | Jak regularne są Twoje posiłki?`),
  'nutrition.mealsPerDay':
    listOf(`Ile posiłków zjada Pan/Pani w ciągu dnia? | Ile posiłków dziennie jesteś w stanie zjeść? | Posiłki na dobę (główne + przekąski) |
    Ile razy dziennie jesz? | Ile posiłków chcesz jeść? | Ile posiłków ma mieć Twoja dieta? | Preferowana liczba posiłków |
    Ilość posiłków w ciągu doby | Ile razy w ciągu dnia je dziecko? | Posiłki – liczba | Ile karmień na dobę? |
    Jak często Pani jada w ciągu dnia? | Ile dań dziennie zamawiasz? | Liczba przyjmowanych posiłków |
    Ile posiłków dziennie zjadasz? | Liczba posiłków w ciągu doby | Na ile posiłków podzielić dietę? |
    Ile razy jesz w dniu treningowym? | Ilość posiłków dziennie | Ile razy dziennie jada mieszkaniec? | Posiłki (liczba na dobę) |
    Ile posiłków i przekąsek zjada dziecko? | Zwykła liczba posiłków | Ile posiłków jesteś w stanie zjeść na służbie? |
    Wybrana liczba posiłków w pakiecie | Ile posiłków je Pan w dniu dializy? | Ile posiłków dziennie planujemy? |
    Ile razy dziennie Pan je? | Liczba posiłków na dzień | Ile posiłków ma być w diecie? | Jem posiłków dziennie |
    Ile zjadasz posiłków w pracy i po pracy? | Ile posiłków dziecko je w domu i w szkole? | Ile razy siadasz do stołu? |
    Posiłków na dobę | Ile posiłków dziennie zjada senior? | Ilość posiłków w dni robocze | Jem ... razy dziennie |
    Liczba posiłków (z przekąskami) | Posiłków dziennie: | Ile razy jesz? | Ile posiłków wydawać? | Ilość posiłków na oddziale |
    Ile posiłków dziennie jada Pan zwykle? | Chcę jeść posiłków | Ile posiłków w dniu wolnym? |
    Liczba posiłków, którą chcesz utrzymać | Ile razy karmi Pani dziecko? | Ile posiłków zjada dziecko dziennie? |
    Posiłki – ile razy na dobę? | Na ile posiłków mam rozpisać dietę? | Ile razy dziennie jesz coś konkretnego? |
    Liczba posiłków w pracy i w domu | Ile razy jesz w dniu startu? | Ile razy jadasz w ciągu doby? |
    Ile posiłków dziennie przygotować? | Zjadam posiłków`),
  'nutrition.physicalActivity':
    listOf(`Ile razy w tygodniu trenujesz i co to za treningi? | Jak się ruszasz w ciągu tygodnia? |
    Aktywność fizyczna w tygodniu (rodzaj, czas) | Ruch | Aktywność ruchowa dziecka | Liczba treningów w tygodniu |
    Ile chodzi Pani pieszo? | Trening siłowy i cardio | Zajęcia ruchowe | WF i zajęcia sportowe | Wysiłek fizyczny |
    Rehabilitacja i ćwiczenia | Twoje treningi w tygodniu | Dyscyplina i objętość treningowa | Czy lubisz się ruszać? Co robisz? |
    Tryb życia (siedzący/aktywny) | Czy uprawiasz sport? | Ruch na co dzień | Ile godzin tygodniowo trenujesz? |
    Jaka jest Pani aktywność fizyczna? | Czy dziecko uprawia jakiś sport? | Zajęcia sportowe w tygodniu |
    Ile masz treningów siłowych i biegowych? | Spacery, gimnastyka, inny ruch | Czy chodzisz na siłownię? |
    Twoja aktywność poza pracą | Aktywność: siedząca/umiarkowana/duża | Gimnastyka i usprawnianie | Obciążenie treningowe w tygodniu |
    Jak spędza Pan wolny czas – aktywnie? | Ile czasu tygodniowo poświęcasz na ruch? | Czy ruszasz się regularnie? |
    Ćwiczenia – rodzaj, ile razy w tygodniu | Ile czasu tygodniowo ćwiczysz? | Sporty uprawiane rekreacyjnie |
    Ruch, gimnastyka, spacery | Aktywność poza domem | Trenuję | Treningi (dni i godziny) | Ile godzin dziennie chodzisz? |
    Zajęcia ruchowe dziecka w tygodniu | Forma ruchu, którą lubisz i uprawiasz | Tygodniowy plan treningów | Aktywność mieszkańca |
    Fizjoterapia, rehabilitacja ruchowa | Ile kilometrów biegasz tygodniowo? | Jak dużo się ruszasz na co dzień? | Ruszam się |
    Mój sport to | Uprawiam | Aktywność (rodzaj/czas/częstość) | Ile masz ruchu? | Czy trenujesz coś regularnie? |
    Jakie ćwiczenia wykonujesz? | Gimnastyka poranna, ćwiczenia | Jak dużo ruchu ma dziecko? | Aktywność sportowa i rekreacyjna |
    Trening – dni i pory | Ile razy w tygodniu masz WF i treningi? | Ćwiczenia fizyczne | Chodzę na |
    Aktywność fizyczna w pracy i po pracy | Sport w tygodniu i w weekendy | Jaki sport uprawia dziecko? |
    Ile razy w tygodniu ćwiczysz? | Jak się Pan rusza? | Aktywność fizyczna – co i ile? | Treningi w tygodniu |
    Ruch codzienny (kroki, spacery, rower) | Gimnastyka, basen, nordic walking | Zajęcia sportowe i WF |
    Jak często chodzisz na fitness? | Czy jesteś aktywny fizycznie? | Co trenujesz i ile razy? |
    Ile ruchu mieści się w Twoim tygodniu? | Aktywność na świeżym powietrzu`),
  'nutrition.stimulants':
    listOf(`Ile kawy i alkoholu pije Pani w tygodniu, czy pali Pani papierosy? | Kawa, alkohol, papierosy – jak często? |
    Papierosy – ile dziennie | Nikotyna, alkohol | Ile kaw dziennie? | Czy pije Pan alkohol? Jaki i ile? | Palenie | Uzależnienia |
    Energetyki i kawa | Używki (tytoń, alkohol, inne) | Czy w ciąży pali Pani papierosy? | E-papieros, wino, kawa |
    Jak często pijesz alkohol? | Kofeina (źródła i ilość) | Co z alkoholem? | Czy sięgasz po alkohol na imprezach? |
    Ile kaw pijesz dziennie? | Alkohol – rodzaj, częstość, ilość | Papierosy / e-papierosy / podgrzewacze |
    Jak często sięga Pan po alkohol? | Kawa i mocna herbata | Czy używasz nikotyny? | Napoje energetyczne – ile w tygodniu? |
    Palenie (ile, od kiedy) | Nałogi i używki | Piwo, wino, mocniejsze – jak często? | Czy na obozie spożywasz kofeinę? |
    Spożywanie alkoholu | Ile papierosów dziennie Pan wypala? | Kawa (ile), papierosy, alkohol | Czy dużo pijesz alkoholu? |
    Palenie tytoniu – ile sztuk | Jakie używki stosujesz? | Wino, piwo, drinki w tygodniu | Ile kawy w ciągu dnia? |
    Alkohol w weekendy | Tytoń / nikotyna | Energetyki | Czy pije Pani kawę? Ile? | Palę papierosy | Używki w ciąży |
    Czy młodzież pije napoje energetyczne? | Snus, saszetki nikotynowe, e-papieros | Lampka wina, piwo – jak często? | Palę |
    Nie palę / palę | Piję kawę | Alkohol piję | Tytoń, alkohol, kawa | Ile pali dziennie? | Kawa: ile, jaka |
    Alkohol (porcje tygodniowo) | Czy pijesz energetyki przed treningiem? | Spożycie kofeiny | Nałogi (kiedyś i teraz) |
    Ile drinków w weekend? | Papierosy, IQOS, vape | Czy mieszkaniec pali? | Czy Pan pali? Ile? | Ile kaw wypijasz? |
    Alkohol: ile i jak często? | Papierosy, alkohol, kawa | Czy używa Pani e-papierosów? | Piwo po pracy – jak często? |
    Używki na co dzień | Ile energetyków w tygodniu? | Czy sięgasz po papierosy lub alkohol? | Ile kawy i energetyków pijesz? |
    Alkohol – okazjonalnie czy częściej?`),
  'nutrition.supplements': listOf(`Jakie suplementy obecnie stosujesz? | Preparaty witaminowe dla ciężarnych |
    Jakie witaminy i suplementy Pani zażywa (foliany, inozytol, inne)? | Suplementacja (B12, D3, omega-3 z alg) | Suplementy diety |
    Witaminy | Czy dziecko dostaje witaminę D? | Odżywki i suplementy sportowe | Co bierzesz z suplementów? |
    ONS / preparaty odżywcze | Zioła, herbatki ziołowe, suplementy | Probiotyki i witaminy | Preparaty mineralne i witaminowe |
    Kwas foliowy, jod, żelazo? | Białko, kreatyna, BCAA | Suplementacja witaminy D | Czy łyka Pani coś bez recepty? |
    Tran, witaminy – co podają Państwo dziecku? | Żele, izotoniki, kofeina na zawodach | Jakie preparaty wspomagające stosujesz? |
    Suplementy i witaminy | Jakie preparaty witaminowe Pani stosuje? | Czy bierzesz suplementy? Wymień | Suplementy (nazwa, dawka) |
    Witamina D, omega-3, magnez – co bierzesz? | Odżywki białkowe | Żelazo, kwas foliowy, inne preparaty |
    Zioła i preparaty roślinne | Kolagen, magnez, witaminy | Jakie suplementy bierze dziecko? | Wspomaganie suplementami |
    Suplementacja bariatryczna | Preparaty bez recepty | Czy przyjmuje Pan preparaty białkowe? |
    Witaminy i minerały (nazwa preparatu) | Nutridrinki i podobne | Stosowane suplementy diety | Czy podajecie dziecku witaminy? |
    Magnez, potas, elektrolity – co bierzesz? | Jakie odżywki i preparaty stosujesz? | Witaminy dla kobiet w ciąży |
    Suplementy zalecone przez lekarza | Co poza lekami: zioła, witaminy? | Preparaty wspomagające odchudzanie |
    Suplementy – marka i dawka | Biorę witaminy | Suplementacja D3, K2 | Wysokobiałkowe preparaty odżywcze | Kreatyna i inne suple |
    Czy bierze Pan żelazo lub kwas foliowy? | Probiotyk, enzymy, błonnik | Suplementuję | Biorę witaminy i suplementy |
    Suple i odżywki | Czy zażywasz preparaty z witaminami? | Jakie suplementy Pani przyjmuje obecnie? |
    Preparaty żelaza, wapnia, wit. D | Suplementacja w sezonie | Żywność specjalnego przeznaczenia, białko w proszku |
    Witaminki dla dziecka | Suplementy po operacji bariatrycznej | Zioła i suplementy | Preparaty z apteki i sklepu zielarskiego |
    ONS | Jakie witaminy bierze dziecko? | Suplementy na co dzień | Przyjmuję suplementy | Czy stosujesz odżywki białkowe? |
    Preparaty z witaminami lub ziołami | Białko, kreatyna, przedtreningówki | Czy uzupełniasz witaminę D? |
    Suplementacja w ciąży i karmieniu | Jakie preparaty suplementacyjne bierzesz? | Witaminy, magnez, omega – lista |
    Czy wspierasz się odżywkami?`),
  'nutrition.sweeteningDrinks':
    listOf(`Słodzisz kawę lub herbatę? Czym i ile? | Czy słodzi Pan napoje? | Herbata i kawa – słodzone? | Ile cukru do kawy? |
    Ile łyżeczek cukru dodaje Pani do herbaty? | Czym dosładzasz? | Cukier, miód czy słodzik do herbaty? | Słodzę / nie słodzę |
    Czy dziecko pije słodzone napoje? | Używanie cukru do napojów | Czy słodzisz? Ile? | Słodzenie herbaty i kawy |
    Ilość cukru w napojach | Czym Pani słodzi kawę? | Czy używa Pan słodzików? | Herbata – ile łyżeczek cukru? | Dosładzanie napojów |
    Cukier do kawy/herbaty (łyżeczki) | Czy herbatka dziecka jest słodzona? | Czy dodajesz cukier do kawy? |
    Słodzenie napojów – czym, ile | Ile łyżeczek na szklankę? | Kawa z cukrem? | Słodzik, miód, cukier – do czego? |
    Dosładzam herbatę | Czy do herbaty sypie Pan cukier? | Cukier w kawie i herbacie | Czy słodzi Pani kawę i herbatę? |
    Kawę/herbatę słodzę | Łyżeczki cukru dziennie | Napoje słodzę czym | Ile cukru wsypujesz? | Czy herbata jest słodzona? |
    Ile cukru do kawy i herbaty? | Czy słodzisz napoje? | Kawa, herbata – z cukrem czy bez? | Słodzę herbatę |
    Czy dosypujesz cukru do herbaty? | Kawa słodzona?`),
  patientNotes:
    listOf(`Uwagi rodziców | Jest coś, o czym chcesz mi jeszcze napisać? | Co jeszcze warto wiedzieć o dziecku? | Uwagi opiekuna |
    Pytania do dietetyka | Inne uwagi, prośby | Miejsce na dodatkowe informacje | O czym nie wspomniałam, a powinnam? |
    Coś od siebie? | Notatki własne pacjenta | Prośby do kuchni | Na koniec – co jeszcze? | Wolne wnioski |
    Czy coś jeszcze powinnam wiedzieć? | Uwagi i sugestie | Inne informacje | Coś, o co nie zapytaliśmy |
    Twoja wiadomość do dietetyka | Uwagi końcowe | Co jeszcze chcesz powiedzieć? | Ważne informacje dodatkowe |
    Czy chciałby Pan coś dodać? | Uwagi uczestnika | Dopisz, co uważasz za ważne | Miejsce na swobodną wypowiedź |
    Inne, ważne dla Pani sprawy | Komentarz klienta do zamówienia | PS | Uwagi (np. dieta, zwyczaje) | Co chciałbyś dodać od siebie? |
    Miejsce na uwagi pacjenta | Coś jeszcze? | Czy jest coś ważnego, co pominęliśmy? | Co powinnam jeszcze wiedzieć? |
    Dodatkowe informacje od rodziców | Pozostałe uwagi | Pytania i uwagi | Co chcesz mi przekazać? | Inne uwagi rodzica |
    Napisz, co chcesz | Czy o czymś zapomniałam? | Uwagi zamawiającego | Chciałabym dodać | Uwagi: | Uwagi pacjentki |
    Coś do dodania? | Napisz coś od siebie | Co jeszcze powinienem wiedzieć? | Informacje, które uważasz za ważne |
    Uwagi kuchni/opiekuna | Prośby i uwagi | Pytania, wątpliwości, uwagi | Czego nie ujęto w ankiecie? |
    Na co jeszcze zwrócić uwagę? | Czy chcesz coś jeszcze dopisać? | Uwagi dodatkowe opiekuna | O czym jeszcze powinniśmy wiedzieć? |
    Dodatkowe informacje o pacjencie | Co jeszcze jest dla Ciebie ważne? | Pytania do nas | Dopisz, co chcesz |
    Coś, co powinnam wiedzieć? | Inne uwagi pacjenta`),
  'preferences.cold_cuts.conditionallyAllowed': listOf(`Wędliny – tylko czasami`),
  'preferences.cold_cuts.disliked': listOf(`Wędliny, których nie jada | Jakich wędlin nie lubisz?`),
  'preferences.cold_cuts.liked': listOf(
    `Jakie wędliny dziecko lubi | Wędliny – ulubione | Wędliny, które Pan lubi`,
  ),
  'preferences.dairy.disliked':
    listOf(`Nabiał, którego nie lubisz | Jakiego nabiału nie jesz? | Nabiał niechciany | Nabiału jakiego nie znosisz? | Nabiał – nie lubi |
    Z nabiału nie lubię | Nabiał, do którego masz wstręt`),
  'preferences.dairy.liked':
    listOf(`Jaki nabiał lubisz? | Nabiał, który chętnie jesz | Ulubiony nabiał | Nabiał, po który sięgasz najchętniej |
    Nabiał, który Pani lubi | Jaki nabiał jesz chętnie? | Przetwory mleczne, które lubisz | Nabiał, który znika pierwszy`),
  'preferences.eggs.conditionallyAllowed': listOf(`Jajka – tylko w cieście, czasem`),
  'preferences.eggs.disliked': listOf(
    `Jajka – czy i jakich nie lubisz? | Jajka – w jakiej postaci nie lubisz?`,
  ),
  'preferences.eggs.liked': listOf(`Jajka – w jakiej postaci lubisz? | Jajka – jak je lubisz?`),
  'preferences.fats.disliked': listOf(`Tłuszcze, których nie używasz`),
  'preferences.fats.liked': listOf(`Tłuszcze, których lubisz używać | Tłuszcze preferowane`),
  'preferences.fish_seafood.disliked':
    listOf(`Ryby, których nie znosisz | Ryby – czego nie podawać | Ryb, których nie zjesz | Jakich ryb Pani nie lubi? |
    Ryby, których unikasz ze względu na smak | Ryby nielubiane | Czego z ryb i owoców morza nie zjesz? | Ryby – nie jem |
    Ryby i owoce morza, których nie zjesz | Owoce morza, których nie ruszę`),
  'preferences.fish_seafood.liked':
    listOf(`Jakie ryby i owoce morza Pani lubi? | Ryby lubiane | Które ryby jadasz? | Ryby – ulubione | Ryby, które przejdą |
    Ryby, które Ci smakują`),
  'preferences.fruits.disliked': listOf(
    `Owoce, których nie lubisz | Nielubiane owoce | Owoce, które odpadają | Jakich owoców nie jadasz? | Owoce, które omijasz`,
  ),
  'preferences.fruits.liked':
    listOf(`Owoce, po które dziecko samo sięga | Jakie owoce lubisz? | Owoce, które jesz chętnie | Owoce, które lubi chory |
    Jakie owoce jadasz najchętniej? | Owoce – Twoje ulubione | Na jakie owoce masz zawsze ochotę? | Owoce ulubione i chętnie jedzone |
    Owoce najchętniej | Owoce, które dziecko je najchętniej | Owoce – lubiane | Owoce, które kochasz`),
  'preferences.legumes.disliked': listOf(
    `Strączki, których nie znosisz | Strączki – których nie tkniesz? | Rośliny strączkowe, za którymi nie przepadasz`,
  ),
  'preferences.legumes.liked': listOf(
    `Strączki i tofu – co Ci smakuje | Strączki, które lubisz i tolerujesz`,
  ),
  'preferences.meat.conditionallyAllowed': listOf(`Mięso jedzone tylko od święta | Mięso – sporadycznie`),
  'preferences.meat.disliked':
    listOf(`Jakiego mięsa nie jesz? | Mięso, którego pacjent nie toleruje smakowo | Mięsa, od których Cię odrzuca |
    Mięso, którego nie tkniesz | Mięsa nielubiane | Mięsa, których nie jada | Jakie mięso odpada? | Mięso, którego nie jesz |
    Jakich mięs nie lubisz?`),
  'preferences.meat.liked':
    listOf(`Mięso, które lubi pacjent | Jakie mięsa jadasz? | Ulubione mięsa | Jakie mięso dziecko zje? | Z mięs lubię |
    Mięso – jakie najchętniej? | Jakie mięso jesz najchętniej?`),
  'preferences.potatoes.liked': listOf(`Ziemniaki – w jakiej postaci lubisz?`),
  'preferences.products_grain.disliked': listOf(
    `Kasze, których nie lubisz | Pieczywo, którego nie jesz | Kasze, za którymi nie przepadam`,
  ),
  'preferences.products_grain.liked':
    listOf(`Kasze, makarony i pieczywo, które jesz najchętniej | Jakie pieczywo wybierasz? | Kasze i ryże, które lubisz |
    Ulubione kasze i pieczywo | Jakie kasze lubi mieszkaniec? | Pieczywo – jakie lubisz? | Z kasz lubię |
    Produkty zbożowe, które jadasz chętnie`),
  'preferences.spices.disliked': listOf(`Przyprawy, na które nie możesz patrzeć`),
  'preferences.spices.liked': listOf(
    `Ulubione przyprawy i zioła | Przyprawy, które lubisz | Zioła i przyprawy, które uwielbiasz`,
  ),
  'preferences.sweets_nuts.disliked': listOf(`Orzechy, których nie lubisz | Słodycze, których nie lubisz`),
  'preferences.sweets_nuts.liked':
    listOf(`Jakie słodycze są Twoją słabością? | Ulubione słodycze | Słodycze, którym nie potrafisz się oprzeć | Słodycze, które kochasz |
    Na jakie słodycze masz ochotę najczęściej? | Ulubione słodkości | Słodycze, na które masz największą ochotę |
    Ulubione przekąski i słodycze | Orzechy, które lubisz | Słodycze i orzechy, które lubisz | Słodycze, po które sięgasz w stresie |
    Słodycze, bez których trudno Ci żyć`),
  'preferences.vegetables.conditionallyAllowed':
    listOf(`Warzywa, które zjesz tylko gotowane lub w zupie | Warzywa dopuszczalne czasami | Warzywa, które jem tylko czasem |
    Warzywa – warunkowo`),
  'preferences.vegetables.disliked':
    listOf(`Warzywa, których dziecko nie tknie | Warzywa, za którymi nie przepadasz | Jakich warzyw nie jesz? |
    Warzywa, na które nie możesz patrzeć | Warzywa, których dziecko nie chce | Warzywa nielubiane |
    Jakich warzyw dziecko nie chce jeść? | Warzywa, które zostają na talerzu | Warzywa, które wykluczyć |
    Warzywa, których nie przełkniesz | Warzywa niechętnie jedzone | Których warzyw nie podawać? | Warzywa, których nie znoszę |
    Z warzyw nie lubię | Nie jem warzyw takich jak | Warzywa, których podopieczny nie je | Jakich warzyw unikasz, bo nie smakują? |
    Warzywa, których nie cierpisz | Jakie warzywa lądują na brzegu talerza?`),
  'preferences.vegetables.liked':
    listOf(`Warzywa, które chętnie zjadasz | Warzywa – te mogą być zawsze | Jakie warzywa najbardziej Ci smakują? | Warzywa lubiane |
    Jakie warzywa zjada dziecko? | Warzywa, które Pan toleruje i lubi | Warzywa, które dziecko je chętnie |
    Warzywa mile widziane w diecie | Z warzyw najbardziej lubię | Lubię warzywa | Warzywa, które wchodzą bez marudzenia |
    Jakie warzywa lubisz najbardziej?`),
};
