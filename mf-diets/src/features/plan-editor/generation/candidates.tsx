import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Feasibility } from '@pora/contracts/plans/plan-explanation.model';
import { formatCount, type LoadState, messageOf } from '@pora/kit';
import { ErrorState, mealTypeKeys, Spinner, theme } from '@pora/ui';
import { mealIcons, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { generateStrings as t } from './generate.strings.js';

const LABELS = new Map<string, string>(Object.entries(MEAL_TYPE_LABELS));

/** How many meals are left for each type of slot, and what takes most of them where few are left. */
export function Candidates({ feasibility }: { feasibility: LoadState<Feasibility> }) {
  if (feasibility.phase === 'loading') return <Spinner label={t.counting} />;
  if (feasibility.phase === 'failed') {
    return (
      <ErrorState
        title={t.countFailed}
        description={messageOf(feasibility.error)}
        onRetry={feasibility.retry}
        busy={feasibility.retrying}
      />
    );
  }
  const { types } = feasibility.data;
  const all = types.reduce((sum, { slots }) => sum + slots, 0);
  const fillable = types.reduce((sum, { slots, capacity }) => sum + Math.min(slots, capacity), 0);
  return (
    <div>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.candidates}</th>
            <th scope="col">{t.fits}</th>
            <th scope="col">{t.toFill}</th>
            <th scope="col">{t.limit}</th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ type, pool, slots, verdict, sentence }) => (
            <tr key={type}>
              <th scope="row">
                <TypeName type={type} />
              </th>
              <td>{formatCount(pool.left)}</td>
              <td>{formatCount(slots)}</td>
              <td>{verdict === 'ok' ? t.nothing : <Limit sentence={sentence} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Sum>{t.fillable(fillable, all)}</Sum>
    </div>
  );
}

function TypeName({ type }: { type: string }) {
  const key = mealTypeKeys.find((each) => each === type) ?? 'unknown';
  const Icon = mealIcons[key];
  return (
    <Type style={{ color: theme.meal[key].text }}>
      <Icon size={14} aria-hidden />
      {LABELS.get(type) ?? type}
    </Type>
  );
}

function Limit({ sentence }: { sentence: string }) {
  return (
    <Bites>
      <TriangleAlertIcon size={14} aria-hidden />
      {sentence}
    </Bites>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.s[2]};
    border-bottom: 1px solid ${theme.c.line};
    text-align: left;
    vertical-align: top;
  }

  th:first-child {
    padding-left: 0;
  }

  thead th {
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }

  tbody th {
    font-weight: 600;
  }

  td:nth-of-type(1),
  td:nth-of-type(2),
  thead th:nth-of-type(2),
  thead th:nth-of-type(3) {
    text-align: right;
  }
`;

const Type = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
`;

const Bites = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s[1]};
  color: ${theme.c.amberText};

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Sum = styled.p`
  margin: ${theme.s[3]} 0 0;
  padding: ${theme.s[3]} ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.canvas};
`;
