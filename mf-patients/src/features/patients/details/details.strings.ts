import { type Sex } from '@pora/contracts/patients/patient.vocabulary';
import { type MissingEnergyField } from '@pora/engine/energy';
import { countOf, formatCount, MISSING } from '@pora/kit';

const MEASUREMENTS = { one: 'pomiar', few: 'pomiary', many: 'pomiarów' };
const PLANS = { one: 'plan diety', few: 'plany diety', many: 'planów diety' };
const YEARS = { one: 'rok', few: 'lata', many: 'lat' };
const DONE = { one: 'odbyta', few: 'odbyte', many: 'odbytych' };
const SINCE = { female: 'Pacjentka', male: 'Pacjent', other: 'W gabinecie' };
const MISSING_DATA: Record<MissingEnergyField, string> = {
  weight: 'masa ciała',
  height: 'wzrost',
  sex: 'płeć',
  birthYear: 'rok urodzenia',
};

/** Texts of the patient details. */
export const detailsStrings = {
  years: (age: number) => countOf(age, YEARS),
  since: (sex: Sex | null, date: string) => `${SINCE[sex ?? 'other']} od ${date}.`,
  /** Sex as the specification shows it [core §3]. */
  sexes: { female: 'Kobieta', male: 'Mężczyzna', other: MISSING },
  facts: { child: 'Dziecko', bmr: 'BMR (PPM)', lastVisit: 'Ostatnia wizyta' },
  yes: 'tak',
  no: 'nie',
  copyName: 'Kopiuj imię i nazwisko',
  copyEmail: 'Kopiuj e-mail',
  copyPhone: 'Kopiuj telefon',
  childFormula: 'U dziecka to wynik wzoru dla dorosłych – traktuj go orientacyjnie.',
  working: 'Rachunek',
  formula: 'Wzór Harrisa i Benedicta (wersja z 1984 r.); masa w kg, wzrost w cm, wiek w latach.',
  meanOfBoth: (bmr: string) => `średnia obu: ${bmr}`,
  tdeeWorking: ({ bmr, factor, tdee, source }: Record<'bmr' | 'factor' | 'tdee' | 'source', string>) =>
    `PPM ${bmr} × PAL ${factor} = ${tdee}; ${source}`,
  weightOf: (date: string) => `masa z ${date}`,
  weightOfStart: 'masa początkowa',
  missingFields: MISSING_DATA,
  missing: (fields: readonly MissingEnergyField[]) =>
    `Brakuje danych: ${fields.map((field) => MISSING_DATA[field]).join(', ')}`,
  invalidAge: 'Rok urodzenia nie pasuje do wieku 0–120 lat',
  refreshTdee: 'Odśwież TDEE',
  tdeeRefreshed: 'TDEE odświeżone',
  tdeeSaved: (energy: string) => `TDEE: ${energy} - zapisano`,
  tdeeImpossible: 'Nie można obliczyć TDEE',
  error: 'Błąd',
  refreshFailed: 'Nie udało się odświeżyć danych pacjenta',
  results: 'Nietolerancje',
  survey: 'Ankieta',
  words: 'Co zrozumieliśmy z ankiety',
  checkWords: 'sprawdź',
  privacy: 'Dane i zgody',
  privacyText: 'zgoda, historia dostępu',
  fillSurvey: 'wypełnij',
  importResults: 'importuj',
  plans: 'Plany diety',
  noPlans: 'brak',
  activeStage: (count: string, roman: string) => `${count}, aktywny: etap ${roman}`,
  more: 'Więcej',
  call: (phone: string) => `Zadzwoń: ${phone}`,
  write: (email: string) => `Napisz: ${email}`,
  factsAndEnergy: 'Dane i energia',
  measurements: 'Pomiary',
  tdeeShort: (energy: string) => `TDEE ${energy}`,
  lastOn: (date: string) => `ostatni ${date}`,
  /** "9 odbytych · 2 przed nami". */
  visitsShort: (done: number, coming: number) => `${countOf(done, DONE)} · ${formatCount(coming)} przed nami`,
  report: 'Raport postępów',
  remove: 'Usuń pacjenta',
  back: 'Wróć',
  edit: 'Edytuj',
  diet: 'Plan diety',
  measure: 'Dodaj pomiar',
  removeTitle: 'Usunąć pacjenta?',
  removeText: (name: string, measurements: number | undefined, plans: number | undefined) => {
    const along = [
      ...(measurements === undefined
        ? ['pomiary']
        : measurements > 0
          ? [countOf(measurements, MEASUREMENTS)]
          : []),
      ...(plans === undefined ? ['plany diety'] : plans > 0 ? [countOf(plans, PLANS)] : []),
    ];
    const known = along.length > 0 ? `${along.join(' i ')}, a także ` : '';
    const what = `Do kosza trafią też powiązane dane: ${known}wizyty, ankieta i wyniki nietolerancji, jeśli są.`;
    return `${name} zniknie z listy pacjentów. ${what} Zaraz po usunięciu możesz to cofnąć, a kosz przechowuje dane przez 30 dni.`;
  },
  historyLoading: 'Wczytywanie pomiarów…',
  historyFailed: 'Nie udało się pobrać pomiarów.',
  unsavedTitle: 'Zmiany nie są zapisane na serwerze.',
  retry: 'Spróbuj ponownie',
  conflictTitle: 'Te dane zmieniono w międzyczasie gdzie indziej.',
  conflictText: (by: string | undefined, when: string, fields: readonly string[]) =>
    [
      by ? `Nowsza wersja: ${by}, ${when}.` : `Nowsza wersja: ${when}.`,
      ...(fields.length > 0 ? [`Różni się: ${fields.join(', ')}.`] : []),
      'Twoja zmiana czeka i nie zginie. Wybierz wersję, która ma zostać.',
    ].join(' '),
  discard: 'Odrzuć zmianę',
  discardQuestion: {
    title: 'Odrzucić zmianę?',
    text: 'Odrzuconej zmiany nie da się odzyskać.',
    stay: 'Wróć',
    leave: 'Odrzuć',
  },
  takeTheirs: 'Wczytaj nowszą',
  keepMine: 'Zachowaj moją',
} as const;
