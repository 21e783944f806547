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
export const NO_ACCESS = 'Nie można zapisać w folderze backupów. Sprawdź jego uprawnienia.';
export const NO_SCRATCH =
  'Nie można utworzyć próbnej bazy danych, więc backupu nie da się sprawdzić. Rola z BACKUP_DATABASE_URL potrzebuje prawa CREATEDB.';
export const DATABASE_AWAY = 'Baza danych nie odpowiada. Wykonaj backup ponownie, gdy wróci.';
export const INTERRUPTED =
  'Backup był trzy razy przerywany ponownym uruchomieniem usługi. Wykonaj go jeszcze raz.';
export const OWN_FAULT = 'Wystąpił nieoczekiwany błąd. Szczegóły są w dzienniku usługi.';
export const DAMAGED =
  'Pliki backupu są uszkodzone albo zaszyfrowane innym kluczem. Nie da się go odtworzyć.';
export const FILES_GONE = 'Plików backupu nie ma na dysku.';
export const KEY_MISSING = 'Backup jest zaszyfrowany, a usługa nie zna klucza (BACKUP_KEY).';
export const ROWS_DIFFER = 'Odtworzone wiersze różnią się od zapisanych.';

/** Name of a backup in the history. */
export const backupName = (subjects: number, all: number) =>
  subjects === all ? 'Cała baza' : `Wybrane tabele: ${subjects} z ${all}`;
