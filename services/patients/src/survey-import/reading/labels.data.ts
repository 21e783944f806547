/**
 * How forms in use word what the survey asks [core §3], as data: without Polish letters, in lower case, without the words
 * that every question has. Whoever adds a wording adds it here.
 */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';

/** Field of the survey, `section.name`; `patientNotes` stands alone. */
export const FIELD_WORDINGS: Readonly<Record<string, string>> = {
  'header.date':
    'data|data wywiadu|data wypelnienia|data wypelnienia ankiety|data ankiety|data wizyty|dnia|data konsultacji',
  'header.fullName':
    'imie nazwisko|nazwisko imie|pacjent|pacjentka|klient|klientka|dane pacjenta|imie nazwisko pacjenta|imie nazwisko dziecka|imie nazwisko klienta',
  'header.firstName': 'imie|imie pacjenta',
  'header.lastName': 'nazwisko|nazwisko pacjenta',
  'header.phone':
    'telefon|tel|nr telefonu|numer telefonu|telefon kontaktowy|kontakt|telefon komorkowy|nr tel|komorka',
  'header.visitPurpose':
    'cel wizyty|powod wizyty|powod konsultacji|cel konsultacji|czym zglasza|oczekiwania wobec wspolpracy|cel wspolpracy|oczekiwania|powod zgloszenia|cel diety',
  'medicalHistory.currentChronic':
    'aktualne choroby przewlekle|choroby przewlekle|aktualne schorzenia|czy choruje|choroby|rozpoznania|obecne choroby|schorzenia|aktualne choroby|stan zdrowia|rozpoznane choroby|choroby wspolistniejace|choroby obecnie',
  'medicalHistory.pastChronic':
    'przebyte choroby przewlekle|przebyte choroby|choroby przeszlosci|choroby przewlekle przeszlosci|przebyte operacje|operacje zabiegi|przebyte operacje zabiegi|hospitalizacje|przebyte zabiegi|operacje',
  'medicalHistory.geneticLoad':
    'obciazenia genetyczne|choroby rodzinie|wywiad rodzinny|choroby wystepujace rodzicow dziadkow|choroby rodzinne|obciazenia rodzinne|choroby rodzicow|choroby wystepujace rodzinie',
  'medicalHistory.currentMeds':
    'aktualnie przyjmowane leki|przyjmowane leki|leki stale|leki|leki obecnie|obecnie przyjmowane leki|aktualne leki|jakie leki przyjmuje|czy przyjmuje leki|leki przyjmowane obecnie|leki przyjmowane stale|farmakoterapia',
  'medicalHistory.pastMeds':
    'leki przyjmowane przeszlosci|leki przeszlosci|antybiotykoterapia|sterydy|leki przyjmowane wczesniej|wczesniej przyjmowane leki|antybiotyki|leki wczesniej',
  'gastro.allergies':
    'alergie|alergie pokarmowe|uczulenia|alergia|alergie wziewne|alergia pokarmowa|czy ma alergie|uczulenie|alergie uczulenia|czy uczulenie',
  'gastro.intolerances':
    'nietolerancje|nietolerancja|nietolerancje pokarmowe|nietolerancja pokarmowa|produkty po ktorych zle czuje|po jakich produktach zle czuje|czego nie toleruje',
  'gastro.ulcerOrHeartburn':
    'wrzody zgaga|wrzody|choroba wrzodowa|zgaga|wrzody lub zgaga|choroba wrzodowa zgaga|zgaga wrzody',
  'gastro.peristalsis':
    'perystaltyka|zaparcia biegunki|zaparcia|biegunki|wzdecia|perystaltyka jelit|praca jelit|biegunki zaparcia|wzdecia gazy',
  'gastro.bowelFrequency':
    'czestosc wyproznien|wyproznienia|rytm wyproznien|liczba wyproznien|ile razy wyproznienie|skala bristolska|skala bristol|wyproznienia ile razy dziennie tygodniowo|ile wyproznien dziennie|ile wyproznien|oddawanie stolca|czestotliwosc wyproznien',
  'gastro.urinationFrequency':
    'czestosc oddawania moczu|oddawanie moczu|czestosc mikcji|mikcja|ile razy oddaje mocz|czestotliwosc oddawania moczu|mocz',
  'gastro.reflux':
    'refluks|odbijanie|cofanie tresci|refluks zoladkowy|refluks zoladkowo przelykowy|cofanie tresci pokarmowej',
  'gastro.other':
    'inne dolegliwosci|inne|dolegliwosci|inne objawy|pozostale dolegliwosci|inne problemy trawienne',
  'nutrition.mealsPerDay':
    'liczba posilkow dziennie|posilki dziennie|ile posilkow dziennie|liczba posilkow|ile posilkow dziennie zjada|ile posilkow je dziennie|ilosc posilkow dziennie|ilosc posilkow',
  'nutrition.mealRegularity':
    'regularnosc posilkow|regularnosc|czy stalych porach|posilki stalych porach|czy je regularnie|podjadanie|czy podjada|czy posilki regularne|pory posilkow|regularnosc jedzenia',
  'nutrition.fluidsPerDay':
    'ilosc plynow dziennie|plyny dziennie|ile plynow dziennie|ile wody dziennie|ile pije dziennie|napoje|jakie napoje|ilosc wypijanych plynow|ile wody dziennie pije|ilosc wody dziennie|plyny|nawodnienie|ile plynow dziennie wypija',
  'nutrition.sweeteningDrinks':
    'slodzenie napojow|czy slodzi|slodzenie|slodzenie kawy herbaty|czy slodzi napoje|slodzi napoje|ile lyzeczek cukru|cukier napojach',
  'nutrition.supplements':
    'suplementy|suplementacja|odzywki|suplementy diety|przyjmowane suplementy|witaminy suplementy|czy stosuje suplementy|suplementy odzywki',
  'nutrition.stimulants':
    'uzywki|alkohol|papierosy|kawa|energetyki|alkohol papierosy|palenie|uzywki alkohol papierosy kawa',
  'nutrition.physicalActivity':
    'aktywnosc fizyczna|sport|kroki|cwiczenia|treningi|uprawiany sport|czy cwiczy|aktywnosc|rodzaj aktywnosci fizycznej|wysilek fizyczny',
  'constraints.dayStart':
    'poczatek dnia|godzina pobudki|pobudka|ktorej wstaje|godzina wstawania|pora wstawania|o ktorej wstaje|godzina wstania',
  'constraints.dayEnd':
    'koniec dnia|godzina zasniecia|ktorej zasypia|ktorej kladzie spac|godzina snu|godzina zasypiania|ktorej chodzi spac|godzina polozenia sie spac',
  'constraints.workHours':
    'godziny pracy|system zmianowy|rodzaj pracy|praca godziny|czas pracy|praca|godziny pracy szkoly|jakich godzinach pracuje',
  'constraints.facilities':
    'zaplecze kuchenne|zaplecze|mozliwosc podgrzania|mozliwosc podgrzania przechowania|lodowka mikrofala pracy|zaplecze kuchenne pracy|mozliwosc podgrzania posilku|mozliwosc przechowania|mozliwosc podgrzania posilku pracy|lodowka mikrofalowka pracy',
  'constraints.canteen':
    'stolowka|catering|czy korzysta stolowki|stolowka catering|stolowka pracy|stolowka szkolna',
  patientNotes:
    'uwagi pacjenta|uwagi|dodatkowe informacje|dodatkowe uwagi|co jeszcze chcialby dodac|co jeszcze chcialaby dodac|notatki|uwagi dodatkowe|inne uwagi|informacje dodatkowe|co jeszcze chcial by pan pani dodac',
};

/** What forms often ask and the survey has no field for; the answer stays in sight as a text without a field. */
export const FOREIGN_WORDINGS =
  'wzrost|masa|masa ciala|waga|aktualna masa ciala|najwyzsza masa|najnizsza masa|obwod pasa|wiek|data urodzenia|pesel|plec|adres|e mail|email|mail|zawod|wczesniejsze diety|stosowane diety|ciaza|karmienie piersia|cykl|miesiaczka|antykoncepcja|sen|jakosc snu|stres|poziom stresu|wyniki badan|kto gotuje|ile czasu gotowanie|budzet|sprzet|sprzet kuchenny|jadlospis dnia poprzedniego|wywiad 24 h|dzienniczek|dzienniczek 3 dniowy|swieta|posty|zgoda rodo|podpis|zgoda|imie nazwisko opiekuna|imie nazwisko rodzica|opiekun|rodzic|opiekun prawny';

/** Headings of the parts of a form, by the part that follows them; the empty one follows a title. */
export const SECTION_WORDINGS: Readonly<Record<string, string>> = {
  header:
    'dane podstawowe|dane osobowe|dane|naglowek|informacje ogolne|informacje podstawowe|dane kontaktowe',
  medicalHistory:
    'wywiad medyczny|wywiad zdrowotny|zdrowie|historia zdrowotna|historia choroby|leki choroby|zdrowie leki',
  gastro:
    'uklad pokarmowy|przewod pokarmowy|trawienie|gastro|dolegliwosci ukladu pokarmowego|wywiad gastryczny',
  nutrition:
    'sposob zywienia|zywienie|nawyki zywieniowe|nawyki|odzywianie|styl zycia|jedzenie picie|tryb zycia',
  constraints: 'ograniczenia plan dnia|ograniczenia|plan dnia|rytm dnia|praca plan dnia|organizacja dnia',
  preferences:
    'preferencje|preferencje zywieniowe|preferencje smakowe|produkty lubiane nielubiane|upodobania|co lubi czego nie lubi|smaki',
  '': 'ankieta|ankieta zywieniowa|kwestionariusz|wywiad zywieniowy|ankieta dietetyczna|kwestionariusz zywieniowy|ankieta pacjenta|ankieta startowa|wywiad dietetyczny|formularz',
};

/** Names of the food groups. A wording may name two at once. */
export const GROUP_WORDINGS: readonly (readonly [groups: readonly FoodGroup[], wordings: string])[] = [
  [
    ['products_grain'],
    'produkty zbozowe|zboza|pieczywo|pieczywo kasze|kasze|pieczywo produkty zbozowe|zbozowe|kasze ryze makarony|pieczywo makarony',
  ],
  [
    ['dairy'],
    'mleko przetwory mleczne|nabial|mleko przetwory|produkty mleczne|mleko nabial|przetwory mleczne|mleko',
  ],
  [['eggs'], 'jaja|jajka'],
  [['vegetables'], 'warzywa|jarzyny|warzywa przetwory'],
  [['fruits'], 'owoce|owoce przetwory'],
  [['meat'], 'mieso|miesa|mieso drob|drob'],
  [['cold_cuts'], 'przetwory miesne wedliny|przetwory miesne|wedliny|wedlina'],
  [['fish_seafood'], 'ryby owoce morza|ryby|owoce morza|ryby przetwory'],
  [['fats'], 'tluszcze|oleje|tluszcze oleje|oleje tluszcze'],
  [['legumes'], 'warzywa straczkowe|straczki|rosliny straczkowe|straczkowe|nasiona roslin straczkowych'],
  [['potatoes'], 'ziemniaki|ziemniaki bataty|kartofle'],
  [['sweets_nuts'], 'slodycze orzechy|slodycze|orzechy|orzechy slodycze|slodycze przekaski|przekaski'],
  [['spices'], 'przyprawy|ziola przyprawy|przyprawy ziola|ziola'],
  [['meat', 'cold_cuts'], 'mieso wedliny|mieso przetwory miesne|mieso przetwory|mieso i wedliny'],
  [['dairy', 'eggs'], 'nabial jaja|nabial jajka|mleko jaja|jaja nabial'],
  [['meat', 'fish_seafood'], 'mieso ryby|ryby mieso'],
  [['vegetables', 'fruits'], 'warzywa owoce|owoce warzywa'],
  [['meat', 'cold_cuts', 'fish_seafood'], 'mieso wedliny ryby|mieso ryby wedliny'],
];

/** How forms name the three preferences. */
export const PREFERENCE_WORDINGS: Readonly<Record<Preference, string>> = {
  liked:
    'lubi|lubie|lubiane|produkty lubiane|lubiane produkty|ulubione|chetnie je|chetnie|chetnie jem|co lubi|ktore lubi|produkty ktore lubi|produkty ktore lubie',
  conditionallyAllowed:
    'warunkowo|dopuszczalne|od swieta|dozwolone warunkowo|warunkowo dozwolone|dopuszczalne warunkowo|produkty dopuszczalne|czasem jem|produkty warunkowo',
  disliked:
    'nie lubi|nie lubie|nielubiane|nie lubiane|nie jem|nie je|wykluczone|produkty nielubiane|nielubiane produkty|nie jada|nie jadam|czego nie lubi|czego nie je|czego nie jada|produkty wykluczone|produkty ktorych nie lubi|produkty ktorych nie lubie|nie toleruje smaku',
};

/** Short words that name a preference in the head of a table, and are answers elsewhere. */
export const SHORT_PREFERENCE_WORDINGS: Readonly<Record<Preference, string>> = {
  liked: 'tak|plus|lubie',
  conditionallyAllowed: 'czasem|czasami|rzadko|obojetne|moze byc|sporadycznie',
  disliked: 'nie|minus|nigdy',
};

/** Words of questions that tell nothing about what is asked. */
export const EMPTY_WORDS =
  'czy pan pani pana panem pania panstwo prosze podac podaj jaki jakie jaka jakich jest sa ma na co i oraz lub w we z ze do o od u za jesli tak to obecnie wymien wymienic opisz opisac ewentualnie np jak kiedy sie';

/** Foods by group, for a form that names several groups at once or none. */
export const FOODS_OF_GROUPS: readonly (readonly [group: FoodGroup, foods: string])[] = [
  [
    'cold_cuts',
    'szynka wędlina parówka kiełbasa salami boczek kabanos salceson kaszanka pasztet polędwica baleron mortadela',
  ],
  [
    'fish_seafood',
    'ryba łosoś dorsz śledź makrela tuńczyk karp pstrąg mintaj sandacz szprotka krewetka małża kalmar ośmiornica halibut sardynka szczupak',
  ],
  ['eggs', 'jajko jajo jajecznica omlet'],
  [
    'meat',
    'mięso kurczak indyk wołowina wieprzowina wątróbka flaki podroby czernina królik kaczka schab cielęcina jagnięcina dziczyzna baranina',
  ],
  ['dairy', 'mleko jogurt kefir twaróg ser maślanka śmietana skyr mozzarella nabiał'],
  ['legumes', 'fasola groch soczewica ciecierzyca bób soja fasolka strączki'],
  ['potatoes', 'ziemniak batat frytka'],
  [
    'vegetables',
    'cebula pomidor ogórek papryka marchew marchewka seler por czosnek burak kapusta brukselka brokuł kalafior szpinak sałata cukinia bakłażan dynia rzodkiewka szparag pietruszka jarmuż kukurydza',
  ],
  [
    'fruits',
    'jabłko gruszka śliwka banan pomarańcza mandarynka cytryna kiwi malina truskawka borówka wiśnia czereśnia winogrono arbuz melon awokado mango ananas daktyl rodzynka brzoskwinia morela grejpfrut',
  ],
  ['products_grain', 'chleb bułka makaron ryż kasza kuskus owsianka płatki pieczywo'],
  ['fats', 'masło oliwa olej smalec margaryna'],
  ['sweets_nuts', 'czekolada lody ciasto orzech migdał chałwa cukierek ciastko żelki'],
  ['spices', 'bazylia kminek kolendra imbir cynamon oregano pieprz koperek curry majeranek'],
];
