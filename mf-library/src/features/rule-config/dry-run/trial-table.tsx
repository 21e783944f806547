import { type CallAnswer } from '@pora/contracts/call';
import { type ruleTrialCalls } from '@pora/contracts/calls';
import { MEAL_TYPE_LABELS, type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { formatCount, MISSING } from '@pora/kit';
import { media, theme, tabularNumbers } from '@pora/ui';
import { DenseTable, TableScroll } from '@pora/ui/data';
import { mealIcons, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { mealTypeOf } from '../edit/typed-keys.js';
import { dryRunStrings as t } from './dry-run.strings.js';

type Answer = CallAnswer<typeof ruleTrialCalls.run>;
type TrialType = Answer['types'][number];

/** Candidates of each slot type under the saved rules and under those of the form. */
export function TrialTable({ answer: { caloriesPerDay, types } }: { answer: Answer }) {
  return (
    <div role="status">
      <Note>
        {t.target(caloriesPerDay)} {t.note}
      </Note>
      <TableScroll>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t.slot}</th>
              <th scope="col">{t.candidates}</th>
              <th scope="col">{t.change}</th>
              <th scope="col">{t.reach}</th>
              <th scope="col">{t.decided}</th>
            </tr>
          </thead>
          <tbody>
            {types.map((one) => (
              <TrialRow key={one.type} trial={one} />
            ))}
          </tbody>
        </Table>
      </TableScroll>
    </div>
  );
}

function TrialRow({ trial }: { trial: TrialType }) {
  const { type, before, after, verdict, sentence } = trial;
  const key: MealType = mealTypeOf(type) ?? 'unknown';
  const Icon = mealIcons[key];
  const isShort = verdict !== 'ok';
  const shown = (count: number | undefined) => (count === undefined ? MISSING : formatCount(count));
  return (
    <tr>
      <th scope="row">
        <Name $type={key}>
          <Icon size={16} aria-hidden />
          {MEAL_TYPE_LABELS[key]}
        </Name>
      </th>
      <Count>{t.fromTo(shown(before?.left), shown(after.left))}</Count>
      <Count>
        <strong>{before ? t.signed(after.left - before.left) : MISSING}</strong>
      </Count>
      <Count>{t.fromTo(shown(before?.reachTarget), shown(after.reachTarget))}</Count>
      <td>
        {isShort ? (
          <Short>
            <TriangleAlertIcon size={14} aria-hidden />
            {[...decidedBy(trial), sentence].join('. ')}
          </Short>
        ) : (
          decidedBy(trial).join(', ') || t.same
        )}
      </td>
    </tr>
  );
}

/** What takes meals away that the saved rules leave. */
function decidedBy({ before, after, reasons }: TrialType): string[] {
  if (!before) return [t.newSlot];
  const isReachOther = after.left === before.left && after.reachTarget !== before.reachTarget;
  return [...reasons, ...(isReachOther ? [t.portions] : [])];
}

const Note = styled.p`
  margin: 0 0 ${theme.s[2]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Table = styled(DenseTable)`
  th,
  td {
    padding-right: ${theme.s[3]};
  }

  ${media.phone} {
    min-width: 34rem;
  }
`;

const Count = styled.td`
  ${tabularNumbers}
`;

const Name = styled.span<{ $type: MealType }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  color: ${({ $type }) => theme.meal[$type].text};
`;

const Short = styled.span`
  display: inline-flex;
  gap: ${theme.s[2]};
  color: ${theme.c.amberText};

  svg {
    flex: none;
    margin-top: 2px;
  }
`;
