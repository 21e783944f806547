import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../testing/axe.js';
import { DateField } from './date-field.js';
import { MonthCalendar } from './month-calendar.js';

/** A first day, typed or chosen in the month beside it. */
function FirstDay({ start, onValue }: { start: string; onValue?: (value: string) => void }) {
  const [value, setValue] = useState(start);
  const change = (next: string): void => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <>
      <DateField label="Pierwszy dzień" value={value} onChange={change} />
      <MonthCalendar label="Pierwszy dzień w kalendarzu" value={value} span={14} onPick={change} />
    </>
  );
}

const month = async (name: string) =>
  within(
    await within(screen.getByRole('group', { name: 'Pierwszy dzień w kalendarzu' })).findByRole('grid', {
      name,
    }),
  );
/** Days of the month that are tinted, in the order they stand in. */
const tinted = () => [...document.querySelectorAll('.span')].map(({ textContent }) => Number(textContent));

describe('a month that stands beside its field', () => {
  test('tints the days of the plan from the first one on, and leaves the focus where it is', async () => {
    render(<FirstDay start="2026-12-07" />);
    await month('grudzień 2026');
    expect(tinted()).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(document.body).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('a click or the keyboard chooses another day', async () => {
    const onValue = jest.fn();
    render(<FirstDay start="2026-12-07" onValue={onValue} />);
    const days = await month('grudzień 2026');
    await userEvent.click(days.getByRole('button', { name: /14 grudnia 2026/ }));
    expect(onValue).toHaveBeenLastCalledWith('2026-12-14');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onValue).toHaveBeenLastCalledWith('2026-12-15');
    expect(screen.getByRole('textbox', { name: 'Pierwszy dzień' })).toHaveValue('15.12.2026');
  });

  test('a day that is typed is brought into sight; one that is taken away leaves the month as it is', async () => {
    render(<FirstDay start="2026-12-07" />);
    await month('grudzień 2026');
    const field = screen.getByRole('textbox', { name: 'Pierwszy dzień' });
    await userEvent.clear(field);
    await month('grudzień 2026');
    expect(tinted()).toEqual([]);
    await userEvent.type(field, '01.03.2027');
    await userEvent.tab();
    await month('marzec 2027');
    expect(tinted()[0]).toBe(1);
  });
});
