import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { countOf, joinNames } from '@pora/kit';

const SLOTS = { one: 'slot', few: 'sloty', many: 'slotów' };
const SKIPPED = { one: 'zablokowany slot', few: 'zablokowane sloty', many: 'zablokowanych slotów' };
const labels = new Map<string, string>(Object.entries(MEAL_TYPE_LABELS));

/** Words of moving meals between slots. */
export const moveStrings = {
  hint: 'Spacja podnosi posiłek, strzałki wybierają slot, Enter upuszcza, Escape odkłada.',
  place: (day: number, label: string) => `dzień ${day}, ${label}`,
  Place: (day: number, label: string) => `Dzień ${day}, ${label}`,
  picked: (name: string, where: string) => `Podniesiono: ${name}, ${where}.`,
  pickedHit: (name: string) => `Podniesiono: ${name}.`,
  nothingHere: 'Pusty slot – nie ma czego podnieść.',
  putBack: (name: string) => `Odłożono: ${name}. Plan się nie zmienił.`,
  noFurther: 'Dalej w tę stronę nie ma slotu, który go przyjmie.',
  states: {
    origin: 'stąd został podniesiony',
    fits: 'pasuje',
    mismatch: 'inny typ posiłku, zapyta',
    danger: 'wniesie ryzyko, zapyta o powód',
    locked: 'zablokowany, nie przyjmie',
  },
  intoEmpty: 'trafi do pustego slotu',
  swaps: (name: string) => `zamieni się z „${name}”`,
  replaces: (name: string) => `zastąpi „${name}”`,
  joins: (name: string) => `dołączy do „${name}”`,
  everywhere: (count: number, skipped: number) =>
    [`trafi w ${countOf(count, SLOTS)}`, skipped > 0 && `pominie ${countOf(skipped, SKIPPED)}`]
      .filter(Boolean)
      .join(', '),
  from: (day: number) => `z dnia ${day}`,
  onto: 'nad',
  totals: (day: number, before: string, after: string) => `dzień ${day}: ${before} → ${after}`,
  spokenTotals: (day: number, before: string, after: string) => `dzień ${day}: z ${before} na ${after}`,
  counting: 'Liczę sumę dnia…',
  notCounted: 'Nie udało się policzyć sumy dnia.',
  afterDrop: 'po upuszczeniu',
  choose: (name: string) => `Wybierz slot dla „${name}”.`,
  cancel: 'Odłóż',
  keys: {
    move: 'następne miejsce',
    drop: 'upuść',
    copy: 'kopiuj',
    all: 'we wszystkich dniach',
    cancel: 'odłóż',
    enter: 'Enter',
    ctrl: 'Ctrl',
    alt: 'Alt',
    escape: 'Esc',
  },
  legend: {
    fits: 'pasuje',
    mismatch: 'inny typ, zapyta',
    danger: 'wniesie ryzyko, zapyta o powód',
    locked: 'nie przyjmie',
  },
  lockedTarget: (label: string) => `Slot „${label}” jest zablokowany. Odblokuj go, aby zmienić posiłek.`,
  lockedRow: 'Wszystkie sloty w tym wierszu są zablokowane.',
  lockedOriginHere: 'Ten posiłek jest zablokowany. Można go tylko skopiować.',
  lockedOrigin: 'Ten posiłek jest zablokowany. Można go tylko skopiować (Ctrl).',
  generating: 'Generator jeszcze pracuje. Posiłki można przenosić, gdy skończy.',
  waiting: 'Poprzednia zmiana planu czeka na zapis. Przenieś posiłek, gdy się zapisze.',
  notChecked: 'Nie udało się sprawdzić posiłku, więc plan się nie zmienił',
  retry: 'Spróbuj ponownie',
  mismatch: {
    title: 'Niezgodność typu posiłku',
    text: (label: string, accepted: readonly string[]) =>
      `Slot "${label}" akceptuje posiłki typu: ${accepted.map((type) => labels.get(type) ?? type).join(', ')}. Czy na pewno chcesz kontynuować?`,
    confirm: 'Wstaw mimo to',
  },
  danger: {
    title: 'Pacjent nie powinien tego jeść',
    line: (meal: string, foods: readonly string[]) => `${meal} zawiera: ${joinNames(foods)}.`,
    text: 'Posiłek zostanie w planie jako zaakceptowane ryzyko, liczone osobno.',
    notKept: 'Posiłek stoi w planie, ale powód się nie zapisał. Zaakceptuj ryzyko w ostrzeżeniach.',
  },
  amount: {
    title: (name: string) => `Ile dodać: ${name}?`,
    grams: 'Ilość',
    add: 'Dodaj',
    required: 'Podaj ilość większą od 0\u00a0g.',
    replaces: (name: string) => `Dołączy do posiłku „${name}”.`,
    ownMeal: 'Slot jest pusty: z produktu powstanie własny posiłek.',
  },
  done: {
    move: (name: string, place: string) => `Przeniesiono „${name}” (${place})`,
    swap: (name: string, other: string) => `Zamieniono miejscami „${name}” i „${other}”`,
    copy: (name: string, place: string) => `Skopiowano „${name}” (${place})`,
    copies: (name: string, count: number) => `Skopiowano „${name}” w ${countOf(count, SLOTS)}`,
    all: (name: string, count: number) => `Wstawiono „${name}” w ${countOf(count, SLOTS)}`,
    insert: (name: string, place: string) => `Wstawiono „${name}” (${place})`,
    food: (name: string, place: string) => `Dodano „${name}” (${place})`,
    undone: 'Cofnięto przeniesienie',
  },
  dialog: {
    title: 'Przenieś do…',
    empty: 'Ten slot jest pusty – nie ma czego przenieść.',
    from: (name: string, place: string) => `${name} · ${place}`,
    day: 'Dzień',
    slot: 'Slot',
    dayOption: (day: number) => `Dzień ${day}`,
    slotOption: (time: string, label: string, meal: string | undefined) =>
      [`${time} ${label}`, meal ?? 'pusty'].join(' – '),
    mode: 'Co zrobić',
    modes: { move: 'Przenieś', copy: 'Skopiuj', all: 'Skopiuj do wszystkich dni' },
    submit: { move: 'Przenieś', copy: 'Skopiuj', all: 'Skopiuj' },
    here: 'Posiłek stoi już w tym miejscu.',
  },
} as const;
