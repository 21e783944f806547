import { MEAL_SOURCE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type GenerationProgress } from '@pora/contracts/plans/plan-generation.model';
import { Button, media, PlateClock, theme } from '@pora/ui';
import { ProgressBar, ProgressTrack } from '@pora/ui/charts';
import { WAY_OUT_AFTER_S } from '@pora/ui/overlays';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { countLocked } from '../../plan-work/public.js';
import { editorStrings } from '../plan-editor.strings.js';
import { useGenerationProgress, useStopGeneration } from './use-generation-progress.js';

const t = editorStrings.generation;
const MEALS = ['breakfast', 'second_breakfast', 'lunch', 'snack', 'dinner'] as const;

interface GenerationStatusProps {
  plan: Plan;
  /** Name of the generation, for its progress and for stopping it. */
  run: string;
  startedAt: number;
}

/**
 * The generator at work: sources, locked slots, finished days, elapsed time, and the way to stop it; the plan stays in
 * view and can be left at any moment [diets §4].
 */
export function GenerationStatus({ plan, run, startedAt }: GenerationStatusProps) {
  const progress = useGenerationProgress(plan.id, run);
  const stop = useStopGeneration(plan.id, run);
  const seconds = useSecondsSince(startedAt);
  const sources = plan.generatorSources.map((source) => MEAL_SOURCE_LABELS[source]).join(', ');
  return (
    <Card>
      <PlateClock size={40} animated />
      <Words role="status">
        <strong>{t.processing}</strong>
        <span>{t.processingText(sources, countLocked(plan.planDays))}</span>
        {seconds >= WAY_OUT_AFTER_S && <span>{t.slow}</span>}
      </Words>
      <Elapsed role="timer" aria-live="off" aria-label={t.elapsed}>
        {clock(seconds)}
      </Elapsed>
      <Wide>
        <Bar progress={progress} />
      </Wide>
      <Stage>{stageOf(progress)}</Stage>
      <Button size="compact" busy={stop.isPending} onClick={() => stop.mutate()}>
        {t.stop}
      </Button>
    </Card>
  );
}

/** Half of the bar are the days, the other half the search for something better; without an answer it only runs. */
function Bar({ progress }: { progress: GenerationProgress | undefined }) {
  if (!progress || progress.stage === 'waiting') {
    return (
      <ProgressTrack aria-hidden="true">
        <Runner>
          {MEALS.map((meal) => (
            <i key={meal} style={{ background: theme.meal[meal].solid }} />
          ))}
        </Runner>
      </ProgressTrack>
    );
  }
  const { days, finishedDays, improved } = progress;
  const percent = Math.round(50 * (finishedDays / days) + 50 * improved);
  return <ProgressBar label={t.progress} percent={percent} valueText={stageOf(progress)} />;
}

function stageOf(progress: GenerationProgress | undefined): string {
  switch (progress?.stage) {
    case undefined:
      return '';
    case 'waiting':
      return t.stages.waiting;
    case 'days':
      return t.stages.days(progress.finishedDays, progress.days);
    case 'improving':
      return t.stages.improving(progress.days);
  }
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function useSecondsSince(startedAt: number): number {
  const passed = () => Math.max(0, Math.floor((Date.now() - startedAt) / 1000));
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return passed();
}

const Card = styled.div`
  position: absolute;
  z-index: ${theme.z.sticky};
  bottom: 3.5rem;
  left: 50%;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.s[3]} ${theme.s[4]};
  width: min(32.5rem, calc(100% - 1.5rem));
  padding: ${theme.s[4]} ${theme.s[5]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[3]};
  background: ${theme.c.raised};
  box-shadow: ${theme.e[3]};
  transform: translateX(-50%);

  ${media.phone} {
    bottom: ${theme.s[3]};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  font: ${theme.t.dense};
  color: ${theme.c.text2};

  strong {
    font: ${theme.t.lead};
    color: ${theme.c.text};
  }
`;

const Elapsed = styled.span`
  justify-self: end;
  font: ${theme.t.lead};
  font-variant-numeric: tabular-nums;
`;

const run = keyframes`
  from { left: -40%; }
  to { left: 100%; }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Stage = styled.span`
  grid-column: 1 / 3;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
`;

const Runner = styled.span`
  position: absolute;
  left: 0;
  display: flex;
  gap: 2px;
  width: 40%;
  height: 100%;
  animation: ${run} 1.8s ${theme.ease.move} infinite;

  i {
    flex: 1;
  }

  ${media.reducedMotion} {
    left: 30%;
    animation: none;
  }
`;
