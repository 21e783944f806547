/** What the administrator reads about backups. */
export const INVALID_TABLES = 'Wybrano nieobsługiwaną tabelę. Odśwież listę i spróbuj ponownie.';
export const NONE_CHOSEN = 'Wybierz co najmniej jedną tabelę do backupu.';
export const NO_TABLES = 'Brak dostępnych tabel do wykonania backupu.';
export const ANOTHER = 'Inny backup jeszcze trwa. Poczekaj, aż się skończy, albo go anuluj.';
export const NO_QUEUE =
  'Nie udało się uruchomić backupu: kolejka zadań nie odpowiada. Spróbuj ponownie za chwilę.';
export const NOT_FOUND = 'Nie ma takiego backupu.';
export const OVER = 'Ten backup już się skończył.';
export const NOT_FINISHED = 'Ten backup nie jest zakończony.';
export const UNDER_WAY = 'Ten backup jeszcze trwa. Najpierw go anuluj.';
export const CHECK_UNDER_WAY = 'Odtworzenie tego backupu jest właśnie sprawdzane.';
export const CANCELLED = 'Backup anulowany.';
export const NO_DATABASE =
  'Brak połączenia do wykonywania backupów. Administrator systemu musi ustawić BACKUP_DATABASE_URL.';
export const NO_FOLDER = 'Brak folderu na backupy. Administrator systemu musi ustawić BACKUP_DIR.';
export const DISK_FULL = 'Brak miejsca na dysku. Zwolnij miejsce i wykonaj backup ponownie.';
export const FILE_LIMIT =
  'System nie przyjmuje tak dużych plików w folderze backupów. Zwiększ limit wielkości pliku albo wybierz inny dysk (BACKUP_DIR).';
export const NO_ACCESS = 'Brak dostępu do folderu backupów. Sprawdź jego uprawnienia.';
export const NO_SCRATCH =
  'Nie można utworzyć próbnej bazy danych, więc backupu nie da się sprawdzić. Rola z BACKUP_DATABASE_URL potrzebuje prawa CREATEDB.';
export const NOT_READABLE =
  'Rola z BACKUP_DATABASE_URL nie może czytać wszystkich wybranych tabel, więc backup byłby niepełny. Nadaj jej prawo SELECT do każdej z nich.';
export const DATABASE_AWAY = 'Baza danych nie odpowiada. Wykonaj backup ponownie, gdy wróci.';
export const INTERRUPTED =
  'Backup był trzy razy przerywany ponownym uruchomieniem usługi. Wykonaj go jeszcze raz.';
export const OWN_FAULT = 'Wystąpił nieoczekiwany błąd. Szczegóły są w dzienniku usługi.';
export const DAMAGED =
  'Pliki backupu są uszkodzone albo zaszyfrowane innym kluczem. Nie da się go odtworzyć.';
export const NEWER_VERSION =
  'Kopię wykonała nowsza wersja programu. Najpierw zaktualizuj Porę, potem odtwórz kopię.';
export const FILES_GONE = 'Plików backupu nie ma na dysku.';
export const KEY_MISSING = 'Backup jest zaszyfrowany, a usługa nie zna klucza (BACKUP_KEY).';
export const KEY_GONE = 'Backup miał być zaszyfrowany, a usługa nie zna już klucza (BACKUP_KEY).';
export const STORE_NONE = 'Magazyn S3 nie jest ustawiony (BACKUP_S3_ENDPOINT).';
export const STORE_AWAY = 'Magazyn S3 nie odpowiada.';
export const STORE_REFUSES =
  'Magazyn S3 odmówił dostępu. Sprawdź BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY i BACKUP_S3_REGION.';
export const STORE_NO_BUCKET = 'W magazynie S3 nie ma zasobnika z ustawienia BACKUP_S3_BUCKET.';
export const STORE_DIFFERS = 'Magazyn S3 oddał inne bajty, niż mu przesłano.';
export const UPLOADING = 'Ten backup jest właśnie przesyłany do magazynu S3. Usuń go, gdy się to skończy.';
export const BEING_RESTORED = 'Ten backup jest właśnie odtwarzany. Usuń go, gdy się to skończy.';
export const notRemoved = (why: string) =>
  `Nie usunięto backupu. ${why} Spróbuj ponownie, gdy to się zmieni.`;
export const ROWS_DIFFER = 'Odtworzone wiersze różnią się od zapisanych.';

/** What a backup made by the clock is described as. */
export const SCHEDULED = 'Kopia automatyczna';

/** Name of a backup in the history. */
export const backupName = (subjects: number, all: number) =>
  subjects === all ? 'Cała baza' : `Wybrane tabele: ${subjects} z ${all}`;
