import { type HandOut, type PrintedDay } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import styled from 'styled-components';
import { DayTable } from './day-table.js';
import { DishName, IngredientLine, nutritionText, Preparation } from './meal-parts.js';
import { barOf, Dashes, Quiet, SmallHeading } from './paper.js';

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
  return props.handOut.layout === 'headings' ? <DayList {...props} /> : <DayTable {...props} />;
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
                <IngredientLine ingredient={item} />
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

const Meal = styled.section`
  margin: 0.9em 0;
  padding-left: 0.9em;
  border-left: 0.4em solid;
  break-inside: avoid;
`;
