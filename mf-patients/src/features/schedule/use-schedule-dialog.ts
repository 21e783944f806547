import { useArrival } from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { toast } from '@pora/ui';
import { useCallback, useEffect, useState } from 'react';
import { type ScheduleView } from './events/use-schedule.js';
import { type ScheduleDialog } from './schedule-dialogs.js';
import { scheduleStrings as t } from './schedule.strings.js';
import { useEventAddress } from './use-event-address.js';

/** The one dialog of the screen: an opened visit stands in the address, the others are of the moment. */
export function useScheduleDialog(schedule: ScheduleView) {
  const [other, setOther] = useState<ScheduleDialog | null>(null);
  const { eventId, openEvent, closeEvent, closing } = useEventAddress();
  const open = useCallback(
    (next: ScheduleDialog | null) => {
      if (next?.kind === 'details') {
        setOther(null);
        openEvent(next.id);
        return;
      }
      setOther(next);
      closeEvent();
    },
    [openEvent, closeEvent],
  );
  useArrival(['new', 'patientId'], (values) => {
    if (values.new === '1') setOther({ kind: 'new', place: null, patientId: values.patientId });
  });
  const { state, fromStorage, items } = schedule;
  const isRead = isAnswered(state) && !fromStorage;
  const isGone = eventId !== null && isRead && !items.some(({ id }) => id === eventId);
  useEffect(() => {
    if (!isGone || closing.current) return;
    toast.show({ title: t.gone, tone: 'neutral', key: 'schedule-gone' });
    closeEvent();
  }, [isGone, closing, closeEvent]);
  const opened: ScheduleDialog | null = eventId === null ? null : { kind: 'details', id: eventId };
  return { dialog: other ?? opened, open };
}
