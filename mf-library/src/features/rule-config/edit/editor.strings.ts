import { countOf } from '@pora/kit';
import { type RuleChange } from './rule-facts.js';

const CHANGES = { one: 'zmiana', few: 'zmiany', many: 'zmian' };
const NAMED = 3;

const changeWords = ({ name, before, after }: RuleChange): string => `${name} ${before} → ${after}`;

/** Texts around the form of the rules [library §2, §7, §8]. */
export const editorStrings = {
  history: 'Historia',
  dryRun: 'Próba na sucho',
  restore: 'Przywróć domyślne',
  refresh: 'Odśwież',
  save: 'Zapisz',
  unsavedTitle: 'Niezapisane zmiany.',
  unsavedSaid: 'Formularz ma niezapisane zmiany',
  unsaved: (changes: readonly RuleChange[]) => {
    if (changes.length === 0) return 'Zapisz, aby obowiązywały w tym kształcie.';
    const named = changes.slice(0, NAMED).map(changeWords).join('; ');
    const rest = changes.length - NAMED;
    return `Zmieniono: ${named}${rest > 0 ? ` i jeszcze ${countOf(rest, CHANGES)}` : ''}.`;
  },
  migrated: 'Zapisane reguły miały starszą postać. Formularz pokazuje je w obecnej; zapisz, aby tak zostały.',
  leave: {
    title: 'Niezapisane zmiany',
    text: 'Masz niezapisane zmiany w konfiguracji silnika reguł. Czy na pewno chcesz wyjść bez zapisania?',
    stay: 'Anuluj',
    leave: 'Wyjdź bez zapisu',
  },
  refreshQuestion: {
    title: 'Odrzucić niezapisane zmiany?',
    text: 'Odświeżenie wczyta zapisane reguły w miejsce tego, co zmieniono w formularzu.',
    stay: 'Anuluj',
    leave: 'Odśwież i odrzuć',
  },
  saved: 'Zapisano reguły',
  savedText: 'Reguły generatora zostały zaktualizowane.',
  saveFailed: 'Nie udało się zapisać',
  saveFailedText: 'Sprawdź dane i spróbuj ponownie.',
  refreshFailed: 'Nie udało się odświeżyć konfiguracji.',
  retry: 'Spróbuj ponownie',
  restored: 'Wczytano reguły domyślne jako niezapisane zmiany.',
  refreshed: 'Wczytano zapisane reguły.',
  conflictTitle: 'Te reguły zmieniono w międzyczasie gdzie indziej.',
  conflict: (when: string, changes: readonly RuleChange[]) =>
    [
      `Nowsza wersja: ${when}.`,
      ...(changes.length > 0
        ? [
            `Od Twojej różni się: ${changes
              .map(({ name }) => name)
              .slice(0, NAMED)
              .join('; ')}${changes.length > NAMED ? ` i jeszcze ${changes.length - NAMED}` : ''}.`,
          ]
        : []),
      'Wybierz wersję, która ma zostać.',
    ].join(' '),
  takeTheirs: 'Wczytaj nowszą',
  keepMine: 'Zachowaj moją',
  changes: (count: number) => countOf(count, CHANGES),
} as const;
