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
