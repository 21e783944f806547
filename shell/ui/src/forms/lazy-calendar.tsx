import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Spinner } from '../display/logo.js';
import type { CalendarProps } from './calendar.js';
import { formStrings } from './forms.strings.js';

type Loaded = ComponentType<CalendarProps> | 'failed' | undefined;

/** The calendar, fetched when it is first opened: typing a date never waits for it and works without it. */
export function LazyCalendar(props: CalendarProps) {
  const [Calendar, setCalendar] = useState<Loaded>();
  useEffect(() => {
    let wanted = true;
    import('./calendar.js').then(
      (module) => wanted && setCalendar(() => module.Calendar),
      (error: unknown) => {
        console.error('Loading the calendar failed', error);
        if (wanted) setCalendar('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (Calendar === undefined) return <Spinner label={formStrings.calendarLoading} showLabel />;
  if (Calendar === 'failed') return <Failure role="alert">{formStrings.calendarFailed}</Failure>;
  return <Calendar {...props} />;
}

const Failure = styled.p`
  max-width: 16rem;
`;
