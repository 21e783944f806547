import { useShortcut } from '@pora/kit';
import { IconButton, useDelayed } from '@pora/ui';
import { HistoryIcon, Redo2Icon, Undo2Icon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { BLINK_MS, usePlanEditing } from '../plan-work/public.js';
import { historyStrings as t } from './plan-history.strings.js';
import { lastStep, stepText } from './step-text.js';
import { usePlanHistory } from './use-plan-history.js';

/** Keys of undo and redo, wherever the buttons stand; in a field they stay the field's own. */
export function HistoryKeys() {
  const { generating, undoLast, redoLast } = usePlanEditing();
  const keys = { inDialog: true, enabled: !generating };
  useShortcut('mod+z', () => void undoLast(), keys);
  useShortcut('mod+shift+z', () => void redoLast(), keys);
  useShortcut('mod+y', () => void redoLast(), keys);
  return null;
}

/** What the buttons would do, read when somebody looks at them, so that editing itself reads no history. */
function useMoveLabels(version: number | undefined) {
  const { plan } = usePlanEditing();
  const history = usePlanHistory(plan, { enabled: version === plan.version });
  if (history.phase !== 'ready') return { undo: t.back, redo: t.forward };
  const [back, again] = [lastStep(history.data), history.data.redo];
  return {
    undo: back ? t.undoStep(stepText(back, plan.planDays)) : t.nothingToUndo,
    redo: again ? t.redoStep(stepText(again, plan.planDays)) : t.nothingToRedo,
  };
}

/** Undo, redo and the history of the opened plan [decisions 45]; the last one unless it stands elsewhere. */
export function HistoryButtons({ withList = true }: { withList?: boolean }) {
  const { plan, generating, commands, address, undoLast, redoLast } = usePlanEditing();
  const [lookedAt, setLookedAt] = useState<number>();
  const labels = useMoveLabels(lookedAt);
  // A generation that ends at once does not make them flicker.
  const isLong = useDelayed(generating, BLINK_MS);
  const look = () => setLookedAt(plan.version);
  return (
    <Group onPointerEnter={look} onFocus={look}>
      <IconButton
        label={labels.undo}
        shortcut={t.undoKey}
        icon={<Undo2Icon />}
        busy={commands.undo.isPending}
        disabled={isLong}
        onClick={() => generating || commands.undo.isRunning() || void undoLast()}
      />
      <IconButton
        label={labels.redo}
        shortcut={t.redoKey}
        icon={<Redo2Icon />}
        busy={commands.redo.isPending}
        disabled={isLong}
        onClick={() => generating || commands.redo.isRunning() || void redoLast()}
      />
      {withList && (
        <IconButton label={t.title} icon={<HistoryIcon />} onClick={() => address.open('history')} />
      )}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
`;
