import { planCalls } from '@pora/contracts/calls';
import { apiKey, fetchText, isHttpError, messageOf, useLoad } from '@pora/kit';
import { Button, CopyButton, EmptyState, ErrorState, focusRing, Spinner, theme } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { usePlanEditing } from '../plan-work/public.js';
import { debugStrings as t } from './debug-report.strings.js';

/** What the last run of the generator wrote down, as plain text to be read or sent [diets §2, §8]. */
export function DebugReportDialog({ onClose }: { onClose: () => void }) {
  const { plan } = usePlanEditing();
  const { version } = plan;
  const params = { id: plan.id };
  const query = { form: 'words' } as const;
  const log = useLoad<string>({
    queryKey: apiKey(planCalls.debugLog, { params, query, version }),
    queryFn: ({ signal }) => fetchText(planCalls.debugLog, { params, query, signal }),
    // A plan that was never generated has no log: asking again and again does not make one.
    retry: false,
  });
  // Nothing failed and nothing is to be tried again: there is no run to tell of.
  const isNever = log.phase === 'failed' && isHttpError(log.error, 404);
  const text = log.phase === 'ready' ? log.data : '';
  return (
    <Dialog
      open
      size="wide"
      title={t.title}
      description={t.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
          {text !== '' && <CopyButton variant="button" value={text} label={t.copy} copiedLabel={t.copied} />}
        </>
      }
    >
      {log.phase === 'loading' && <Spinner label={t.loading} />}
      {isNever && <EmptyState compact title={t.none} description={messageOf(log.error)} />}
      {log.phase === 'failed' && !isNever && (
        <ErrorState
          title={t.none}
          description={messageOf(log.error)}
          onRetry={log.retry}
          busy={log.retrying}
        />
      )}
      {log.phase === 'ready' &&
        (text === '' ? (
          <p>{t.none}</p>
        ) : (
          // It scrolls and holds nothing that takes the focus: without a stop of its own the keyboard could not scroll it.
          <Log tabIndex={0} role="region" aria-label={t.log}>
            {text}
          </Log>
        ))}
    </Dialog>
  );
}

const Log = styled.pre`
  max-height: 60vh;
  margin: 0;
  padding: ${theme.s[4]};
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border-radius: ${theme.r[2]};
  background: ${theme.c.canvas};
  color: ${theme.c.text2};
  font-size: 0.8125rem;
  ${focusRing}
`;
