import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../testing/axe.js';
import { SearchInput } from './search-input.js';
import { ReadOnlyField, TextField } from './text-field.js';

describe('a text field', () => {
  test('is joined to its label and its error', async () => {
    render(
      <TextField
        label="Nazwa planu"
        required
        value=""
        onChange={() => undefined}
        hint="Uzupełniamy sami"
        error="Nazwa jest wymagana"
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Nazwa planu' });
    expect(field).toHaveAccessibleDescription('Nazwa jest wymagana');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
    expect(screen.queryByText('Uzupełniamy sami')).toBeNull();
    await expectNoAxeViolations();
  });

  test('keeps a hidden label for screen readers', () => {
    render(<TextField label="Notatka" hideLabel value="x" onChange={() => undefined} changed />);
    expect(screen.getByRole('textbox', { name: 'Notatka (zmieniono)' })).toHaveValue('x');
  });
});

describe('a computed value', () => {
  test('can be read and selected, but is no disabled field', () => {
    render(<ReadOnlyField label="TDEE" value="2 111" unit="kcal" />);
    expect(screen.getByRole('textbox', { name: 'TDEE' })).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: 'TDEE' })).toBeEnabled();
  });
});

function ProductSearch({ onSearch, debounceMs }: { onSearch: (text: string) => void; debounceMs: number }) {
  const [value, setValue] = useState('');
  const change = (text: string): void => {
    setValue(text);
    onSearch(text);
  };
  return (
    <SearchInput
      label="Szukaj produktu"
      shortcut="/"
      value={value}
      onChange={change}
      debounceMs={debounceMs}
    />
  );
}

describe('a search field', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('waits for the last key before it searches', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    const search = jest.fn();
    render(<ProductSearch onSearch={search} debounceMs={250} />);
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj produktu' }), 'ser');
    expect(search).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(250));
    expect(search.mock.calls).toEqual([['ser']]);
  });

  test('is cleared at once by Escape and by the cross', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    const search = jest.fn();
    render(<ProductSearch onSearch={search} debounceMs={0} />);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'por{Escape}');
    expect(field).toHaveValue('');
    await user.type(field, 'mak');
    await user.click(screen.getByRole('button', { name: 'Wyczyść wyszukiwanie' }));
    expect(field).toHaveValue('');
    expect(search).toHaveBeenLastCalledWith('');
  });
});
