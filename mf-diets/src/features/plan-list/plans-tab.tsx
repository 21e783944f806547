import { Button, EmptyState, theme, useDelayed } from '@pora/ui';
import styled from 'styled-components';
import { PlanGroupsList } from './plan-groups-list.js';
import { type PlanGroup } from './plan-groups.js';
import { PlansSkeleton } from './plans-skeleton.js';
import { planListStrings as t } from './plan-list.strings.js';

interface PlansTabProps {
  /** Undefined while the plans load. */
  groups: readonly PlanGroup[] | undefined;
  /** The list is narrowed to one patient. */
  filtered: boolean;
  /** The list is narrowed to names that hold this text. */
  search: string | null;
  onOpen: (planId: string) => void;
  onNext: (group: PlanGroup) => void;
  onCreate: () => void;
}

/** Plans per patient; an empty list proposes the first plan. */
export function PlansTab({ groups, filtered, search, onOpen, onNext, onCreate }: PlansTabProps) {
  const slow = useDelayed(groups === undefined);
  if (!groups) return slow ? <PlansSkeleton /> : null;
  if (groups.length > 0) {
    return (
      <>
        {search !== null && <Searched role="status">{t.searched(search, groups.length)}</Searched>}
        <PlanGroupsList groups={groups} onOpen={onOpen} onNext={onNext} />
      </>
    );
  }
  if (search !== null) return <EmptyState title={t.noResults} description={t.noneOfName(search)} />;
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

const Searched = styled.p`
  margin: ${theme.s[4]} 0 0;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;
