import { type Plan } from '@pora/contracts/plans/plan.model';
import { media, mediaQueries, SegmentedControl, theme, useMediaQuery } from '@pora/ui';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { countMeals, type Tolerances } from '../editor-model.js';
import { EmptyPlanCall } from '../empty-plan-call.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { OverviewFoot } from './overview-foot.js';
import { OverviewWeek } from './overview-week.js';

interface PlanOverviewProps {
  plan: Plan;
  tolerances: Tolerances;
  currentDay: number;
  generating: boolean;
  /** Opens the day view of that day. */
  onOpenDay: (dayIndex: number) => void;
  onGenerate: () => void;
}

const WEEK = 7;

/** All days as a table: two weeks under each other; up to 1024 px one week at a time. */
export const PlanOverview = memo(function PlanOverview(props: PlanOverviewProps) {
  const { plan, tolerances, currentDay, generating, onOpenDay, onGenerate } = props;
  const oneWeek = useMediaQuery(mediaQueries.tablet);
  const [chosen, setChosen] = useState(() => Math.floor(currentDay / WEEK));
  const weeks = Array.from({ length: Math.ceil(plan.planDays.length / WEEK) }, (_, week) => week);
  const shown = oneWeek ? weeks.filter((week) => week === chosen) : weeks;
  return (
    <Frame>
      {oneWeek && weeks.length > 1 && (
        <Switch>
          <SegmentedControl
            label={t.weeks}
            fullWidth
            value={String(chosen)}
            onChange={(week) => setChosen(Number(week))}
            options={weeks.map((week) => ({ value: String(week), label: t.week(week + 1) }))}
          />
        </Switch>
      )}
      <Weeks>
        {!generating && countMeals(plan.planDays) === 0 && (
          <EmptyPlanCall plan={plan} onGenerate={onGenerate} />
        )}
        {shown.map((week) => (
          <OverviewWeek
            key={week}
            plan={plan}
            tolerances={tolerances}
            week={week}
            from={week * WEEK}
            to={Math.min(plan.planDays.length, (week + 1) * WEEK)}
            currentDay={currentDay}
            generating={generating}
            onOpenDay={onOpenDay}
          />
        ))}
      </Weeks>
      <OverviewFoot plan={plan} tolerances={tolerances} />
    </Frame>
  );
});

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  ${media.phone} {
    height: auto;
  }
`;

const Switch = styled.div`
  flex: none;
  padding: ${theme.s[2]} ${theme.s[4]} 0;

  > * {
    max-width: 22rem;
  }

  ${media.phone} {
    padding: ${theme.s[2]} ${theme.s[3]} 0;

    > * {
      max-width: none;
    }
  }
`;

const Weeks = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
  min-height: 0;
  padding: ${theme.s[2]} ${theme.s[4]};
  overflow: auto;

  ${media.phone} {
    padding: ${theme.s[2]} 0 ${theme.s[2]} ${theme.s[3]};
    overflow-y: hidden;
  }
`;
