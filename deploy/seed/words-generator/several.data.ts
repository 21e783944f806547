/**
 * Several foods in one answer, as data: `{a.…}` and `{b.…}` are avoided, `{c.…}` is eaten; "⏎" is the end of a line.
 */
const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('⏎', '\n'));

/** In every field that asks for it. */
export const SEVERAL: readonly string[] = lines(`
  nie jem {a.genitive}, {b.genitive}, jem {c.accusative}
  uczulenie na {a.accusative}, {b.accusative}; {c.nominative} ok
  {a.nominative}, {b.nominative} – nie, {c.nominative} – tak
  TAK: {c.nominative}; NIE: {a.nominative}, {b.nominative}
  nie: {a.nominative}, {b.nominative}. tak: {c.nominative}
  zakaz: {a.nominative}, {b.nominative}
  mogę {c.accusative}, nie mogę {a.genitive} i {b.genitive}
  {c.nominative} tak ale {a.nominative} i {b.nominative} już nie
  wszystko oprócz {a.genitive} i {b.genitive}
  jem wszystko poza {a.nominative}, {b.nominative}
  jem wszystko, tylko nie {a.accusative} i {b.accusative}
  zamiast {a.genitive} jem {c.accusative}, {b.nominative} nie
  po {a.locative} biegunka, po {b.locative} wzdęcia, po {c.locative} nic
  {a.nominative} szkodzi, {b.nominative} też, {c.nominative} nie
  {a.nominative} od dziecka, {b.nominative} od roku
  {a.nominative} - wstrząs, {b.nominative} - wysypka, {c.nominative} - nic
  ani {a.genitive} ani {b.genitive}, za to {c.accusative}
  {a.nominative}+{b.nominative}=biegunka
  {a.nominative}, a zwłaszcza {b.nominative}
  jak zjem {a.accusative} lub {b.accusative} to wysypka
  gdy zjem {a.accusative} albo {b.accusative}, boli brzuch
  kiedy zjem {a.accusative}, puchnę, po {b.locative} też
  {a.nominative} i {b.nominative}, ale {c.accusative} mogę
  {c.accusative} mogę, ale {a.genitive} i {b.genitive} nie
  nie {a.nominative}, nie {b.nominative}, tak {c.nominative}
  {c.nominative} ok; {a.nominative} i {b.nominative} nie ok
  {a.nominative} ❌ {b.nominative} ❌ {c.nominative} ✅
  {a.nominative}⏎{b.nominative}
  - {a.nominative}⏎- {b.nominative}
  1. {a.nominative}⏎2. {b.nominative}
  1) {a.nominative} 2) {b.nominative}
  {a.nominative} | {b.nominative}
  {a.nominative} oraz {b.nominative}
  {a.nominative} & {b.nominative}
  {a.nominative} {b.nominative}
  {a.nominative}; {b.nominative}
  {a.nominative} / {b.nominative}
  na {a.accusative} i na {b.accusative}
  alergia na {a.accusative}, a także {b.accusative}
  alergia na {a.accusative}. Do tego {b.nominative}.
  alergia na {a.accusative} (krzyżowo {b.nominative})
  {a.nominative} (krzyżowo też {b.nominative})
  głównie {a.nominative}, trochę też {b.nominative}
  najbardziej {a.nominative}, mniej {b.nominative}
  {a.nominative} mocno, {b.nominative} słabiej
  {a.nominative} na pewno, {b.nominative} chyba też
  w szpitalu po {a.locative}, w domu po {b.locative} wysypka
  lubię {c.accusative}, nie lubię {a.genitive} ani {b.genitive}
  {c.accusative} lubię, {a.genitive} i {b.genitive} nie lubię
  nie lubię {a.genitive} i {b.genitive}, lubię {c.accusative}
  {a.nominative} – nigdy, {b.nominative} – nigdy
  nigdy {a.genitive}, nigdy {b.genitive}
  stop {a.nominative}, stop {b.nominative}
  {a.nominative} niestety nie, {b.nominative} też niestety
  z {c.instrumental} tak, z {a.locative} nie; {b.nominative} nie
  lekarz kazał odstawić {a.accusative} i {b.accusative}
  odstawiłam {a.accusative}, potem {b.accusative}
  dieta bez {a.genitive} i bez {b.genitive}
  bez {a.genitive}, {b.genitive}
  proszę pomijać {a.accusative} i {b.accusative}
  unikać: {a.nominative}, {b.nominative}
  uwaga: {a.nominative}, {b.nominative}!
`);

/** Answers of a form: "tak" says that there is an allergy. */
export const SEVERAL_ANSWERED: readonly string[] = lines(`
  {a.nominative}: tak; {b.nominative}: tak
  {a.nominative} (tak), {b.nominative} (tak)
  Tak. {a.nominative}. {b.nominative}.
  mam: {a.nominative}, {b.nominative}
  stwierdzone: {a.nominative}, {b.nominative}
  IgE dodatnie: {a.nominative}, {b.nominative}
`);
