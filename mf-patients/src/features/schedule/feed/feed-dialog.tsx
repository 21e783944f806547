import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleFeed } from '@pora/contracts/schedule/schedule.model';
import { apiKey, callRoute, failureProps, messageOf, useApiQuery, useSingleMutation } from '@pora/kit';
import { useQueryClient } from '@pora/kit/queries';
import { Button, CopyButton, ErrorState, InlineNotice, SkeletonRows, TextField, toast } from '@pora/ui';
import { ConfirmDialog, Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { scheduleStrings } from '../schedule.strings.js';
import { feedStrings as t } from './feed.strings.js';

/** The address under which other calendars read the visits: made, shown once, made anew, ended. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const load = useApiQuery(scheduleCalls.feed, {}, { refetchOnMount: 'always' });
  const feed = load.phase === 'ready' ? load.data.feed : null;
  const { address, problem, make, revoke } = useFeedDeeds();
  const [asked, ask] = useState<'renew' | 'revoke' | null>(null);
  const confirm = () => {
    if (asked === 'revoke') revoke.mutate();
    else make.mutate();
    ask(null);
  };
  return (
    <Dialog
      open
      steady
      onClose={onClose}
      title={scheduleStrings.feed}
      description={t.description}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <Parts>
        <p>{t.what}</p>
        <p>{t.secret}</p>
        {problem !== null && (
          <InlineNotice tone="danger" live title={t.failed}>
            {problem}
          </InlineNotice>
        )}
        {address !== null && <FreshAddress address={address} />}
        {load.phase === 'loading' && <SkeletonRows rows={2} label={t.loading} />}
        {load.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(load)} />}
        {load.phase === 'ready' && feed === null && (
          <>
            <p>{t.none}</p>
            <Deeds>
              <Button variant="primary" busy={make.isPending} onClick={() => make.mutate()}>
                {t.make}
              </Button>
            </Deeds>
          </>
        )}
        {feed && (
          <>
            <p>{usageOf(feed)}</p>
            <Deeds>
              <Button busy={make.isPending} onClick={() => ask('renew')}>
                {t.renew}
              </Button>
              <Button variant="danger-quiet" busy={revoke.isPending} onClick={() => ask('revoke')}>
                {t.revoke}
              </Button>
            </Deeds>
          </>
        )}
      </Parts>
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'revoke' ? t.revokeTitle : t.renewTitle}
        description={asked === 'revoke' ? t.revokeText : t.renewText}
        confirmLabel={asked === 'revoke' ? t.revoke : t.renew}
        onConfirm={confirm}
        onCancel={() => ask(null)}
      />
    </Dialog>
  );
}

/** Making and ending the address; the one just made is known until the dialog closes. */
function useFeedDeeds() {
  const client = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const settle = (feed: ScheduleFeed | null, path?: string) => {
    setProblem(null);
    setAddress(path === undefined ? null : `${window.location.origin}${path}`);
    client.setQueryData(apiKey(scheduleCalls.feed), { feed });
  };
  const onError = (error: unknown) => setProblem(messageOf(error));
  const make = useSingleMutation({
    mutationFn: () => callRoute(scheduleCalls.createFeed, {}),
    onSuccess: ({ path, ...feed }) => settle(feed, path),
    onError,
  });
  const revoke = useSingleMutation({
    mutationFn: () => callRoute(scheduleCalls.revokeFeed, {}),
    onSuccess: () => {
      settle(null);
      toast.success(t.revoked);
    },
    onError,
  });
  return { address, problem, make, revoke };
}

function FreshAddress({ address }: { address: string }) {
  return (
    <>
      <InlineNotice tone="amber" live title={t.once}>
        {t.onceText}
      </InlineNotice>
      <Address>
        <TextField
          label={t.address}
          value={address}
          readOnly
          onChange={stays}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton variant="primary" value={address} label={t.copy} />
      </Address>
    </>
  );
}

/** The address is to be copied, not changed. */
const stays = () => undefined;

const usageOf = ({ createdAt, lastUsedAt }: ScheduleFeed) =>
  `${t.made(createdAt)} ${lastUsedAt === null ? t.unused : t.used(lastUsedAt)}`;

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.875rem;
`;

const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 0.5rem;

  > :first-child {
    flex: 1 1 16rem;
  }
`;
