import { theme } from '@pora/ui';
import styled from 'styled-components';
import { type ProblemGroup } from './group-problems.js';
import { verdictStrings } from './verdict.strings.js';

/** Meals with what speaks against them, one line each. */
export function RiskLines({ groups }: { groups: readonly ProblemGroup[] }) {
  return (
    <Lines>
      {groups.flatMap(({ key, foods, places }) =>
        places.map(({ day, slotIndex, label, meal }) => (
          <li key={`${key} ${day} ${slotIndex}`}>
            <span>
              <strong>{verdictStrings.dialog.place(day, label)}</strong> {meal}
            </span>
            <em>{foods.join(', ')}</em>
          </li>
        )),
      )}
    </Lines>
  );
}

const Lines = styled.ul`
  max-height: 30vh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font: ${theme.t.dense};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.s[3]};
    padding: ${theme.s[2]} 0;
    border-top: 1px solid ${theme.c.line};
  }

  em {
    color: ${theme.c.dangerText};
    font-style: normal;
    text-align: right;
  }
`;
