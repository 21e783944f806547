import { type HandOutCauseKind } from '@pora/contracts/plans/hand-out.vocabulary';
import { type Sex } from '@pora/contracts/patients/patient.vocabulary';
import { type ProblemKind } from '@pora/contracts/plans/plan-safety.model';
import { countOf, joinNames } from '@pora/kit';

const FORBIDDEN = { one: 'miejsce niedozwolone', few: 'miejsca niedozwolone', many: 'miejsc niedozwolonych' };
const UNCHECKED = {
  one: 'miejsce niesprawdzone',
  few: 'miejsca niesprawdzone',
  many: 'miejsc niesprawdzonych',
};
const ENTRIES = {
  one: 'wpis z ankiety bez decyzji',
  few: 'wpisy z ankiety bez decyzji',
  many: 'wpisów z ankiety bez decyzji',
};
const EMPTY = { one: 'puste miejsce', few: 'puste miejsca', many: 'pustych miejsc' };
const ACCEPTED = {
  one: 'miejsce z zaakceptowanym ryzykiem',
  few: 'miejsca z zaakceptowanym ryzykiem',
  many: 'miejsc z zaakceptowanym ryzykiem',
};
const DAYS = { one: 'pusty dzień', few: 'puste dni', many: 'pustych dni' };
const NAMED = 4;
const SHOW = new Map<HandOutCauseKind, string>([
  ['no_survey', 'Uzupełnij'],
  ['undecided', 'Rozstrzygnij'],
]);
const BECAUSE = new Map<ProblemKind, string>([
  ['allergy', '(alergia)'],
  ['disliked', '(nie lubi)'],
]);

/** "9, 10 i 12". */
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} i\u00a0${parts.at(-1) ?? ''}`;

/** "3–5" of days that follow each other; two of them stay two. */
function daySpans(days: readonly number[]): string[] {
  const spans: [number, number][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans.flatMap(([from, to]) => {
    if (to - from > 1) return [`${from}–${to}`];
    return from === to ? [`${from}`] : [`${from}`, `${to}`];
  });
}

const wayOn = (kind: HandOutCauseKind, isFood: boolean): string =>
  isFood ? 'Sprawdź produkt' : (SHOW.get(kind) ?? 'Pokaż');

/** Words of what is asked before a plan is handed out. */
export const beforeStrings = {
  title: 'Zanim wydasz',
  repair: 'Napraw automatycznie',
  nothing: 'Nic nie stoi na przeszkodzie: plan można wydać.',
  checking: 'Sprawdzam plan…',
  checkFailed: 'Nie udało się sprawdzić planu',
  noSurvey: 'nie wiadomo, czego pacjent unika',
  noResults: 'Brak wyników badań: plan sprawdziliśmy tylko z ankietą.',
  because: (kind: ProblemKind) => BECAUSE.get(kind),
  onDays: (name: string, days: readonly number[]) =>
    `${name}, ${days.length === 1 ? 'dzień' : 'dni'} ${listed(daySpans(days))}`,
  issue: (kind: HandOutCauseKind, count: number): string => {
    if (kind === 'unchecked_plan') return 'Plan nie jest sprawdzony:';
    if (kind === 'no_survey') return 'Brak ankiety:';
    const forms = {
      dangerous: FORBIDDEN,
      unchecked: UNCHECKED,
      undecided: ENTRIES,
      empty: EMPTY,
      accepted: ACCEPTED,
    };
    return `${countOf(count, forms[kind])}:`;
  },
  names: (names: readonly string[]) =>
    joinNames([
      ...names.slice(0, NAMED),
      ...(names.length > NAMED ? [`innych: ${names.length - NAMED}`] : []),
    ]),
  show: wayOn,
  showFor: (kind: HandOutCauseKind, isFood: boolean, issue: string) =>
    `${wayOn(kind, isFood)}: ${issue.replace(/:$/, '')}`,
  understood: 'Rozumiem ryzyko i biorę za nie odpowiedzialność',
  reason: 'Powód (zapiszemy go w gabinecie)',
  reasonPlaceholder: 'Np. uzgodnione na wizycie 30.11.2026',
  left: (needsBox: boolean, needsReason: boolean) =>
    `Zostało: ${[...(needsBox ? ['potwierdzenie'] : []), ...(needsReason ? ['powód'] : [])].join(' i ')}`,
  content: 'Co będzie w materiale',
  change: 'Zmień opcje',
  back: 'Wróć do wydania',
  layout: 'Układ',
  included: 'Dołączone',
  nothingIncluded: 'same dni',
  empty: {
    title: 'Plan nie ma ani jednego posiłku',
    text: (days: number, sex: Sex | null) =>
      `${sex === 'female' ? 'Pacjentka dostałaby' : 'Pacjent dostałby'} ${countOf(days, DAYS)} i pustą listę zakupów. Żeby mimo to wydać plan, zaznacz to zdanie:`,
    understood: 'Wiem, że plan jest pusty, i mimo to chcę go wydać.',
    confirm: 'Wydaj pusty plan',
    generate: 'Generuj plan',
    back: 'Wróć do planu',
  },
} as const;
