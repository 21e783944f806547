/**
 * More ways in which people say that they avoid a food, as data: since when, with what doubt, out of which test, with which
 * complaint, as a line of a form. Each is an answer by itself in every field that asks for it.
 */
const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** Times, conditions, doubts, exceptions from nothing, wishes. */
export const WAYS: readonly string[] = lines(`
  {accusative} od roku odstawiłam
  od miesiąca nie jem {genitive}
  od 2 lat bez {genitive}
  {nominative} - od zawsze
  {nominative} od małego
  od niedawna {nominative}
  {nominative} (od ciąży)
  po antybiotyku {nominative}
  {nominative} od 2019 r.
  po covidzie nie mogę {genitive}
  {nominative} wróciła alergia
  znowu {nominative}
  {nominative} ciągle
  {nominative} - znów po latach
  dalej {nominative}
  wcześniej nie, teraz {nominative}
  kiedyś nic, dziś {nominative}
  do zeszłego roku jadłam, teraz alergia na {accusative}
  jadłam {accusative} całe życie, teraz puchnę
  lubiłam {accusative}, ale już nie mogę
  {nominative} niestety
  {nominative}, a tak lubię
  {nominative}, chociaż lubię
  {nominative} mimo że uwielbiam
  {nominative} niby toleruję, ale brzuch boli
  {nominative} jem, ale potem boli brzuch
  jak zjem {accusative} to wysypka
  kiedy jem {accusative}, mam biegunkę
  gdy tylko zjem {accusative}, puchnę
  ilekroć {nominative} - katar
  {accusative} jem tylko z zyrtekiem
  {accusative} jem z tabletką
  {accusative} mogę tylko po leku
  nawet śladowe {nominative}
  choćby trochę {genitive}
  {nominative} tylko w śladach
  {nominative}?? chyba tak
  podobno {nominative}
  lekarz mówi że {nominative}
  wg mamy {nominative}
  wyszło mi {nominative}
  w teście {nominative}
  {nominative} wyszły w testach
  nie wiem, może {nominative}
  raczej nie, może {nominative}
  chyba nic, może {nominative}
  nic oprócz {genitive}
  nic poza {instrumental}
  nic prócz {genitive}
  żadnych, chyba że {nominative}
  nie, ale {nominative} odpada
  nie, ale po {locative} źle
  nie mam, ale unikam {genitive}
  brak, unikam {genitive}
  brak, choć po {locative} wysypka
  nie stwierdzono, ale po {locative} puchnę
  brak diagnozy, ale {nominative} szkodzi
  zdrowy, tylko {nominative}
  wszystko ok prócz {genitive}
  mogę wszystko, byle nie {accusative}
  mogę wszystko byle bez {genitive}
  jem wszystko, no może nie {accusative}
  wszystko oprócz {genitive}
  {genitive} lepiej nie
  {genitive} raczej nie
  {genitive} absolutnie
  {genitive} nigdy
  {genitive} w ogóle
  w ogóle {genitive}
  pod żadnym pozorem {genitive}
  precz z {instrumental}
  daleko od {genitive}
  na {accusative} mam wstręt
  na widok {genitive} mdli
  śmierdzą mi {nominative}
  nie cierpię {genitive}
  nie trawię {genitive}
  {genitive} nie trawię
  {nominative} to nie dla mnie
  {nominative} zabójstwo
  {nominative} = szpital
  {nominative} → wysypka
  {nominative} => biegunka
  {nominative} -> gazy
  po {locative} do szpitala
  po {locative} adrenalina
  po {locative} zawsze źle
  z {instrumental} problem
  z {instrumental} mam kłopot
  z {instrumental} nie
  {nominative} mi nie służy
  nie służy mi {nominative}
  {nominative} mi szkodzi
  nie dla mnie {nominative}
  bez {genitive} proszę
  prosiłabym bez {genitive}
  poproszę o menu bez {genitive}
  proszę wykluczyć {accusative}
  proszę pominąć {accusative}
  proszę nie uwzględniać {genitive}
  proszę omijać {accusative}
  dieta bez {genitive}
  jestem na diecie bez {genitive}
  muszę unikać {genitive}
  mam zakaz na {accusative}
  zakaz {genitive}
  {nominative} zakazane
  {nominative} zabronione
  {nominative} niewskazane
  {nominative} wykluczone
  {nominative} wykluczone przez lekarza
  {nominative} odstawione
  {nominative} out
  {nominative} odpadają
  {nominative} be
  {nominative} fuj
  {nominative} bleee
`);

/** Tests and diagnoses, signs, reactions in everyday words. */
export const WAYS_OF_REACTING: readonly string[] = lines(`
  FPIES na {accusative}
  EoE – eliminacja {genitive}
  AZS po {locative}
  OAS: {nominative}
  prowokacja {nominative} dodatnia
  prowokacja z {instrumental} dodatnia
  biorezonans: {nominative}
  ImuPro: {nominative} 3+
  Food Detective: {nominative} ++
  dieta eliminacyjna: bez {genitive}
  eliminacja {genitive}
  na eliminacji {genitive} do maja
  próba z {instrumental} nieudana
  nieudana próba wprowadzenia {genitive}
  reintrodukcja: {nominative} – wysypka
  {nominative} – nie przeszły prowokacji
  {nominative}, nawet łyżeczka
  {nominative} w każdej ilości
  ani grama {genitive}
  {nominative} (w każdej postaci)
  {nominative} pod każdą postacią
  dania z {instrumental}
  wszystko z {instrumental}
  potrawy z {instrumental}
  {nominative} w sosach i zupach
  {nominative} ukryte w jedzeniu
  może zawierać {accusative} – też nie
  najgorzej {nominative}
  przede wszystkim {nominative}
  głównie {nominative}
  szczególnie {nominative}
  zwłaszcza {nominative}
  m.in. {nominative}
  np. {nominative}
  między innymi {nominative}
  i {nominative}
  oraz {nominative}
  także {nominative}
  też {nominative}
  UWAGA {nominative}
  !!! {nominative} !!!
  *{nominative}*
  {nominative}*
  „{nominative}”
  "{nominative}"
  '{nominative}'
  -{nominative}
  • {nominative}
  1. {nominative}
  a) {nominative}
  #{nominative}
  >{nominative}
  ({nominative})
  [{nominative}]
  {nominative}.
  {nominative},
  {nominative};
  {nominative}...
  {nominative} :(
  {nominative} ;)
  {nominative} xD
  {nominative} 100%
  {nominative} 50/50
  {nominative} – 100 % pewne
  {nominative} (potwierdzone)
  {nominative} (testy)
  {nominative} (IgE)
  {nominative} (2x)
  {nominative} [od 2015]
  na pewno {nominative}
  prawdopodobnie {nominative}
  najprawdopodobniej {nominative}
  być może {nominative}
  możliwe że {nominative}
  podejrzewam {accusative}
  podejrzenie {genitive}
  obserwuję reakcję na {accusative}
  reakcja na {accusative}
  reakcje: {nominative}
  wrażliwość na {accusative}
  nadwrażliwość: {nominative}
  uczulona: {nominative}
  uczulony na: {nominative}
  uczulenie: {nominative}
  Alergia = {nominative}
  alergeny: {nominative}
  alergeny pokarmowe – {nominative}
  stwierdzono: {nominative}
  tak ({nominative})
  tak: {nominative}
  tak - {nominative}
  TAK!! {nominative}
  owszem {nominative}
  jasne, {nominative}
  niestety {nominative}
  niestety tak, {nominative}
  oj tak, {nominative}
  no {nominative}
  hmm {nominative}
  eee {nominative}
  to będzie {nominative}
  chodzi o {accusative}
  mowa o {locative}
  dotyczy {genitive}
  dot. {genitive}
  w zakresie {genitive}
  od {genitive} trzymam się z daleka
  trzymam się z dala od {genitive}
  {genitive} do ust nie wezmę
  {genitive} nie tknę
  {genitive} nie ruszam
  {genitive} nie dotykam
  {genitive} mi nie wolno
  {genitive} nie powinnam
  nie powinnam {genitive}
  nie powinien {genitive}
  nie może {genitive}
  nie może mieć {genitive}
  nie może jeść {genitive}
  nie da się z {instrumental}
  nie idzie mi {nominative}
  nie wchodzi mi {nominative}
  {nominative} mi nie wchodzą
  {nominative} nie przechodzą
  nie przepadam za {instrumental}
  nie podchodzą mi {nominative}
  {nominative} mnie odrzucają
  {nominative} mnie brzydzą
  {nominative} mnie zabijają
  {nominative} mnie wykańczają
  {nominative} mnie męczą
  ciężko mi po {locative}
  ciężko po {locative}
  umieram po {locative}
  zdycham po {locative}
  po {locative} umieram
  po {locative} koszmar
  po {locative} masakra
  po {locative} dramat
  po {locative} nie śpię
  po {locative} swędzi język
  po {locative} drapie w gardle
  po {locative} leci mi z nosa
  po {locative} łzawią oczy
  po {locative} mam plamy
  po {locative} wypryski
  po {locative} mam afty
  po {locative} boli głowa
  po {locative} mam migrenę
  po {locative} ulewa
  po {locative} krew w kupce
  po {locative} śluz
  po {locative} płacze i się pręży
  po {locative} cała czerwona
  po {locative} obsypało go
  obsypuje go po {locative}
  wysypuje mnie po {locative}
  wysypuje mnie od {genitive}
  od {genitive} boli mnie brzuch
  od {genitive} mam zgagę
  przez {accusative} mam wysypkę
  {nominative} powodują wzdęcia
  {nominative} wywołują pokrzywkę
  {nominative} wywołują u mnie kaszel
  {nominative} dają mi gazy
  {nominative} robią mi krzywdę
  {nominative} robią mi źle
  {nominative} robią rewolucję
  {nominative} zamulają
  {nominative} mnie wzdymają
  {nominative} siedzą na żołądku
  {nominative} leżą na żołądku
  {nominative} zalegają
  {nominative} odbijają się
  {nominative} mi się odbijają
  {nominative} cofają mi się
  {nominative} cofają się do gardła
`);

/** Lines of a form about allergies that say yes, or how much. */
export const FORM_LINES: readonly string[] = lines(`
  {nominative}: tak
  {nominative} - tak
  {nominative} – TAK
  {nominative} [x]
  [x] {nominative}
  ☑ {nominative}
  {nominative} ☑
  {nominative} +
  {nominative} (+)
  {nominative}: +
  {nominative}: dodatni
  {nominative}: 1
  {nominative}: obecna
  {nominative} = tak
  {nominative} ✔
  {nominative} ✓
  ✓ {nominative}
  {nominative}: TAK!
  {nominative}? tak
  czy {nominative}: tak
  {nominative}: występuje
  {nominative}: potwierdzona
  {nominative}: silna
  {nominative}: średnia
  {nominative} - nie mogę
  {nominative}: nie wolno
  {nominative}: zakaz
  {nominative}: nie jem
  {nominative} ❌
  {nominative} 🤢
  {nominative} 😭
  {nominative} NIE!!!
`);

/** Lines of the same form that say no. */
export const FORM_DENIALS: readonly string[] = lines(`
  {nominative}: nie
  {nominative} - nie
  [ ] {nominative}
  ☐ {nominative}
  {nominative}: brak
  {nominative}: 0
  {nominative} (-)
  {nominative} – ok
  {nominative}: ujemny
  {nominative}? nie
`);
