import { type ColumnCandidate } from '@pora/contracts/patients/intolerance-set.model';
import { formatDecimal } from '@pora/kit';
import { focusRing } from '@pora/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { resultsImportStrings as t } from './results-import.strings.js';

/** Rows of each column that are shown, to be held against the print. */
const SHOWN = 3;

interface ColumnChoiceProps {
  candidates: readonly ColumnCandidate[];
  chosen: number | undefined;
  onChoose: (column: number) => void;
}

/** The columns that could hold the results side by side; the proposed one is marked and none is chosen by itself. */
export function ColumnChoice({ candidates, chosen, onChoose }: ColumnChoiceProps) {
  const name = useId();
  return (
    <section aria-label={t.whichColumn}>
      <Heading id={`${name}-title`}>{t.whichColumn}</Heading>
      <Hint>{t.whichColumnHint(candidates.length)}</Hint>
      <Cards role="radiogroup" aria-labelledby={`${name}-title`}>
        {candidates.map((candidate, at) => (
          <Card key={`${candidate.head} ${at}`} $isChosen={chosen === at}>
            <Label>
              <input type="radio" name={name} checked={chosen === at} onChange={() => onChoose(at)} />
              <strong>{t.columnName(candidate.head, candidate.column)}</strong>
              <span>{candidate.head ? t.columnPlace(candidate.column) : ''}</span>
            </Label>
            <Reason $isProposed={candidate.isProposed}>{t.columnReason(candidate.reason)}</Reason>
            <Samples candidate={candidate} />
          </Card>
        ))}
      </Cards>
    </section>
  );
}

function Samples({ candidate: { categories, lowest, highest } }: { candidate: ColumnCandidate }) {
  const items = categories.flatMap((category) => category.items);
  return (
    <>
      <dl>
        {items.slice(0, SHOWN).map((item, at) => (
          <div key={`${item.name} ${at}`}>
            <dt>{item.name}</dt>
            <dd>{formatDecimal(item.value, decimalsOf(item.value))}</dd>
          </div>
        ))}
      </dl>
      <Hint>
        {lowest !== null && highest !== null && t.span(lowest, highest)}
        {items.length > SHOWN && `, ${t.moreRows(items.length - SHOWN)}`}
      </Hint>
    </>
  );
}

/** A number as it stands in the file: 0,752 and 71,4. */
const decimalsOf = (value: number) => Math.min(Math.max((String(value).split('.')[1] ?? '').length, 1), 3);

const Heading = styled.h3`
  margin: 0;
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
`;

const Hint = styled.p`
  margin: 0 0 ${({ theme }) => theme.s[2]};
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${({ theme }) => theme.s[3]};
`;

const Card = styled.div<{ $isChosen: boolean }>`
  padding: ${({ theme }) => theme.s[3]};
  border: 1px solid ${({ theme, $isChosen }) => ($isChosen ? theme.c.ink : theme.c.line)};
  border-radius: ${({ theme }) => theme.r[2]};

  dl {
    margin: ${({ theme }) => theme.s[2]} 0;
    font: ${({ theme }) => theme.t.dense};
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.s[2]};
    padding: ${({ theme }) => theme.s[1]} 0;
    border-top: 1px solid ${({ theme }) => theme.c.line};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

const Label = styled.label`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.s[2]};
  min-height: 1.5rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  span {
    margin-left: auto;
    color: ${({ theme }) => theme.c.text3};
    font: ${({ theme }) => theme.t.small};
  }

  input {
    ${focusRing}
  }
`;

const Reason = styled.p<{ $isProposed: boolean }>`
  margin: ${({ theme }) => theme.s[1]} 0 0;
  color: ${({ theme, $isProposed }) => ($isProposed ? theme.c.selectText : theme.c.text3)};
  font: ${({ theme }) => theme.t.small};
  font-weight: ${({ $isProposed }) => ($isProposed ? 600 : 400)};
`;
