import { isTemporary, messageOf } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import { Suspense, useState } from 'react';
import { type AwayNoticeProps } from './away-notice.js';
import { dashboardStrings as t } from './dashboard.strings.js';
import { lazyPart } from './lazy-part.js';
import { type FailedLoad, isOnItsWay, type Loads } from './loads.js';
import { NoticeLine } from './notice-line.js';

// Comes when a service is away; a browser that has lost the whole server is told one by one.
const AwayNotice = lazyPart<AwayNoticeProps>(
  async () => (await import('./away-notice.js')).AwayNotice,
  ({ away }) => away.map(refusalOf),
);

/** Says what could not be read, also when the figures of the last visit are still shown. */
export function LoadNotices({ loads }: { loads: Loads }) {
  const failed = (Object.keys(loads) as (keyof Loads)[]).flatMap((of): FailedLoad[] => {
    const load = loads[of];
    return load.phase !== 'loading' && load.error ? [{ ...load, of }] : [];
  });
  const away = failed.filter(({ error }) => isTemporary(error));
  const all = Object.values(loads);
  // Nothing is said of the rest before all of it has answered.
  const isAllTold = all.every(({ phase }) => phase !== 'loading');
  const others = isAllTold ? all.filter((load) => load.phase === 'ready' && !load.error).length : 0;
  // It stays to tell when everything answers again.
  const [wasAway, setWasAway] = useState(false);
  if (away.length > 0 && !wasAway) setWasAway(true);
  return (
    <>
      {wasAway && (
        <Suspense>
          <AwayNotice away={away} others={others} />
        </Suspense>
      )}
      {failed.filter((one) => !away.includes(one)).map(refusalOf)}
    </>
  );
}

const refusalOf = (failed: FailedLoad) => (
  <NoticeLine key={failed.of}>
    <InlineNotice
      tone="amber"
      live
      title={t.failed[failed.of]}
      action={
        <Button size="compact" busy={isOnItsWay(failed)} onClick={failed.retry}>
          {t.retry}
        </Button>
      }
    >
      {messageOf(failed.error)}
    </InlineNotice>
  </NoticeLine>
);
