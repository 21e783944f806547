import { type Plan } from '@pora/contracts/plans/plan.model';
import { AcceptRiskDialog } from './accept-risk-dialog.js';
import { type SafetySteps } from './safety-steps.js';
import { SwapDialog } from './swap-dialog.js';
import { SwapResult } from './swap-result.js';
import { type RiskTask, type RiskTasks } from './use-risk-task.js';

interface RiskTaskDialogProps {
  plan: Plan;
  steps: SafetySteps;
  tasks: RiskTasks;
  task: RiskTask;
}

/** The window of what the person does about a warning. */
export function RiskTaskDialog({ plan, steps, tasks, task }: RiskTaskDialogProps) {
  switch (task.kind) {
    case 'swap':
      return (
        <SwapDialog
          plan={plan}
          places={task.places}
          steps={steps}
          onDone={(answer) => tasks.goOn({ kind: 'swapped', answer })}
          onClose={tasks.end}
        />
      );
    case 'swapped':
      return <SwapResult answer={task.answer} onUndo={steps.undoSwap} onClose={tasks.end} />;
    case 'accept':
      return <AcceptRiskDialog plan={plan} safety={task.safety} target={task.target} onClose={tasks.end} />;
  }
}
