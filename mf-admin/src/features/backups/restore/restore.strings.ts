import { isWholeDatabase, type RestoreStep } from '@pora/contracts/admin/backup.vocabulary';
import { countOf, plural, type CountedForms } from '@pora/kit';

const tables: CountedForms = { one: 'tabela', few: 'tabele', many: 'tabel' };
const tablesDone: CountedForms = { one: 'tabelę', few: 'tabele', many: 'tabel' };
const changes: CountedForms = { one: 'zmianę', few: 'zmiany', many: 'zmian' };
const saved: CountedForms = {
  one: 'zmiana zapisana',
  few: 'zmiany zapisane',
  many: 'zmian zapisanych',
};
const disappear: CountedForms = { one: 'Zniknie', few: 'Znikną', many: 'Zniknie' };
const theirList: CountedForms = { one: 'Pobierz ją', few: 'Pobierz ich listę', many: 'Pobierz ich listę' };
const people: CountedForms = { one: 'osobę', few: 'osoby', many: 'osób' };
const workers: CountedForms = {
  one: 'osoba ma teraz otwarty plan',
  few: 'osoby mają teraz otwarty plan',
  many: 'osób ma teraz otwarty plan',
};

/** What a restore does at the moment. */
const steps: Record<RestoreStep, string> = {
  waiting: 'Czekamy na swoją kolej…',
  reading: 'Sprawdzamy pliki kopii…',
  keeping: 'Robimy kopię obecnego stanu…',
  writing: 'Odtwarzamy tabele…',
  over: 'Kończymy…',
};

/** What is only ever added to, by the table it comes back with: it is more than the backup holds. */
const growing = new Map([
  ['rule-config', 'Historia reguł tylko rośnie: są w niej wersje z kopii i wszystkie nowsze.'],
  ['administration', 'Dziennik zdarzeń tylko rośnie: są w nim wpisy z kopii i wszystkie nowsze.'],
]);

/** A verdict holds for the foods it was made from, and for no others. */
const doubted =
  'Jeśli produkty zmieniły się po tej kopii, plany pacjentów zostaną oznaczone „do sprawdzenia”.';

/** Texts of the dialog that restores a backup. */
export const restoreStrings = {
  title: (name: string) => `Odtwórz kopię z ${name}`,
  loading: 'Porównywanie kopii z obecnym stanem',
  loadFailed: 'Nie udało się porównać kopii z obecnym stanem.',
  impossible: 'Tej kopii nie da się odtworzyć.',
  tables: (count: number) => countOf(count, tables),
  scope: 'Zakres',
  everything: (count: number) => (isWholeDatabase(count) ? 'Cała baza' : 'Cała kopia'),
  some: 'Wybrane tabele',
  ofAll: (count: number, all: number) => `${count} z ${all}`,
  columns: { table: 'Tabela', now: 'Teraz', stored: 'W kopii', difference: 'Różnica' },
  grows: 'tylko rośnie, nowsze wpisy zostają',
  effects: 'Co się stanie',
  undo: 'Najpierw zrobimy kopię obecnego stanu. Odtworzenie można cofnąć, wracając do niej.',
  locked: 'Na czas odtwarzania wszyscy widzą dane tylko do odczytu.',
  nobody: 'Nikt inny nie ma teraz otwartego planu.',
  working: (count: number) => `${countOf(count, workers)}.`,
  changesGone: (count: number, when: string) =>
    `${plural(count, disappear)} ${countOf(count, saved)} po ${when}. ${plural(count, theirList)}:`,
  noneLost: 'Żadna zmiana zapisana po tej kopii nie zniknie.',
  file: 'zmiany.csv',
  fileFailed: 'Nie udało się pobrać listy zmian',
  changes: (count: number, when: string) =>
    `Po tej kopii (${when}) zapisano w całej bazie ${countOf(count, changes)}. Te w odtwarzanych tabelach znikną.`,
  noChanges: 'Po tej kopii nikt niczego nie zmienił.',
  others:
    'Pozostałe tabele zostaną bez zmian. Jeśli są powiązane z wybranymi i nie pasują do nich, odtwarzanie zatrzyma się i powie, co odtworzyć razem.',
  patientsAlone: 'Pacjenci dodani po tej kopii znikną razem ze swoimi ankietami i wizytami.',
  plansAlone: `Plany diety używają produktów z tabeli foods, której nie odtwarzasz. ${doubted}`,
  foodsAlone: `Plany diety, których nie odtwarzasz, używają produktów z tabeli foods. ${doubted}`,
  erasedTitle: 'Usunięcia na żądanie zostają w mocy.',
  erased: (count: number) =>
    `Po tej kopii usunięto na zawsze ${countOf(count, people)}. Odtworzenie ${count === 1 ? 'jej' : 'ich'} nie przywróci.`,
  noneChosen: 'Wybierz co najmniej jedną tabelę do odtworzenia.',
  confirm: (sentence: string) => `Aby potwierdzić, wpisz: ${sentence}`,
  noted: 'Dziennik zdarzeń zostaje cały. Zapiszemy w nim: kto, kiedy, które tabele.',
  cancel: 'Anuluj',
  close: 'Zamknij',
  run: (count: number) =>
    count === 0
      ? 'Odtwórz'
      : isWholeDatabase(count)
        ? 'Odtwórz całą bazę'
        : `Odtwórz ${countOf(count, tablesDone)}`,
  startFailed: 'Nie udało się rozpocząć odtwarzania.',
  steps,
  progress: 'Postęp odtwarzania',
  mayClose: 'To okno możesz zamknąć, odtwarzanie będzie trwało dalej.',
  lost: 'Nie wiadomo, jak idzie odtwarzanie: nie udało się o nie zapytać. Pytamy dalej.',
  done: (count: number) =>
    `Odtworzono ${countOf(count, tablesDone)}. Odtworzone dane porównaliśmy z kopią: są zgodne.`,
  growing,
  stayErased: (count: number) => `Usuniętych na żądanie nie przywróciliśmy: ${countOf(count, people)}.`,
  kept: 'Poprzedni stan jest w historii jako kopia „Przed odtworzeniem…”.',
  reload: 'Inne otwarte karty pokażą odtworzone dane po odświeżeniu.',
  failed: 'Odtwarzanie nie powiodło się.',
} as const;
