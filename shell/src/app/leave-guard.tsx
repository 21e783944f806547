import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { confirmLeave, leavePage, useLeaveQuestion, wouldLeaveDirty, type LeaveQuestion } from '@pora/kit';
import { useBlocker } from '@pora/kit/router';
import type { ConfirmDialogProps } from '@pora/ui/overlays';
import { isReleasePending } from './remotes/release-watch.js';

/**
 * The one blocker of the router: asks before unsaved work is left, and turns the next change of page into a full load
 * when a newer release is out.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLeaveDirty(nextLocation, currentLocation) ||
      (isReleasePending() && nextLocation.pathname !== currentLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    void confirmLeave().then((leave) => {
      if (!leave) blocker.reset();
      else if (isReleasePending()) leavePage(pathname + search + hash);
      else blocker.proceed();
    });
  }, [blocker]);
  const question = useLeaveQuestion();
  return question && <Question question={question} />;
}

/** Without the dialog's file (no network) the browser's own question does. */
const ConfirmDialog = lazy(async (): Promise<{ default: ComponentType<ConfirmDialogProps> }> => {
  try {
    return { default: (await import('@pora/ui/overlays')).ConfirmDialog };
  } catch {
    return { default: BrowserConfirm };
  }
});

function BrowserConfirm({ title, description, onConfirm, onCancel }: ConfirmDialogProps) {
  useEffect(() => {
    if (window.confirm(`${title}\n\n${String(description)}`)) onConfirm();
    else onCancel();
  }, [title, description, onConfirm, onCancel]);
  return null;
}

function Question({ question }: { question: LeaveQuestion }) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={question.title}
        description={question.text}
        confirmLabel={question.leave}
        cancelLabel={question.stay}
        emphasis="cancel"
        onConfirm={() => question.answer(true)}
        onCancel={() => question.answer(false)}
      />
    </Suspense>
  );
}
