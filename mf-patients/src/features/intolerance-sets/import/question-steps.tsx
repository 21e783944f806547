import { Button } from '@pora/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Question } from './questions.model.js';
import { resultsImportStrings as t } from './results-import.strings.js';

/** Questions to draw, and where they stand among all that are asked. */
export interface Steps {
  readonly shown: readonly Question[];
  readonly count: number;
  /** From 0. */
  readonly at: number;
  readonly go: (at: number) => void;
}

/** The questions a file leaves open: one after another where only one fits the screen, all of them elsewhere. */
export function useSteps(asked: readonly Question[], oneByOne: boolean): Steps {
  const [wanted, go] = useState(0);
  const at = Math.min(wanted, Math.max(asked.length - 1, 0));
  return { shown: oneByOne ? asked.slice(at, at + 1) : asked, count: asked.length, at, go };
}

/** Where in the questions one is, with the way on and back. */
export function StepBar({ count, at, go }: Steps) {
  return (
    <Bar>
      <span role="status">{t.step(at + 1, count)}</span>
      <Button size="compact" disabled={at === 0} onClick={() => go(at - 1)}>
        {t.previous}
      </Button>
      <Button size="compact" disabled={at === count - 1} onClick={() => go(at + 1)}>
        {t.next}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  font: ${({ theme }) => theme.t.dense};

  > span {
    margin-right: auto;
    color: ${({ theme }) => theme.c.text2};
  }
`;
