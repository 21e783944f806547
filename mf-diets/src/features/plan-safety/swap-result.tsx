import { Button, theme } from '@pora/ui';
import { Undo2Icon } from '@pora/ui/icons';
import { ResultDialog, type ResultState } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { type SwapAnswer } from './safety-steps.js';
import { swapStrings as t } from './swap.strings.js';
import { VerdictLine } from './verdict-line.js';
import { verdictStrings } from './verdict.strings.js';

interface SwapResultProps {
  answer: SwapAnswer;
  onUndo: () => Promise<boolean>;
  onClose: () => void;
}

/** What came of a swap; a success only where the plan is safe after it. */
export function SwapResult({ answer, onUndo, onClose }: SwapResultProps) {
  const { message, verdict, failedReplacements, changed = [] } = answer;
  const { state, title } = lookOf(answer);
  const [undoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    const isUndone = await onUndo();
    setUndoing(false);
    if (isUndone) onClose();
  };
  return (
    <ResultDialog
      open
      quiet
      state={state}
      title={title}
      description={message}
      details={
        <Details>
          <VerdictLine {...verdict} />
          {failedReplacements.length > 0 && (
            <ul>
              {failedReplacements.map(({ day, slotLabel, from, sentence }) => (
                <li key={`${day} ${slotLabel} ${from}`}>
                  <strong>{verdictStrings.dialog.place(day, slotLabel)}</strong> {sentence}
                </li>
              ))}
            </ul>
          )}
        </Details>
      }
      undo={
        changed.length > 0 && (
          <Button variant="quiet" icon={<Undo2Icon aria-hidden />} busy={undoing} onClick={() => void undo()}>
            {t.undo}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}

function lookOf({ outcome, title, verdict, changed = [] }: SwapAnswer): {
  state: ResultState;
  title: string;
} {
  if (outcome === 'failed') return { state: 'error', title };
  if (outcome !== 'success')
    return { state: 'warning', title: changed.length > 0 ? title : t.nothingSwapped };
  if (verdict.state === 'safe') return { state: 'success', title };
  return { state: 'warning', title: t.stillNotSafe };
}

const Details = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.s[3]};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font: ${theme.t.dense};
  }
`;
