import { CONSENT_WAY_LABELS } from '@pora/contracts/privacy/consent.vocabulary';
import {
  type Consent,
  type ConsentGiver,
  type PatientPrivacy,
  type Withdrawal,
} from '@pora/contracts/privacy/privacy.model';
import { type PatientExport } from '@pora/contracts/privacy/export.model';
import {
  EXPORT_KEPT_HOURS,
  EXPORT_STEP_LABELS,
  type ExportStep,
  STEP_ATTEMPTS,
} from '@pora/contracts/privacy/export.vocabulary';
import { countOf, formatDate, plural } from '@pora/kit';

const YEARS = { one: 'rok', few: 'lata', many: 'lat' };
const MEASUREMENTS = { one: 'pomiar', few: 'pomiary', many: 'pomiarów' };
const SURVEYS = { one: 'ankietę', few: 'ankiety', many: 'ankiet' };
const RESULTS = {
  one: 'badanie nietolerancji',
  few: 'badania nietolerancji',
  many: 'badań nietolerancji',
};
const VISITS = { one: 'wizytę', few: 'wizyty', many: 'wizyt' };
const PLANS = { one: 'plan', few: 'plany', many: 'planów' };
const CONSENTS = { one: 'zgodę', few: 'zgody', many: 'zgód' };
const LINES = { one: 'wpisu', few: 'wpisów', many: 'wpisów' };

/** "dane i kontakt, 9 pomiarów i 3 plany": one after another, the last one by "i". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} i ${last}`;
}

const counted = (count: number, forms: Parameters<typeof countOf>[1]) =>
  count > 0 ? [countOf(count, forms)] : [];

const said = ({ date, how }: Withdrawal) => `${formatDate(date)}, ${CONSENT_WAY_LABELS[how]}`;

/** What is being done while an export is under way. */
const DOING: Record<ExportStep, string> = {
  patient: 'Zbieram dane pacjenta',
  measurements: 'Zbieram pomiary',
  surveys: 'Zbieram ankietę',
  intolerances: 'Zbieram wyniki nietolerancji',
  visits: 'Zbieram wizyty',
  plans: 'Zbieram plany diety',
  consents: 'Zbieram zgody',
  history: 'Zbieram historię dostępu',
  pack: 'Pakuję plik ZIP',
};

/** Texts of "Dane i zgody". */
export const privacyStrings = {
  title: 'Dane i zgody',
  loading: 'Wczytywanie zgód…',
  loadFailed: 'Nie udało się pobrać danych i zgód',
  back: 'Wróć',
  note: 'Zapisujemy, kto, kiedy i które pole, nigdy jego treść.',
  child: (age: number) => `dziecko, ${countOf(age, YEARS)}`,
  consent: {
    title: 'Zgoda',
    states: { valid: 'Ważna', withdrawn: 'Wycofana', none: 'Brak' },
    none: 'Nie zapisano jeszcze żadnej zgody tej osoby.',
    text: 'Treść',
    version: 'wersja',
    showText: 'Pokaż treść',
    hideText: 'Ukryj treść',
    date: 'Data',
    givenBy: 'Kto udzielił',
    guardianPhone: 'Kontakt opiekuna',
    copyPhone: 'Kopiuj telefon opiekuna',
    withdrawn: 'Wycofano',
    said,
    giver: (giver: ConsentGiver, patientName: string) =>
      giver.kind === 'person' ? patientName : `${giver.name}, ${giver.relation}`,
    give: 'Nowa zgoda',
    withdraw: 'Wycofaj zgodę',
    former: 'Poprzednie zgody',
    formerLine: (consent: Consent) => `Zgoda z ${said(consent)}, wersja ${consent.textVersion}`,
    replaced: 'zastąpiona',
    withdrawnOn: (date: string) => `wycofana ${formatDate(date)}`,
  },
  form: {
    giveTitle: 'Nowa zgoda',
    withdrawTitle: 'Wycofanie zgody',
    withdrawText: 'Od tego dnia stan zgody to „Wycofana”. Danych to nie usuwa: o usunięcie prosi się osobno.',
    date: 'Data',
    dateRequired: 'Podaj datę',
    future: 'Data nie może być w przyszłości',
    tooEarly: (date: string) => `Zgody udzielono dopiero ${formatDate(date)}`,
    how: 'Sposób',
    kind: 'Kto udziela zgody',
    kinds: { person: 'Ta osoba', guardian: 'Opiekun' },
    name: 'Imię i nazwisko opiekuna',
    relation: 'Kim jest',
    relationHint: 'na przykład: matka, opiekun prawny',
    phone: 'Telefon opiekuna',
    cancel: 'Anuluj',
    save: 'Zapisz zgodę',
    withdraw: 'Wycofaj zgodę',
    saved: 'Zapisano zgodę',
    withdrawn: 'Zgoda jest wycofana',
    saveFailed: 'Nie udało się zapisać zgody',
    withdrawFailed: 'Nie udało się wycofać zgody',
  },
  export: {
    title: 'Eksport danych',
    what: 'JSON i pliki do czytania w jednym ZIP',
    loading: 'Wczytywanie eksportów…',
    loadFailed: 'Nie udało się pobrać listy eksportów',
    start: 'Przygotuj eksport',
    startAnother: 'Przygotuj nowy eksport',
    hint: `Gotowy plik można pobrać przez ${EXPORT_KEPT_HOURS} godziny, potem go usuwamy.`,
    startFailed: 'Nie udało się zacząć eksportu',
    doing: (step: PatientExport['step'], part: PatientExport['part']) => {
      if (step === null) return 'Eksport czeka na swoją kolej';
      const nth = part && part.of > 1 ? `, ${Math.min(part.done + 1, part.of)} z ${part.of}` : '';
      return `${DOING[step]}${nth}`;
    },
    percent: (percent: number) => `${percent}%`,
    parts: 'Części eksportu',
    stepDone: ', gotowe',
    tryingAgain: (step: ExportStep, attempt: number) =>
      `Część „${EXPORT_STEP_LABELS[step]}” jeszcze się nie wczytała. Próbujemy dalej: ${attempt} z ${STEP_ATTEMPTS}.`,
    leave: 'Możesz zamknąć to okno: praca idzie dalej, a gotowy plik będzie tutaj.',
    stop: 'Przerwij',
    stopFailed: 'Nie udało się przerwać eksportu',
    stopped: 'Poprzedni eksport przerwano.',
    failed: 'Eksport się nie udał.',
    again: 'Spróbuj ponownie',
    ready: 'Eksport jest gotowy do pobrania',
    files: 'Pliki eksportu',
    until: (over: boolean, when: string) => (over ? `plik wygasł ${when}` : `do pobrania do ${when}`),
    download: 'Pobierz',
    downloadLabel: (name: string) => `Pobierz ${name}`,
    downloadFailed: 'Nie udało się pobrać pliku',
    remove: 'Usuń plik',
    removeFailed: 'Nie udało się usunąć pliku',
  },
  erasure: {
    title: 'Usunięcie danych',
    text: (
      forChild: boolean,
      holds: PatientPrivacy['holds'],
      consents: number,
      plans: number | undefined,
    ) => {
      const parts = [
        'dane i kontakt',
        ...counted(consents, CONSENTS),
        ...counted(holds.measurements, MEASUREMENTS),
        ...counted(holds.surveys, SURVEYS),
        ...counted(holds.intoleranceSets, RESULTS),
        ...counted(holds.visits, VISITS),
        ...(plans === undefined ? ['plany diety'] : counted(plans, PLANS)),
      ];
      const whose = forChild ? 'opiekuna' : 'tej osoby';
      return `Na prośbę ${whose} usuwamy na zawsze: ${listed(parts)}. Zostaje wpis bez danych osobowych, że usunięcie wykonano.`;
    },
    ask: 'Poproś administratora o usunięcie',
    hint: 'Do kosza na 30 dni trafia się przez „Usuń pacjenta”.',
    asked: 'Administrator ma prośbę o usunięcie',
    askedText: (name: string, when: string) => `${name}, ${when}. Widzi ją w koszu i tam usuwa dane.`,
    toTrash: 'Otwórz kosz',
    takeBack: 'Wycofaj prośbę',
    sent: 'Prośba czeka na administratora',
    takenBack: 'Prośba jest wycofana',
    failed: 'Nie udało się zapisać prośby',
  },
  history: {
    title: 'Historia dostępu',
    withoutPlans: 'Nie wczytano wpisów planów',
    withoutPlansText: 'Plany diety chwilowo nie odpowiadają: lista i liczba wpisów są bez nich.',
    retry: 'Spróbuj ponownie',
    csv: 'CSV',
    csvLabel: 'Pobierz historię dostępu jako CSV',
    csvFailed: 'Nie udało się pobrać historii',
    csvName: 'historia_dostepu.csv',
    kind: 'Rodzaj',
    everything: 'Wszystko',
    person: 'Osoba',
    everybody: 'Każda osoba',
    system: 'System',
    loading: 'Wczytywanie historii…',
    loadFailed: 'Nie udało się pobrać historii dostępu',
    none: 'Żaden wpis nie pasuje do wyboru.',
    older: 'Pokaż starsze',
    shown: (shown: number, total: number) => `${shown} z ${total} ${plural(total, LINES)}`,
  },
} as const;
