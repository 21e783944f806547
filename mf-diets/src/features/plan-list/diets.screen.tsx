import { patientCalls, planCalls } from '@pora/contracts/calls';
import { confirmLeave, failureProps, matchesText, useApiList, useShortcut } from '@pora/kit';
import { useLocation, useNavigate, useSearchParams } from '@pora/kit/router';
import { ErrorState, PageLayout, TabPanel, Tabs } from '@pora/ui';
import { useMemo, useState } from 'react';
import { CreatePlanPage, NewPlanDialog } from '../new-plan/public.js';
import { PlanEditor } from '../plan-editor/public.js';
import { PLAN_PARAM, useAttachedPlanWrites } from '../plan-work/public.js';
import { NEWS_EVERY_MS } from '../plan-safety/public.js';
import { DietsHead } from './diets-head.js';
import { OldLists } from './old-lists.js';
import { groupPlans, type PlanGroup } from './plan-groups.js';
import { planListStrings as t } from './plan-list.strings.js';
import { PlansTab } from './plans-tab.js';
import { useDietsArrival } from './use-diets-arrival.js';
import { useFocusInList } from './use-focus-in-list.js';

type Tab = 'plans' | 'create';

/** Marks an entry of the browser's history that opening a plan has put there: closing the plan goes back. */
const OPENED = { planOpened: true };

/** Tab and open plan in the address, so that going back closes the plan and reloading keeps both. */
function useDietsAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const tab: Tab = params.get('tab') === 'create' ? 'create' : 'plans';
  return {
    tab,
    showTab: (next: Tab) => setParams(next === 'create' ? { tab: next } : {}, { replace: true }),
    openId: params.get(PLAN_PARAM) ?? undefined,
    openPlan: (planId: string) => setParams({ [PLAN_PARAM]: planId }, { state: OPENED }),
    /** For what has come by the address itself, or out of a form that is done with. */
    openInstead: (planId: string) => setParams({ [PLAN_PARAM]: planId }, { replace: true }),
    closePlan: () =>
      (state as typeof OPENED | null)?.planOpened ? void navigate(-1) : setParams({}, { replace: true }),
  };
}

/** What the list is narrowed to: one patient, or a name that came with the address. */
function useListFilter() {
  const [{ filter, search }, setNarrowed] = useState<{ filter: string | null; search: string | null }>({
    filter: null,
    search: null,
  });
  return {
    filter,
    search,
    setFilter: (patientId: string | null) => setNarrowed({ filter: patientId, search: null }),
    setSearch: (text: string) => setNarrowed({ filter: null, search: text }),
    isShown: ({ key, title, patient }: PlanGroup) =>
      search === null ? filter === null || key === filter : patient !== null && matchesText(title, search),
  };
}

/** Plans and patients as the screen needs them: together, or what failed. */
function useDietsData() {
  // In sight, also under the editor, so that no card stays green after something changed elsewhere (decision 35).
  const plans = useApiList(planCalls.list, {}, { refetchInterval: NEWS_EVERY_MS });
  const patients = useApiList(patientCalls.list);
  return {
    loads: [plans, patients],
    failed:
      plans.phase === 'failed'
        ? { ...plans, title: t.loadFailed }
        : patients.phase === 'failed'
          ? { ...patients, title: t.patientsFailed }
          : undefined,
    plans: plans.phase === 'ready' ? plans.data : undefined,
    patients: patients.phase === 'ready' ? patients.data : undefined,
  };
}

/** Plans of all patients, the way to a new one, and the editor over the list [diets §2]. */
export function DietsScreen() {
  useAttachedPlanWrites();
  const { plans, patients, loads, failed } = useDietsData();
  const { tab, showTab, openId, openPlan, openInstead, closePlan } = useDietsAddress();
  const [newPlan, setNewPlan] = useState<{ patientId: string | null; stage: number | null }>();
  const { filter, search, setFilter, setSearch, isShown } = useListFilter();

  const groups = useMemo(() => plans && patients && groupPlans(plans, patients), [plans, patients]);
  const shown = groups?.filter(isShown);
  const nextFor = (patientId: string | null) =>
    groups?.find((group) => group.key === patientId)?.nextStage ?? null;
  const startNewPlan = () => setNewPlan({ patientId: filter, stage: nextFor(filter) });

  useDietsArrival(loads, patients, plans, {
    ...{ openPlan: openInstead, openNewPlan: setNewPlan, filterBy: setFilter, searchBy: setSearch },
  });
  useFocusInList(shown, openId ?? (newPlan && 'new'));
  useShortcut('n', startNewPlan, { enabled: groups !== undefined });

  const created = (planId: string) => {
    setNewPlan(undefined);
    openInstead(planId);
  };

  const leaveTo = async (next: Tab) => {
    if (await confirmLeave()) showTab(next);
  };

  return (
    <PageLayout>
      <DietsHead
        patients={patients}
        filter={filter}
        search={search}
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
      {failed && <ErrorState title={failed.title} {...failureProps(failed)} />}
      {!failed && <OldLists loads={loads} />}
      <TabPanel idBase="diets" value="plans" current={tab}>
        {!failed && (
          <PlansTab
            groups={shown}
            filtered={filter !== null}
            search={search}
            onOpen={openPlan}
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
      {openId && <PlanEditor key={openId} planId={openId} onClose={closePlan} />}
    </PageLayout>
  );
}
