import {
  type DiskPlace,
  type SystemQueue,
  type SystemService,
} from '@pora/contracts/admin/system.vocabulary';
import { countOf, type CountedForms, formatPercent } from '@pora/kit';

const replicas: CountedForms = { one: 'replika', few: 'repliki', many: 'replik' };
const failures: CountedForms = { one: 'nieudane zadanie', few: 'nieudane zadania', many: 'nieudanych zadań' };

const queues: Record<SystemQueue, string> = {
  backups: 'kopie zapasowe',
  'backup-uploads': 'kopie do chmury',
  restores: 'odtwarzanie kopii',
  'patient-exports': 'eksport danych pacjenta',
  'library-imports': 'import do biblioteki',
};

const disks: Record<DiskPlace, string> = { data: 'Dane', backups: 'Kopie zapasowe' };

/** What an instance does without, by the name that the service gives it. */
const components = new Map([
  ['database', 'bazy danych'],
  ['redis', 'Redisa'],
]);

/** What a service is called that runs from the folder of the program. */
const CHECKOUT = 'checkout';

/** Texts of the state of the system. */
export const systemStrings = {
  title: 'Stan systemu',
  loading: 'Sprawdzanie stanu systemu',
  loadFailed: 'Nie udało się sprawdzić stanu systemu.',
  refresh: 'Odśwież',
  checked: (time: string) => `Sprawdzono ${time}, co 10 s`,
  stale: (time: string) => `Poniżej jest stan z ${time}.`,
  unknown: 'nie wiadomo',
  none: '–',
  parts: {
    title: 'Części systemu',
    columns: {
      part: 'Część',
      state: 'Stan',
      instances: 'Instancje',
      p95: '95% odp.',
      errors: 'Błędy / min',
      version: 'Wersja i wydanie',
      deeds: 'Działania',
    },
    kinds: { service: 'usługa', shell: 'powłoka', remote: 'moduł' },
    instances: (up: number, all: number) => `${up} z ${all}`,
    since: (when: string) => `od ${when}`,
    ready: (version: string) => `gotowa ${version}`,
    p95Hint:
      '95% odp.: w tym czasie najwolniejsza instancja dała 95 na 100 odpowiedzi. Liczby są z ostatnich 5 minut.',
    noAnswers: 'brak zapytań',
    noReleases: 'Wydania stron: nie wiadomo. Usługa administracji nie widzi folderu, który serwuje brama.',
    releasesAway: 'Folder wydań stron nie odpowiada.',
  },
  states: {
    up: 'działa',
    one: 'jedna instancja',
    some: 'część instancji',
    not_ready: 'niegotowa',
    away: 'nie odpowiada',
    unknown: 'nie wiadomo',
    released: { shell: 'wydana', remote: 'wydany' },
    strange: 'nieznane wydanie',
  },
  queues: {
    title: 'Kolejki',
    columns: { queue: 'Kolejka', waiting: 'Czeka', active: 'W toku', failed: 'Nieudane (24 h)' },
    names: queues,
    away: 'Redis nie odpowiada, więc stan kolejek nie jest znany.',
  },
  database: {
    title: 'Baza danych',
    away: 'Baza danych nie odpowiada.',
    size: 'Rozmiar',
    archive: 'w tym archiwum DOCX',
    connections: 'Połączenia',
    replica: 'Repliki',
    noReplica: 'brak',
    replicas: (count: number, lag: string | null) =>
      lag === null ? countOf(count, replicas) : `${countOf(count, replicas)}, opóźnienie ${lag}`,
    longest: 'Najdłuższe zapytanie',
    noQuery: 'żadne teraz nie trwa',
    redis: 'Redis',
    redisAway: 'nie odpowiada',
    noLimit: 'bez limitu',
    of: (used: string, all: string) => `${used} z ${all}`,
  },
  disks: { title: 'Dysk', names: disks },
  warnings: {
    serviceAway: (name: SystemService) => `Usługa ${name} nie odpowiada.`,
    since: (time: string) => `Ostatni znak życia był o ${time}.`,
    oneInstance: (name: SystemService) => `Usługa ${name} działa na jednej instancji.`,
    someInstances: (name: SystemService, up: number, all: number) =>
      `Usługa ${name} działa na ${up} z ${all} instancji.`,
    notReady: (name: SystemService) => `Usługa ${name} nie jest gotowa.`,
    lost: (time: string) => `Inna nie odpowiada od ${time}.`,
    without: (missing: readonly string[]) =>
      missing.length === 0
        ? 'Inna kończy pracę albo dopiero ją zaczyna.'
        : `Inna nie widzi: ${missing.map((one) => components.get(one) ?? one).join(', ')}.`,
    noneSees: (missing: readonly string[]) =>
      missing.length === 0
        ? 'Kończy pracę albo dopiero ją zaczyna.'
        : `Nie widzi: ${missing.map((one) => components.get(one) ?? one).join(', ')}.`,
    databaseAway: 'Baza danych nie odpowiada.',
    databaseAwayMore: 'Zapis danych jest teraz niemożliwy.',
    redisAway: 'Redis nie odpowiada.',
    redisAwayMore: 'Nie wiadomo, które usługi działają ani co czeka w kolejkach.',
    releasesAway: 'Folder wydań nie odpowiada.',
    releasesAwayMore: 'Nie wiadomo, które wydania stron są serwowane.',
    diskFull: (place: DiskPlace, percent: number) =>
      `Dysk (${disks[place].toLowerCase()}) jest zajęty w ${formatPercent(percent)}.`,
    diskFullMore: 'Pełny dysk zatrzyma zapis. Zwolnij miejsce albo powiększ dysk.',
    queue: (queue: SystemQueue, count: number) =>
      `Kolejka „${queues[queue]}”: ${countOf(count, failures)} w ciągu doby.`,
    queueMore: 'Powód stoi przy zadaniu, tam gdzie je zlecono.',
    memory: (percent: number) => `Redis zajmuje ${formatPercent(percent)} swojej pamięci.`,
    memoryMore: 'Po jej zapełnieniu sesje i kolejki przestaną działać.',
    connections: (percent: number) => `Baza danych ma zajęte ${formatPercent(percent)} połączeń.`,
    connectionsMore: 'Następna instancja może nie dostać połączenia.',
  },
  rollback: {
    to: (version: string) => `Wycofaj do ${version}`,
    forthTo: (version: string) => `Wydaj ${version}`,
    of: (deed: string, part: string) => `${part}: ${deed}`,
    question: (part: string, version: string) => `Wycofać ${part} do ${version}?`,
    forthQuestion: (part: string, version: string) => `Wydać ${part} ${version}?`,
    explained: (version: string) =>
      `Zajmie chwilę. Otwarte strony działają dalej w swoim wydaniu, a nowe wejścia dostaną ${version}. Baza zostaje bez zmian i można wrócić.`,
    withdrawn: 'To wydanie zostało wycofane. Sprawdź, czy powód już minął.',
    choice: 'Wydanie',
    option: (version: string, when: string) => `${version} z ${when}`,
    cancel: 'Anuluj',
    done: (part: string, version: string) => `${part}: serwujemy wydanie ${version}.`,
    failed: 'Nie udało się zmienić wydania.',
    byCommand: 'Wycofaj…',
    commandTitle: (part: string) => `Wycofanie: ${part}`,
    forthByCommand: 'Wydaj…',
    forthCommandTitle: (part: string) => `Wydanie: ${part}`,
    pagesCommand:
      'Usługa administracji nie ma dostępu do folderu wydań. Wykonaj na serwerze, w folderze programu:',
    serviceCommand: (version: string) =>
      `${version === CHECKOUT ? 'Wróci wersja z folderu programu.' : `Wróci wydanie ${version}.`} Usługa administracji nie ma praw do procesów. Wykonaj na serwerze, w folderze programu:`,
    forthServiceCommand: (version: string) =>
      `Wejdzie wydanie ${version}. Polecenie powie, czy pasuje do pozostałych części. Usługa administracji nie ma praw do procesów. Wykonaj na serwerze, w folderze programu:`,
    copy: 'Kopiuj polecenie',
  },
} as const;
