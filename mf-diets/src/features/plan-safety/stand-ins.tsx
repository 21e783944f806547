import { exactMeasure } from '@pora/engine/text-pl/household-units';
import { formatCount, formatGrams, formatSigned } from '@pora/kit';
import { media, theme, VisuallyHidden } from '@pora/ui';
import { RadioGroupField } from '@pora/ui/forms';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { swapStrings as t } from './swap.strings.js';
import { type StandIn } from './use-other-food.js';

interface StandInsProps {
  /** What the amounts are for: "Zamiast 6 g". */
  label: string;
  substitutes: readonly StandIn[];
  chosen: number | undefined;
  onChoose: (foodId: number) => void;
}

/** What may stand in, with its amount, its energy and that of the meal after it; the list takes the focus. */
export function StandIns({ label, substitutes, chosen, onChoose }: StandInsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Table>
      <Head aria-hidden>
        <span>{t.columns.food}</span>
        <span>{label}</span>
        <span>{t.columns.kcal}</span>
        <span>{t.columns.after}</span>
      </Head>
      <RadioGroupField
        label={label}
        hideLabel
        orientation="column"
        inputRef={first}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(value) => onChoose(Number(value))}
        options={substitutes.map((standIn) => ({
          value: String(standIn.foodId),
          label: <Row {...standIn} />,
        }))}
      />
    </Table>
  );
}

function Row({ name, grams, unitName, unitQty, kcalDifference, mealCalories }: StandIn) {
  const measure = exactMeasure(unitName, unitQty);
  return (
    <Cells>
      <strong>{name}</strong>{' '}
      <span>
        <b>{formatGrams(grams, Number.isInteger(grams) ? 0 : 1)}</b>
        {measure && ` · ${measure}`}
      </span>{' '}
      <span>
        {kcalDifference === null ? (
          <Unknown words={t.unknownKcal} />
        ) : (
          <>
            <span aria-hidden>{formatSigned(kcalDifference)}</span>
            <Unit aria-hidden>{t.columns.kcal}</Unit>
            <VisuallyHidden>{t.kcal(formatSigned(kcalDifference))}</VisuallyHidden>
          </>
        )}
      </span>{' '}
      <span>
        {mealCalories === null ? (
          <>
            <After aria-hidden>{t.columns.after}</After>
            <Unknown words={t.after(t.unknownKcal)} />
          </>
        ) : (
          <>
            <After aria-hidden>{t.columns.after}</After>
            <span aria-hidden>{formatCount(mealCalories)}</span>
            <VisuallyHidden>{t.after(`${formatCount(mealCalories)}\u00a0kcal`)}</VisuallyHidden>
          </>
        )}
      </span>
    </Cells>
  );
}

function Unknown({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden>{t.unknown}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

const COLUMNS = 'minmax(0, 1fr) minmax(6.5rem, 0.55fr) 3.5rem 5rem';

const Table = styled.div`
  [role='radiogroup'] {
    gap: 0;
  }

  [role='radiogroup'] > label {
    gap: ${theme.s[3]};
    min-height: 3.125rem;
    padding: ${theme.s[1]} ${theme.s[2]} ${theme.s[1]} ${theme.s[1]};
    border-bottom: 1px solid ${theme.c.line};

    &:has(input:checked) {
      background: ${theme.c.selectSoft};
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  gap: ${theme.s[3]};
  padding: ${theme.s[1]} ${theme.s[2]} ${theme.s[2]} calc(${theme.s[1]} + 1rem + ${theme.s[3]});
  border-bottom: 1px solid ${theme.c.lineStrong};
  color: ${theme.c.text3};
  font: ${theme.t.small};
  font-weight: 560;

  > :nth-child(n + 3) {
    text-align: right;
    white-space: nowrap;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :nth-child(n + 3) {
      display: none;
    }
  }
`;

const After = styled.span`
  display: none;
  margin-right: ${theme.s[1]};
  color: ${theme.c.text3};

  ${media.phone} {
    display: inline;
  }
`;

/** A phone shows no heads of columns. */
const Unit = styled(After)`
  margin: 0 0 0 ${theme.s[1]};
`;

const Cells = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: ${COLUMNS};
  align-items: center;
  gap: ${theme.s[1]} ${theme.s[3]};
  min-width: 0;
  font-variant-numeric: tabular-nums;

  strong,
  b {
    font-weight: 560;
    overflow-wrap: anywhere;
  }

  > span {
    color: ${theme.c.text2};
  }

  > :nth-child(n + 3) {
    color: ${theme.c.text};
    text-align: right;
    white-space: nowrap;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;

    > strong {
      grid-column: 1 / -1;
    }
  }
`;
