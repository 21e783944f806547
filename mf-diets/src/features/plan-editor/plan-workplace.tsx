import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { usePageTitle } from '@pora/kit';
import { mediaQueries, useMediaQuery } from '@pora/ui';
import { EditorSheet } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { DayView } from './day/day-view.js';
import { EditorDialogs } from './editor-dialogs.js';
import { EditorHead, WaitingHead } from './editor-head.js';
import { type Tolerances } from './editor-model.js';
import { EditorToolbar } from './editor-toolbar.js';
import { GenerationResult } from './generation/generation-result.js';
import { GenerationStatus } from './generation/generation-status.js';
import { PlanOverview } from './overview/plan-overview.js';
import { ParametersDrawer, ParametersSide } from './parameters/parameters-side.js';
import { PlanParameters } from './parameters/plan-parameters.js';
import { PhoneBar } from './phone-bar.js';
import { ExportConfirm } from '../plan-safety/public.js';
import { useShownParameters } from './use-plan.js';
import { UncertainEnergy } from './uncertain-energy.js';
import { type EditorViewState, useEditorView } from './use-editor-view.js';
import { useKeptFocus } from './use-kept-focus.js';
import { type PlanWork, usePlanWorkplace } from './use-plan-workplace.js';

interface PlanWorkplaceProps {
  plan: Plan;
  patient: PatientListItem | null;
  tolerances: Tolerances;
  onClose: () => void;
  /** Shown in the sheet instead of the plan, until there is one. */
  waiting?: { title: string; body: ReactNode };
}

/** The opened plan: parameters at the side, the day or all days in the middle, actions above or under the thumb. */
export function PlanWorkplace({ plan, patient, tolerances, onClose, waiting }: PlanWorkplaceProps) {
  usePageTitle(waiting?.title ?? plan.name);
  const work = usePlanWorkplace(plan, onClose);
  const view = useEditorView(plan.planDays.length);
  const phone = useMediaQuery(mediaQueries.phone);
  if (waiting) {
    const head = <WaitingHead title={waiting.title} onClose={onClose} />;
    return (
      <EditorSheet open onClose={onClose} head={head}>
        {waiting.body}
      </EditorSheet>
    );
  }
  const { draft, actions, commands } = work;
  const planActions = {
    generating: work.generating,
    onGenerate: work.askToGenerate,
    exporting: commands.download.isPending,
    onExport: actions.exportDocx,
  };
  return (
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
          onSave={() => void actions.saving.saveAndTell()}
          onClose={work.close}
          safetySteps={work.safetySteps}
          onShowDay={(day) => view.openDay(plan.planDays.findIndex((each) => each.day === day))}
        />
      }
      toolbar={phone ? undefined : <EditorToolbar view={view} {...planActions} />}
    >
      <Frame>
        <Columns>
          <Parameters plan={plan} patient={patient} work={work} view={view} />
          <Views plan={plan} tolerances={tolerances} work={work} view={view} />
        </Columns>
        {phone && <PhoneBar view={view} {...planActions} />}
      </Frame>
      {actions.exporting && (
        <ExportConfirm
          plan={plan}
          verdict={actions.exporting}
          busy={commands.confirmExport.isPending}
          onConfirm={actions.exportAnyway}
          onClose={actions.cancelExport}
        />
      )}
      <EditorDialogs
        plan={plan}
        dirty={draft.dirty}
        actions={actions}
        question={work.question}
        onAnswer={() => work.ask(undefined)}
        onGenerate={work.generate}
      />
    </EditorSheet>
  );
}

interface ViewsProps {
  plan: Plan;
  tolerances: Tolerances;
  work: PlanWork;
  view: EditorViewState;
}

/** The day or all days, with the generator's state and result over them. */
function Views({ plan, tolerances, work, view }: ViewsProps) {
  const { actions, commands, generation, generating, shownPlan, askToGenerate } = work;
  const frame = useKeptFocus(view.current);
  return (
    <>
      <Middle ref={frame}>
        <UncertainEnergy plan={shownPlan}>
          {view.current === 'day' ? (
            <DayView
              plan={shownPlan}
              dayIndex={view.dayIndex}
              tolerances={tolerances}
              generating={generating}
              onSelectDay={view.setDayIndex}
              onGenerate={askToGenerate}
            />
          ) : (
            <PlanOverview
              plan={shownPlan}
              tolerances={tolerances}
              currentDay={view.dayIndex}
              generating={generating}
              onOpenDay={view.openDay}
              onGenerate={askToGenerate}
            />
          )}
        </UncertainEnergy>
      </Middle>
      {generation.startedAt !== undefined && (
        <GenerationStatus plan={plan} startedAt={generation.startedAt} />
      )}
      <GenerationResult
        plan={plan}
        tolerances={tolerances}
        generation={generation}
        undoing={commands.undo.isPending}
        onUndo={() => void actions.undoGeneration().then((undone) => undone && generation.dismiss())}
        onShowDay={(day) => view.openDay(plan.planDays.findIndex((each) => each.day === day))}
      />
    </>
  );
}

interface ParametersProps {
  plan: Plan;
  patient: PatientListItem | null;
  work: PlanWork;
  view: EditorViewState;
}

/** The panel of parameters, beside the plan or as a drawer over it. */
function Parameters({ plan, patient, work, view }: ParametersProps) {
  const { draft, actions, commands, canSave, parameters } = work;
  const shown = useShownParameters(plan);
  if (!view.paramsOpen) return null;
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
    >
      {panel}
    </ParametersDrawer>
  ) : (
    <ParametersSide onFold={close} onRemove={remove}>
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
  flex: 1;
  min-width: 0;
  overflow-y: auto;
`;
