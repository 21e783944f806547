/** Words beside which a name is none: a disease, a person, a medicine, a pollen, a time of day. Without diacritics. */

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

const MOST_MONTHS = 60;
const MOST_GRAMS = 300;
const NUMBERS = Array.from({ length: MOST_GRAMS }, (_, grams) => grams).join(' ');
const MONTHS = Array.from({ length: MOST_MONTHS }, (_, month) => month + 1).join(' ');

/** A look-alike of a word: what stands just before or just after it tells that no food is meant. */
export interface LookAlike {
  readonly starts: readonly string[];
  readonly before?: ReadonlySet<string>;
  readonly after?: ReadonlySet<string>;
}

/** Words and the neighbours that make them something else. */
export const LOOK_ALIKES: readonly LookAlike[] = [
  {
    starts: ['por', 'pora', 'pory', 'porze', 'porow', 'porami', 'porach'],
    before: set(
      'tamtej tej kazdej stalej stalych stale regularnych regularne roznych rozne rozny nocnej wieczornej porannej obiadowej od do o tych pozna poznej poznych jakiej jednej wybrane ta inne innej dotad',
    ),
    after: set(
      'nocnej wieczornej porannej letniej zimowej roku dnia posilku posilkow nocy snu obiadu kolacji sniadania jedzenia przyjmowania',
    ),
  },
  {
    starts: ['cukier', 'cukru', 'cukrem'],
    before: set(
      'poziom poziomu wysoki wysokim podwyzszony niski niskim spadki spadek skoki skok pomiar mierze stezenie za',
    ),
    after: set('we krwi na w czczo'),
  },
  {
    starts: ['sol', 'soli', 'sole', 'sola'],
    before: set('roztwor roztworem sody kapiele'),
    after: set('fizjologiczna fizjologicznej emskiej'),
  },
  {
    starts: ['nikiel', 'niklu'],
    before: set('bizuterii zegarku kontaktowa kontaktowe kontaktowo'),
    after: set('bizuteria bizuterii kolczyki'),
  },
  // "3 mies.": months, not meats.
  { starts: ['mies'], before: set(`${MONTHS} kilka pare ostatnich co`), after: set('zycia temu') },
  {
    // How much protein, of no food.
    starts: ['bialk'],
    before: set(
      'podaz podazy ilosc ilosci zapotrzebowanie zapotrzebowania g gram gramow gr wiecej mniej duzo malo zrodlo zrodla zrodel spozycie spozycia niedobor niedobory zawartosc procent dobowe kcal zwiekszyc zmniejszyc ograniczyc ograniczac kontrola kontrolowac cel',
    ),
    after: set(`g gr gram gramow procent ${NUMBERS} roslinne zwierzece calkowite`),
  },
  // "leczę się" is no form of leczo.
  { starts: ['lecze'], after: set('sie na u od') },
  { starts: ['alkohol'], after: set('benzylowy cetylowy izopropylowy') },
  { starts: ['galaktoz', 'laktoz'], after: set('emii') },
  { starts: ['kawa', 'kawe', 'kawy', 'kawie'], before: set('zapraszam spotkanie') },
  { starts: ['miod', 'miodu'], before: set('kolor koloru') },
  { starts: ['gesia', 'gesiej'], after: set('skorka skorki skorke') },
  { starts: ['jajeczn'], after: set('cykl') },
  { starts: ['pomarancz'], after: set('skorka skorki') },
  {
    starts: ['mleczn', 'mlecz'],
    before: set('zeby zab zebow kwas kwasu'),
    after: set('zeby zab zebow droga drogi'),
  },
];

/** "kwas mlekowy", "zęby mleczne" … are read above; these are diseases named like an animal. */
export const DISEASE_AFTER_CRAYFISH = set(
  'piersi jelita jelit pluc pluca tarczycy prostaty skory szyjki mozgu trzustki zoladka jajnika jajnikow watroby nerki macicy krtani przelyku jadra jezyka odbytnicy pecherza kosci krwi zlosliwy w u po stercza',
);

/** Groups that head a list: "warzywa: por, seler" means the two. */
export const HEADINGS = set(
  'warzywa owoce ryby mieso miesa wedliny nabial slodycze pieczywo kasze zboza straczki orzechy przyprawy napoje tluszcze jaja zupy jarzyny straczkowe',
);

/** Titles before a surname. */
export const TITLES = set(
  'pan pani panu panem pana dr doktor doktora lek mgr prof profesor inz dietetyk dietetyczka dietetyczki nazwisko nazwiska imie nazywam zwie podpisano podpis opiekun prowadzacy lekarz med kontakt',
);
/** First names beside a surname. */
export const FIRST_NAMES = set(
  `anna anny ania jan jana janina maria marii marek marka piotr piotra pawel pawla tomasz tomasza krzysztof krzysztofa andrzej andrzeja adam adama michal michala marcin marcina lukasz jakub kuba mateusz grzegorz
  katarzyna katarzyny kasia malgorzata malgorzaty agnieszka agnieszki barbara barbary ewa ewy magdalena magdaleny joanna joanny monika moniki zofia zofii krystyna elzbieta dorota doroty beata teresa jolanta iwona
  aleksandra ola natalia karolina paulina justyna sylwia renata halina danuta zuzanna julia wiktoria alicja stanislaw jozef henryk ryszard robert rafal kamil dariusz wojciech zbigniew jerzy tadeusz kazimierz szymon filip antoni`,
);

/** What people compare themselves with behind "jak". */
export const COMPARED = set(
  'burak buraczek pomidor rak raka malina wisnia krolik kon wol swinia wieprz indyk ges kura kurczak sledz sledzie ryba woda galareta mleko ser groch mak cytryna',
);
/** Before "jak": what follows is no comparison but one of them. */
export const SUCH = /^(?:tak|podobn|np|rzecz|produkt|potraw|czyli|samo|rown|objaw|reak|to$)/u;

/** Before a plant's name: a medicine or cosmetic made of it. */
export const PREPARATIONS = set(
  'olejek olejku olejkiem ekstrakt ekstraktem ekstraktu wyciag wyciagu wyciagiem masc masci mascia krem kremu kremem krople kropli szampon szamponu kosmetyki kosmetykow plyn zel kapsulki kapsulkach mydlo balsam zapach zapachu aromat aromaterapia',
);
/** Before a plant's name: its pollen. */
export const POLLENS = set('pylek pylki pylku pylkow pylkami pylenie pyleniem trawy traw trawa lateks');

/** People the answer may speak of instead of the patient. */
export const RELATIVES = set(
  `mama mamy mamie mame matka matki matke matce tata taty tate ojciec ojca ojcu brat brata bratu bracia siostra siostry siostrze siostre syn syna synowi synek synka corka corki corke corce coreczka babcia babci babcie dziadek dziadka dziadkowie
  maz meza mezowi mezem zona zony zonie zone partner partnera partnerka partnerki kuzyn kuzyna kuzynka kuzynki wujek wujka ciocia cioci rodzic rodzice rodzicow rodzenstwo rodzenstwa rodzina rodziny rodzinie rodzinnie tesciowa domownicy domownik wnuk wnuka wnuczka wnuczki`,
);
/** Words that speak of the patient where the patient is a child and a parent writes. */
export const CHILDREN = set(
  'syn syna synowi synem synek synka synkowi synkiem synus synusia corka corki corke corce coreczka coreczki coreczke coreczce corcia dziecko dziecka dziecku mala malej maly malego malemu malutka maluch malucha maluszek wnuk wnuka wnukowi wnuczka wnuczki wnuczke wnuczce wnuczek chlopiec chlopca dziewczynka dziewczynki',
);
/** All that stands between people of whom one thing is said: "córka i tata", "u mamy i u naszego syna". */
export const JOINING = set(
  'i oraz z ze jak tak tez takze u ani nasz nasza naszej naszego moj moja mojej mojego',
);
/** Starts of verbs by which somebody tells of a patient: "mama zgłasza alergię na orzechy". */
export const SAID_BY: readonly string[] = (
  'zglasz zglos podaj podal mowi twierdz zauwaz obserw neguj zaprzecz inform pisz napis wpis wypeln uzupeln odpowiad zaznacz potwierdz ' +
  'wspomin wspomn opowiad donos relacjon opisuj prosi doda przekaz dyktuj dzwoni'
).split(' ');
/** Starts of verbs of who feeds a child: "babcia nie daje mleka". */
export const GIVEN_BY: readonly string[] = 'daje daja dawa wyklucz odstawi eliminuj wyeliminow'.split(' ');
/** The patient beside them. */
export const SELVES = set(
  'ja mnie mi mam jestem pacjent pacjenta pacjentka pacjentki pacjentce pacjentowi sama sam tez takze rowniez oboje obie wszyscy moja_osoba',
);

/** What denies an allergy or a disease. */
export const DENIALS = set(
  'brak niema bez nie zaprzecza neguje neg wykluczono wykluczyl wykluczyla wykluczyli wykluczona wykluczony wykluczone wykluczylo wykluczaja zadnej zadnych zadne ujemny ujemne ujemna negatywny negatywne negatywna niepotwierdzona niepotwierdzone niepotwierdzono odrzucono zanegowano nigdy',
);
/** Denials that may follow what they deny. */
export const DENIED_AFTER = set(
  'wykluczono wykluczona wykluczony wykluczone wykluczyl ujemny ujemne ujemna ujemnie negatywny negatywne negatywna negatywnie niepotwierdzona niepotwierdzone brak nie',
);
/** General nouns and fillers that may stand between a denial and what it denies. */
export const BETWEEN = set(
  `na i lub oraz ani czy albo w tym np sie jest ma mam mial miala byla bylo byl bylo do dla po stwierdzono stwierdzonej stwierdzonych stwierdzil potwierdzono potwierdzonej rozpoznano zdiagnozowano zglasza zglaszam podaje wystepuje wystepuja obecnie aktualnie dotychczas jestem zadnej zadnych pokarmowa pokarmowej pokarmowych pokarmowe
  podejrzenia podejrzenie lekarz alergolog badania badaniach testy testach badanie test wynik wyniki z ze mialam mialem miewam miewa obserwuje odczuwam odczuwa zauwazylam zauwazylem zadne sprawia sprawiaja powoduje powoduja wywoluje wywoluja stwarza stwarzaja jeszcze tej pory diagnostyka znanych znanej wiadomo nic mnie nigdy choroby choroba rozpoznania cech u pacjenta pacjentki danych przeciwcial ige igg kierunku bialka bialko klasy swoiste swoistych ono ona on`,
);
/** Starts of the nouns of trouble: who has none with a food eats it. */
export const TROUBLES: readonly string[] = [
  'problem',
  'klopot',
  'dolegliwos',
  'objaw',
  'sensacj',
  'rewolucj',
];
/** Verbs that may end the denial: "problemów z mlekiem nie mam". */
export const HAVING = set(
  'mam ma mialam mialem miewam miewa mial miala bylo jest zauwazylam zauwazylem obserwuje',
);

/** Starts of the nouns that say what is denied. */
export const ALLERGY_NOUNS: readonly string[] = [
  'alergi',
  'uczulen',
  'uczulon',
  'nietoleran',
  'nadwrazliw',
  'reakcj',
  'przeciwwskaz',
];
