import { scheduleCalls } from '@pora/contracts/calls';
import {
  type WorkingDay,
  type WorkingHours,
  workingHoursSchema,
} from '@pora/contracts/schedule/schedule.model';
import { SCHEDULE_LIMITS } from '@pora/contracts/schedule/schedule.vocabulary';
import { apiKey, callRoute } from '@pora/kit';
import { type Checked, SettingsDialog } from '@pora/kit/settings-dialog';
import { Button } from '@pora/ui';
import styled from 'styled-components';
import { sideStrings as t } from './side.strings.js';
import { WorkingDayRow } from './working-day-row.js';

type Days = readonly (WorkingDay | null)[];

const QUERY_KEY = apiKey(scheduleCalls.hours);

interface WorkingHoursDialogProps {
  hours: WorkingHours;
  onClose: () => void;
}

/** Working hours and breaks of the practice, day by day. */
export function WorkingHoursDialog({ hours, onClose }: WorkingHoursDialogProps) {
  return (
    <SettingsDialog
      size="report"
      title={t.hours}
      description={t.hoursText}
      stored={hours}
      queryKey={QUERY_KEY}
      words={t}
      draftOf={daysOf}
      check={check}
      send={(body, ifMatch) => callRoute(scheduleCalls.saveHours, { body, ifMatch })}
      differences={differencesOf}
      onClose={onClose}
    >
      {(days, change) => <WorkingDays days={days} onChange={change} />}
    </SettingsDialog>
  );
}

function WorkingDays({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const change = (at: number, day: WorkingDay | null) => onChange(days.with(at, day));
  return (
    <>
      {t.weekdays.map((name, at) => (
        <Row key={name}>
          <WorkingDayRow name={name} day={days[at] ?? null} onChange={(day) => change(at, day)} />
          {(days[at]?.breaks.length ?? SCHEDULE_LIMITS.breaks) < SCHEDULE_LIMITS.breaks && (
            <Button
              size="compact"
              variant="quiet"
              aria-label={t.addPauseTo(name)}
              onClick={() => {
                const day = days[at];
                if (day) change(at, { ...day, breaks: [...day.breaks, NEW_PAUSE] });
              }}
            >
              {t.addPause}
            </Button>
          )}
        </Row>
      ))}
    </>
  );
}

const NEW_PAUSE = { from: '13:00', to: '13:30' };

const daysOf = ({ days }: WorkingHours): Days => days;

/** The first thing that is wrong is told with the name of its day. */
function check(days: Days): Checked<{ days: (WorkingDay | null)[] }> {
  const { data, error } = workingHoursSchema.safeParse({ days });
  if (data) return { body: data };
  const [issue] = error.issues;
  const name = t.weekdays[Number(issue?.path[1])];
  return { problem: `${name ?? ''}: ${issue?.message ?? ''}` };
}

/** Names of the days that are not the same. */
const differencesOf = (theirs: Days, mine: Days): string[] =>
  t.weekdays
    .filter((_name, at) => JSON.stringify(theirs[at]) !== JSON.stringify(mine[at]))
    .map((name) => name.toLowerCase());

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.625rem 0;
  border-top: 1px solid ${({ theme }) => theme.c.line};
`;
