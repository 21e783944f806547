import { planInsightCalls } from '@pora/contracts/calls';
import { type ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import { failureProps, useApiQuery } from '@pora/kit';
import {
  Button,
  CopyButton,
  ErrorState,
  InlineNotice,
  media,
  SkeletonRows,
  TabPanel,
  Tabs,
  theme,
  useDelayed,
} from '@pora/ui';
import { PrinterIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { countMeals, usePlanEditing } from '../plan-work/public.js';
import { shoppingText } from './shopping-groups.js';
import { shoppingStrings as t } from './shopping-list.strings.js';
import { ShoppingPrint } from './shopping-print.js';
import { ShoppingWeek } from './shopping-week.js';
import { useTicks } from './use-ticks.js';

type Week = 'week1' | 'week2';

const WEEKS: { value: Week; label: string }[] = [
  { value: 'week1', label: t.weekTab(1) },
  { value: 'week2', label: t.weekTab(2) },
];
const numberOf = (week: Week) => (week === 'week1' ? 1 : 2);
const NO_LISTS: Pick<ShoppingLists, Week> = { week1: [], week2: [] };

/** What to buy for the plan, a week at a time [diets §2]; the server makes the list anew for every version of the plan. */
export function ShoppingDialog({ onClose }: { onClose: () => void }) {
  const { plan } = usePlanEditing();
  const { id, version } = plan;
  const lists = useApiQuery(planInsightCalls.shoppingLists, { params: { id }, version });
  const slow = useDelayed(lists.phase === 'loading');
  const [week, setWeek] = useState<Week>('week1');
  const idBase = useId();
  const data = lists.phase === 'ready' ? lists.data : undefined;
  const items = (data ?? NO_LISTS)[week];
  const ticks = useTicks(id, numberOf(week), items);
  return (
    <Dialog
      open
      size="full"
      title={t.title}
      description={t.from(plan.name, countMeals(plan.planDays))}
      onClose={onClose}
      footerStart={<Foot>{t.foot}</Foot>}
      footer={
        <>
          {data && items.length > 0 && (
            <Button variant="quiet" icon={<PrinterIcon aria-hidden />} onClick={() => window.print()}>
              {t.print}
            </Button>
          )}
          <Button onClick={onClose}>{t.close}</Button>
          {data && items.length > 0 && (
            <CopyButton
              variant="primary"
              label={t.copy}
              copiedLabel={t.copied}
              value={shoppingText(plan.name, numberOf(week), items)}
            />
          )}
        </>
      }
    >
      <Tabs idBase={idBase} label={t.weeks} value={week} onChange={setWeek} items={WEEKS} />
      <TabPanel idBase={idBase} value={week} current={week}>
        <Body>
          {lists.phase === 'failed' && <ErrorState title={t.failed} {...failureProps(lists)} />}
          {slow && <SkeletonRows label={t.loading} rows={12} />}
          {lists.phase === 'ready' && (
            <>
              {lists.error !== null && (
                <InlineNotice
                  tone="amber"
                  live
                  action={
                    <Button size="compact" busy={lists.refreshing} onClick={lists.retry}>
                      {t.retry}
                    </Button>
                  }
                >
                  {t.refreshFailed}
                </InlineNotice>
              )}
              <ShoppingWeek key={week} week={numberOf(week)} items={items} ticks={ticks} />
            </>
          )}
        </Body>
      </TabPanel>
      {data && <ShoppingPrint planName={plan.name} lists={data} />}
    </Dialog>
  );
}

const Body = styled.div`
  /* Both weeks and the wait for them are as high, so that nothing jumps. */
  min-height: min(32rem, 60vh);
`;

const Foot = styled.p`
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};

  ${media.phone} {
    display: none;
  }
`;
