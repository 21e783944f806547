import { type HistoryStep } from '@pora/contracts/plans/plan-history.model';
import {
  ArrowLeftRightIcon,
  CalendarIcon,
  ClockIcon,
  DicesIcon,
  FileInputIcon,
  HistoryIcon,
  type IconComponent,
  LockIcon,
  PencilIcon,
  PlusIcon,
  RepeatIcon,
  ReplaceAllIcon,
  RotateCcwIcon,
  ScaleIcon,
  SparklesIcon,
  TrashIcon,
  WandSparklesIcon,
} from '@pora/ui/icons';

/** The sign of each deed, the same that its button carries. */
const ICONS = new Map<string, IconComponent>([
  ['generate', SparklesIcon],
  ['regenerate', DicesIcon],
  ['adjust', ScaleIcon],
  ['repair', WandSparklesIcon],
  ['substitute', ArrowLeftRightIcon],
  ['replace_meal', ReplaceAllIcon],
  ['meals_per_day', CalendarIcon],
  ['days', CalendarIcon],
  ['reset', RotateCcwIcon],
  ['import', FileInputIcon],
  ['restore', HistoryIcon],
  ['restore_day', HistoryIcon],
  ['insert', PlusIcon],
  ['remove', TrashIcon],
  ['exchange', RepeatIcon],
  ['lock', LockIcon],
  ['schedule', ClockIcon],
]);

/** Sign of a step; an edit by hand is a pencil. */
export const stepIcon = ({ cause }: Pick<HistoryStep, 'cause'>): IconComponent =>
  ICONS.get(cause) ?? PencilIcon;
