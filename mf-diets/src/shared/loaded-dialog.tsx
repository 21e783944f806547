import { Button } from '@pora/ui';
import { RefreshCwIcon } from '@pora/ui/icons';
import { ResultDialog } from '@pora/ui/overlays';
import { type ComponentType, type FunctionComponent, useCallback, useEffect, useState } from 'react';
import { loadedDialogStrings as t } from './loaded-dialog.strings.js';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog whose file is fetched when it is opened for the first time. A file that does not come (no network) is said in
 * its place, and asked for again on a click: thrown, it would take the plan under it away with all that was typed.
 */
export function loadedDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LoadedDialog(props: Props) {
    const [phase, setPhase] = useState<'loading' | 'failed' | 'ready'>(loaded ? 'ready' : 'loading');
    const fetchFile = useCallback(() => {
      load().then(
        (dialog) => {
          loaded = dialog;
          setPhase('ready');
        },
        () => setPhase('failed'),
      );
    }, []);
    useEffect(() => {
      if (!loaded) fetchFile();
    }, [fetchFile]);
    if (phase === 'failed') return <NotLoaded onAgain={fetchFile} onClose={props.onClose} />;
    const Dialog = loaded;
    return phase === 'ready' && Dialog ? <Dialog {...props} /> : null;
  };
}

function NotLoaded({ onAgain, onClose }: Closable & { onAgain: () => void }) {
  return (
    <ResultDialog
      open
      state="error"
      title={t.title}
      description={t.text}
      actions={
        <Button variant="primary" icon={<RefreshCwIcon aria-hidden />} onClick={onAgain}>
          {t.again}
        </Button>
      }
      onClose={onClose}
    />
  );
}
