import {
  BugIcon,
  CopyIcon,
  FileOutputIcon,
  HistoryIcon,
  PlusIcon,
  ReplaceAllIcon,
  RotateCcwIcon,
  ScaleIcon,
  ShoppingBasketIcon,
  SparklesIcon,
  WandSparklesIcon,
} from '@pora/ui/icons';
import { type ReactNode } from 'react';
import { type PlanStep } from '../plan-steps/public.js';
import { type DialogName } from '../plan-work/public.js';
import { editorStrings as t } from './plan-editor.strings.js';

/** What can be done with the whole plan. */
export interface PlanActions {
  generating: boolean;
  onGenerate: () => void;
  onStep: (step: PlanStep) => void;
  onReset: () => void;
  onOpen: (dialog: DialogName) => void;
}

/** One deed over the whole plan. */
export interface ToolbarEntry {
  id: string;
  label: string;
  /** On a button of its own, where the whole label takes too much of the row. */
  short?: string;
  icon: ReactNode;
  onSelect: () => void;
  busy?: boolean;
  tone?: 'danger';
  /**
   * Where it stands on a wide screen: `work` changes the plan, `output` takes something out of it, `icon` is an icon there,
   * `menu` is under "⋯" on every screen. On narrow ones all but the first are under "⋯". `phone` has a button of its own in
   * the toolbar where there is room for it.
   */
  place: 'work' | 'output' | 'icon' | 'menu' | 'phone';
}

/** Every deed over the whole plan, for the toolbar, its menu and the phone's bar, in the order they stand in. */
export function toolbarEntries(actions: PlanActions): ToolbarEntry[] {
  const { generating, onGenerate, onStep, onReset, onOpen } = actions;
  const step = (name: PlanStep) => () => generating || onStep(name);
  return [
    {
      ...{ id: 'generate', label: t.generate, icon: <SparklesIcon aria-hidden />, place: 'work' },
      ...{ busy: generating, onSelect: onGenerate },
    },
    {
      ...{ id: 'adjust', label: t.adjust, icon: <ScaleIcon aria-hidden />, place: 'work' },
      onSelect: step('adjust'),
    },
    {
      ...{
        id: 'repair',
        label: t.repair,
        short: t.repairShort,
        icon: <WandSparklesIcon aria-hidden />,
        place: 'work',
      },
      onSelect: step('repair'),
    },
    {
      ...{ id: 'history', label: t.history, icon: <HistoryIcon aria-hidden />, place: 'phone' },
      onSelect: () => onOpen('history'),
    },
    {
      ...{ id: 'shopping', label: t.shopping, icon: <ShoppingBasketIcon aria-hidden />, place: 'output' },
      onSelect: () => onOpen('shopping'),
    },
    {
      ...{
        id: 'export',
        label: t.exportDocx,
        short: t.docx,
        icon: <FileOutputIcon aria-hidden />,
        place: 'output',
      },
      onSelect: () => onOpen('handout'),
    },
    {
      ...{ id: 'debug', label: t.debug, icon: <BugIcon aria-hidden />, place: 'icon' },
      onSelect: () => onOpen('debug'),
    },
    {
      ...{ id: 'copy', label: t.copyDays, icon: <CopyIcon aria-hidden />, place: 'menu' },
      onSelect: () => onOpen('copy'),
    },
    {
      ...{ id: 'new-stage', label: t.newStage, icon: <PlusIcon aria-hidden />, place: 'menu' },
      onSelect: () => onOpen('new-stage'),
    },
    {
      ...{ id: 'substitute', label: t.substitute, icon: <ReplaceAllIcon aria-hidden />, place: 'menu' },
      onSelect: step('substitute'),
    },
    {
      ...{ id: 'reset', label: t.reset, icon: <RotateCcwIcon aria-hidden />, place: 'menu', tone: 'danger' },
      onSelect: () => generating || onReset(),
    },
  ];
}
