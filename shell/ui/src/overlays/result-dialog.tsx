import { CircleCheckIcon, OctagonAlertIcon, TriangleAlertIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../actions/button.js';
import { PlateClock } from '../display/plate-clock.js';
import { theme } from '../theme/theme.js';
import { Dialog, type DialogSize } from './dialog.js';
import { overlayStrings } from './overlays.strings.js';
import { useElapsedSeconds } from './use-elapsed-seconds.js';
import { useQuietClose } from './use-quiet-close.js';

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
  /** Wider than a sentence needs where a report stands in it. */
  size?: DialogSize;
  /** A quiet button before "Zamknij", which stays the main one: "Cofnij dostosowanie". */
  undo?: ReactNode;
  /** What to do instead of closing: "Wybierz inny plik". */
  actions?: ReactNode;
  onClose: () => void;
  /** Leaves while the work goes on; offered after 30 s, `onClose` when absent. */
  onLeave?: () => void;
  leaveLabel?: string;
  /** A success that needs no reading: it closes by itself after 2 s or with any key. */
  quiet?: boolean;
}

const icons = {
  success: <CircleCheckIcon color={theme.c.okText} />,
  warning: <TriangleAlertIcon color={theme.c.amberText} />,
  error: <OctagonAlertIcon color={theme.c.dangerText} />,
};

const discs = { success: theme.c.okSoft, warning: theme.c.amberSoft, error: theme.c.dangerSoft };

/** The one result dialog of the product: processing with elapsed time, then the result; "Zamknij" gets the focus. */
export function ResultDialog({
  open,
  state,
  title,
  description,
  details,
  size = 'small',
  undo,
  actions,
  onClose,
  onLeave,
  leaveLabel = overlayStrings.leaveProcessing,
  quiet,
}: ResultDialogProps) {
  const processing = state === 'processing';
  const seconds = useElapsedSeconds(open && processing);
  const canLeave = processing && seconds >= WAY_OUT_AFTER_S;
  const closeRef = useRef<HTMLButtonElement>(null);
  // Enter right after the work must close, never start something else.
  useEffect(() => {
    if (open && !processing) closeRef.current?.focus();
  }, [open, processing]);
  useQuietClose({ open, quiet, state }, closeRef, onClose);
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
      size={size}
      initialFocusRef={closeRef}
      title={title}
      description={description}
      icon={<StateIcon state={state} large={size !== 'small'} />}
      footer={
        processing ? (
          canLeave && leave
        ) : (
          <>
            {undo}
            {close}
            {actions}
          </>
        )
      }
    >
      {processing ? <Waiting seconds={seconds} canLeave={canLeave} /> : details}
    </Dialog>
  );
}

/** Of a report it stands on a disc. */
function StateIcon({ state, large }: { state: ResultState; large: boolean }) {
  if (state === 'processing') return <PlateClock size={24} animated />;
  return large ? <Disc style={{ background: discs[state] }}>{icons[state]}</Disc> : icons[state];
}

function Waiting({ seconds, canLeave }: { seconds: number; canLeave: boolean }) {
  return (
    <Progress>
      <span role="status">{canLeave ? overlayStrings.slow : overlayStrings.processing}</span>
      <Elapsed aria-hidden="true">{overlayStrings.elapsed(seconds)}</Elapsed>
    </Progress>
  );
}

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
`;

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
