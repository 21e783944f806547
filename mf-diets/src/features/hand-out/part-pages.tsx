import {
  type HandOut,
  type PrintedFigure,
  type PrintedPortions,
  type PrintedShopping,
  type PrintedWeek,
} from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import styled from 'styled-components';
import { DishName, IngredientName, Preparation } from './meal-parts.js';
import { barOf, Figure, groundOf, ink, Quiet, SmallHeading } from './paper.js';

interface PartProps {
  handOut: HandOut;
}

/** Labelled values one under the other, or in two columns that are read one after the other. */
export function Facts({ facts, columns = 1 }: { facts: readonly PrintedFigure[]; columns?: 1 | 2 }) {
  const half = Math.ceil(facts.length / columns);
  const parts = [facts.slice(0, half), facts.slice(half)].filter((part) => part.length > 0);
  return (
    <FactColumns $columns={columns}>
      {parts.map((part, index) => (
        <FactTable key={index} $ruled={columns === 1}>
          <tbody>
            {part.map(({ label, value, note }) => (
              <tr key={label}>
                <FactLabel scope="row">{label}</FactLabel>
                <td>
                  <b>{value}</b>
                  {note !== undefined && <Note> · {note}</Note>}
                </td>
              </tr>
            ))}
          </tbody>
        </FactTable>
      ))}
    </FactColumns>
  );
}

/** The week for the fridge: names of the dishes alone. */
export function WeekPage({ week, handOut }: PartProps & { week: PrintedWeek }) {
  const { avoided } = handOut;
  return (
    <>
      <h3>{week.heading}</h3>
      {week.about !== '' && <Quiet>{week.about}</Quiet>}
      {avoided && avoided.excluded.length > 0 && (
        <Quiet>
          {w.excluded}: {avoided.excluded.join(', ')}.
        </Quiet>
      )}
      <WeekTable $meals={week.rows.length} $large={handOut.largePrint}>
        <thead>
          <tr>
            <Corner aria-hidden />
            {week.days.map(({ heading, date }) => (
              <th key={heading} scope="col">
                <b>{heading}</b>
                {date !== '' && <Quiet>{date}</Quiet>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.rows.map(({ time, label, type, cells }, index) => (
            <tr key={index}>
              <th scope="row">
                <b>{time}</b>
                <Quiet>{label}</Quiet>
              </th>
              {cells.map(({ name, without, days, note }, at) => (
                <td
                  key={at}
                  colSpan={days}
                  style={{
                    borderLeft: `0.3em solid ${barOf(type, handOut.colours)}`,
                    background: groundOf(type, handOut.colours),
                    ...(handOut.colours && { borderBottom: '0.4em solid white' }),
                  }}
                >
                  <DishName name={name} without={without} />
                  {note !== '' && <Quiet>{note}</Quiet>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WeekTable>
    </>
  );
}

/** Dishes cooked once for several portions. */
export function PortionsPage({ handOut: { portions } }: PartProps) {
  return (
    <>
      <h3>{w.severalPortions}</h3>
      <Quiet>{w.severalPortionsText}</Quiet>
      {portions.map((dish, index) => (
        <PortionsDish key={index} dish={dish} />
      ))}
    </>
  );
}

function PortionsDish({ dish }: { dish: PrintedPortions }) {
  const { food, eat, cook } = w.portionColumns;
  return (
    <Block>
      <h4>
        <DishName name={dish.name} without={dish.without} />
      </h4>
      <p>
        <b>{dish.portions}</b> · {dish.when}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{food}</th>
            <th scope="col">{eat}</th>
            <th scope="col">{cook}</th>
          </tr>
        </thead>
        <tbody>
          {dish.ingredients.map((item, index) => (
            <tr key={index}>
              <td>
                <IngredientName {...item} />
              </td>
              <Figure>{item.eat}</Figure>
              <Figure>
                <b>{item.cook}</b>
              </Figure>
            </tr>
          ))}
        </tbody>
      </table>
      <Preparation recipe={dish} />
    </Block>
  );
}

/** Preparation of each dish once. */
export function RecipesPage({ handOut: { recipes } }: PartProps) {
  return (
    <>
      <h3>{w.recipes}</h3>
      <TwoColumns>
        {recipes.map((recipe, index) => (
          <Block key={index}>
            <SmallHeading>
              <DishName name={recipe.name} without={recipe.without} />
            </SmallHeading>
            <Preparation recipe={recipe} />
          </Block>
        ))}
      </TwoColumns>
    </>
  );
}

/** What may be eaten instead of what. */
export function SubstitutesPage({ handOut: { substitutes } }: PartProps) {
  const { food, amount, standIns } = w.substituteColumns;
  return (
    <>
      <h3>{w.substitutes}</h3>
      <Quiet>{w.substitutesText}</Quiet>
      <DenseTable>
        <thead>
          <tr>
            <th scope="col">{food}</th>
            <th scope="col">{amount}</th>
            <th scope="col" colSpan={2}>
              {standIns}
            </th>
          </tr>
        </thead>
        {substitutes.map(({ department, foods }) => (
          <tbody key={department}>
            <Department>
              <th colSpan={4} scope="rowgroup">
                {department}
              </th>
            </Department>
            {foods.map((each) => (
              <tr key={each.name}>
                <td>
                  <b>{each.name}</b>
                </td>
                <td>{each.amount}</td>
                <td colSpan={2}>{each.standIns.join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </DenseTable>
    </>
  );
}

/** What to buy in one week, by department. */
export function ShoppingPage({ week }: { week: PrintedShopping }) {
  return (
    <>
      <h3>{week.heading}</h3>
      <Quiet>{week.about}</Quiet>
      <Quiet>{w.shoppingText}</Quiet>
      <TwoColumns>
        {week.departments.map(({ name, items }) => (
          <section key={name}>
            <SmallHeading>{name}</SmallHeading>
            <List>
              {items.map((item, index) => (
                <li key={index}>
                  <span>
                    {w.box} {item.name}
                  </span>
                  <b>{item.amount}</b>
                </li>
              ))}
            </List>
          </section>
        ))}
      </TwoColumns>
    </>
  );
}

const FactColumns = styled.div<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 0 1em;
  margin-top: 0.8em;
`;

const FactTable = styled.table<{ $ruled: boolean }>`
  align-self: start;

  && th {
    padding-left: 0;
  }

  && :is(th, td) {
    ${({ $ruled }) => !$ruled && 'border-bottom: 0;'}
  }
`;

const Note = styled.span`
  color: ${ink.quiet};
`;

const FactLabel = styled.th`
  && {
    width: 7.5em;
    color: ${ink.quiet};
  }
`;

const DenseTable = styled.table`
  && td {
    padding: 0.15em 0.4em;
  }
`;

const Department = styled.tr`
  break-after: avoid;

  && th {
    padding: 0.7em 0 0.15em;
    border-bottom-color: ${ink.text};
    font-weight: 700;
  }
`;

/** Few meals leave room for names that are read from a step away. In large print they fill the page by themselves. */
const WeekTable = styled.table<{ $meals: number; $large: boolean }>`
  ${({ $large }) => $large && 'line-height: 1.1;'}

  && td {
    font-size: ${({ $meals, $large }) => ($large ? 1 : $meals <= 5 ? 1.05 : 0.95)}em;
  }

  && :is(th, td) {
    ${({ $large }) => $large && 'padding: 0.08em 0.3em;'}
  }

  tbody tr {
    height: ${({ $large }) => ($large ? 'auto' : '6.6em')};
  }

  /* The last time of day is not alone on a page. */
  tbody tr:nth-last-child(2) {
    break-after: avoid;
  }
`;

const Corner = styled.th`
  width: 6.2em;
`;

const Block = styled.section`
  margin-bottom: 0.9em;
  break-inside: avoid;
`;

const TwoColumns = styled.div`
  margin-top: 0.6em;
  columns: var(--paper-columns);
  column-gap: 2em;
`;

const List = styled.ul`
  && {
    margin-bottom: 0.6em;
  }
  font-size: var(--paper-small);
  line-height: 1.2;
  border-top: 1px solid ${ink.text};

  li {
    display: flex;
    justify-content: space-between;
    gap: 0.6em;
    padding: 0.1em 0;
    border-bottom: 1px solid ${ink.line};
    break-inside: avoid;
  }

  /* No line of a department is alone below its heading, or above the next one. */
  li:first-child:not(:last-child) {
    break-after: avoid;
  }

  li:last-child:not(:first-child) {
    break-before: avoid;
  }

  b {
    text-align: right;
  }
`;
