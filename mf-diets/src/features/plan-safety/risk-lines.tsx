import { joinNames } from '@pora/kit';
import { focusRing, theme } from '@pora/ui';
import { CircleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { type ProblemGroup } from './group-problems.js';
import { LinedList } from './lined-list.js';
import { verdictStrings } from './verdict.strings.js';

/** Meals with what speaks against them, one line each. */
export function RiskLines({ groups }: { groups: readonly ProblemGroup[] }) {
  return (
    // It scrolls and holds nothing that takes the focus: without a stop of its own the keyboard could not scroll it.
    <Lines tabIndex={0} aria-label={verdictStrings.dialog.mealsAtRisk}>
      {groups.flatMap(({ key, places }) =>
        places.map(({ day, slotIndex, label, meal, foodNames }) => (
          <li key={`${key} ${day} ${slotIndex}`}>
            <CircleAlertIcon aria-hidden />
            <span>
              <strong>{verdictStrings.dialog.place(day, label)}</strong> {meal}
            </span>
            <em>{joinNames(foodNames)}</em>
          </li>
        )),
      )}
    </Lines>
  );
}

const Lines = styled(LinedList)`
  max-height: 30vh;
  overflow-y: auto;
  ${focusRing}

  li {
    align-items: flex-start;
    padding: ${theme.s[2]} 0;
  }

  li:last-child {
    border-bottom: 1px solid ${theme.c.line};
  }

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.125rem;
    color: ${theme.c.dangerText};
  }

  span {
    flex: 1;
  }

  em {
    color: ${theme.c.dangerText};
    font-style: normal;
    text-align: right;
  }
`;
