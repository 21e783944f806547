import { type BackupStatus, type RestoreCheck } from '@pora/contracts/admin/backup.vocabulary';
import { countOf, type CountedForms, formatCount, plural } from '@pora/kit';

const tables: CountedForms = { one: 'tabela', few: 'tabele', many: 'tabel' };
const ofTables: CountedForms = { one: 'tabeli', few: 'tabel', many: 'tabel' };
const ofRows: CountedForms = { one: 'wiersza', few: 'wierszy', many: 'wierszy' };
const people: CountedForms = { one: 'osoba', few: 'osoby', many: 'osób' };
const rows: CountedForms = { one: 'wiersz', few: 'wiersze', many: 'wierszy' };

/** What the counted tables of a backup are: `2 zakończone`, `3 oczekują`. */
const counted: Record<BackupStatus, CountedForms> = {
  COMPLETED: { one: 'zakończona', few: 'zakończone', many: 'zakończonych' },
  FAILED: { one: 'nieudana', few: 'nieudane', many: 'nieudanych' },
  RUNNING: { one: 'w trakcie', few: 'w trakcie', many: 'w trakcie' },
  PENDING: { one: 'oczekuje', few: 'oczekują', many: 'oczekuje' },
  UNKNOWN: { one: 'w nieznanym stanie', few: 'w nieznanym stanie', many: 'w nieznanym stanie' },
};

const statuses: Record<BackupStatus, string> = {
  COMPLETED: 'Zakończony',
  FAILED: 'Błąd',
  RUNNING: 'W trakcie',
  PENDING: 'Oczekuje',
  UNKNOWN: 'Nieznany',
};

const checks: Record<RestoreCheck, string> = {
  none: 'odtworzenie niesprawdzone',
  running: 'sprawdzamy ponownie…',
  passed: 'odtworzenie sprawdzone',
  failed: 'uszkodzona, nie da się odtworzyć',
};

/** Of the copy in the store, by its status. */
const cloud: Record<BackupStatus, string> = {
  COMPLETED: 'skopiowana do S3',
  FAILED: 'nieskopiowana do S3',
  RUNNING: 'kopiujemy do S3…',
  PENDING: 'czeka na skopiowanie do S3',
  UNKNOWN: 'stan kopii w S3 nieznany',
};

/** Texts of the panel of backups. */
export const backupsStrings = {
  title: 'Kopia zapasowa bazy w chmurze',
  loading: 'Wczytywanie historii backupów',
  loadFailed: 'Nie udało się pobrać historii backupów.',
  empty: 'Brak zarejestrowanych backupów.',
  tableMissing: 'Tabela infrastruktury nie istnieje. Historia kopii może być niepełna.',
  form: {
    tables: 'Tabele',
    selectAll: 'Zaznacz wszystkie',
    clear: 'Wyczyść',
    description: 'Opis',
    run: 'Wykonaj backup',
    running: 'Uruchamiam…',
    started: 'Backup został uruchomiony. Status pojawi się poniżej.',
    chosen: (count: number, all: number) => `${count} z ${countOf(all, ofTables)}`,
    noneChosen: 'Wybierz co najmniej jedną tabelę do backupu.',
    failed: 'Nie udało się uruchomić backupu.',
    invalidTables: 'Wybrano nieobsługiwaną tabelę. Odśwież listę i spróbuj ponownie.',
    noTables: 'Brak dostępnych tabel do wykonania backupu.',
  },
  history: {
    title: 'Historia',
    polling: 'Odświeżamy co 15 s, dopóki trwa kopia',
    pollingCheck: 'Odświeżamy co 15 s, dopóki trwa sprawdzanie',
    refresh: 'Odśwież',
    refreshHistory: 'Odśwież historię kopii',
    columns: {
      table: 'Tabela',
      status: 'Status',
      times: 'Czasy',
      description: 'Opis / błąd',
      state: 'Odtworzenie',
      deeds: 'Działania',
    },
    pages: 'Strony historii kopii',
    kind: 'ręczna',
    automatic: 'automatyczna',
    tables: (count: number) => countOf(count, tables),
    rows: (count: number) => countOf(count, rows),
    rowsDone: (done: number, all: number) => `${formatCount(done)} z ${countOf(all, ofRows)}`,
    rest: (count: number) => `i ${countOf(count, tables)}`,
    restOf: (count: number, status: BackupStatus) => `${count} ${plural(count, counted[status])}`,
    fewer: 'Pokaż mniej',
    lasts: (time: string) => `trwa ${time}`,
    progress: 'Postęp kopii',
    done: (done: number, all: number) => `${done} z ${all}`,
    requestedBy: (who: string) => `Zlecona przez ${who}`,
    encrypted: 'pliki zaszyfrowane',
    plain: 'pliki niezaszyfrowane',
    checkedAt: (when: string) => `odtworzenie sprawdzane ${when}`,
    restore: {
      kind: 'odtworzenie',
      done: 'Zakończone',
      from: (name: string) => `Kopia z ${name}`,
      fromGone: 'Kopii, z której je wykonano, nie ma już w historii.',
      unread: 'Nie udało się pobrać listy odtworzeń.',
      tables: (names: readonly string[]) => `Tabele: ${names.join(', ')}`,
      requestedBy: (who: string) => `zlecone przez ${who}`,
      before: (name: string) => `poprzedni stan: kopia z ${name}`,
      stayErased: (count: number) => `usuniętych na żądanie nie przywrócono: ${countOf(count, people)}`,
    },
    cloud,
    cloudProblem: (why: string) => `Kopia w S3: ${why} Ponawiamy samoczynnie.`,
  },
  statuses,
  checks,
  firstCheck: 'sprawdzamy odtworzenie…',
  deeds: {
    cancel: 'Anuluj',
    cancelOf: (name: string) => `Anuluj kopię z ${name}`,
    cancelled: 'Kopia została anulowana.',
    cancelFailed: 'Nie udało się anulować kopii.',
    again: 'Ponów',
    againOf: (name: string) => `Ponów kopię z ${name}`,
    download: 'Pobierz',
    downloadOf: (name: string) => `Pobierz kopię z ${name}`,
    downloadFailed: 'Nie udało się pobrać kopii.',
    check: 'Sprawdź ponownie',
    checkOf: (name: string) => `Sprawdź ponownie kopię z ${name}`,
    checkStarted: 'Sprawdzamy, czy kopię da się odtworzyć.',
    checkFailed: 'Nie udało się rozpocząć sprawdzania kopii.',
    restore: 'Odtwórz',
    restoreOf: (name: string) => `Odtwórz kopię z ${name}`,
    more: (name: string) => `Więcej o kopii z ${name}`,
    remove: 'Usuń',
    removeTitle: (name: string) => `Usunąć kopię z ${name}?`,
    removeText: (what: string, isInStore: boolean) =>
      `Pliki tej kopii (${what}) zostaną skasowane z dysku${isInStore ? ' i z S3' : ''}. Tego nie da się cofnąć.`,
    removeConfirm: 'Usuń kopię',
    removed: 'Kopia została usunięta.',
    removeFailed: 'Nie udało się usunąć kopii.',
  },
} as const;
