import { countOf } from '@pora/kit';
import { type IssueKind } from './before-issues.js';

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

const wayOn = (kind: IssueKind, isFood: boolean): string => {
  if (isFood) return 'Sprawdź produkt';
  return kind === 'undecided' ? 'Rozstrzygnij' : 'Pokaż';
};

/** Words of what is asked before a plan is handed out. */
export const beforeStrings = {
  title: 'Zanim wydasz',
  repair: 'Napraw automatycznie',
  nothing: 'Nic nie stoi na przeszkodzie: plan można wydać.',
  checking: 'Sprawdzam plan…',
  checkFailed: 'Nie udało się sprawdzić planu',
  issue: (kind: IssueKind, count: number): string => {
    if (kind === 'unchecked_plan') return 'Plan nie jest sprawdzony:';
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
    [...names.slice(0, NAMED), ...(names.length > NAMED ? [`innych: ${names.length - NAMED}`] : [])].join(
      ', ',
    ),
  show: wayOn,
  showFor: (kind: IssueKind, isFood: boolean, issue: string) =>
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
    text: (days: number) =>
      `Pacjent dostałby ${countOf(days, DAYS)} i pustą listę zakupów. Żeby mimo to wydać plan, zaznacz to zdanie:`,
    understood: 'Wiem, że plan jest pusty, i mimo to chcę go wydać.',
    confirm: 'Wydaj pusty plan',
    back: 'Wróć do planu',
  },
} as const;
