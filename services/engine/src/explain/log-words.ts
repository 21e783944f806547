/**
 * The debug log as a dietitian reads it: every record of `writeLog` as a Polish line, with nothing left out. The log itself
 * keeps its keys, so that two runs can be compared with `diff`.
 */
import { plural } from '@pora/text-pl/plural';
import { STATIC_RULES } from '../rules.js';
import { wordsOfRule } from './rule-words.js';
import { sentenceOf } from './sentences.js';
import { slotTypeForms } from './type-forms.js';

/** Names of what the log knows by its id; an unknown one stays the id. */
export interface LogNames {
  meal(id: string): string | undefined;
  food(id: number): string | undefined;
}

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const DAYS = { one: 'dniu', few: 'dniach', many: 'dniach' };
const STATES = new Map([
  ['EMPTY', 'puste'],
  ['LOCKED', 'zablokowane'],
  ['KEPT', 'bez zmian'],
]);

type Groups = Readonly<Record<string, string | undefined>>;
interface RecordForm {
  readonly form: RegExp;
  words(groups: Groups, names: LogNames): string;
}

const RECORDS: readonly RecordForm[] = [
  {
    form: /^PLAN id=(?<id>\S+) seed=(?<seed>\d+) engine=(?<engine>\S+) config=(?<config>\S+) library=(?<library>\S+) patient=(?<patient>\S+) work=(?<work>\d+) J=(?<points>\S+)$/,
    words: ({ id, seed, engine, config, library, patient, work, points = '' }) =>
      [
        `Plan ${id}: ziarno losowania ${seed}, silnik ${engine}, praca ${work}, ocena ${comma(points)} (mniej znaczy lepiej)`,
        `Odcisk zasad: ${config}`,
        `Odcisk biblioteki: ${library}`,
        `Odcisk danych pacjenta: ${patient}`,
      ].join('\n'),
  },
  {
    form: /^POOL (?<type>\S+) considered=(?<all>\d+)(?<removed>.*) left=(?<left>\d+)(?: demoted=(?<demoted>\d+))?$/,
    words: ({ type, all, removed, left, demoted }) =>
      `Kandydaci (${typeName(type)}): ${countOfMeals(all)} w bibliotece${removedWords(removed)}; zostaje ${left}${demoted === undefined ? '' : `, w tym ${demoted} ustępuje innym`}`,
  },
  {
    form: /^DAY (?<day>\d+) SLOT (?<slot>\d+) (?<type>\S+) EMPTY(?: left=(?<all>\d+)(?<removed>.*) free=(?<left>\d+))?$/,
    words: ({ all, removed, left, ...place }) =>
      `${placeWords(place)}: puste${all === undefined ? '' : `; ${countOfMeals(all)} do wyboru${removedWords(removed)}; wolnych ${left}`}`,
  },
  {
    form: /^DAY (?<day>\d+) SLOT (?<slot>\d+) (?<type>\S+) (?<state>FILLED|LOCKED|KEPT)(?: (?<meal>[^\s=]*[^\s=%](?<!kcal)))?(?: (?<percent>[\d.]+)%)?(?: (?<kcal>\d+)kcal)? target=(?<target>\d+)(?: block=(?<block>[\d-]+))?(?: subs=(?<subs>\S+))?$/,
    words: ({ state = '', meal, percent, kcal, target, block, subs, ...place }, names) =>
      `${placeWords(place)}: ${[
        STATES.get(state),
        meal === undefined ? undefined : mealName(meal, names),
        percent === undefined ? undefined : `porcja ${comma(percent)}%`,
        kcal === undefined ? undefined : `${kcal} kcal`,
        `cel ${target} kcal`,
        block === undefined ? undefined : `razem w dniach ${block.replaceAll('-', ', ')}`,
        subs === undefined
          ? undefined
          : `zamiany: ${subs
              .split(',')
              .map((sub) => swapWords(sub, names))
              .join('; ')}`,
      ]
        .filter((part) => part !== undefined)
        .join(', ')}`,
  },
  {
    form: /^MEAL (?<meal>\S+) OUT (?<rule>\S+?)(?: food=(?<food>\d+))?(?: key=(?<key>\S+))?(?: value=(?<value>[\d.]+))?$/,
    words: ({ meal = '', rule = '', food, key = '', value }, names) => {
      const known = STATIC_RULES.find((one) => one === rule);
      const foodName = food === undefined ? undefined : foodNameOf(food, names);
      const level = value === undefined ? undefined : Number(value);
      const why = known ? sentenceOf.broken(known, foodName, key.replaceAll('_', ' '), level) : rule;
      return `Odpada ${mealName(meal, names)}: ${why}`;
    },
  },
  {
    form: /^DOUBT (?<meal>\S+) foods=(?<foods>[\d,]+)$/,
    words: ({ meal = '', foods = '' }, names) => {
      const which = foods.split(',').map((food) => foodNameOf(food, names));
      return `Wybrano ${mealName(meal, names)}, bo nic innego nie pasowało; nie wiadomo, co zawiera: ${which.join(', ')}`;
    },
  },
  {
    form: /^PAIR (?<type>\S+) (?<days>[\d-]+) SPLIT no common meal$/,
    words: ({ type, days = '' }) =>
      `Para rozdzielona (${typeName(type)}, dni ${days.replaceAll('-', ', ')}): brak wspólnego posiłku`,
  },
  {
    form: /^STOP after=(?<days>\d+)$/,
    words: ({ days }) => `Przerwano po ${days} ${plural(Number(days), DAYS)}`,
  },
  {
    form: /^WARN day=(?<day>\d+) low (?<kcal>\d+)<(?<least>\d+)$/,
    words: ({ day, kcal, least }) => `Dzień ${day}: za mało energii, ${kcal} kcal (najmniej ${least} kcal)`,
  },
];

/** Tells a log in words; a line of an older form stays as it is. */
export function logInWords(log: string, names: LogNames): string {
  return log
    .split('\n')
    .map((line) => {
      for (const { form, words } of RECORDS) {
        const groups = form.exec(line)?.groups;
        if (groups) return words(groups, names);
      }
      return line;
    })
    .join('\n');
}

const comma = (figure: string): string => figure.replace('.', ',');
const typeName = (type = ''): string => slotTypeForms(type).one;
const countOfMeals = (count = '0'): string => `${count} ${plural(Number(count), MEALS)}`;
const placeWords = ({ day, slot, type }: Groups): string =>
  `Dzień ${day}, miejsce ${slot} (${typeName(type)})`;

function mealName(id: string, names: LogNames): string {
  const name = names.meal(id);
  return name === undefined ? id : `„${name}” (${id})`;
}

function removedWords(removed = ''): string {
  const parts = Array.from(
    removed.matchAll(/(\S+)=-(\d+)/g),
    ([, rule = '', count]) => `${count} ${wordsOfRule(rule).removed}`,
  );
  return parts.length === 0 ? '' : `; odpada: ${parts.join(', ')}`;
}

function swapWords(sub: string, names: LogNames): string {
  const [, from = '', to = '', percent = ''] = /^(\d+)>(\d+)@(\S+)$/.exec(sub) ?? [];
  return `${foodNameOf(from, names)} → ${foodNameOf(to, names)} (${comma(percent)}%)`;
}

const foodNameOf = (id: string, names: LogNames): string => names.food(Number(id)) ?? `produkt ${id}`;
