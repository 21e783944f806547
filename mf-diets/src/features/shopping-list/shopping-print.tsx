import { type ShoppingItem, type ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import styled from 'styled-components';
import { PrintView } from '@pora/ui/print';
import { amountText, shoppingGroups } from './shopping-groups.js';
import { shoppingStrings as t } from './shopping-list.strings.js';

/** The lists on paper: one week per page in two columns, a box before each line. */
export function ShoppingPrint({ planName, lists }: { planName: string; lists: ShoppingLists }) {
  return (
    <PrintView>
      <WeekPage planName={planName} week={1} items={lists.week1} />
      <WeekPage planName={planName} week={2} items={lists.week2} />
    </PrintView>
  );
}

interface WeekPageProps {
  planName: string;
  week: 1 | 2;
  items: readonly ShoppingItem[];
}

function WeekPage({ planName, week, items }: WeekPageProps) {
  if (items.length === 0) return null;
  return (
    <Page $many={items.length > PAGE_ITEMS}>
      <h1>{t.printHeading(week)}</h1>
      <p>{planName}</p>
      <div>
        {shoppingGroups(items, 'departments').map(({ key, title, rows }) => (
          <section key={key}>
            <h2>{title}</h2>
            <ul>
              {rows.map(({ key: row, item }) => (
                <li key={row}>
                  <span>☐ {item.name}</span>
                  <span>{amountText(item)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

/** So many lines stand on one page in type that is read with ease. */
const PAGE_ITEMS = 90;

/* Points and millimetres: this is paper. A week is to stand on one page: of eight meals a day in smaller type. */
const Page = styled.div<{ $many: boolean }>`
  font-size: ${({ $many }) => ($many ? 8.5 : 9.5)}pt;
  line-height: ${({ $many }) => ($many ? 1.15 : 1.2)};
  color: black;

  & + & {
    break-before: page;
  }

  h1 {
    margin: 0;
    font-size: 15pt;
  }

  p {
    margin: 0 0 4mm;
  }

  > div {
    columns: 2;
    column-gap: 10mm;
  }

  section {
    margin-bottom: ${({ $many }) => ($many ? 2 : 3)}mm;
  }

  h2 {
    margin: 0;
    padding-bottom: 0.5mm;
    border-bottom: 0.5pt solid black;
    font-size: 1.1em;
    break-after: avoid;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    justify-content: space-between;
    gap: 4mm;
    padding: 0.35mm 0;
    break-inside: avoid;
  }

  /* No line of a department is alone below its heading, or above the next one. */
  li:first-child:not(:last-child) {
    break-after: avoid;
  }

  li:last-child:not(:first-child) {
    break-before: avoid;
  }

  li > span:last-child {
    text-align: right;
    white-space: nowrap;
  }
`;
