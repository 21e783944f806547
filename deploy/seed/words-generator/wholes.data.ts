/** A group with foods of it, and ways to say that all of it is avoided, or all but one, as data. */

/** Forms of a name and a food it stands for. */
export interface Member {
  readonly nominative: string;
  readonly genitive: string;
  readonly instrumental: string;
  readonly food: string;
}

/** A group and three of its members. */
export interface Whole {
  readonly nominative: string;
  readonly genitive: string;
  readonly instrumental: string;
  readonly members: readonly Member[];
}

const TABLE = `
orzechy/orzechów/orzechami : laskowe/laskowych/laskowymi/Orzechy laskowe; nerkowce/nerkowców/nerkowcami/Orzechy nerkowca; pistacje/pistacji/pistacjami/Pistacje, niesolone
ryby/ryb/rybami : łosoś/łososia/łososiem/Łosoś, świeży; dorsz/dorsza/dorszem/Dorsz, świeży; pstrąg/pstrąga/pstrągiem/Pstrąg tęczowy, świeży
nabiał/nabiału/nabiałem : kefir/kefiru/kefirem/Kefir naturalny 2 %; mleko/mleka/mlekiem/Mleko 2 %; twaróg/twarogu/twarogiem/Ser twarogowy chudy
cytrusy/cytrusów/cytrusami : cytryna/cytryny/cytryną/Cytryna, świeża; pomarańcze/pomarańczy/pomarańczami/Pomarańcza, świeża; mandarynki/mandarynek/mandarynkami/Mandarynka, świeża
strączki/strączków/strączkami : soczewica/soczewicy/soczewicą/Soczewica czerwona, sucha; ciecierzyca/ciecierzycy/ciecierzycą/Ciecierzyca, sucha; fasola/fasoli/fasolą/Fasola biała, sucha
warzywa kapustne/warzyw kapustnych/warzywami kapustnymi : brokuł/brokułu/brokułem/Brokuł, surowy; kalafior/kalafiora/kalafiorem/Kalafior, surowy; brukselka/brukselki/brukselką/Brukselka, surowa
owoce morza/owoców morza/owocami morza : krewetki/krewetek/krewetkami/Krewetki, surowe; małże/małży/małżami/Małże omułki, surowe; kalmary/kalmarów/kalmarami/Kalmary, surowe
`;

/** Groups of the catalogue. */
export const WHOLES: readonly Whole[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [names = '', members = ''] = line.split(' : ');
    const [nominative = '', genitive = '', instrumental = ''] = names.split('/');
    return {
      ...{ nominative, genitive, instrumental },
      members: members.split('; ').map((one): Member => {
        const [base = '', of = '', by = '', food = ''] = one.split('/');
        return { nominative: base, genitive: of, instrumental: by, food };
      }),
    };
  });

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** All of the group but `{one}` is avoided; `{g.…}` is the group. */
export const ALL_BUT_ONE: readonly string[] = lines(`
  {g.nominative} oprócz {one.genitive}
  {g.nominative} (oprócz {one.genitive})
  {g.nominative} poza {one.instrumental}
  {g.nominative} z wyjątkiem {one.genitive}
  {g.nominative} ({one.nominative} ok)
  {g.nominative}, {one.nominative} mogę
  {g.nominative}, ale {one.nominative} jem
  {g.nominative} - {one.nominative} ok
  {g.nominative}; {one.nominative} toleruję
  wszystkie {g.nominative}, tylko {one.nominative} mogę
  z {g.genitive} jem jedynie {one.nominative}
  {one.nominative} tak, reszta {g.genitive} nie
  {one.nominative} mogę, innych {g.genitive} nie
  żadnych {g.genitive} (wyjątek: {one.nominative})
`);

/** All of the group but `{one}` and `{other}` is avoided. */
export const ALL_BUT_TWO: readonly string[] = lines(`
  {g.nominative} oprócz {one.genitive} i {other.genitive}
  {g.nominative} (poza {one.instrumental} i {other.instrumental})
  {g.nominative} (oprócz {one.genitive}, {other.genitive})
  {g.nominative}, {one.nominative} i {other.nominative} mogę
  {g.nominative} ({one.nominative} i {other.nominative} ok)
`);

/** All of the group is avoided, `{one}` and `{other}` too. */
export const ALL: readonly string[] = lines(`
  {g.nominative}, zwłaszcza {one.nominative}
  {g.nominative}, np. {one.nominative}
  {g.nominative}, w tym {one.nominative}
  {g.nominative}, {one.nominative} też
  {g.nominative}, nawet {one.nominative}
  {g.nominative} i {one.nominative}
  {g.nominative} ({one.nominative}, {other.nominative} i inne)
  {one.nominative}, {other.nominative} i inne {g.nominative}
  wszystko z {g.instrumental}, nie tylko {one.nominative}
  {g.nominative} – wszystkie bez wyjątku
  {g.nominative} surowe, gotowane, każde
  {g.nominative} nie, chociaż {one.nominative} kiedyś jadłam
  kiedyś jadłam {one.nominative}, teraz {g.nominative} odpadają
  lubię {one.nominative}, ale uczulają mnie {g.nominative}
  uwielbiałam {one.nominative}, dziś alergia na {g.nominative}
`);

/** `{one}` may be all that is avoided, or all that is eaten: it is kept out until somebody has asked. */
export const ONLY_ONE: readonly string[] = lines(`
  {g.nominative} tylko {one.nominative}
  {g.nominative}, tylko {one.nominative}
  {g.nominative} - tylko {one.nominative}
  {g.nominative} (tylko {one.nominative})
  {g.nominative}: tylko {one.nominative}
  {g.nominative} jedynie {one.nominative}
  {g.nominative}, ale tylko {one.nominative}
  {g.nominative} tylko {one.nominative}, {other.nominative} może
  {g.nominative} - tylko {one.nominative}, {other.nominative} ok
  {g.nominative} (tylko {one.nominative}, {other.nominative} mogę)
`);

/** Both members are avoided. */
export const BOTH: readonly string[] = lines(`
  {one.nominative} i {other.nominative}
  zarówno {one.nominative}, jak i {other.nominative}
  ani {one.genitive}, ani {other.genitive}
  {one.nominative}/{other.nominative}
  {one.nominative}+{other.nominative}
  nie tylko {one.nominative}, ale i {other.nominative}
  {one.nominative} (mocno), {other.nominative} (słabo)
  {one.nominative} – kl. 4, {other.nominative} – kl. 2
  {one.nominative} nie, {other.nominative} też nie
  bez {one.genitive} i {other.genitive}
  {other.nominative}; tak samo {one.nominative}
`);

/** What stands before and behind. */
export const LEADS: readonly string[] = [
  '',
  '',
  'alergia: ',
  'uczulenie: ',
  'Tak, ',
  'wg testów ',
  '- ',
  '1) ',
];
/** See {@link LEADS}. */
export const TAILS: readonly string[] = [
  '',
  '',
  '.',
  '!',
  ' :(',
  ' (testy 2021)',
  ', reszta ok',
  '. Poza tym nic.',
  ' – od dziecka',
  ', poza tym jem wszystko',
  ', innych brak',
  '. Mama też.',
  ', jak mama',
];
