import type { STEP_OUTCOMES, UNCHANGED_CODES } from '@pora/contracts/plans/plan-steps.model';

type Outcome = (typeof STEP_OUTCOMES)[number];

const quoted = (name: string) => (name === '' ? 'Składnik bez nazwy' : `„${name}”`);
const names = (list: readonly string[]) => list.map((name) => name || 'składnik bez nazwy').join('; ');

const DUPLICATE_ONLY =
  'Nie znaleziono alternatywy dla tego slotu. Wszystkie kandydaty zostały wykluczone (duplikaty, nietolerancje, nielubiane).';
const SLOT_POOL_MISMATCH =
  'Nie znaleziono posiłku pasującego do typu tego slotu. Zmień przypisanie typów do slotów w konfiguracji albo wybierz posiłek ręcznie.';
const NO_CALORIES = 'Ustaw kaloryczność planu większą od zera.';
const LOCKED = 'To miejsce jest zablokowane. Odblokuj je, aby zmienić posiłek.';

/** Why a portion was left as it was [diets §8]. */
const unchanged: Record<(typeof UNCHANGED_CODES)[number], string> = {
  locked: 'Posiłek jest zablokowany w tym dniu.',
  locked_in_all_days: 'Posiłek jest zablokowany we wszystkich dniach.',
  unmapped: 'Posiłku nie dopasowano do bazy produktów, więc nie wiadomo, jak przeliczyć porcję.',
  fixed_portion: 'Ten typ posiłku ma w konfiguracji stałą porcję.',
  no_base_calories: 'Posiłek nie ma kalorii bazowych, więc nie ma czego przeliczyć.',
  no_calorie_share: 'To miejsce nie ma udziału w kaloriach dnia.',
  accepted_risk: 'Ryzyko tego posiłku zaakceptowano przy tej porcji.',
  out_of_range: 'Do celu potrzebna byłaby porcja spoza dozwolonego zakresu.',
  already_fits: 'Porcja już pasuje do celu.',
};

/** Sentences of the steps over a plan; titles and messages in quotes of [diets §4, §8] stand here word for word. */
export const stepStrings = {
  slotNotFound: 'Nie znaleziono slotu do regeneracji.',
  placeNotFound: 'Nie znaleziono tego miejsca w planie.',
  locked: LOCKED,
  unknownFood: 'Nie ma takiego produktu w bazie.',
  safeFood: (food: string) =>
    `${quoted(food)} jest bezpieczny dla tego pacjenta – zmień go w edycji posiłku.`,
  unsafeSubstitute: (food: string) => `${quoted(food)} nie jest odpowiedni dla tego pacjenta.`,
  emptySlot: 'W tym miejscu nie ma posiłku.',
  noMeals: 'Plan nie ma jeszcze posiłków.',
  noCalories: NO_CALORIES,
  tooMuch: 'Ilości składników są zbyt duże na jeden posiłek.',
  tooMuchInMeal: (meal: string, day: number) =>
    `Ilości w posiłku „${meal}” (dzień ${day}) są zbyt duże na jeden posiłek. Popraw je i spróbuj ponownie.`,
  noIngredients: 'Dodaj co najmniej jeden składnik, aby powstał posiłek.',
  noAmount: (food: string) => `Podaj ilość większą od zera: ${quoted(food)}.`,
  unknownFoods: (ids: readonly number[]) => `Nie ma w bazie produktów o numerach: ${ids.join(', ')}.`,
  unknownMeal: 'Tego posiłku nie ma w bibliotece.',
  unsafeMeal: (meal: string, sentences: readonly string[]) =>
    `Posiłek „${meal}” nie jest odpowiedni dla tego pacjenta. ${sentences.join(' ')}`,
  nothingToReplace: 'W planie nie ma miejsca, w którym stoi ten posiłek.',
  draw: {
    duplicate_only: DUPLICATE_ONLY,
    slot_pool_mismatch: SLOT_POOL_MISMATCH,
  },
  unchanged,
  adjust: {
    title: {
      success: 'Plan dostosowany!',
      nothing_to_do: 'Plan dostosowany!',
      partial: 'Plan częściowo dostosowany',
      failed: 'Błąd dostosowania',
    } satisfies Record<Outcome, string>,
    nothing: 'Plan już odpowiada celowi kalorycznemu i pacjentowi – nic nie trzeba było zmieniać.',
    nothingElse: 'Porcje już odpowiadają celowi kalorycznemu.',
    met: 'Średnia mieści się w tolerancji celu.',
    missed: 'Średnia nadal nie mieści się w tolerancji celu.',
    failedSwaps: (failed: readonly string[]) => `Bez bezpiecznego zamiennika: ${names(failed)}.`,
  },
  repair: {
    title: {
      success: 'Sukces!',
      nothing_to_do: 'Sukces!',
      partial: 'Częściowy sukces',
      failed: 'Nie udało się naprawić',
    } satisfies Record<Outcome, string>,
    nothing: 'Plan nie wymaga naprawy: nie ma pustych miejsc ani posiłków z ryzykownymi składnikami.',
    counts: (repaired: number, failed: number) =>
      failed === 0
        ? `Naprawione miejsca: ${repaired}.`
        : `Naprawione miejsca: ${repaired}, bez naprawy: ${failed}.`,
    done: {
      substituted: (from: string | null, to: string) => `Podmieniono składniki: ${from} → ${to}.`,
      exchanged: (from: string | null, to: string) => `„${from}” zamieniono na „${to}”.`,
      filled: (_from: string | null, to: string) => `Puste miejsce wypełniono: „${to}”.`,
    },
    failure: {
      locked: LOCKED,
      accepted_risk:
        'Inne ryzyko tego posiłku zaakceptowano, więc nie zamieniono go na inny. Podmień składnik albo cofnij akceptację.',
      slot_locked: LOCKED,
      slot_not_found: 'Nie udało się wygenerować posiłku dla tego slotu.',
      duplicate_only: DUPLICATE_ONLY,
      slot_pool_mismatch: SLOT_POOL_MISMATCH,
      no_calories: NO_CALORIES,
    },
  },
  substitute: {
    title: {
      success: 'Sukces!',
      nothing_to_do: 'Sukces!',
      partial: 'Częściowy sukces',
      failed: 'Nie udało się podmienić',
    } satisfies Record<Outcome, string>,
    success: 'Składniki zostały pomyślnie podmienione na bezpieczne zamienniki!',
    safe: 'Wszystkie składniki są już bezpieczne',
    nothing: 'Nie ma czego podmienić.',
    partial: (failed: readonly string[]) => `Podmieniono składniki (nie udało się: ${names(failed)})`,
    failed: (failed: readonly string[]) => `Nie znaleziono zamienników dla: ${names(failed)}`,
    inMeals: (count: number) => `Podmieniono składniki w posiłkach: ${count}`,
    nothingChosen: 'W tych posiłkach nie ma czego podmieniać.',
    lockedMeals: (count: number) => `Zablokowane posiłki pozostały bez zmian: ${count}`,
    noIngredients: 'Ten posiłek nie ma składników do podmiany.',
    nothingLinked: 'Żaden składnik tego posiłku nie jest połączony z bazą produktów.',
  },
  failedSwap: {
    key_ingredient: (food: string) =>
      `${quoted(food)} to kluczowy składnik posiłku, więc nie można go podmienić.`,
    no_substitute: (food: string) => `${quoted(food)} nie ma bezpiecznego zamiennika.`,
    unknown_food: (food: string) => `${quoted(food)} nie jest połączony z bazą produktów.`,
  },
  replace: {
    title: {
      success: 'Sukces!',
      nothing_to_do: 'Sukces!',
      partial: 'Częściowy sukces',
      failed: 'Nie udało się zamienić',
    } satisfies Record<Outcome, string>,
    done: (meal: string, count: number) => `„${meal}” – zmienione miejsca: ${count}.`,
    nothing: (meal: string) => `„${meal}” stoi już we wszystkich tych miejscach.`,
    locked: (count: number) => `Zablokowane miejsca pozostały bez zmian: ${count}.`,
  },
  stillDangerous: (count: number) =>
    `Ryzykowne posiłki w zablokowanych miejscach: ${count}. Odblokuj je, aby podmienić ich składniki.`,
  stillUnchecked: (count: number) =>
    `Posiłki niesprawdzone: ${count} – ich składników nie ma w bazie albo nie wiadomo, co zawierają.`,
  acceptedLeft: (count: number) => `Posiłki z zaakceptowanym ryzykiem pozostały bez zmian: ${count}.`,
  acceptedLapsed: (count: number) =>
    `Posiłki ze składnikiem, którego akceptacja wygasła po podmianie innych: ${count}. Oceń ich ryzyko ponownie.`,
  riskyLeft: (count: number) => `Ryzykowne posiłki, które zostały w planie: ${count}.`,
  needsAttention: 'Wymaga uwagi',
  seeCheck: 'Plan wymaga uwagi – zobacz ostrzeżenia.',
} as const;
