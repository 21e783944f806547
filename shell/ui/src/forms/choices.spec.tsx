import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../testing/axe.js';
import { CheckboxField } from './checkbox.js';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.js';
import { RadioGroupField } from './radio-group-field.js';
import { SelectField } from './select-field.js';
import { SwitchField } from './switch-field.js';

function MealType({ onValue }: { onValue: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null): void => {
    setValue(next);
    onValue(next);
  };
  return (
    <SelectField
      label="Typ posiłku"
      emptyOption="Wszystkie typy"
      value={value}
      onChange={change}
      options={[
        { value: 'lunch', label: 'Obiad' },
        { value: 'dinner', label: 'Kolacja' },
      ]}
    />
  );
}

describe('a select', () => {
  afterEach(() => {
    document.head.querySelector('meta[property="csp-nonce"]')?.remove();
  });

  test('is chosen by keyboard and can be taken back to nothing', async () => {
    const onValue = jest.fn();
    render(<MealType onValue={onValue} />);
    const trigger = screen.getByRole('combobox', { name: 'Typ posiłku' });
    await expectNoAxeViolations();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onValue).toHaveBeenLastCalledWith('lunch');
    expect(trigger).toHaveTextContent('Obiad');
    await userEvent.keyboard('{Enter}{Home}{Enter}');
    expect(onValue).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(trigger);
  });

  test('takes the first letters of a choice without being opened', async () => {
    const onValue = jest.fn();
    render(<MealType onValue={onValue} />);
    await userEvent.tab();
    await userEvent.keyboard('ob');
    expect(onValue).toHaveBeenLastCalledWith('lunch');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('draws no choices before they can be reached', async () => {
    const drawn = jest.fn(() => null);
    const Icon = () => drawn();
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value, icon: <Icon /> }));
    const fields = ['Pierwsze', 'Drugie'].map((label) => (
      <SelectField key={label} label={label} value={null} options={options} onChange={() => undefined} />
    ));
    render(<>{fields}</>);
    expect(drawn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Pierwsze' }));
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  test('writes its style element with the nonce of the page', async () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'abc123';
    document.head.append(meta);
    render(<MealType onValue={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const styles = [...document.querySelectorAll('style')].filter((style) =>
      style.textContent.includes('data-radix-select-viewport'),
    );
    expect(styles.map((style) => style.nonce || style.getAttribute('nonce'))).toEqual(['abc123']);
  });

  test('[core §5] refuses an option with an empty value', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() =>
      render(
        <SelectField
          label="Typ"
          value={null}
          onChange={() => undefined}
          options={[{ value: '', label: '–' }]}
        />,
      ),
    ).toThrow('may not have an empty value');
    log.mockRestore();
  });
});

const foods = [
  { value: '1', label: 'Napój sojowy', detail: 'Nabiał · 43 kcal' },
  { value: '2', label: 'Napój słonecznikowy', detail: 'Nabiał · 52 kcal' },
  { value: '3', label: 'Łosoś, filet' },
];

function FoodPicker(props: Partial<ComboboxFieldProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <ComboboxField
        label="Produkt"
        placeholder="Wybierz produkt"
        options={foods}
        value={value}
        onChange={setValue}
        {...props}
      />
      <output>{value ?? 'nic'}</output>
    </>
  );
}

const box = (): HTMLElement => screen.getByRole('combobox', { name: 'Produkt' });
const hits = (): (string | null)[] => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a type-ahead', () => {
  test('finds without diacritics, shows the match in bold and chooses with Enter', async () => {
    render(<FoodPicker />);
    await userEvent.type(box(), 'slo');
    expect(hits()).toEqual(['Napój słonecznikowyNabiał · 52 kcal']);
    expect(screen.getByRole('option').querySelector('mark')).toHaveTextContent('sło');
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(box()).toHaveValue('Napój słonecznikowy');
    expect(hits()).toEqual([]);
  });

  test('[core §2] says "Brak wyników" when none match', async () => {
    render(<FoodPicker />);
    await userEvent.type(box(), 'xyz');
    expect(screen.getByText('Brak wyników')).toBeTruthy();
    expect(hits()).toEqual([]);
  });

  test('keeps the choice when it is left with other words in it, or with Escape', async () => {
    render(<FoodPicker value="3" />);
    await userEvent.clear(box());
    await userEvent.type(box(), 'sojowy');
    await userEvent.tab();
    expect(box()).toHaveValue('Łosoś, filet');
    await userEvent.type(box(), 'x{Escape}');
    expect(box()).toHaveValue('Łosoś, filet');
  });

  test('does not choose what is only highlighted', async () => {
    render(<FoodPicker />);
    await userEvent.type(box(), 'napój');
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent('nic');
    expect(box()).toHaveValue('');
  });

  test('is emptied by the cross and keeps the focus', async () => {
    render(<FoodPicker />);
    await userEvent.type(box(), 'łosoś{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }));
    expect(screen.getByRole('status')).toHaveTextContent('nic');
    expect(document.activeElement).toBe(box());
  });

  test('hands a server search the words after a short wait, and adds what is missing', async () => {
    const onQueryChange = jest.fn();
    const onCreate = jest.fn();
    render(
      <FoodPicker
        filter={false}
        options={[]}
        onQueryChange={onQueryChange}
        createLabel={(query) => `Dodaj nowy: ${query}`}
        onCreate={onCreate}
      />,
    );
    await userEvent.type(box(), 'kefir');
    await waitFor(() => expect(onQueryChange.mock.calls).toEqual([['kefir']]));
    await userEvent.click(within(screen.getByRole('listbox')).getByText('Dodaj nowy: kefir'));
    expect(onCreate).toHaveBeenCalledWith('kefir');
    expect(box()).not.toHaveValue('Dodaj nowy: kefir');
  });

  test('chooses nothing with Enter while the list still answers the words before', async () => {
    const asked = jest.fn();
    const search = { filter: false, onQueryChange: asked };
    const { rerender } = render(<FoodPicker {...search} />);
    await userEvent.type(box(), 'ser{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('nic');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('ser'));
    rerender(<FoodPicker {...search} loading />);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('nic');
    expect(box()).toHaveValue('ser');
    rerender(<FoodPicker {...search} />);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).not.toHaveTextContent('nic');
  });
});

describe('boxes, switches and radio buttons', () => {
  test('are chosen by their text', async () => {
    const check = jest.fn();
    const turn = jest.fn();
    const pick = jest.fn();
    render(
      <>
        <CheckboxField label="Własne" checked={false} indeterminate onChange={check} hint="12 posiłków" />
        <SwitchField label="Wykrywaj liczbę porcji" checked onChange={turn} />
        <RadioGroupField
          label="Płeć"
          value="female"
          onChange={pick}
          options={[
            { value: 'female', label: 'Kobieta' },
            { value: 'male', label: 'Mężczyzna' },
          ]}
        />
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'Własne' })).toBePartiallyChecked();
    expect(screen.getByRole('checkbox', { name: 'Własne' })).toHaveAccessibleDescription('12 posiłków');
    await userEvent.click(screen.getByText('Własne'));
    await userEvent.click(screen.getByText('Wykrywaj liczbę porcji'));
    await userEvent.click(screen.getByRole('radio', { name: 'Mężczyzna' }));
    expect([check, turn, pick].map((handler) => handler.mock.calls)).toEqual([
      [[true]],
      [[false]],
      [['male']],
    ]);
    expect(screen.getByRole('radiogroup', { name: 'Płeć' })).toBeTruthy();
    await expectNoAxeViolations();
  });
});
