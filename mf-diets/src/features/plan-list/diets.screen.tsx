import { patientCalls, planCalls } from '@pora/contracts/calls';
import { confirmLeave, messageOf, requestIdOf, useApiList, useShortcut } from '@pora/kit';
import { useSearchParams } from '@pora/kit/router';
import { ErrorState, PageLayout, TabPanel, Tabs } from '@pora/ui';
import { useMemo, useState } from 'react';
import { CreatePlanPage, NewPlanDialog } from '../new-plan/public.js';
import { PlanEditor, useAttachedPlanWrites } from '../plan-editor/public.js';
import { DietsHead } from './diets-head.js';
import { groupPlans } from './plan-groups.js';
import { planListStrings as t } from './plan-list.strings.js';
import { PlansTab } from './plans-tab.js';
import { useDietsArrival } from './use-diets-arrival.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';

type Tab = 'plans' | 'create';

/** Tab in the address, so that going back and reloading keep it. */
function useTab(): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const tab: Tab = params.get('tab') === 'create' ? 'create' : 'plans';
  return [tab, (next) => setParams(next === 'create' ? { tab: next } : {}, { replace: true })];
}

/** Plans and patients as the screen needs them: together, or what failed. */
function useDietsData() {
  const plans = useApiList(planCalls.list);
  const patients = useApiList(patientCalls.list);
  return {
    failed: plans.phase === 'failed' ? plans : patients.phase === 'failed' ? patients : undefined,
    plans: plans.phase === 'ready' ? plans.data : undefined,
    patients: patients.phase === 'ready' ? patients.data : undefined,
  };
}

/** Plans of all patients, the way to a new one, and the editor over the list [diets §2]. */
export function DietsScreen() {
  useAttachedPlanWrites();
  const { plans, patients, failed } = useDietsData();
  const [tab, showTab] = useTab();
  const [newPlan, setNewPlan] = useState<{ patientId: string | null; stage: number | null }>();
  const [openId, setOpenId] = useState<string>();
  const [filter, setFilter] = useState<string | null>(null);

  const groups = useMemo(() => plans && patients && groupPlans(plans, patients), [plans, patients]);
  const shown = groups?.filter((group) => filter === null || group.key === filter);
  const nextFor = (patientId: string | null) =>
    groups?.find((group) => group.key === patientId)?.nextStage ?? null;
  const startNewPlan = () => setNewPlan({ patientId: filter, stage: nextFor(filter) });

  const actions = useMemo(() => ({ openPlan: setOpenId, openNewPlan: setNewPlan, filterBy: setFilter }), []);
  useDietsArrival(patients, plans, actions);
  useFocusAfterRemoval(shown, openId);
  useShortcut('n', startNewPlan, { enabled: groups !== undefined });

  const created = (planId: string) => {
    setNewPlan(undefined);
    showTab('plans');
    setOpenId(planId);
  };

  const leaveTo = async (next: Tab) => {
    if (await confirmLeave()) showTab(next);
  };

  return (
    <PageLayout>
      <DietsHead
        patients={patients}
        filter={filter}
        onFilter={setFilter}
        onCreate={groups ? startNewPlan : undefined}
      />
      <Tabs
        idBase="diets"
        label={t.tabsLabel}
        value={tab}
        onChange={(next) => void leaveTo(next)}
        items={[
          { value: 'plans', label: t.tabs.plans, ...(plans && { count: plans.length }) },
          { value: 'create', label: t.tabs.create },
        ]}
      />
      {failed && (
        <ErrorState
          title={t.loadFailed}
          description={messageOf(failed.error)}
          onRetry={failed.retry}
          busy={failed.retrying}
          requestId={requestIdOf(failed.error)}
        />
      )}
      <TabPanel idBase="diets" value="plans" current={tab}>
        {!failed && (
          <PlansTab
            groups={shown}
            filtered={filter !== null}
            onOpen={setOpenId}
            onNext={(group) => setNewPlan({ patientId: group.key, stage: group.nextStage })}
            onCreate={startNewPlan}
          />
        )}
      </TabPanel>
      <TabPanel idBase="diets" value="create" current={tab}>
        {patients && plans && (
          <CreatePlanPage
            patients={patients}
            plans={plans}
            onCreated={(plan) => created(plan.id)}
            onDraftSaved={() => showTab('plans')}
          />
        )}
      </TabPanel>
      {newPlan && patients && plans && (
        <NewPlanDialog
          start={newPlan}
          patients={patients}
          plans={plans}
          onClose={() => setNewPlan(undefined)}
          onCreated={(plan) => created(plan.id)}
        />
      )}
      {openId && <PlanEditor key={openId} planId={openId} onClose={() => setOpenId(undefined)} />}
    </PageLayout>
  );
}
