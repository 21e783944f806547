import { type WorkingHours } from '@pora/contracts/schedule/schedule.model';
import { formatDate, formatWeekdayShort } from '@pora/kit';
import { PrintView } from '@pora/ui/print';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { viewTitle } from '../calendar/calendar-dates.js';
import { rangeOf } from '../calendar/clock.js';
import { hoursText, workingDayOf } from '../calendar/working-hours.js';
import { type ShownEvent } from '../events/shown-events.js';
import { scheduleStrings } from '../schedule.strings.js';
import { printStrings as t } from './print.strings.js';

interface SchedulePrintProps {
  view: 'day' | 'week';
  date: string;
  days: readonly string[];
  byDay: ReadonlyMap<string, readonly ShownEvent[]>;
  hours: WorkingHours | undefined;
}

/** The shown day or week on paper, whichever way printing was begun: by the button, a key or the browser's menu. */
export function SchedulePrint(props: SchedulePrintProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture of the page as soon as the listeners return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing && <Paper {...props} />;
}

function Paper({ view, date, days, byDay, hours }: SchedulePrintProps) {
  const title = view === 'week' ? t.week(viewTitle(view, date)) : viewTitle(view, date);
  // The name under which a browser saves a PDF; it tells no name of a patient.
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => void (document.title = before);
  }, [title]);
  return (
    <PrintView>
      <Sheet $view={view}>
        <h1>{title}</h1>
        {view === 'week' ? (
          <WeekTable days={days} byDay={byDay} hours={hours} />
        ) : (
          <DayTable date={date} day={byDay.get(date) ?? []} hours={hours} />
        )}
      </Sheet>
      {view === 'week' && <LyingPage />}
    </PrintView>
  );
}

interface DayTableProps {
  date: string;
  day: readonly ShownEvent[];
  hours: WorkingHours | undefined;
}

/** However long the notes are, names and titles keep their room. */
const COLUMNS = ['24mm', '34mm', '38mm', '25mm', '24mm', 'auto'];

function DayTable({ date, day, hours }: DayTableProps) {
  return (
    <>
      <p>{workText(hours, date)}</p>
      {day.length === 0 ? (
        <p>{t.emptyDay}</p>
      ) : (
        <table>
          <colgroup>
            {COLUMNS.map((width, at) => (
              <col key={at} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {[t.time, t.patient, t.title, t.type, t.status, t.notes].map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {day.map(({ event, start, end, patient, phase }) => (
              <tr key={event.id}>
                <td className="time">{timeOfVisit(start, end)}</td>
                <td>{patient?.name ?? t.none}</td>
                <td>{event.title}</td>
                <td>{t.typeName(event.type)}</td>
                <td>{scheduleStrings.phases[phase]}</td>
                <td className="notes">{event.notes ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function WeekTable({ days, byDay, hours }: Pick<SchedulePrintProps, 'days' | 'byDay' | 'hours'>) {
  return (
    <table className="week">
      <thead>
        <tr>
          {days.map((date) => (
            <th key={date}>
              {formatWeekdayShort(date)} {formatDate(date)}
              <small>{workText(hours, date)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {days.map((date) => (
            <td key={date}>
              {byDay.has(date)
                ? byDay.get(date)?.map((shown) => <Visit key={shown.event.id} {...shown} />)
                : t.empty}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Visit({ event, start, end, label, phase }: ShownEvent) {
  return (
    <div className="visit">
      <b>{timeOfVisit(start, end)}</b> {scheduleStrings.phases[phase]}
      <br />
      {label}
      {event.notes !== undefined && <small className="notes">{event.notes}</small>}
    </div>
  );
}

const timeOfVisit = (start: number, end: number) => rangeOf(start, end % (24 * 60));

/** "godziny pracy 08:30–17:30"; nothing before the hours are known. */
function workText(hours: WorkingHours | undefined, date: string): string {
  const day = workingDayOf(hours, date);
  if (day === undefined) return '';
  return day === null ? scheduleStrings.dayOff : scheduleStrings.workingHours(hoursText(day) ?? '');
}

const LyingPage = createGlobalStyle`
  @media print {
    @page {
      size: A4 landscape;
      margin: 10mm;
    }
  }
`;

/* Points and millimetres: this is paper. A head stands on every page again, and no visit is torn. */
const Sheet = styled.div<{ $view: 'day' | 'week' }>`
  color: black;
  font-size: ${({ $view }) => ($view === 'week' ? 8 : 10)}pt;
  line-height: 1.25;

  h1 {
    margin: 0 0 2mm;
    font-size: 15pt;
    font-weight: 600;
  }

  p {
    margin: 0 0 4mm;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    padding: 1.2mm 1.5mm;
    border: 0.5pt solid black;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  table:not(.week) tr,
  .visit {
    break-inside: avoid;
  }

  .visit + .visit {
    margin-top: 1.5mm;
    padding-top: 1.5mm;
    border-top: 0.5pt solid #999;
  }

  .time {
    white-space: nowrap;
  }

  .notes {
    white-space: pre-line;
  }

  small {
    display: block;
    font-size: 7pt;
    font-weight: normal;
  }
`;
