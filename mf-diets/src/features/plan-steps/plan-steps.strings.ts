import { countOf, plural } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const SWAPPED = {
  one: 'podmieniony składnik',
  few: 'podmienione składniki',
  many: 'podmienionych składników',
};
const CHANGED = { one: 'zmieniona porcja', few: 'zmienione porcje', many: 'zmienionych porcji' };
const PORTIONS = { one: 'porcja bez zmian', few: 'porcje bez zmian', many: 'porcji bez zmian' };

/** Words of the steps over a whole plan and of their reports [diets §4, §8]. */
export const stepStrings = {
  adjust: {
    processing: 'Dostosowuję plan...',
    failed: 'Błąd dostosowania',
    failedText: 'Wystąpił błąd podczas dostosowywania planu.',
    undo: 'Cofnij dostosowanie',
    undone: 'Przywrócono plan sprzed dostosowania',
  },
  repair: {
    processing: 'Automatyczna naprawa...',
    failed: 'Nie udało się naprawić',
    failedText: 'Wystąpił błąd podczas naprawiania planu.',
    undo: 'Cofnij naprawę',
    undone: 'Przywrócono plan sprzed naprawy',
  },
  substitute: {
    processing: 'Szukam zamienników...',
    failed: 'Nie udało się podmienić',
    failedText: 'Wystąpił błąd podczas szukania zamienników. Spróbuj ponownie.',
    undo: 'Cofnij podmianę',
    undone: 'Przywrócono plan sprzed podmiany',
  },
  figures: {
    total: (count: number) => plural(count, MEALS),
    replaced: (count: number) => plural(count, SWAPPED),
    portions: (count: number) => plural(count, CHANGED),
    before: 'kcal przed',
    after: 'kcal po',
    target: (deviation: string) => `kcal cel, ${deviation}`,
    noTarget: 'kcal cel',
    repaired: 'naprawione',
    failed: 'bez naprawy',
  },
  replacements: 'Podmienione składniki',
  columns: { slot: 'Slot', was: 'Było', is: 'Jest', reason: 'Powód' },
  reasons: { allergy: 'alergia', intolerance: 'nietolerancja', disliked: 'nielubiane' },
  failedReplacements: 'Nie udało się podmienić',
  repaired: 'Co naprawiono',
  notRepaired: 'Nie udało się naprawić',
  unchanged: (portions: number) => countOf(portions, PORTIONS),
  dayPlaces: (day: number, labels: string) => `Dzień ${day}: ${labels}`,
  place: (day: number, label: string) => `Dzień ${day}, ${label}`,
  show: 'Pokaż',
  showPlace: (place: string) => `Pokaż: ${place}`,
  showReport: 'Raport',
  warnings: 'Pokaż ostrzeżenia',
  undo: 'Cofnij całość',
  reset: {
    title: 'Zresetować plan?',
    text: (meals: number) =>
      `Usunie ${countOf(meals, MEALS)} ze wszystkich dni, także zablokowane. Zmianę można cofnąć.`,
    confirm: 'Resetuj plan',
    empty: 'Plan nie ma jeszcze posiłków',
    done: (meals: number) => `Zresetowano plan: ${countOf(meals, MEALS)} mniej`,
    undone: 'Przywrócono posiłki planu',
    failed: 'Nie udało się zresetować planu',
  },
} as const;
