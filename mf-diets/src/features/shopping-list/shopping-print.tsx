import { type ShoppingItem, type ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import styled from 'styled-components';
import { PrintView } from '../../shared/print-view.js';
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
    <Page>
      <h1>
        {t.title}, {t.weekHeading(week)}
      </h1>
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

/* Points and millimetres: this is paper. */
const Page = styled.div`
  font-size: 10pt;
  line-height: 1.3;
  color: black;

  & + & {
    break-before: page;
  }

  h1 {
    margin: 0;
    font-size: 15pt;
  }

  p {
    margin: 0 0 6mm;
  }

  > div {
    columns: 2;
    column-gap: 10mm;
  }

  section {
    margin-bottom: 5mm;
  }

  h2 {
    margin: 0;
    padding-bottom: 1mm;
    border-bottom: 0.5pt solid black;
    font-size: 10.5pt;
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
    padding: 0.8mm 0;
    break-inside: avoid;
  }

  li > span:last-child {
    text-align: right;
    white-space: nowrap;
  }
`;
