import { plural } from '@pora/text-pl/plural';

/** Sentences for calls that failed. */
export const httpStrings = {
  network: 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.',
  timeout: (seconds: number) =>
    `Serwer nie odpowiedział w ciągu ${seconds} ${plural(seconds, { one: 'sekundy', few: 'sekund', many: 'sekund' })}. Spróbuj ponownie.`,
  unreadable: 'Serwer przysłał odpowiedź, której nie da się odczytać. Spróbuj ponownie.',
  unexpected: 'Coś poszło nie tak. Spróbuj ponownie.',
};
