import { csvOf } from '@pora/common/csv';
import { formatDateTime } from '@pora/text-pl/dates';
import type { ExportContent, KeptResults } from '../export-content.js';
import { type Html, html, page, table } from './page.js';
import { day, typed } from './words.js';

type Sets = Pick<ExportContent, 'intoleranceSets'>;

/** Every set of intolerance results, the one in use first. */
export function resultsPage({ intoleranceSets }: Sets): string {
  return page(
    'Wyniki nietolerancji',
    intoleranceSets.length === 0
      ? html`<p class="quiet">Nie zapisano wyników.</p>`
      : intoleranceSets.map(setPart),
  );
}

/** The same for a spreadsheet. */
export function resultsCsv({ intoleranceSets }: Sets): string {
  const rows = intoleranceSets.flatMap((set) =>
    set.categories.flatMap(({ name, items }) =>
      items.map((item) => [day(set.date), name, item.name, typed(item.value), remarkOf(set)]),
    ),
  );
  return csvOf([['Data badania', 'Kategoria', 'Produkt', 'Wynik (U/ml)', 'Uwagi'], ...rows]);
}

function setPart(set: KeptResults): Html {
  return html`<h2>Badanie${set.date && ` z ${day(set.date)}`}${state(set)}</h2>
    <p class="quiet">
      Zapisane ${formatDateTime(set.createdAt)}.${set.sourceFile && ` Z pliku ${set.sourceFile}.`}
    </p>
    ${set.categories.map(
      ({ name, items }) =>
        html`<h3>${name}</h3>
          ${table(
            ['Produkt', 'Wynik (U/ml)'],
            items.map((item) => [item.name, typed(item.value)]),
            'Bez wyników.',
          )}`,
    )}`;
}

/** What a set is beside those in use. */
function remarkOf({ deletedAt, supersededAt }: KeptResults): string {
  if (deletedAt !== null) return `w koszu od ${day(deletedAt)}`;
  return supersededAt === null ? '' : `wcześniejsze, zastąpione ${day(supersededAt)}`;
}

const state = (set: KeptResults) => remarkOf(set) && ` (${remarkOf(set)})`;
