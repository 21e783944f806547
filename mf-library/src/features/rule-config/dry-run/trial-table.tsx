import { type CallAnswer } from '@pora/contracts/call';
import { type ruleTrialCalls } from '@pora/contracts/calls';
import { MEAL_TYPE_LABELS, type MealType } from '@pora/contracts/catalog/meal-types.vocabulary';
import { formatCount, MISSING } from '@pora/kit';
import { IconButton, media, theme, tabularNumbers, VisuallyHidden } from '@pora/ui';
import { DenseTable } from '@pora/ui/data';
import { ChevronDownIcon, ChevronRightIcon, mealIcons, TriangleAlertIcon } from '@pora/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { mealTypeOf } from '../edit/typed-keys.js';
import { dryRunStrings as t } from './dry-run.strings.js';
import { movedCount, MovedMeals } from './moved-meals.js';

type Answer = CallAnswer<typeof ruleTrialCalls.run>;
type TrialType = Answer['types'][number];

const COLUMNS = 8;

/** Candidates of each slot type under the saved rules and under those of the form, and the meals behind a change. */
export function TrialTable({ answer: { caloriesPerDay, types } }: { answer: Answer }) {
  const most = Math.max(1, ...types.flatMap(({ before, after }) => [before?.left ?? 0, after.left]));
  return (
    <>
      <Note role="status">{t.target(caloriesPerDay)}</Note>
      {/* The roles are written out: on a phone the rows are laid out as grids, which would take them away. */}
      <Table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {[t.slot, t.bars, t.before, t.after, t.change, t.reach, t.decided].map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <VisuallyHidden>{t.toggle}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {types.map((one) => (
            <TrialRows key={one.type} trial={one} most={most} />
          ))}
        </tbody>
      </Table>
      <Legend>
        <li>
          <Swatch /> {t.savedRules}
        </li>
        <li>
          <Swatch $isEdited /> {t.formRules}
        </li>
      </Legend>
    </>
  );
}

function TrialRows({ trial, most }: { trial: TrialType; most: number }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { type, before, after, verdict, lost, gained } = trial;
  const key: MealType = mealTypeOf(type) ?? 'unknown';
  const Icon = mealIcons[key];
  const label = MEAL_TYPE_LABELS[key];
  return (
    <>
      <Row role="row" data-short={verdict === 'ok' ? undefined : ''}>
        <th role="rowheader" scope="row">
          <Name $type={key}>
            <Icon size={16} aria-hidden />
            {label}
          </Name>
        </th>
        <td role="cell">
          <Bars aria-hidden>
            {before && <Bar style={{ width: widthOf(before.left, most) }} />}
            <Bar style={{ width: widthOf(after.left, most), background: theme.meal[key].solid }} />
          </Bars>
        </td>
        <Count role="cell" data-label={t.before}>
          {shown(before?.left)}
        </Count>
        <Count role="cell" data-label={t.after}>
          <strong>{shown(after.left)}</strong>
        </Count>
        <Count role="cell" data-label={t.change}>
          {before ? t.signed(after.left - before.left) : MISSING}
        </Count>
        <Count role="cell" data-label={t.reach}>
          {t.fromTo(shown(before?.reachTarget), shown(after.reachTarget))}
        </Count>
        <td role="cell">
          <Decided trial={trial} />
        </td>
        <td role="cell">
          {movedCount(lost) + movedCount(gained) > 0 && (
            <IconButton
              label={t.meals(label)}
              icon={isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
      </Row>
      <tr role="row" id={id} hidden={!isOpen}>
        <td role="cell" colSpan={COLUMNS}>
          {isOpen && <MovedMeals trial={trial} />}
        </td>
      </tr>
    </>
  );
}

const shown = (count: number | undefined) => (count === undefined ? MISSING : formatCount(count));
const widthOf = (count: number, most: number) => `${((count / most) * 100).toFixed(1)}%`;

function Decided({ trial }: { trial: TrialType }) {
  const reasons = decidedBy(trial);
  if (trial.verdict === 'ok') return reasons.join(', ') || t.same;
  return (
    <Short>
      <TriangleAlertIcon size={14} aria-hidden />
      {[...reasons, trial.sentence].join('. ')}
    </Short>
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
    vertical-align: middle;
  }

  tr > :last-child {
    padding-right: 0;
  }

  th {
    white-space: nowrap;
  }

  ${media.tablet} {
    th {
      white-space: normal;
    }
  }

  thead th:nth-child(n + 3):nth-child(-n + 6) {
    text-align: right;
  }

  ${media.phone} {
    display: block;

    tbody,
    td[colspan] {
      display: block;
    }

    tr[id]:not([hidden]) {
      display: block;
    }

    thead {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/* On a phone: name, change and button; the bars; the counts with their names; what decided. */
const Row = styled.tr`
  &[data-short] {
    background: ${theme.c.amberSoft};
    box-shadow:
      -${theme.s[2]} 0 ${theme.c.amberSoft},
      ${theme.s[2]} 0 ${theme.c.amberSoft};
  }

  > * {
    height: 2.75rem;
  }

  > :nth-child(2) {
    width: 9.5rem;
  }

  > :nth-child(8) {
    text-align: right;
  }

  td:nth-child(7) {
    color: ${theme.c.text2};
  }

  ${media.tablet} {
    > :nth-child(2) {
      width: 6rem;
    }
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: auto auto auto 1fr ${theme.h.touch};
    align-items: center;
    column-gap: ${theme.s[3]};
    padding: ${theme.s[1]} 0;
    border-bottom: 1px solid ${theme.c.line};

    && > * {
      border: 0;
      width: auto;
      height: auto;
      padding: ${theme.s[1]} 0;
    }

    > :nth-child(1) {
      grid-area: 1 / 1 / 2 / 5;
    }

    > :nth-child(2) {
      grid-area: 2 / 1 / 3 / 5;
    }

    > :nth-child(6) {
      grid-area: 3 / 4 / 4 / 6;
    }

    > :nth-child(7) {
      grid-area: 4 / 1 / 5 / 6;
    }

    > :nth-child(8) {
      grid-area: 1 / 5 / 3 / 6;
    }
  }
`;

const Count = styled.td`
  ${tabularNumbers}

  && {
    text-align: right;
  }

  ${media.phone} {
    && {
      text-align: left;
    }

    &::before {
      content: attr(data-label) ' ';
      color: ${theme.c.text3};
    }
  }
`;

const Name = styled.span<{ $type: MealType }>`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  color: ${({ $type }) => theme.meal[$type].text};
`;

const Bars = styled.div`
  display: grid;
  gap: 2px;
  forced-color-adjust: none;
`;

const Bar = styled.span`
  height: 0.375rem;
  border-radius: 3px;
  background: ${theme.c.lineStrong};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[5]};
  margin: ${theme.s[3]} 0 0;
  padding: 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[2]};
  }
`;

const Swatch = styled.span<{ $isEdited?: boolean }>`
  width: 1rem;
  height: 0.375rem;
  border-radius: 3px;
  background: ${({ $isEdited }) => ($isEdited ? theme.c.text : theme.c.lineStrong)};
  forced-color-adjust: none;
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
