import { WarningsDialog } from '../plan-safety/public.js';
import { type PlanStep } from '../plan-steps/public.js';
import { useIsDrawing, useSlotWork } from '../slot-actions/public.js';

interface PlanWarningsProps {
  onStep: (step: PlanStep) => void;
  onClose: () => void;
}

/** The warnings with what the editor can do about them at once: draw other meals, or repair the plan by itself. */
export function PlanWarnings({ onStep, onClose }: PlanWarningsProps) {
  const { draw } = useSlotWork();
  return (
    <WarningsDialog
      onDraw={draw}
      isDrawing={useIsDrawing()}
      onRepair={() => onStep('repair')}
      onClose={onClose}
    />
  );
}
