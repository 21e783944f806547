import { scheduleCalls } from '@pora/contracts/calls';
import {
  type WorkingDay,
  type WorkingHours,
  workingHoursSchema,
} from '@pora/contracts/schedule/schedule.model';
import { SCHEDULE_LIMITS } from '@pora/contracts/schedule/schedule.vocabulary';
import { apiKey, callRoute, messageOf, useDirtyGuard, useSingleMutation } from '@pora/kit';
import { Button, InlineNotice, toast } from '@pora/ui';
import { Dialog, DialogFoot, useCloseGuard } from '@pora/ui/overlays';
import { useQueryClient } from '@pora/kit/queries';
import { useState } from 'react';
import styled from 'styled-components';
import { sideStrings as t } from './side.strings.js';
import { WorkingDayRow } from './working-day-row.js';

type Days = readonly (WorkingDay | null)[];

interface WorkingHoursDialogProps {
  hours: WorkingHours;
  onClose: () => void;
}

/** Working hours and breaks of the practice, day by day. */
export function WorkingHoursDialog({ hours, onClose }: WorkingHoursDialogProps) {
  const client = useQueryClient();
  const [days, setDays] = useState<Days>(hours.days);
  const [problem, setProblem] = useState<string>();
  const dirty = JSON.stringify(days) !== JSON.stringify(hours.days);
  useDirtyGuard({ dirty });
  const { requestClose, guard } = useCloseGuard({ dirty, onClose });
  const saving = useSingleMutation({
    mutationFn: (body: { days: (WorkingDay | null)[] }) =>
      callRoute(scheduleCalls.saveHours, { body, ifMatch: hours.version }),
    onSuccess: (stored: WorkingHours) => {
      client.setQueryData(apiKey(scheduleCalls.hours), stored);
      toast.success(t.saved);
      onClose();
    },
    onError: (error: unknown) => setProblem(messageOf(error)),
  });
  const save = () => {
    const checked = workingHoursSchema.safeParse({ days });
    if (checked.success) {
      setProblem(undefined);
      saving.mutate(checked.data);
      return;
    }
    const [issue] = checked.error.issues;
    const name = t.weekdays[Number(issue?.path[1])];
    setProblem(`${name ?? ''}: ${issue?.message ?? ''}`);
  };
  const change = (at: number, day: WorkingDay | null) => setDays(days.with(at, day));
  return (
    <Dialog
      open
      steady
      size="report"
      title={t.hours}
      description={t.hoursText}
      onClose={requestClose}
      onSubmit={save}
      footer={
        <DialogFoot submitLabel={t.save} busy={saving.isPending} onSubmit={save} onCancel={requestClose} />
      }
    >
      {problem !== undefined && (
        <Problem>
          <InlineNotice tone="danger" live title={t.saveFailed}>
            {problem}
          </InlineNotice>
        </Problem>
      )}
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
      {guard}
    </Dialog>
  );
}

const NEW_PAUSE = { from: '13:00', to: '13:30' };

const Problem = styled.div`
  margin-bottom: 1rem;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.625rem 0;
  border-top: 1px solid ${({ theme }) => theme.c.line};
`;
