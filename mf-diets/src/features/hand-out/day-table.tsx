import { type HandOut, type PrintedDay, type PrintedMeal } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import styled from 'styled-components';
import { DishName, nutritionText, Preparation } from './meal-parts.js';
import { barOf, Figure, ink, Quiet, SmallHeading } from './paper.js';

interface DayTableProps {
  day: PrintedDay;
  handOut: HandOut;
}

/** One day as a table: each food in a row of its own, with its measure and its mass. */
export function DayTable({ day, handOut }: DayTableProps) {
  const { columns } = w;
  const inline = handOut.recipesAt === 'inline';
  const figures = inline ? [] : figureHeads(handOut.numbers);
  return (
    <DayLines>
      <colgroup>
        <col style={{ width: '3.6em' }} />
        <col />
        <col style={{ width: '15%' }} />
        <col style={{ width: '4.4em' }} />
        {figures.map((head) => (
          <col key={head} style={{ width: '3.6em' }} />
        ))}
        {inline && <col style={{ width: '36%' }} />}
      </colgroup>
      <thead>
        <tr>
          {[columns.time, columns.mealAndIngredients, columns.measure].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {[columns.mass, ...figures].map((head) => (
            <FigureHead key={head} scope="col">
              {head}
            </FigureHead>
          ))}
          {inline && <th scope="col">{w.recipes}</th>}
        </tr>
      </thead>
      {day.meals.map((meal, index) => (
        <MealRows key={index} meal={meal} handOut={handOut} />
      ))}
      <DaySum day={day} handOut={handOut} />
    </DayLines>
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

/** The name of the dish over its foods; time and preparation stand beside all of them. */
function MealRows({ meal, handOut }: { meal: PrintedMeal; handOut: HandOut }) {
  const rows = meal.ingredients.length + 1;
  const inline = handOut.recipesAt === 'inline';
  const figures = inline ? [] : figuresOf(meal.nutrition, handOut.numbers);
  return (
    <MealBody>
      <tr>
        <Time rowSpan={rows} style={{ borderLeftColor: barOf(meal.type, handOut.colours) }}>
          {meal.time}
        </Time>
        <td colSpan={3}>
          <MealName meal={meal} />
        </td>
        {figures.map((figure, index) => (
          <Figure key={index}>{figure}</Figure>
        ))}
        {inline && (
          <td rowSpan={rows}>
            {meal.nutrition && <Quiet>{nutritionText(meal.nutrition, handOut.numbers)}</Quiet>}
            <Preparation recipe={meal.recipe} />
          </td>
        )}
      </tr>
      {meal.ingredients.map(({ name, insteadOf, measure, mass }, at) => (
        <tr key={at}>
          <td>
            {name}
            {insteadOf !== undefined && (
              <p>
                <em>{w.insteadOf(insteadOf)}</em>
              </p>
            )}
          </td>
          <td>{measure}</td>
          <Figure>{mass}</Figure>
          {figures.length > 0 && <td colSpan={figures.length} />}
        </tr>
      ))}
    </MealBody>
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

/** What the whole day holds; beside the preparation in words, since no column of figures stands over it. */
function DaySum({ day: { sum }, handOut: { numbers, recipesAt } }: DayTableProps) {
  if (numbers === 'none') return null;
  if (recipesAt === 'inline')
    return (
      sum && (
        <Sum>
          <tr>
            <td />
            <td colSpan={4}>
              {w.daySum}: {nutritionText(sum, numbers)}
            </td>
          </tr>
        </Sum>
      )
    );
  return (
    <Sum>
      <tr>
        <td />
        <td colSpan={3}>{w.daySum}</td>
        {figuresOf(sum, numbers).map((figure, index) => (
          <Figure key={index}>{figure}</Figure>
        ))}
      </tr>
    </Sum>
  );
}

/** As dense as in the Word file. */
const DayLines = styled.table`
  font-size: 0.86em;
  line-height: 1.14;

  && td {
    padding: 0.15em 0.4em;
    border-bottom: 0;
  }

  h4 {
    line-height: 1.14;
  }
`;

const MealBody = styled.tbody`
  border-bottom: 1px solid ${ink.line};
  break-inside: avoid;

  && tr:last-child td {
    padding-bottom: 0.5em;
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

/** Not the foot of the table, which would be printed again on each page. */
const Sum = styled.tbody`
  border-top: 1px solid ${ink.text};
  font-weight: 700;
`;
