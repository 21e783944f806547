import { ACCESS_ACTIONS } from '../privacy/access-history.vocabulary.js';

/** Services that keep an audit trail, in the order in which entries of one moment stand. */
export const AUDIT_SERVICES = ['admin', 'catalog', 'patients', 'plans'] as const;

/** One of {@link AUDIT_SERVICES}. */
export type AuditService = (typeof AUDIT_SERVICES)[number];

/** How far a service counts what fits a filter; nobody reads more, and counting on would take its time. */
export const AUDIT_COUNT_MAX = 10_000;

/** Services that know names of what entries are about, each of one kind of object. */
export const AUDIT_NAMED = ['patients', 'plans'] as const;

/** One of {@link AUDIT_NAMED}. */
export type AuditNamed = (typeof AUDIT_NAMED)[number];

/** So many patients, and so many plans, a searched name stands for; their ids travel in one line of a request. */
export const AUDIT_NAMED_MAX = 40;

/** How the product signs what no person did. */
export const AUDIT_SIGNATURES: ReadonlyMap<string, string> = new Map([
  ['system@pora', 'system'],
  ['unknown@pora', 'nieznany'],
]);

/** What an entry is about: a list that was read, a reading, a change, a copy, a removal, a session, or running the product. */
export const AUDIT_KINDS = [
  'list',
  'read',
  'change',
  'export',
  'removal',
  'refusal',
  'session',
  'administration',
] as const;

/** Kind of an entry. */
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The group of everything but the lists that every screen reads. */
export const WITHOUT_LISTS = 'without-lists';

/** What the filter names, each the sum of some kinds. */
export const AUDIT_GROUPS: ReadonlyMap<string, { words: string; kinds: readonly AuditKind[] }> = new Map([
  [
    WITHOUT_LISTS,
    { words: 'wszystkie poza odczytem list', kinds: AUDIT_KINDS.filter((kind) => kind !== 'list') },
  ],
  ['reads', { words: 'odczyty', kinds: ['read', 'list'] }],
  ['changes', { words: 'zmiany', kinds: ['change'] }],
  ['exports', { words: 'kopie danych', kinds: ['export'] }],
  ['removals', { words: 'usunięcia', kinds: ['removal'] }],
  ['sessions', { words: 'logowanie i sesje', kinds: ['session', 'refusal'] }],
  ['administration', { words: 'administracja', kinds: ['administration'] }],
]);

interface AuditEvent {
  readonly kind: AuditKind;
  /** Names the deed without its doer. */
  readonly words: string;
}

type Entry = [string, AuditEvent];
const of =
  (kind: AuditKind) =>
  (action: string, words: string): Entry => [action, { kind, words }];
const list = of('list');
const change = of('change');
const removal = of('removal');
const administration = of('administration');

/** What happened to the library, its rules and its words. */
const OF_CATALOGUE: Entry[] = [
  change('foods.create', 'Dodanie produktu'),
  change('foods.update', 'Zmiana produktu'),
  change('foods.restore', 'Przywrócenie produktu z kosza'),
  change('foods.merge', 'Scalenie produktów'),
  change('foods.replace', 'Zastąpienie produktów innym'),
  removal('foods.merged-away', 'Usunięcie produktu przez scalenie'),
  removal('foods.delete', 'Przeniesienie produktu do kosza'),
  removal('foods.erase', 'Usunięcie produktu na zawsze'),
  change('foods.import', 'Import produktów'),
  change('foods.cancel-import', 'Przerwanie importu produktów'),
  change('meals.create', 'Dodanie posiłku'),
  change('meals.update', 'Zmiana posiłku'),
  change('meals.restore', 'Przywrócenie posiłku z kosza'),
  change('meals.put-picture', 'Dodanie zdjęcia posiłku'),
  change('meals.describe-picture', 'Opisanie zdjęcia posiłku'),
  removal('meals.remove-picture', 'Usunięcie zdjęcia posiłku'),
  removal('meals.delete', 'Przeniesienie posiłku do kosza'),
  removal('meals.erase', 'Usunięcie posiłku na zawsze'),
  change('meals.import', 'Import posiłków'),
  change('meals.cancel-import', 'Przerwanie importu posiłków'),
  change('intolerances.create', 'Dodanie nietolerancji do słownika'),
  change('intolerances.update', 'Zmiana nietolerancji w słowniku'),
  removal('intolerances.delete', 'Usunięcie nietolerancji ze słownika'),
  change('intolerances.map', 'Powiązanie nietolerancji z produktem'),
  removal('intolerances.unmap', 'Rozłączenie nietolerancji i produktu'),
  change('substitutions.create', 'Dodanie zamiennika'),
  change('substitutions.update', 'Zmiana zamiennika'),
  removal('substitutions.delete', 'Usunięcie zamiennika'),
  change('own-words.create', 'Dodanie własnego słowa'),
  removal('own-words.delete', 'Usunięcie własnego słowa'),
  change('search-words.create', 'Dodanie słowa wyszukiwania'),
  removal('search-words.delete', 'Usunięcie słowa wyszukiwania'),
  change('rule-config.save', 'Zmiana reguł generatora'),
];

/** What a patient's own history leaves out: it concerns nobody, everybody, or somebody who is no longer there. */
const BEYOND_ONE_PATIENT: Entry[] = [
  list('patients.list', 'Odczyt listy pacjentów'),
  list('patients.list-trash', 'Odczyt kosza pacjentów'),
  list('records.list-trash', 'Odczyt kosza ankiet, wyników i wizyt'),
  removal('records.erase', 'Usunięcie z kosza na zawsze'),
  removal('patients.erase', 'Usunięcie pacjenta na zawsze'),
  removal('patients.purge', 'Usunięcie pacjenta na zawsze po 30 dniach w koszu'),
  list('privacy.list-requests', 'Odczyt próśb o trwałe usunięcie'),
  change('schedule.save-hours', 'Zmiana godzin pracy'),
  change('schedule.feed-create', 'Utworzenie adresu subskrypcji kalendarza'),
  change('schedule.feed-revoke', 'Unieważnienie adresu subskrypcji kalendarza'),
  of('export')('schedule.feed-read', 'Odczyt wizyt przez subskrypcję kalendarza'),
  list('plans.list-trash', 'Odczyt kosza planów diety'),
  removal('plans.erase', 'Usunięcie planu diety na zawsze'),
  removal('plans.erase-with-patient', 'Usunięcie planu diety na zawsze z pacjentem'),
  change('plans.merge-foods', 'Scalenie produktów w planie diety'),
  change('plans.replace-foods', 'Zastąpienie produktów w planie diety'),
  change('plans.save-hand-out-settings', 'Zmiana ustawień wydruku'),
];

/** Who came and went, and what was done to the product itself. */
const OF_ADMINISTRATION: Entry[] = [
  of('session')('session.sign-in', 'Zalogowanie'),
  of('session')('session.sign-out', 'Wylogowanie'),
  of('session')('session.revoke', 'Zakończenie cudzej sesji'),
  of('refusal')('session.refuse', 'Odmowa logowania: konto spoza listy'),
  of('refusal')('session.refuse-changed-sub', 'Odmowa logowania: adres należy do innego konta'),
  administration('backups.start', 'Uruchomienie kopii zapasowej'),
  administration('backups.cancel', 'Przerwanie kopii zapasowej'),
  administration('backups.check', 'Sprawdzenie odtworzenia kopii'),
  administration('backups.restore', 'Zlecenie odtworzenia kopii zapasowej'),
  administration('backups.restored', 'Odtworzenie kopii zapasowej'),
  of('export')('backups.download', 'Pobranie kopii zapasowej'),
  administration('backup-schedule.save', 'Zmiana kopii automatycznych'),
  removal('backups.remove', 'Usunięcie kopii zapasowej'),
  administration('releases.rollback', 'Zmiana wydania stron'),
  of('export')('audit.export', 'Eksport dziennika zdarzeń'),
];

/** Of what is told in a patient's history, what is a mere list. */
const LISTS_OF_ACCESS: ReadonlySet<string> = new Set(['schedule.list']);

/**
 * What every action means that the services record; the one table of words for the screen and for files. In tests a
 * service refuses to record an action that is missing here.
 */
export const AUDIT_EVENTS: ReadonlyMap<string, AuditEvent> = new Map<string, AuditEvent>([
  ...[...ACCESS_ACTIONS].map(([action, event]): Entry => [
    action,
    LISTS_OF_ACCESS.has(action) ? { ...event, kind: 'list' } : event,
  ]),
  ...OF_CATALOGUE,
  ...BEYOND_ONE_PATIENT,
  ...OF_ADMINISTRATION,
]);

/** Words of an entry whose action is not known here, such as one of an older release. */
const OTHER_EVENT = 'Inna czynność';

/** What happened, in words. */
export const auditWords = (action: string): string => AUDIT_EVENTS.get(action)?.words ?? OTHER_EVENT;

/** Which actions a filter lets through: only those, or all but those. */
export interface ActionChoice {
  readonly only?: readonly string[];
  readonly except?: readonly string[];
}

/** The actions that a filter stands for: one of its own name, or those of a group. */
export function actionsOfEvent(event: string): ActionChoice {
  // What only an older release recorded is no list, so it is told with the rest.
  if (event === WITHOUT_LISTS) return { except: actionsOfKinds(['list']) };
  const group = AUDIT_GROUPS.get(event);
  return { only: group ? actionsOfKinds(group.kinds) : [event] };
}

function actionsOfKinds(kinds: readonly AuditKind[]): string[] {
  return [...AUDIT_EVENTS].filter(([, { kind }]) => kinds.includes(kind)).map(([action]) => action);
}

/** What objects are called. */
export const AUDIT_OBJECTS: ReadonlyMap<string, string> = new Map([
  ['patient', 'pacjent'],
  ['plan', 'plan diety'],
  ['survey', 'ankieta'],
  ['intolerance-set', 'wyniki nietolerancji'],
  ['schedule-event', 'wizyta'],
  ['schedule-feed', 'subskrypcja kalendarza'],
  ['working-hours', 'godziny pracy'],
  ['hand-out-settings', 'ustawienia wydruku'],
  ['food', 'produkt'],
  ['meal', 'posiłek'],
  ['library-import', 'import do biblioteki'],
  ['intolerance', 'nietolerancja'],
  ['substitution', 'zamiennik'],
  ['own-word', 'własne słowo'],
  ['search-word', 'słowo wyszukiwania'],
  ['rule-config', 'reguły generatora'],
  ['user', 'użytkownik'],
  ['backup', 'kopia zapasowa'],
  ['backup-schedule', 'kopie automatyczne'],
  ['release', 'wydanie stron'],
  ['audit', 'dziennik zdarzeń'],
]);
