import { type Patient } from '@pora/contracts/patients/patient.model';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { confirmLeave, useDirtyGuard, usePageTitle, useShortcut } from '@pora/kit';
import { useMediaQuery } from '@pora/ui';
import { EditorSheet } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { DayView } from './day-view.js';
import { EditorDialogs, type Question } from './editor-dialogs.js';
import { EditorHead } from './editor-head.js';
import { countMeals } from './editor-model.js';
import { EditorToolbar, type EditorView } from './editor-toolbar.js';
import { GenerationDialog } from './generation-dialog.js';
import { OverviewFoot } from './overview-foot.js';
import { usePlanCommands } from './plan.queries.js';
import { editorStrings as t } from './plan-editor.strings.js';
import { PlanOverview } from './plan-overview.js';
import { PlanParameters } from './plan-parameters.js';
import { useEditorActions } from './use-editor-actions.js';
import { usePlanDraft } from './use-plan-draft.js';

interface PlanWorkplaceProps {
  plan: Plan;
  patient: Patient | null;
  tolerances: { plan: number; day: number };
  onClose: () => void;
}

/** The opened plan: parameters at the left, the day or all days in the middle, actions above. */
export function PlanWorkplace({ plan, patient, tolerances, onClose }: PlanWorkplaceProps) {
  usePageTitle(plan.name);
  const commands = usePlanCommands(plan);
  const draft = usePlanDraft(plan);
  const actions = useEditorActions(plan, commands, draft, onClose);
  const roomy = useMediaQuery('(min-width: 1025px)');
  const [view, setView] = useState<EditorView>('day');
  const [dayIndex, setDayIndex] = useState(0);
  const [panel, setPanel] = useState<boolean>();
  const [question, setQuestion] = useState<Question>();
  const [generationOpen, setGenerationOpen] = useState(false);
  // In the overview the table needs the width, so the panel starts folded there.
  const paramsOpen = panel ?? (view === 'day' && roomy);

  useDirtyGuard({ dirty: draft.dirty, ...t.guard });
  const close = async () => {
    if (await confirmLeave()) onClose();
  };
  const canSave = draft.dirty && draft.valid && !commands.save.isPending;
  const step = (by: -1 | 1) =>
    setDayIndex((index) => Math.min(plan.planDays.length - 1, Math.max(0, index + by)));
  const generate = () => {
    setGenerationOpen(true);
    commands.generate.mutate();
  };
  const askToGenerate = () =>
    countMeals(plan.planDays) > 0 ? setQuestion({ kind: 'generate' }) : generate();
  const changeMeals = (mealsPerDay: number) =>
    countMeals(plan.planDays) > 0
      ? setQuestion({ kind: 'meals', mealsPerDay })
      : actions.saveNow({ mealsPerDay });
  const openDay = (index: number) => {
    setDayIndex(index);
    setView('day');
  };

  useShortcut('mod+s', () => canSave && void actions.saveDraft(), { inDialog: true, whileTyping: true });
  useShortcut('ArrowLeft', () => step(-1), { inDialog: true, enabled: view === 'day' });
  useShortcut('ArrowRight', () => step(1), { inDialog: true, enabled: view === 'day' });
  useShortcut('1', () => setView('day'), { inDialog: true });
  useShortcut('2', () => setView('overview'), { inDialog: true });

  const generating = commands.generate.isPending;
  return (
    <EditorSheet
      open
      onClose={() => void close()}
      head={
        <EditorHead
          plan={plan}
          patient={patient}
          dirty={draft.dirty}
          canSave={canSave}
          saving={commands.save.isPending}
          onSave={() => void actions.saveDraft()}
          onClose={() => void close()}
        />
      }
      toolbar={
        <EditorToolbar
          view={view}
          onView={setView}
          day={dayIndex + 1}
          lastDay={plan.planDays.length}
          onStep={step}
          paramsOpen={paramsOpen}
          onParams={setPanel}
          generating={generating}
          onGenerate={askToGenerate}
          exporting={commands.download.isPending}
          onExport={actions.exportDocx}
        />
      }
    >
      <Columns>
        {paramsOpen && (
          <Side>
            <PlanParameters
              plan={plan}
              patient={patient}
              draft={draft}
              onStage={(stage) => actions.saveNow({ stage })}
              onStatus={(status) => actions.saveNow({ status })}
              onMeals={changeMeals}
              onRemove={() => setQuestion({ kind: 'remove' })}
            />
          </Side>
        )}
        <Middle>
          {view === 'day' ? (
            <DayView
              plan={plan}
              dayIndex={dayIndex}
              tolerances={tolerances}
              generating={generating}
              onSelectDay={setDayIndex}
            />
          ) : (
            <>
              <PlanOverview
                plan={plan}
                tolerances={tolerances}
                currentDay={dayIndex}
                generating={generating}
                onOpenDay={openDay}
              />
              <OverviewFoot plan={plan} tolerances={tolerances} />
            </>
          )}
        </Middle>
      </Columns>
      <GenerationDialog
        plan={plan}
        commands={commands}
        open={generationOpen}
        onClose={() => setGenerationOpen(false)}
      />
      <EditorDialogs
        plan={plan}
        actions={actions}
        question={question}
        onAnswer={() => setQuestion(undefined)}
        onGenerate={generate}
      />
    </EditorSheet>
  );
}

const Columns = styled.div`
  display: flex;
  height: 100%;
  min-height: 0;

  @media (max-width: 1024px) {
    flex-direction: column;
    height: auto;
  }
`;

const Side = styled.div`
  flex: 0 0 262px;
  overflow-y: auto;
  border-right: 1px solid ${({ theme }) => theme.c.line};

  @media (max-width: 1024px) {
    flex-basis: auto;
    border-right: 0;
    border-bottom: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const Middle = styled.div`
  flex: 1;
  min-width: 0;
  overflow-y: auto;
`;
