import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../testing/axe.js';
import { DateField } from './date-field.js';

interface VisitDateProps {
  start?: string;
  onValue?: (value: string) => void;
  max?: string;
}

function VisitDate({ start = '', onValue, max }: VisitDateProps) {
  const [value, setValue] = useState(start);
  const change = (next: string): void => {
    setValue(next);
    onValue?.(next);
  };
  return <DateField label="Data" value={value} onChange={change} {...(max !== undefined && { max })} />;
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Data' });

describe('a date field', () => {
  test('[core §5] invites with "Wybierz datę" and stores a typed date as yyyy-MM-dd', async () => {
    const onValue = jest.fn();
    render(<VisitDate onValue={onValue} />);
    expect(field()).toHaveAttribute('placeholder', 'Wybierz datę');
    await userEvent.type(field(), '19.11.2026');
    await userEvent.tab();
    expect(onValue).toHaveBeenLastCalledWith('2026-11-19');
    expect(field()).toHaveValue('19.11.2026');
    await expectNoAxeViolations();
  });

  test('[core §5] refuses a day that is not in the calendar and another order', async () => {
    render(<VisitDate />);
    await userEvent.type(field(), '31.02.2026');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Nie ma takiego dnia w kalendarzu');
    await userEvent.clear(field());
    await userEvent.type(field(), '2026-02-28');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Wpisz datę w postaci dd.mm.rrrr');
  });

  test('names the last day that is allowed', async () => {
    render(<VisitDate max="2026-11-19" />);
    await userEvent.type(field(), '20.11.2026');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Najpóźniej 19.11.2026');
  });

  test('[decisions 52] takes a day from the Polish calendar and gives the focus back', async () => {
    const onValue = jest.fn();
    render(<VisitDate start="2026-11-19" onValue={onValue} />);
    await userEvent.click(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
    const calendar = await screen.findByRole('dialog', { name: 'Kalendarz' });
    const days = await within(calendar).findByRole('grid', { name: 'listopad 2026' });
    const heads = within(days).getAllByRole('columnheader', { hidden: true });
    expect(heads.map((head) => head.textContent)).toEqual(['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd']);
    await userEvent.click(within(days).getByRole('button', { name: /25 listopada 2026/ }));
    expect(onValue).toHaveBeenLastCalledWith('2026-11-25');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Otwórz kalendarz' }));
  });
});
