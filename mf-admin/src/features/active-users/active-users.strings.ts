import { countOf } from '@pora/kit';

const SESSIONS = { one: 'sesja', few: 'sesje', many: 'sesji' };

/** What becomes of the person's other sessions; nothing where there is none. */
function othersGoOn(others: number): string {
  if (others <= 0) return '';
  return others === 1
    ? ' Druga sesja tej osoby działa dalej.'
    : ` Pozostałe sesje tej osoby (${countOf(others, SESSIONS)}) działają dalej.`;
}

/** Texts of the table of active users. */
export const activeUsersStrings = {
  title: 'Aktywne sesje użytkowników',
  patientUnread: 'nie wczytano nazwiska',
  columns: {
    user: 'Użytkownik',
    plan: 'Plan',
    patient: 'Pacjent',
    lastSeen: 'Ostatnia aktywność',
    device: 'Urządzenie',
  },
  refresh: 'Odśwież',
  refreshed: (time: string) => `Odświeżono ${time}, co 30 s`,
  loadFailed: 'Nie udało się pobrać listy aktywnych użytkowników.',
  empty: 'Brak aktywnych użytkowników.',
  signedInUnknown: 'Nikt nie ma otwartego planu, a kto jest zalogowany, nie wiadomo.',
  active: (seconds: number) => `aktywny (${seconds}s temu)`,
  away: (seconds: number) => `ostatnio ${seconds}s temu`,
  unknown: 'brak danych',
  noPlan: 'bez otwartego planu',
  unknownDevice: 'nieznane urządzenie',
  signedIn: (moment: string) => `zalogowano ${moment}`,
  own: 'ta sesja',
  devicesFailed: 'Nie udało się pobrać listy sesji. Urządzeń i zakończenia sesji tu brakuje.',
  note: 'Sesja trwa najwyżej 7 dni. „brak danych”: sesja jest ważna, ale żaden plan nie jest otwarty.',
  revoke: 'Zakończ sesję',
  revokeOf: (name: string, device: string) => `Zakończ sesję: ${name}, ${device}`,
  revokeTitle: 'Zakończyć tę sesję?',
  revokeTitleOn: (device: string) => `Zakończyć sesję: ${device}?`,
  revokeText: (name: string, others: number) =>
    `Ta osoba (${name}) zostanie wylogowana z tego urządzenia w ciągu sekundy. Zapisane zmiany zostają.${othersGoOn(others)}`,
  revoked: 'Sesja jest zakończona',
  revokeFailed: 'Nie udało się zakończyć sesji',
  stage: (stage: number) => `Etap ${stage}`,
} as const;
