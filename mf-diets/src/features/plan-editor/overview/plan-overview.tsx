import { type Plan } from '@pora/contracts/plans/plan.model';
import { media, mediaQueries, SegmentedControl, theme, useMediaQuery } from '@pora/ui';
import { type FocusEvent, memo, type MouseEvent, useMemo } from 'react';
import styled from 'styled-components';
import { type Tolerances, countMeals } from '../../plan-work/public.js';
import { EmptyPlanCall } from '../empty-plan-call.js';
import { editorStrings as t } from '../plan-editor.strings.js';
import { OverviewFoot } from './overview-foot.js';
import { overviewGrid, WEEK } from './overview-grid.js';
import { OverviewWeek } from './overview-week.js';
import { useSlotMarks } from './slot-marks.js';
import { tellWholeText } from './tell-whole-text.js';
import { useCellKeys } from './use-cell-keys.js';
import { useGridFocus } from './use-grid-focus.js';

interface PlanOverviewProps {
  plan: Plan;
  tolerances: Tolerances | null;
  currentDay: number;
  generating: boolean;
  /** Opens the day view of that day. */
  onOpenDay: (dayIndex: number) => void;
  onGenerate: () => void;
}

/** A phone, or a window so low, as at 200 %, that the foot would leave the plan no room: all of it scrolls together. */
const lowWindow = '@media (max-width: 480px), (max-height: 600px)';

const isInCell = ({ target }: MouseEvent) => (target as HTMLElement).closest('[role=gridcell]') !== null;

/** All days as a table: two weeks under each other; up to 1024 px one week at a time. */
export const PlanOverview = memo(function PlanOverview(props: PlanOverviewProps) {
  const { plan, tolerances, currentDay, generating, onOpenDay, onGenerate } = props;
  const oneWeek = useMediaQuery(mediaQueries.tablet);
  const touch = useMediaQuery(mediaQueries.touch);
  const grid = useMemo(() => overviewGrid(plan.planDays), [plan.planDays]);
  const focus = useGridFocus(grid, currentDay);
  const { marks, names } = useSlotMarks(plan);
  const { open, onKeyDown } = useCellKeys(focus);
  const shownWeek = Math.floor(focus.active.dayIndex / WEEK);
  const weeks = grid.weeks.filter((_, week) => !oneWeek || week === shownWeek);
  const follow = (event: FocusEvent) => {
    focus.follow(event.target);
    tellWholeText(event);
  };
  return (
    <Frame>
      {oneWeek && grid.weeks.length > 1 && (
        <Switch>
          <SegmentedControl
            label={t.weeks}
            fullWidth
            value={String(shownWeek)}
            onChange={(week) =>
              focus.goTo({ ...focus.active, dayIndex: Number(week) * WEEK + (focus.active.dayIndex % WEEK) })
            }
            options={grid.weeks.map((_, week) => ({ value: String(week), label: t.week(week + 1) }))}
          />
        </Switch>
      )}
      <Weeks
        ref={focus.frame}
        onKeyDown={onKeyDown}
        onMouseDown={focus.press}
        // A finger has neither a second click nor keys: everything is in the sheet of the slot.
        onClick={(event) => touch && isInCell(event) && open('slot')}
        onDoubleClick={(event) => !touch && isInCell(event) && open()}
        onFocus={follow}
        onPointerOver={tellWholeText}
      >
        {!generating && countMeals(plan.planDays) === 0 && (
          <EmptyPlanCall plan={plan} onGenerate={onGenerate} />
        )}
        {weeks.map((week) => (
          <OverviewWeek
            key={week.from}
            plan={plan}
            tolerances={tolerances}
            week={week}
            marks={marks}
            names={names}
            generating={generating}
            activeDay={focus.active.dayIndex}
            reachable={focus.reachable}
            selected={focus.selectedIn(week)}
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
  container: plan-overview / inline-size;

  ${media.tablet} {
    /* One week at a time has columns of its own. */
    container: none;
  }

  ${lowWindow} {
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

  ${lowWindow} {
    overflow-y: hidden;
  }

  ${media.phone} {
    padding: ${theme.s[2]} 0 ${theme.s[2]} ${theme.s[3]};
  }
`;
