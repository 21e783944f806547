import { scheduleCalls } from '@pora/contracts/calls';
import { type ScheduleEvent, type ScheduleEventPatch } from '@pora/contracts/schedule/schedule.model';
import { callRoute, isTemporary, newIdempotencyKey, type Repetition } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { tellFailure } from '../events/schedule-failure.js';
import { type ScheduleView } from '../events/use-schedule.js';
import { dialogStrings as t } from './dialogs.strings.js';

/** Makes a visit the first one of a series, with the server first; answers whether that succeeded. */
export function useMakeSeries({ putAll }: Pick<ScheduleView, 'putAll'>) {
  // The same key for every attempt whose outcome is unknown: the server then makes one series, not two.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return async (
    { id, version }: ScheduleEvent,
    change: ScheduleEventPatch,
    { unit, every, count }: Repetition,
  ): Promise<boolean> => {
    try {
      const body = { repeat: { unit, every, count }, change };
      const options = { params: { id }, body, ifMatch: version, idempotencyKey };
      const series = await callRoute(scheduleCalls.repeat, options);
      putAll(series);
      toast.success(t.seriesMade(series.length));
      return true;
    } catch (error) {
      if (!isTemporary(error)) setKey(newIdempotencyKey());
      tellFailure('update', error);
      return false;
    }
  };
}
