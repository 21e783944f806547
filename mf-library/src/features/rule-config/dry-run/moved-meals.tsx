import { type CallAnswer } from '@pora/contracts/call';
import { type ruleTrialCalls } from '@pora/contracts/calls';
import { formatKcal } from '@pora/kit';
import { Button, media, tabularNumbers, theme } from '@pora/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { dryRunStrings as t } from './dry-run.strings.js';

type TrialType = CallAnswer<typeof ruleTrialCalls.run>['types'][number];
type Moved = TrialType['lost'];

/** Names before the rest is asked for. */
const SHOWN = 5;

/** Meals counted in a direction, named or not. */
export const movedCount = ({ candidates, reaching }: Moved): number => candidates + reaching;

/** The meals of a slot type that fall away under the rules of the form, and those that come in. */
export function MovedMeals({ trial: { lost, gained } }: { trial: TrialType }) {
  return (
    <Columns>
      <section>
        <Title>{t.lost(movedCount(lost))}</Title>
        {lost.reaching > 0 && <Parts>{t.lostParts(lost.candidates, lost.reaching)}</Parts>}
        <Names moved={lost} />
      </section>
      <section>
        <Title>{t.gained(movedCount(gained))}</Title>
        {gained.reaching > 0 && <Parts>{t.gainedParts(gained.candidates, gained.reaching)}</Parts>}
        <Names moved={gained} isGained />
      </section>
    </Columns>
  );
}

function Names({ moved, isGained = false }: { moved: Moved; isGained?: boolean }) {
  const [all, setAll] = useState(false);
  const shown = all ? moved.meals : moved.meals.slice(0, SHOWN);
  const rest = movedCount(moved) - shown.length;
  if (moved.meals.length === 0) return <Parts>{t.nobody}</Parts>;
  return (
    <>
      <List>
        {shown.map(({ mealId, name, kcal, reason }) => (
          <li key={mealId}>
            <strong>{name}</strong>
            <span>
              {isGained && kcal !== null && <Energy>{formatKcal(kcal)}</Energy>}
              {isGained ? t.formerly(reason) : reason}
            </span>
          </li>
        ))}
      </List>
      {rest > 0 &&
        (all ? (
          <Parts>{t.others(rest)}</Parts>
        ) : (
          <Button variant="quiet" size="compact" onClick={() => setAll(true)}>
            {t.others(rest)}
          </Button>
        ))}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.s[6]};
  padding: ${theme.s[1]} 0 ${theme.s[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s[4]};
  }
`;

const Title = styled.h3`
  margin: 0;
  font: ${theme.t.dense};
`;

const Parts = styled.p`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const List = styled.ul`
  margin: ${theme.s[2]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.s[3]};
    padding: ${theme.s[1]} 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 560;
  }

  span {
    color: ${theme.c.text2};
    text-align: right;
  }

  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    span {
      text-align: left;
    }
  }
`;

const Energy = styled.b`
  display: block;
  color: ${theme.c.text};
  font-weight: 400;
  ${tabularNumbers}
`;
