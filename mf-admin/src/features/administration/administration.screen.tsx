import { paths } from '@pora/kit';
import { Navigate, useSearchParams } from '@pora/kit/router';
import { PageHead, PageLayout, SkeletonRows, TabPanel, Tabs, theme, useDelayed } from '@pora/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { ADMINISTRATION_TABS, FIRST_TAB, TRASH_TAB } from './administration-tabs.js';
import { administrationStrings as t } from './administration.strings.js';
import { useErasureCount } from './use-erasure-count.js';

const ID = 'administration';
/** Names the part in the address. */
const TAB = 'tab';

/** What an operator sees, in parts that have addresses of their own; without one it is the specified screen [core §2]. */
export function AdministrationScreen() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get(TAB);
  const waiting = useErasureCount();
  const current = tab === null ? FIRST_TAB : ADMINISTRATION_TABS.find(({ value }) => value === tab);
  if (!current) return <Navigate to={paths.admin} replace />;
  return (
    <PageLayout>
      <PageHead title={t.title} description={t.description} />
      <Tabs
        idBase={ID}
        label={t.tabs}
        value={current.value}
        onChange={(value) => setSearch(value === FIRST_TAB.value ? {} : { [TAB]: value })}
        items={ADMINISTRATION_TABS.map(({ value, label }) => ({
          ...{ value, label },
          ...(value === TRASH_TAB && waiting !== undefined && { count: waiting }),
        }))}
      />
      <Body>
        {/* What is left is gone: a part that follows something by itself does so only while it is seen. */}
        <TabPanel idBase={ID} value={current.value} current={current.value} key={current.value}>
          <Suspense fallback={<Waiting />}>
            <current.Page />
          </Suspense>
        </TabPanel>
      </Body>
    </PageLayout>
  );
}

function Waiting() {
  return useDelayed(true) ? <SkeletonRows rows={8} /> : null;
}

const Body = styled.div`
  margin-top: ${theme.s[4]};
`;
