import { formatDateTime } from '@pora/kit';

/** Texts of the calendar subscription. */
export const feedStrings = {
  description: 'Wizyty w kalendarzu telefonu lub komputera, tylko do odczytu.',
  what: 'Kalendarz pobiera pod tym adresem terminy z ostatnich 30 dni i roku naprzód oraz inicjały pacjentów, np. „Wizyta – A.Z.”. Nazwisk, tytułów i notatek tam nie ma.',
  secret: 'Kto zna adres, ten widzi terminy: nie podawaj go nikomu.',
  none: 'Nie masz jeszcze adresu.',
  make: 'Utwórz adres',
  made: (when: string) => `Adres utworzono ${formatDateTime(when)}.`,
  used: (when: string) => `Ostatnio użyty ${formatDateTime(when)}.`,
  unused: 'Żaden kalendarz jeszcze go nie użył.',
  once: 'Skopiuj adres teraz.',
  onceText: 'Pokazujemy go tylko raz. W swoim kalendarzu wybierz „Dodaj z adresu URL” i wklej go tam.',
  address: 'Adres kalendarza',
  copy: 'Kopiuj adres',
  renew: 'Utwórz nowy adres',
  renewTitle: 'Utworzyć nowy adres?',
  renewText: 'Poprzedni adres przestanie działać. W każdym kalendarzu trzeba będzie wkleić nowy.',
  revoke: 'Unieważnij adres',
  revokeTitle: 'Unieważnić adres?',
  revokeText: 'Kalendarze, które go używają, przestaną pobierać wizyty.',
  revoked: 'Unieważniono adres kalendarza',
  failed: 'Nie udało się zmienić subskrypcji',
  loadFailed: 'Nie udało się sprawdzić subskrypcji',
  loading: 'Sprawdzanie subskrypcji…',
  close: 'Zamknij',
} as const;
