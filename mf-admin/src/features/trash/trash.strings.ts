import { type AuditService } from '@pora/contracts/admin/audit.vocabulary';
import { countOf, formatDate } from '@pora/kit';
import { alongPatient, erasePatientText, NO_WAY_BACK } from '@pora/kit/trash-words';
import { serviceWords } from '../../shared/service-words.js';

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };

/** Titles of lists inside a sentence; none makes no sentence. */
const listed = (before: string, titles: readonly string[]) =>
  titles.length > 0
    ? `${before}: ${titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)).join(', ')}.`
    : '';

/** Texts of what was deleted and of what is to be removed for good. */
export const trashStrings = {
  text: 'Usunięte rzeczy czekają 30 dni, potem znikają na zawsze.',
  ofPatients: 'Usunięte ankiety, wyniki i wizyty są na wspólnej liście:',
  patientsTrash: 'kosz gabinetu',
  loading: 'Wczytywanie kosza…',
  missing: {
    away: (services: readonly AuditService[]) =>
      `${services.length === 1 ? 'Ta część systemu chwilowo nie odpowiada' : 'Te części systemu chwilowo nie odpowiadają'}: ${services.map(serviceWords).join(', ')}.`,
    failed: 'Nie udało się wczytać całego kosza.',
    unread: (titles: readonly string[]) => listed('Nie wczytano list', titles),
    stale: (titles: readonly string[]) => listed('Nie odświeżono list', titles),
    retry: 'Spróbuj ponownie',
  },
  columns: {
    name: 'Nazwa',
    deletedBy: 'Kto usunął',
    deletedAt: 'Usunięto',
    until: 'Zniknie na zawsze',
    actions: 'Działania',
  },
  patients: {
    title: 'Pacjenci w koszu',
    none: 'W koszu nie ma pacjentów.',
  },
  plans: {
    title: 'Plany diety w koszu',
    none: 'W koszu nie ma planów diety.',
  },
  meals: {
    title: 'Posiłki w koszu',
    none: 'W koszu nie ma posiłków.',
  },
  foods: {
    title: 'Produkty w koszu',
    none: 'W koszu nie ma produktów.',
  },
  rest: (shown: number) => `Na liście jest ${shown} ostatnio usuniętych.`,
  alongPatient,
  until: (moment: string, days: number) => `${formatDate(moment)}, za ${countOf(days, DAYS)}`,
  restore: 'Przywróć',
  restoreOf: (name: string) => `Przywróć: ${name}`,
  restored: (name: string) => `Przywrócono: ${name}`,
  restoreFailed: 'Nie udało się przywrócić',
  erase: 'Usuń teraz',
  eraseOf: (name: string) => `Usuń teraz na zawsze: ${name}`,
  erased: (name: string) => `Usunięto na zawsze: ${name}`,
  eraseFailed: 'Nie udało się usunąć na zawsze',
  eraseConfirm: 'Usuń na zawsze',
  erasePatientTitle: (name: string) => `Usunąć na zawsze dane: ${name}?`,
  erasePatientText,
  erasePlanTitle: (name: string) => `Usunąć na zawsze plan „${name}”?`,
  erasePlanText: `Plan zniknie na zawsze, a razem z nim jego historia i wydruki. ${NO_WAY_BACK}`,
  eraseMealTitle: (name: string) => `Usunąć na zawsze posiłek „${name}”?`,
  eraseMealText: `Posiłek zniknie na zawsze, a razem z nim jego zdjęcie. Plany, w których już jest, się nie zmienią. ${NO_WAY_BACK}`,
  eraseFoodTitle: (name: string) => `Usunąć na zawsze produkt „${name}”?`,
  eraseFoodText: `Produkt zniknie na zawsze, a razem z nim jego zamienniki i powiązania z nietolerancjami. ${NO_WAY_BACK}`,
  typeName: (name: string) => `Wpisz „${name}”, żeby potwierdzić`,
  notTheName: 'Wpisane imię i nazwisko się nie zgadzają.',
  requests: {
    title: 'Prośby o trwałe usunięcie',
    none: 'Nikt nie prosi o usunięcie danych.',
    columns: { name: 'Pacjent', asked: 'Prośba', state: 'Stan', due: 'Termin', actions: 'Działania' },
    inTrash: 'czeka, pacjent w koszu',
    waits: 'czeka',
    overdue: (date: string) => `${date}, po terminie`,
    dueHint: 'Termin to miesiąc od prośby (art. 12 RODO).',
    cancel: 'Wycofaj prośbę',
    cancelOf: (name: string) => `Wycofaj prośbę: ${name}`,
    cancelled: 'Prośba jest wycofana',
    cancelFailed: 'Nie udało się wycofać prośby',
  },
} as const;
