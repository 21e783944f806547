import {
  AUDIT_COUNT_MAX,
  AUDIT_NAMED_MAX,
  type AuditNamed,
  type AuditService,
} from '@pora/contracts/admin/audit.vocabulary';
import { countOf, formatCount } from '@pora/kit';
import { serviceWords } from '../../shared/service-words.js';

const EVENTS = { one: 'zdarzenie', few: 'zdarzenia', many: 'zdarzeń' };

/** Of whom or of what the names are. */
const NAMES_OF: Readonly<Record<AuditNamed, string>> = {
  patients: 'nazwisk pacjentów',
  plans: 'nazw planów diety',
};

const MANY_OF: Readonly<Record<AuditNamed, string>> = { patients: 'pacjentów', plans: 'planów diety' };

const namesOf = (kinds: readonly AuditNamed[]) => kinds.map((kind) => NAMES_OF[kind]).join(' i ');

/** Texts of the audit trail. */
export const auditStrings = {
  title: 'Dziennik zdarzeń',
  period: {
    label: 'Okres',
    today: 'Dziś',
    week: 'Ostatnie 7 dni',
    month: 'Ostatnie 30 dni',
    always: 'Cały czas',
    from: 'Od',
    to: 'Do',
    since: (day: string) => `od ${day}`,
    until: (day: string) => `do ${day}`,
    between: (from: string, to: string) => `${from} – ${to}`,
  },
  actor: 'Kto',
  everybody: 'wszyscy',
  event: 'Zdarzenie',
  everything: 'wszystkie',
  object: 'Obiekt',
  search: 'Szukaj w dzienniku',
  searchShort: 'Szukaj',
  searchHint: 'id, nazwa, id żądania',
  clear: 'Wyczyść',
  clearLabel: 'Wyczyść filtry',
  total: (count: number, isMore: boolean) =>
    isMore ? `ponad ${formatCount(Math.max(count, AUDIT_COUNT_MAX))} ${EVENTS.many}` : countOf(count, EVENTS),
  note: 'Do dziennika można tylko dopisywać. Nie ma w nim treści danych, są nazwy zmienionych pól.',
  csv: 'Eksportuj CSV',
  csvName: 'dziennik_zdarzen.csv',
  csvFailed: 'Nie udało się wyeksportować dziennika',
  loading: 'Wczytywanie dziennika zdarzeń…',
  loadFailed: 'Nie udało się pobrać dziennika zdarzeń.',
  refreshFailed: 'Nie udało się odświeżyć dziennika zdarzeń.',
  none: 'Żadne zdarzenie nie pasuje do filtrów.',
  noneRead: 'W usługach, które odpowiedziały, nie ma pasujących zdarzeń.',
  noneById: 'Żaden identyfikator nie pasuje, a nazw nie przeszukaliśmy.',
  away: (services: readonly AuditService[]) => `Brakuje wpisów: ${services.map(serviceWords).join(', ')}`,
  awayText: 'Ta część systemu teraz nie odpowiada. Pozostałe wpisy są poniżej.',
  retry: 'Spróbuj ponownie',
  unsearched: (kinds: readonly AuditNamed[]) => `Nie przeszukaliśmy ${namesOf(kinds)}.`,
  unsearchedText: 'Ta część systemu teraz nie odpowiada. Szukaliśmy w identyfikatorach.',
  moreNames: (kinds: readonly AuditNamed[]) =>
    `Ten tekst pasuje do ${kinds.map((kind) => `ponad ${AUDIT_NAMED_MAX} ${MANY_OF[kind]}`).join(' i ')}.`,
  moreNamesText: `Szukaliśmy zdarzeń ${AUDIT_NAMED_MAX} ostatnio zmienionych. Wpisz dłuższy fragment.`,
  columns: {
    at: 'Czas',
    actor: 'Kto',
    event: 'Zdarzenie',
    object: 'Obiekt',
    fields: 'Pola / szczegóły',
    request: 'Żądanie',
  },
  details: {
    object: 'Obiekt',
    name: 'Nazwa',
    fields: 'Pola',
    actor: 'Kto',
    request: 'Id żądania',
    event: 'Czynność',
    service: 'Usługa',
    number: 'Wpis',
  },
  serviceWords,
  system: 'system',
  older: 'Starsze',
  shown: (count: number, total: number, isMore: boolean) =>
    `${count > 0 ? `1–${formatCount(count)}` : '0'} z ${isMore ? 'ponad ' : ''}${formatCount(total)}`,
} as const;
