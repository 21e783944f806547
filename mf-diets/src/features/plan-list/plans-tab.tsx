import { Button, EmptyState, SkeletonRows, useDelayed } from '@pora/ui';
import { PlanGroupsList } from './plan-groups-list.js';
import { type PlanGroup } from './plan-groups.js';
import { planListStrings as t } from './plan-list.strings.js';

interface PlansTabProps {
  /** Undefined while the plans load. */
  groups: readonly PlanGroup[] | undefined;
  /** The list is narrowed to one patient. */
  filtered: boolean;
  onOpen: (planId: string) => void;
  onNext: (group: PlanGroup) => void;
  onCreate: () => void;
}

/** Plans per patient; an empty list proposes the first plan. */
export function PlansTab({ groups, filtered, onOpen, onNext, onCreate }: PlansTabProps) {
  const slow = useDelayed(groups === undefined);
  if (!groups) return slow ? <SkeletonRows rows={6} /> : null;
  if (groups.length > 0) return <PlanGroupsList groups={groups} onOpen={onOpen} onNext={onNext} />;
  return (
    <EmptyState
      title={filtered ? t.noneForPatient : t.empty}
      description={t.emptyText}
      actions={
        <Button variant="primary" onClick={onCreate}>
          {t.createPlan}
        </Button>
      }
    />
  );
}
