import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../testing/axe.js';
import { NumberField } from './number-field.js';
import { RangeSliderField, SliderField } from './slider-field.js';
import { StepperField } from './stepper-field.js';
import { TimeField } from './time-field.js';

function Weight({
  onValue,
  start = null,
}: {
  onValue?: (value: number | null) => void;
  start?: number | null;
}) {
  const [value, setValue] = useState<number | null>(start);
  const change = (next: number | null): void => {
    setValue(next);
    onValue?.(next);
  };
  return (
    <>
      <NumberField label="Masa" unit="kg" decimals={2} min={20} max={300} value={value} onChange={change} />
      <button type="button" onClick={() => setValue(80)}>
        Kopiuj
      </button>
    </>
  );
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Masa' });

describe('a number field', () => {
  test('takes a dot and shows a comma after leaving', async () => {
    const onValue = jest.fn();
    render(<Weight onValue={onValue} />);
    await userEvent.type(field(), '76.25');
    expect(field()).toHaveValue('76.25');
    await userEvent.tab();
    expect(field()).toHaveValue('76,25');
    expect(onValue).toHaveBeenLastCalledWith(76.25);
    await expectNoAxeViolations();
  });

  test('[decisions 43] never rounds what was typed: more decimals than it has are refused and stay to be read', async () => {
    const onValue = jest.fn();
    render(<Weight onValue={onValue} />);
    await userEvent.type(field(), '76,255');
    await userEvent.tab();
    expect(field()).toHaveValue('76,255');
    expect(field()).toHaveAccessibleDescription('Najwyżej 2 miejsca po przecinku');
    expect(onValue).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.clear(field());
    await userEvent.type(field(), '1,68');
    await userEvent.tab();
    expect(field()).toHaveValue('1,68');
    expect(field()).toHaveAccessibleDescription('Zakres: 20–300');
  });

  test('[decisions 43] the range of a year is written without a space', async () => {
    render(
      <NumberField label="Rok" grouping={false} min={1900} max={2026} value={1850} onChange={() => {}} />,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Rok' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Rok' }), '1');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Rok' })).toHaveAccessibleDescription('Zakres: 1900–2026');
  });

  test('says what is wrong only after leaving, and hands on a value that no rule accepts', async () => {
    const onValue = jest.fn();
    render(<Weight onValue={onValue} />);
    await userEvent.type(field(), '7o');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Wpisz liczbę');
    expect(field()).toHaveValue('7o');
    expect(onValue).toHaveBeenLastCalledWith(Number.NaN);
  });

  test('names its range', async () => {
    render(<Weight />);
    await userEvent.type(field(), '15');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Zakres: 20–300');
  });

  test('follows a value that is set from outside, and becomes empty again', async () => {
    const onValue = jest.fn();
    render(<Weight start={76.2} onValue={onValue} />);
    expect(field()).toHaveValue('76,2');
    await userEvent.click(screen.getByRole('button', { name: 'Kopiuj' }));
    expect(field()).toHaveValue('80');
    await userEvent.clear(field());
    expect(onValue).toHaveBeenLastCalledWith(null);
  });
});

function Stage() {
  const [value, setValue] = useState(4);
  return (
    <StepperField
      label="Etap"
      value={value}
      onChange={setValue}
      min={1}
      max={5}
      format={(stage) => `Etap ${stage}`}
    />
  );
}

describe('a stepper', () => {
  test('moves with buttons and arrows and stops at its ends', async () => {
    render(<Stage />);
    const stage = screen.getByRole('spinbutton', { name: 'Etap' });
    await userEvent.click(screen.getByRole('button', { name: 'Zwiększ' }));
    expect(stage).toHaveAttribute('aria-valuetext', 'Etap 5');
    expect(screen.getByRole('button', { name: 'Zwiększ' })).toBeDisabled();
    stage.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(stage).toHaveTextContent('Etap 3');
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(stage).toHaveTextContent('Etap 1');
    await expectNoAxeViolations();
  });
});

function MealTime({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string): void => {
    setValue(next);
    onValue(next);
  };
  return <TimeField label="Od" value={value} onChange={change} />;
}

describe('a time field', () => {
  test('turns 730 into 07:30 when it is left', async () => {
    const onValue = jest.fn();
    render(<MealTime onValue={onValue} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Od' }), '730');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Od' })).toHaveValue('07:30');
    expect(onValue).toHaveBeenLastCalledWith('07:30');
  });

  test('keeps what cannot be read and says so', async () => {
    const onValue = jest.fn();
    render(<MealTime onValue={onValue} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Od' }), 'rano');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Od' })).toHaveAccessibleDescription(
      'Wpisz godzinę, np. 7:30',
    );
    expect(onValue).toHaveBeenLastCalledWith('rano');
  });
});

function Tolerance() {
  const [value, setValue] = useState(15);
  return <SliderField label="Tolerancja dnia" min={0} max={50} unit="%" value={value} onChange={setValue} />;
}

describe('a slider', () => {
  test('moves by arrows and by typing, and brings a typed value back into its range', async () => {
    render(<Tolerance />);
    const thumb = screen.getByRole('slider', { name: 'Tolerancja dnia' });
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(thumb).toHaveAttribute('aria-valuenow', '16');
    const typed = screen.getByRole('textbox', { name: 'Tolerancja dnia, wartość' });
    await userEvent.clear(typed);
    await userEvent.type(typed, '99');
    await userEvent.tab();
    expect(typed).toHaveValue('50');
    expect(thumb).toHaveAttribute('aria-valuenow', '50');
    await expectNoAxeViolations();
  });
});

function Portions() {
  const [value, setValue] = useState<[number, number]>([50, 60]);
  const range = { min: 25, max: 300, step: 5, gap: 5 };
  return <RangeSliderField label="Obiad" {...range} value={value} onChange={setValue} />;
}

test('the two ends of a range stay apart, by arrows and by typing', async () => {
  render(<Portions />);
  const low = screen.getByRole('slider', { name: /^Obiad, od/ });
  low.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(low).toHaveAttribute('aria-valuenow', '55');
  const high = screen.getByRole('textbox', { name: /^Obiad, do/ });
  await userEvent.clear(high);
  await userEvent.type(high, '30');
  await userEvent.tab();
  expect(high).toHaveValue('60');
});
