import { useShortcut } from '@pora/kit';
import { Button, IconButton, media, SegmentedControl } from '@pora/ui';
import { ChevronLeftIcon, ChevronRightIcon, PlusIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { scheduleStrings as t } from '../schedule.strings.js';
import { CALENDAR_VIEWS, type CalendarView } from './calendar-dates.js';

const viewOptions = CALENDAR_VIEWS.map((value) => ({ value, label: t.views[value] }));

interface CalendarActionsProps {
  view: CalendarView;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
  onAdd: () => void;
}

/** Ways through the calendar and to a new visit, with their keys [core §2]. */
export function CalendarActions({ view, onStep, onToday, onView, onAdd }: CalendarActionsProps) {
  useShortcut('ArrowLeft', () => onStep(-1));
  useShortcut('ArrowRight', () => onStep(1));
  useShortcut('t', onToday);
  useShortcut('n', onAdd);
  return (
    <>
      <Steps>
        <IconButton
          label={t.previous[view]}
          shortcut="←"
          icon={<ChevronLeftIcon />}
          onClick={() => onStep(-1)}
        />
        <Button shortcut="T" onClick={onToday}>
          {t.today}
        </Button>
        <IconButton label={t.next[view]} shortcut="→" icon={<ChevronRightIcon />} onClick={() => onStep(1)} />
      </Steps>
      <SegmentedControl label={t.view} value={view} options={viewOptions} onChange={onView} />
      <Add>
        <Button variant="primary" icon={<PlusIcon />} shortcut="N" onClick={onAdd}>
          {t.add}
        </Button>
      </Add>
    </>
  );
}

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-right: 0.5rem;
`;

/** On the phone it floats above the bar of the product, within reach of the thumb. */
const Add = styled.div`
  ${media.phone} {
    position: fixed;
    z-index: ${({ theme }) => theme.z.side};
    right: 1rem;
    bottom: 5rem;

    > button {
      height: 3rem;
      padding: 0 1.25rem;
      border-radius: 999px;
      box-shadow: ${({ theme }) => theme.e[3]};
    }
  }
`;
