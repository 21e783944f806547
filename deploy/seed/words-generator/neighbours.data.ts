/**
 * What stands beside an avoided food in an answer, as data: ways to say that it is avoided, what else people write next to it,
 * and the signs between. Whatever the neighbour says of another food or of somebody else, the first one stays avoided.
 */
const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** One object, avoided in every field that asks for it. */
export const AVOIDED: readonly string[] = lines(`
  {nominative}
  uczulenie na {accusative}
  alergia na {accusative}
  jestem uczulona na {accusative}
  mam alergię na {accusative}
  stwierdzona alergia na {accusative}
  nie mogę {genitive}
  nie jem {genitive}
  nie toleruję {genitive}
  {genitive} nie toleruję
  unikam {genitive}
  {genitive} unikam
  po {locative} wysypka
  po {locative} mam biegunkę
  puchnę po {locative}
  {nominative} mnie uczula
  bez {genitive}
  żadnych {genitive}
  zero {genitive}
  {nominative} – wstrząs
  reaguję na {accusative}
  lekarz zabronił {genitive}
  wykluczam {accusative}
  na {accusative}
  {nominative}, mam na nie alergię
  {nominative}: alergia
  nic z {instrumental}
  {nominative}!!!
  {nominative} (silna)
  {nominative} kl. 3
  {nominative} +
  owszem, {nominative}
  tak, na {accusative}
  nadal {nominative}
  tylko {nominative}
  uwaga na {accusative}
  brak, oprócz {genitive}
  nie mam, tylko {nominative}
  proszę nie dawać {genitive}
  nie wolno mi {genitive}
  wykryto {accusative}
  dodatnie: {nominative}
  chyba {nominative}
  {nominative}?
  testy na {accusative} ujemne, ale po nich puchnę
  {nominative} kl. 0, ale wysypka
  {nominative} <0,35, mimo to wysypka
  uczulenie na {accusative} kl. 0
  testy ujemne, a po {locative} wysypka
  IgE na {accusative} ujemne, jednak szkodzi
`);

/** What is eaten, denied or somebody else's; of another object, or of none. */
export const NEIGHBOURS: readonly string[] = lines(`
  {accusative} jem
  jem {accusative}
  mogę {accusative}
  {accusative} toleruję
  toleruję {accusative}
  lubię {accusative}
  {nominative} ok
  {nominative} tak
  {nominative} bez problemu
  {nominative} spokojnie
  {nominative} w porządku
  za to {accusative} uwielbiam
  wolę {accusative}
  po {locative} nic mi nie jest
  po {locative} jest dobrze
  nie mam uczulenia na {accusative}
  brak alergii na {accusative}
  wykluczono alergię na {accusative}
  testy na {accusative} ujemne
  {nominative} kl. 0
  {nominative} <0,35
  {nominative} ujemne
  na {accusative} nie
  na {accusative} już nie
  mama uczulona na {accusative}
  brat ma na {accusative}
  syn nie je {genitive}
  kiedyś {nominative}
  jak mama
  tak jak siostra
  siostra tak samo
  u mamy też
  w rodzinie nikt
  tata na nic
  dzieci zdrowe
  reszta ok
  poza tym jem wszystko
  nic więcej
  innych alergii brak
  od dziecka
  lekarz kazał
  biorę zyrtec
  w potrawach może być
  w daniach zjem
  w środku ok
  na ciepło może być
  w wypiekach toleruję
  jako dodatek ok
  z umiarem mogę
  w weekend jem
  od święta zjem
`);

/** A reaction as a dietitian notes it. */
export const NOTED: readonly string[] = lines(`
  w wywiadzie alergia na {accusative}
  stan po wstrząsie anafilaktycznym ({nominative})
  ALERGIE: {nominative}
  Alergie pokarmowe: {nominative}
  zgł. alergię na {accusative}
  bez alergii poza {instrumental}
  pacjent uczul. na {accusative}
  alergik ({nominative})
  {nominative} – anafilaksja 2020
  pacjentka uczulona na {accusative}
  uczulenie na {accusative} od dziecka
  reakcja alergiczna po {locative}
  obrzęk warg po {locative}
  po {locative} wstrząs
  alergia IgE-zależna na {accusative}
  nosi adrenalinę, alergia na {accusative}
  rozpoznana alergia: {nominative}
  mama zgłasza u syna alergię na {accusative}
  wg mamy uczulona na {accusative}
`);

/** A name with a test, a source or a sign behind it and no word of eating: nobody can tell what it says of the food. */
export const NOTED_SHORT: readonly string[] = lines(`
  {nominative} - test wodorowy +
  {nominative} – test
  {nominative} - testy skórne
  {nominative} (prick)
  {nominative} (IgE)
  {nominative} - panel
  {nominative} – biopsja
  {nominative} - badania w toku
  {nominative} wg mamy
  {nominative} wg wywiadu
  {nominative} (!)
  {nominative} IgE kl. 3
  {nominative} od 2019
`);

/** Behind it, of another food. */
export const EATEN_BEHIND: readonly string[] = lines(`
  {accusative} je
  {accusative} toleruje
  {accusative} lubi
  {accusative} może
  {nominative} ok
  {nominative} bez problemu
  po {locative} dobrze
`);

/** What stands beside it in notes and histories. */
export const ASIDES: readonly string[] = lines(`
  lubi {accusative}
  mama uczulona na {accusative}
  córka nie je {genitive}
  testy na {accusative} ujemne
  alergia na {accusative} wykluczona
  Hashimoto, Euthyrox 75
  poza tym zdrowa
  innych chorób brak
  leków nie przyjmuje
  tata zawał
  żona gotuje
  mama cukrzyca
  dzieci zdrowe
  w rodzinie bez chorób
  mąż też
  jak ojciec
  bierze zyrtec
  chce schudnąć 5 kg
  je wszystko
`);

/** Between them, in either order; the neighbour stands in brackets, too. */
export const AFTER: readonly string[] = [
  ', ',
  '; ',
  '. ',
  '\n',
  ' - ',
  ' – ',
  ', ale ',
  ' ale ',
  ' natomiast ',
  ', za to ',
  ', choć ',
  '! ',
  '... ',
];
/** Where the neighbour comes first: less would leave open what is said of which. */
export const BEFORE: readonly string[] = ['. ', '; ', '\n', '! '];
