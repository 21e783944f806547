import { type IntoleranceItem } from '@pora/contracts/patients/intolerance-set.model';
import { type IntoleranceLight, lightOf, RISK_ABOVE } from '@pora/engine/rules';
import { formatDecimal, paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { VisuallyHidden } from '@pora/ui';
import { CheckIcon, CircleAlertIcon, TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { intoleranceSetStrings as t } from './intolerance-sets.strings.js';

/** U/ml at the right end of a bar; what is more fills it. */
const FULL_BAR = 50;

const ICONS = { green: <CheckIcon />, yellow: <TriangleAlertIcon />, red: <CircleAlertIcon /> };

interface ResultRowProps {
  item: IntoleranceItem;
  /** Foods the result stands for in the catalogue; undefined while that is not known. */
  foods: number | undefined;
}

/** One result: its value as a bar with the limit, and for an elevated one what it leads to (decision 13). */
export function ResultRow({ item: { name, value }, foods }: ResultRowProps) {
  const light = lightOf(value);
  return (
    <Row>
      <Name $strong={light === 'red'}>{name}</Name>
      <ResultBar value={value} />
      {light === 'red' && foods !== undefined && <Mapping name={name} foods={foods} />}
    </Row>
  );
}

/** A result as a bar with the limit, its number and its sign: three cells of the row's grid. */
export function ResultBar({ value }: Pick<IntoleranceItem, 'value'>) {
  const light = lightOf(value);
  return (
    <>
      <Bar aria-hidden>
        <Fill $light={light} style={{ width: `${(Math.min(value, FULL_BAR) / FULL_BAR) * 100}%` }} />
      </Bar>
      <Value>{formatDecimal(value)}</Value>
      <Mark $light={light}>
        {ICONS[light]}
        <VisuallyHidden>{t.lights[light]}</VisuallyHidden>
      </Mark>
    </>
  );
}

function Mapping({ name, foods }: { name: string; foods: number }) {
  if (foods > 0) return <Note>{t.mapped(foods)}</Note>;
  return (
    <Note $warns>
      {t.unmapped}{' '}
      <Link to={paths.intolerances} aria-label={t.mapOf(name)}>
        {t.map}
      </Link>
    </Note>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 8.5rem) minmax(3rem, 1fr) 3rem 1.25rem;
  align-items: center;
  gap: 0 ${({ theme }) => theme.s[2]};
  min-height: 1.75rem;
  font: ${({ theme }) => theme.t.dense};
`;

const Name = styled.span<{ $strong: boolean }>`
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  overflow-wrap: anywhere;
`;

const Bar = styled.span`
  position: relative;
  height: 0.5rem;
  border-radius: 999px;
  background: ${({ theme }) => theme.c.sunken};

  &::after {
    content: '';
    position: absolute;
    inset: -0.1875rem auto -0.1875rem ${(RISK_ABOVE / FULL_BAR) * 100}%;
    width: 2px;
    background: ${({ theme }) => theme.c.text2};
  }
`;

const Fill = styled.span<{ $light: IntoleranceLight }>`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: inherit;
  background: ${({ theme, $light }) =>
    ({ green: theme.c.ok, yellow: theme.c.amber, red: theme.c.danger })[$light]};
`;

const Value = styled.strong`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: right;
`;

const Mark = styled.span<{ $light: IntoleranceLight }>`
  display: inline-grid;
  color: ${({ theme, $light }) =>
    ({ green: theme.c.okText, yellow: theme.c.amberText, red: theme.c.dangerText })[$light]};
`;

const Note = styled.span<{ $warns?: boolean }>`
  grid-column: 1 / -1;
  padding-bottom: ${({ theme }) => theme.s[1]};
  color: ${({ theme, $warns = false }) => ($warns ? theme.c.amberText : theme.c.text3)};
  font: ${({ theme }) => theme.t.small};
`;
