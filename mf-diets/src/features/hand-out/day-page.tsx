import { type HandOut, type PrintedDay, type PrintedMeal } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import styled from 'styled-components';
import { DishName, IngredientLine, IngredientName, nutritionText, Preparation } from './meal-parts.js';
import { barOf, Dashes, Figure, ink, Quiet, SmallHeading } from './paper.js';

interface DayPageProps {
  day: PrintedDay;
  handOut: HandOut;
}

/** One day, as a table or as a heading with a list per meal. */
export function DayPage({ day, handOut }: DayPageProps) {
  return (
    <>
      <h3>
        {day.heading} {day.date !== '' && <small>{day.date}</small>}
      </h3>
      <Band day={day} handOut={handOut} />
      <DayBody day={day} handOut={handOut} />
    </>
  );
}

/** The day as a band of its meals' colours, each as wide as its part of the energy. */
function Band({ day, handOut: { colours, largePrint } }: DayPageProps) {
  const parts = day.meals.filter(({ share }) => share > 0);
  if (!colours || largePrint || parts.length === 0) return null;
  return (
    <Colours aria-hidden>
      {parts.map(({ type, share }, index) => (
        <span key={index} style={{ flexGrow: share, background: barOf(type, true) }} />
      ))}
    </Colours>
  );
}

function DayBody(props: DayPageProps) {
  const { layout, recipesAt } = props.handOut;
  if (layout === 'headings') return <DayList {...props} />;
  return recipesAt === 'inline' ? <PreparedTable {...props} /> : <DayTable {...props} />;
}

/** A day with its preparation beside the ingredients. */
function PreparedTable({ day, handOut }: DayPageProps) {
  const { numbers } = handOut;
  return (
    <DayLines>
      <colgroup>
        <col style={{ width: '3.6em' }} />
        <col />
        <col style={{ width: '42%' }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{w.columns.time}</th>
          <th scope="col">{w.columns.mealAndIngredients}</th>
          <th scope="col">{w.recipes}</th>
        </tr>
      </thead>
      <tbody>
        {day.meals.map((meal, index) => (
          <tr key={index}>
            <Time style={{ borderLeftColor: barOf(meal.type, handOut.colours) }}>{meal.time}</Time>
            <td>
              <MealName meal={meal} />
              {meal.ingredients.map((item, at) => (
                <p key={at}>
                  <IngredientName {...item} />
                  {item.amount !== '' && ` – ${item.amount}`}
                </p>
              ))}
            </td>
            <td>
              {meal.nutrition && <Quiet>{nutritionText(meal.nutrition, numbers)}</Quiet>}
              <Preparation recipe={meal.recipe} />
            </td>
          </tr>
        ))}
      </tbody>
      {day.sum && (
        <tfoot>
          <Sum>
            <td />
            <td colSpan={2}>
              {w.daySum}: {nutritionText(day.sum, numbers)}
            </td>
          </Sum>
        </tfoot>
      )}
    </DayLines>
  );
}

/** What is eaten, and how many portions are cooked. */
function MealName({ meal }: { meal: PrintedMeal }) {
  return (
    <>
      <Quiet>{meal.label}</Quiet>
      {meal.name === null ? (
        <Quiet>{w.noMeal}</Quiet>
      ) : (
        <SmallHeading>
          <DishName name={meal.name} without={meal.without} />
        </SmallHeading>
      )}
      {meal.cooking !== null && <Quiet>{meal.cooking}</Quiet>}
    </>
  );
}

/** Column heads of the figures, as many as are printed. */
function figureHeads(numbers: HandOut['numbers']): string[] {
  const { kcal, protein, fat, carbs } = w.columns;
  if (numbers === 'none') return [];
  return numbers === 'kcal' ? [kcal] : [kcal, protein, fat, carbs];
}

function figuresOf(nutrition: PrintedDay['sum'], numbers: HandOut['numbers']): string[] {
  const { kcal, protein, fat, carbs } = nutrition ?? { kcal: '–', protein: '–', fat: '–', carbs: '–' };
  return [kcal, protein, fat, carbs].slice(0, figureHeads(numbers).length);
}

function DayTable({ day, handOut }: DayPageProps) {
  const { numbers } = handOut;
  const heads = figureHeads(numbers);
  return (
    <DayLines>
      <colgroup>
        <col style={{ width: '3.6em' }} />
        <col style={{ width: '24%' }} />
        <col />
        {heads.map((head) => (
          <col key={head} style={{ width: '3.6em' }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{w.columns.time}</th>
          <th scope="col">{w.columns.meal}</th>
          <th scope="col">{w.columns.ingredients}</th>
          {heads.map((head) => (
            <FigureHead key={head} scope="col">
              {head}
            </FigureHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {day.meals.map((meal, index) => (
          <MealRow key={index} meal={meal} handOut={handOut} />
        ))}
      </tbody>
      {numbers !== 'none' && (
        <tfoot>
          <Sum>
            <td />
            <td colSpan={2}>{w.daySum}</td>
            {figuresOf(day.sum, numbers).map((figure, index) => (
              <Figure key={index}>{figure}</Figure>
            ))}
          </Sum>
        </tfoot>
      )}
    </DayLines>
  );
}

function MealRow({ meal, handOut }: { meal: PrintedMeal; handOut: HandOut }) {
  return (
    <tr>
      <Time style={{ borderLeftColor: barOf(meal.type, handOut.colours) }}>{meal.time}</Time>
      <td>
        <MealName meal={meal} />
      </td>
      <td>
        <IngredientLine ingredients={meal.ingredients} />
      </td>
      {figuresOf(meal.nutrition, handOut.numbers).map((figure, index) => (
        <Figure key={index}>{figure}</Figure>
      ))}
    </tr>
  );
}

function DayList({ day, handOut }: DayPageProps) {
  const { numbers, colours } = handOut;
  return (
    <>
      {day.meals.map((meal, index) => (
        <Meal key={index} style={{ borderLeftColor: barOf(meal.type, colours) }}>
          <p>
            <b>{meal.time}</b> {meal.label}
          </p>
          {meal.name === null ? (
            <Quiet>{w.noMeal}</Quiet>
          ) : (
            <SmallHeading>
              <DishName name={meal.name} without={meal.without} />
            </SmallHeading>
          )}
          {meal.nutrition && <Quiet>{nutritionText(meal.nutrition, numbers)}</Quiet>}
          {meal.cooking !== null && <Quiet>{meal.cooking}</Quiet>}
          <Dashes>
            {meal.ingredients.map((item, at) => (
              <li key={at}>
                <IngredientName {...item} />
                {item.amount !== '' && ` – ${item.amount}`}
              </li>
            ))}
          </Dashes>
          {meal.recipe && (
            <p>
              <b>{w.recipes}</b>
            </p>
          )}
          <Preparation recipe={meal.recipe} />
        </Meal>
      ))}
      {day.sum && (
        <p>
          <b>
            {w.daySum}: {nutritionText(day.sum, numbers)}
          </b>
        </p>
      )}
    </>
  );
}

/** As dense as in the Word file, so that as many days stand on a page. */
const DayLines = styled.table`
  font-size: 0.86em;
  line-height: 1.14;

  && td {
    padding: 0.18em 0.4em;
  }

  h4 {
    line-height: 1.14;
  }
`;

const Colours = styled.div`
  display: flex;
  gap: 0.15em;
  height: 0.5em;
  margin: 0.3em 0 0.5em;
  break-after: avoid;

  span {
    flex-basis: 0;
  }
`;

const FigureHead = styled.th`
  && {
    text-align: right;
  }
`;

const Time = styled.td`
  && {
    border-left: 0.4em solid;
  }
  font-weight: 700;
`;

const Sum = styled.tr`
  td {
    border-bottom: 0;
    border-top: 1px solid ${ink.text};
    font-weight: 700;
  }
`;

const Meal = styled.section`
  margin: 0.9em 0;
  padding-left: 0.9em;
  border-left: 0.4em solid;
  break-inside: avoid;
`;
