import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { usePageTitle } from '@pora/kit';
import { InlineNotice, mediaQueries, useMediaQuery } from '@pora/ui';
import { EditorSheet, PanePlaceProvider } from '@pora/ui/overlays';
import { type ReactNode, useMemo } from 'react';
import { editorStrings as t } from './plan-editor.strings.js';
import styled from 'styled-components';
import { ADDRESSED_DIALOGS, AddressedDialog } from './addressed-dialog.js';
import { DayView } from './day/day-view.js';
import { EditorDialogs } from './editor-dialogs.js';
import { EditorHead, WaitingHead } from './editor-head.js';
import { PlanEditingProvider, type Tolerances, useShownParameters } from '../plan-work/public.js';
import { EditorToolbar } from './editor-toolbar.js';
import { GenerationOnOpening } from './generation/generation-on-opening.js';
import { GenerationResult } from './generation/generation-result.js';
import { GenerationStatus } from './generation/generation-status.js';
import { PlanOverview } from './overview/plan-overview.js';
import { HistoryKeys } from '../plan-history/public.js';
import { ParametersDrawer, ParametersSide } from './parameters/parameters-side.js';
import { PlanParameters } from './parameters/plan-parameters.js';
import { PhoneBar } from './phone-bar.js';
import { toolbarEntries } from './toolbar-entries.js';
import { StepResult } from '../plan-steps/public.js';
import { SearchPane } from '../meal-search/public.js';
import { UndecidedBanner } from '../plan-safety/public.js';
import { SlotActionsProvider } from '../slot-actions/public.js';
import { SlotMovesArea } from '../slot-moves/public.js';
import { UncertainEnergy } from './uncertain-energy.js';
import { type EditorViewState, useEditorView } from './use-editor-view.js';
import { useKeptFocus } from './use-kept-focus.js';
import { PaneHost } from './pane-host.js';
import { usePanes } from './use-panes.js';
import { type PlanWork, usePlanWorkplace } from './use-plan-workplace.js';

interface PlanWorkplaceProps {
  plan: Plan;
  patient: PatientListItem | null;
  tolerances: Tolerances | null;
  /** Says over the plan what could not be loaded. */
  missing?: ReactNode;
  onClose: () => void;
  /** Shown in the sheet instead of the plan, until there is one. */
  waiting?: { title: string; body: ReactNode };
}

/** The opened plan: parameters at the side, the day or all days in the middle, actions above or under the thumb. */
export function PlanWorkplace({ plan, patient, tolerances, missing, onClose, waiting }: PlanWorkplaceProps) {
  usePageTitle(waiting?.title ?? plan.name);
  const work = usePlanWorkplace({ plan, patient, tolerances, onClose });
  const view = useEditorView(work.editing.address, plan.planDays.length);
  const phone = useMediaQuery(mediaQueries.phone);
  const tablet = useMediaQuery(mediaQueries.tablet);
  const panes = usePanes(work.editing.address);
  const { draft, actions, commands } = work;
  const entries = useToolbarEntries(work);
  if (waiting) {
    const head = <WaitingHead title={waiting.title} onClose={onClose} />;
    // The same places in the tree as below, so that the sheet stays the one that was opened.
    return (
      <PlanEditingProvider value={work.editing}>
        <EditorSheet open onClose={onClose} head={head}>
          {waiting.body}
        </EditorSheet>
      </PlanEditingProvider>
    );
  }
  return (
    <PlanEditingProvider value={work.editing}>
      <EditorSheet
        open
        onClose={work.close}
        head={
          <EditorHead
            plan={plan}
            patient={patient}
            dirty={work.unsaved}
            canSave={work.canSave}
            saving={commands.save.isPending}
            failure={work.failure}
            onSave={() => void actions.saving.saveAndTell()}
            onClose={work.close}
          />
        }
        toolbar={phone ? undefined : <EditorToolbar plan={plan} view={view} entries={entries} />}
      >
        <Frame>
          <PanePlaceProvider value={panes.place}>
            <SlotActionsProvider dialogs={ADDRESSED_DIALOGS}>
              <SlotMovesArea>
                <Columns>
                  <Parameters plan={plan} patient={patient} work={work} view={view} hasPane={panes.open} />
                  <Views plan={plan} tolerances={tolerances} missing={missing} work={work} view={view} />
                  {!tablet && !panes.open && <SearchPane />}
                  <PaneHost at="beside" panes={panes} />
                </Columns>
                <PaneHost at="below" panes={panes} />
                {tablet && !phone && !panes.open && <SearchPane />}
                <AddressedDialog
                  isAsking={actions.saving.conflict !== undefined}
                  onStep={work.steps.run}
                  onGenerate={work.steps.askToGenerate}
                />
              </SlotMovesArea>
            </SlotActionsProvider>
          </PanePlaceProvider>
          {phone && <PhoneBar view={view} entries={entries} />}
        </Frame>
        <EditorDialogs
          plan={plan}
          draft={draft}
          actions={actions}
          question={work.question}
          onAnswer={() => work.ask(undefined)}
          onGenerate={work.steps.generate}
          onReset={work.steps.reset}
          onHistory={() => work.editing.address.open('history')}
        />
        <HistoryKeys />
        <StepResult />
        <GenerationOnOpening planId={plan.id} onGenerate={work.steps.generate} />
      </EditorSheet>
    </PlanEditingProvider>
  );
}

/** The deeds over the whole plan; the same ones while only its meals change. */
function useToolbarEntries({ showsGenerating: generating, steps, editing }: PlanWork) {
  const { askToGenerate: onGenerate, run: onStep, askToReset: onReset } = steps;
  const onOpen = editing.address.open;
  return useMemo(
    () => toolbarEntries({ generating, onGenerate, onStep, onReset, onOpen }),
    [generating, onGenerate, onStep, onReset, onOpen],
  );
}

interface ViewsProps {
  plan: Plan;
  tolerances: Tolerances | null;
  missing: ReactNode;
  work: PlanWork;
  view: EditorViewState;
}

/** The day or all days, with the generator's state and result over them. */
function Views({ plan, tolerances, missing, work, view }: ViewsProps) {
  const { generation, running, showsGenerating: generating, shownPlan } = work;
  const frame = useKeptFocus(view.current);
  return (
    <>
      <Middle ref={frame}>
        {missing}
        {plan.patientId !== null && <UndecidedBanner plan={plan} />}
        {shownPlan.unreadableDays && (
          <InlineNotice tone="unmapped">{t.unreadable(shownPlan.unreadableDays)}</InlineNotice>
        )}
        <UncertainEnergy plan={shownPlan}>
          {view.current === 'day' ? (
            <DayView
              plan={shownPlan}
              dayIndex={view.dayIndex}
              tolerances={tolerances}
              generating={generating}
              onSelectDay={view.setDayIndex}
              onGenerate={work.steps.askToGenerate}
            />
          ) : (
            <PlanOverview
              plan={shownPlan}
              tolerances={tolerances}
              currentDay={view.dayIndex}
              generating={generating}
              onOpenDay={view.openDay}
              onGenerate={work.steps.askToGenerate}
            />
          )}
        </UncertainEnergy>
      </Middle>
      {generating && running && <GenerationStatus plan={plan} {...running} />}
      <GenerationResult generation={generation} address={work.editing.address} />
    </>
  );
}

interface ParametersProps {
  plan: Plan;
  patient: PatientListItem | null;
  work: PlanWork;
  view: EditorViewState;
  /** A pane stands beside the plan: both together leave it too little. */
  hasPane: boolean;
}

/** The panel of parameters, beside the plan or as a drawer over it. */
function Parameters({ plan, patient, work, view, hasPane }: ParametersProps) {
  const { draft, actions, commands, canSave, parameters } = work;
  const shown = useShownParameters(plan);
  if (!view.paramsOpen || (hasPane && !view.paramsAsDrawer)) return null;
  const panel = <PlanParameters plan={shown} patient={patient} draft={draft} {...parameters} />;
  const close = () => view.setParamsOpen(false);
  const remove = () => work.ask({ kind: 'remove' });
  return view.paramsAsDrawer ? (
    <ParametersDrawer
      canSave={canSave}
      saving={commands.save.isPending}
      onSave={() => void actions.saving.saveAndTell()}
      onClose={close}
      onRemove={remove}
      onReset={work.steps.askToReset}
    >
      {panel}
    </ParametersDrawer>
  ) : (
    <ParametersSide onFold={close} onRemove={remove} onReset={work.steps.askToReset}>
      {panel}
    </ParametersSide>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Columns = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  min-height: 0;
`;

const Middle = styled.div`
  /* What is hidden for the eye scrolls away with its card; else the sheet around would scroll by what sticks out. */
  position: relative;
  flex: 1;
  min-width: 0;
  overflow-y: auto;
`;
