import { backupScheduleCalls } from '@pora/contracts/calls';
import { failureProps, useApiQuery } from '@pora/kit';
import { Button, ErrorState, media, SkeletonRows, theme } from '@pora/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { keptOf, nextOf, placeOf, whenOf } from './schedule-words.js';
import { scheduleStrings as t } from './schedule.strings.js';

/** The dialog comes when somebody changes the schedule. */
const ScheduleDialog = lazy(async () => ({
  default: (await import('./schedule-dialog.js')).ScheduleDialog,
}));

/** When backups are made by the clock, how long they stay and where they lie. */
export function ScheduleCard() {
  const load = useApiQuery(backupScheduleCalls.get, {}, { refetchOnMount: 'always' });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={t.title}>
      <Head>
        <h3>{t.title}</h3>
        {load.phase === 'ready' && (
          <Change
            size="compact"
            variant="quiet"
            aria-label={t.changeSchedule}
            onClick={() => setIsOpen(true)}
          >
            {t.change}
          </Change>
        )}
      </Head>
      {load.phase === 'loading' && <SkeletonRows rows={4} label={t.loading} />}
      {load.phase === 'failed' && <ErrorState compact title={t.loadFailed} {...failureProps(load)} />}
      {load.phase === 'ready' && (
        <Facts>
          <dt>{t.when}</dt>
          <dd>{whenOf(load.data)}</dd>
          <dt>{t.next}</dt>
          <dd>{nextOf(load.data)}</dd>
          <dt>{t.kept}</dt>
          <dd>{keptOf(load.data)}</dd>
          <dt>{t.place}</dt>
          <dd>{placeOf(load.data)}</dd>
        </Facts>
      )}
      {load.phase === 'ready' && isOpen && (
        <Suspense>
          <ScheduleDialog schedule={load.data} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 2rem;
  border-bottom: 1px solid ${theme.c.line};

  h3 {
    margin: 0;
    font: 600 0.8125rem/1.25rem ${theme.font};
  }
`;

const Change = styled(Button)`
  /* Its words end where the facts below end. */
  margin-right: -0.625rem;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.125rem ${theme.s[4]};
  margin: ${theme.s[2]} 0 0;
  font: ${theme.t.dense};

  dt {
    color: ${theme.c.text3};
  }

  dd {
    margin: 0;
    text-align: right;
  }
`;
