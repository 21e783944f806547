import { messageOf, useShortcut } from '@pora/kit';
import { useSearchParams } from '@pora/kit/router';
import { Button, EmptyState, ErrorState, PageHead, PageLayout, SkeletonRows, TabPanel, Tabs } from '@pora/ui';
import { ComboboxField } from '@pora/ui/forms';
import { PlusIcon, UsersIcon } from '@pora/ui/icons';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { CreatePlanPage, NewPlanDialog } from '../new-plan/public.js';
import { displayName, usePatients } from '../patients/public.js';
import { PlanEditor } from '../plan-editor/public.js';
import { groupPlans } from './plan-groups.js';
import { PlanGroupsList } from './plan-groups-list.js';
import { planListStrings as t } from './plan-list.strings.js';
import { usePlans } from './plans.queries.js';
import { useDietsArrival } from './use-diets-arrival.js';

type Tab = 'plans' | 'create';

/** Plans of all patients, the way to a new one, and the editor over the list [diets §2]. */
export function DietsScreen() {
  const plans = usePlans();
  const patients = usePatients();
  const [params, setParams] = useSearchParams();
  const [newPlan, setNewPlan] = useState<{ patientId: string | null; stage: number | null }>();
  const [openId, setOpenId] = useState<string>();
  const [filter, setFilter] = useState<string | null>(null);
  const tab: Tab = params.get('tab') === 'create' ? 'create' : 'plans';
  const showTab = (next: Tab) => setParams(next === 'create' ? { tab: next } : {}, { replace: true });

  const allPlans = plans.phase === 'ready' ? plans.data : undefined;
  const allPatients = patients.phase === 'ready' ? patients.data : undefined;
  const groups = useMemo(() => allPlans && groupPlans(allPlans, allPatients ?? []), [allPlans, allPatients]);
  const shown = groups?.filter((group) => filter === null || group.key === filter);

  const actions = useMemo(() => ({ openPlan: setOpenId, openNewPlan: setNewPlan, filterBy: setFilter }), []);
  useDietsArrival(allPatients, allPlans, actions);
  useShortcut('n', () => setNewPlan({ patientId: filter, stage: null }));

  const failed = plans.phase === 'failed' ? plans : patients.phase === 'failed' ? patients : undefined;
  const created = (planId: string) => {
    setNewPlan(undefined);
    showTab('plans');
    setOpenId(planId);
  };

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        actions={
          <>
            <Filter>
              <ComboboxField
                label={t.filter}
                hideLabel
                placeholder={t.filter}
                icon={<UsersIcon aria-hidden />}
                value={filter}
                onChange={setFilter}
                options={(allPatients ?? []).map((each) => ({ value: each.id, label: displayName(each) }))}
              />
            </Filter>
            {filter !== null && (
              <Button variant="quiet" onClick={() => setFilter(null)}>
                {t.clearFilter}
              </Button>
            )}
            <Button
              variant="primary"
              shortcut="N"
              icon={<PlusIcon aria-hidden />}
              disabled={!allPatients || !allPlans}
              onClick={() => setNewPlan({ patientId: filter, stage: null })}
            >
              {t.newPlan}
            </Button>
          </>
        }
      />
      <Tabs
        idBase="diets"
        label={t.tabsLabel}
        value={tab}
        onChange={showTab}
        items={[
          { value: 'plans', label: t.tabs.plans, count: allPlans?.length },
          { value: 'create', label: t.tabs.create },
        ]}
      />
      {failed && (
        <ErrorState
          title={t.loadFailed}
          description={messageOf(failed.error)}
          onRetry={failed.retry}
          busy={failed.retrying}
        />
      )}
      <TabPanel idBase="diets" value="plans" current={tab}>
        {!failed && !shown && <SkeletonRows rows={6} />}
        {shown && shown.length > 0 && (
          <PlanGroupsList
            groups={shown}
            onOpen={setOpenId}
            onNext={(group) => setNewPlan({ patientId: group.key, stage: group.nextStage })}
          />
        )}
        {shown?.length === 0 && (
          <EmptyState
            title={filter === null ? t.empty : t.noneForPatient}
            description={t.emptyText}
            actions={
              <Button variant="primary" onClick={() => setNewPlan({ patientId: filter, stage: null })}>
                {t.createPlan}
              </Button>
            }
          />
        )}
      </TabPanel>
      <TabPanel idBase="diets" value="create" current={tab}>
        {allPatients && allPlans && (
          <CreatePlanPage
            patients={allPatients}
            plans={allPlans}
            onCreated={(plan) => created(plan.id)}
            onDraftSaved={() => showTab('plans')}
          />
        )}
      </TabPanel>
      {newPlan && allPatients && allPlans && (
        <NewPlanDialog
          start={newPlan}
          patients={allPatients}
          plans={allPlans}
          onClose={() => setNewPlan(undefined)}
          onCreated={(plan) => created(plan.id)}
        />
      )}
      {openId && <PlanEditor planId={openId} onClose={() => setOpenId(undefined)} />}
    </PageLayout>
  );
}

const Filter = styled.div`
  width: 250px;
  max-width: 100%;
`;
