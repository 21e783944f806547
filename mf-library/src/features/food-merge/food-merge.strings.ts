import { countOf, formatCount, joinNames, plural } from '@pora/kit';
import { usesStrings } from '../../shared/uses.strings.js';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const IN_MEALS = { one: 'posiłku', few: 'posiłkach', many: 'posiłkach' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const PLANS = { one: 'plan', few: 'plany', many: 'planów' };
const SUBSTITUTES = { one: 'zamiennik', few: 'zamienniki', many: 'zamienników' };
const LINKS = { one: 'powiązanie', few: 'powiązania', many: 'powiązań' };
const OTHERS = { one: 'inny', few: 'inne', many: 'innych' };

/** A few names, and the rest as a number. */
function someNames(names: readonly string[], most = 3): string {
  const rest = names.length - most;
  const shown = joinNames(names.slice(0, most));
  return rest > 0 ? `${shown} i ${countOf(rest, OTHERS)}` : shown;
}

/** Texts of merging foods and of replacing one by another. */
export const foodMergeStrings = {
  title: { merge: 'Scal duplikaty', replace: 'Zastąp produkt wszędzie' },
  description: {
    merge: 'Zaznacz produkt, który zostaje. Pozostałe znikną, a wszystko, co ich używa, przejdzie na niego.',
    replace:
      'Posiłki i plany przejdą na drugi produkt. Zastąpiony zostaje w bazie, z zamiennikami i powiązaniami.',
  },
  table: 'Porównanie produktów',
  feature: 'Cecha',
  stays: { merge: 'zostaje', replace: 'zastępuje' },
  goes: { merge: 'znika', replace: 'zastępowany' },
  rows: {
    id: 'ID',
    category: 'Kategoria',
    code: 'Kod kreskowy',
    per: 'Na',
    calories: 'Kalorie',
    protein: 'Białko',
    fat: 'Tłuszcz',
    carbs: 'Węglowodany',
    allergens: 'Alergeny',
    intolerances: 'Nietolerancje',
    units: 'Miary domowe',
    added: 'Dodano',
  },
  per: { '100g': '100 g', sztuka: 'sztukę' },
  nothing: '–',
  noneChecked: '– (nie sprawdzono)',
  differs: 'inaczej niż w produkcie, który zostaje',
  changes: 'Co się zmieni',
  meals: (count: number) => countOf(count, MEALS),
  noMeals: 'Żaden posiłek ich nie ma.',
  plans: (count: number, patients: number) =>
    [countOf(count, PLANS), ...(patients > 0 ? [usesStrings.patients(patients)] : [])].join(', '),
  plan: (name: string, patient: string | undefined) => (patient === undefined ? name : `${patient}: ${name}`),
  newTab: '(nowa karta)',
  others: (count: number) => `i ${countOf(count, OTHERS)}`,
  noPlans: 'Żaden plan ich nie ma.',
  plansUnknown: 'Plany',
  plansAway: 'Nie udało się sprawdzić planów. Przejmą zmianę, gdy będą znów dostępne.',
  plansLoading: 'Sprawdzanie planów…',
  substitutes: (count: number) => countOf(count, SUBSTITUTES),
  substitutesText: ({ moved, dropped }: { moved: number; dropped: number }) =>
    [
      moved > 0 &&
        `${formatCount(moved)} ${plural(moved, { one: 'przechodzi', few: 'przechodzą', many: 'przechodzi' })}`,
      dropped > 0 &&
        `${formatCount(dropped)} ${plural(dropped, { one: 'powtórzony odpada', few: 'powtórzone odpadają', many: 'powtórzonych odpada' })}`,
    ]
      .filter(Boolean)
      .join(', ') || 'Nic się nie zmienia.',
  links: (count: number) => countOf(count, LINKS),
  linksText: (names: readonly string[], already: number) =>
    [
      names.length > 0 &&
        `${plural(names.length, { one: 'Dochodzi', few: 'Dochodzą', many: 'Dochodzi' })}: ${someNames(names)}`,
      already > 0 &&
        `${formatCount(already)} już ${plural(already, { one: 'jest', few: 'są', many: 'jest' })}`,
    ]
      .filter(Boolean)
      .join('; ') || 'Nic się nie zmienia.',
  names: someNames,
  energy: (count: number, most: { name: string; before: number; after: number }) =>
    `W ${countOf(count, IN_MEALS)} zmienią się kalorie, najwięcej w „${most.name}”: ` +
    `${formatCount(most.before)} → ${formatCount(most.after)} kcal w porcji. Plany przeliczą się same.`,
  perDiffers: 'Wartości są podane raz na 100 g, raz na sztukę. Gramy w posiłkach zostają takie, jakie są.',
  unweighed: (name: string) =>
    `„${name}” nie ma wagi sztuki: posiłki z nim nie będą miały policzonej energii i nie trafią do planów.`,
  inGrams: (count: number, units: readonly string[]) =>
    `W ${countOf(count, IN_MEALS)} zostaną same gramy: produkt, który zostaje, nie ma tych miar (${units.join(', ')}).`,
  joined: (count: number) =>
    `W ${countOf(count, IN_MEALS)} dwa z tych produktów stają się jednym składnikiem; gramy się sumują.`,
  ownWords: (words: readonly string[]) =>
    `Słowa z ankiet będą znaczyć produkt, który zostaje: ${someNames(words)}.`,
  health: 'Bezpieczeństwo pacjentów',
  takeAllergens: (names: readonly string[]) =>
    `Dopisz alergeny, które mają tylko znikające: ${names.join(', ')}`,
  takeIntolerances: (names: readonly string[]) =>
    `Dopisz nietolerancje, które mają tylko znikające: ${someNames(names, 6)}`,
  lost: 'To, czego nie dopiszesz, przestanie być sprawdzane w posiłkach i planach z tymi produktami.',
  notTaken: (name: string) =>
    `Alergeny i nietolerancje zostają przy swoich produktach. Sprawdzenie planów użyje tych, które ma „${name}”.`,
  foot: 'Biblioteka zmienia się cała naraz albo wcale, a plany zaraz po niej.',
  cancel: 'Anuluj',
  submit: {
    merge: (count: number) => `Scal ${countOf(count, FOODS)} w 1`,
    replace: () => 'Zastąp wszędzie',
  },
  previewFailed: 'Nie udało się sprawdzić, co się zmieni',
  failed: { merge: 'Nie udało się scalić produktów', replace: 'Nie udało się zastąpić produktu' },
  done: {
    merge: (count: number) => `Scalono ${countOf(count, FOODS)} w 1`,
    replace: () => 'Zastąpiono produkt',
  },
  doneText: (meals: number, name: string) =>
    `${countOf(meals, MEALS)} ${plural(meals, { one: 'ma', few: 'mają', many: 'ma' })} teraz „${name}”. Plany też.`,
  waiting: 'Biblioteka jest zmieniona, plany jeszcze nie',
  waitingText:
    'Plany przejmą zmianę same, gdy będą dostępne. Do tego czasu ich sprawdzenie używa już produktu, który zostaje.',
  waitingReplace: 'Plany przejmą zmianę same, gdy będą dostępne. Do tego czasu mają dotychczasowy produkt.',
  choose: {
    merge: 'Scal z innym produktem',
    replace: 'Zastąp wszędzie innym',
    label: 'Drugi produkt',
    placeholder: 'Nazwa lub ID produktu',
    next: 'Dalej',
    intro: {
      merge: (name: string) => `Z którym produktem scalić „${name}”? Podgląd pokaże, co się zmieni.`,
      replace: (name: string) => `Który produkt ma zastąpić „${name}” w posiłkach i planach?`,
    },
    missing: 'Wybierz produkt z listy',
  },
  uses: {
    title: 'Gdzie używany',
    meals: 'Posiłki',
    substituteOf: 'Zamiennik dla',
    substitutes: 'Ma zamienniki',
    intolerances: 'Nietolerancje',
    ownWords: 'Słowa z ankiet',
    failed: 'Nie udało się sprawdzić, gdzie jest używany',
    merge: 'Scal z…',
    replace: 'Zastąp wszędzie…',
  },
} as const;
