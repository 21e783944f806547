import { CircleCheckIcon, OctagonAlertIcon, TriangleAlertIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.js';
import { PlateClock } from '../display/plate-clock.js';
import { theme } from '../theme/theme.js';
import { Dialog } from './dialog.js';
import { overlayStrings } from './overlays.strings.js';
import { useElapsedSeconds } from './use-elapsed-seconds.js';

/** Longest time a processing dialog stays without a way out, in seconds. */
export const WAY_OUT_AFTER_S = 30;

/** State of a long job. */
export type ResultState = 'processing' | 'success' | 'warning' | 'error';

/** Props of ResultDialog. */
export interface ResultDialogProps {
  open: boolean;
  state: ResultState;
  title: string;
  description?: ReactNode;
  /** Only what needs attention, each line with its action. */
  details?: ReactNode;
  /** Buttons after the work, before "Zamknij": "Wybierz inny plik". */
  actions?: ReactNode;
  onClose: () => void;
  /** Leaves while the work goes on; offered after 30 s, `onClose` when absent. */
  onLeave?: () => void;
  leaveLabel?: string;
}

const icons = {
  success: <CircleCheckIcon color={theme.c.okText} />,
  warning: <TriangleAlertIcon color={theme.c.amberText} />,
  error: <OctagonAlertIcon color={theme.c.dangerText} />,
};

/** The one result dialog of the product: processing with elapsed time, then the result; "Zamknij" gets the focus. */
export function ResultDialog({
  open,
  state,
  title,
  description,
  details,
  actions,
  onClose,
  onLeave,
  leaveLabel = overlayStrings.leaveProcessing,
}: ResultDialogProps) {
  const processing = state === 'processing';
  const seconds = useElapsedSeconds(open && processing);
  const canLeave = processing && seconds >= WAY_OUT_AFTER_S;
  const closeRef = useRef<HTMLButtonElement>(null);
  // Enter right after the work must close, never start something else.
  useEffect(() => {
    if (open && !processing) closeRef.current?.focus();
  }, [open, processing]);
  const leave = (
    <Button variant="secondary" onClick={onLeave ?? onClose}>
      {leaveLabel}
    </Button>
  );
  const close = (
    <Button ref={closeRef} variant={actions ? 'quiet' : 'primary'} onClick={onClose}>
      {overlayStrings.close}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={processing ? (onLeave ?? onClose) : onClose}
      dismissible={!processing || canLeave}
      size="small"
      initialFocusRef={closeRef}
      title={title}
      description={description}
      icon={processing ? <PlateClock size={24} animated /> : icons[state]}
      footer={
        processing ? (
          canLeave && leave
        ) : (
          <>
            {close}
            {actions}
          </>
        )
      }
    >
      {processing ? (
        <Progress>
          <span role="status">{canLeave ? overlayStrings.slow : overlayStrings.processing}</span>
          <Elapsed aria-hidden="true">{overlayStrings.elapsed(seconds)}</Elapsed>
        </Progress>
      ) : (
        details
      )}
    </Dialog>
  );
}

const Progress = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[4]};
  color: ${theme.c.text2};
`;

const Elapsed = styled.span`
  color: ${theme.c.text3};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
