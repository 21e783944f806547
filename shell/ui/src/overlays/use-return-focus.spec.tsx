import { expect, test } from '@jest/globals';
import { render, renderHook, screen } from '@testing-library/react';
import { useReturnFocus } from './use-return-focus.js';

function opened() {
  render(
    <div role="dialog" aria-label="Plan" tabIndex={-1}>
      <button type="button">Edytuj posiłek</button>
      <input aria-label="Szukaj posiłków" />
    </div>,
  );
  const opener = screen.getByRole('button', { name: 'Edytuj posiłek' });
  const { current: layer } = renderHook(useReturnFocus).result;
  opener.focus();
  layer.remember();
  return { opener, giveBack: () => layer.giveBack(new Event('close', { cancelable: true })) };
}

test('the opener has the focus again when the dialog around it has taken it by itself', () => {
  const { opener, giveBack } = opened();
  screen.getByRole('dialog', { name: 'Plan' }).focus();
  giveBack();
  expect(document.activeElement).toBe(opener);
});

test('a field that a person went to meanwhile keeps the focus', () => {
  const { giveBack } = opened();
  const field = screen.getByRole('textbox', { name: 'Szukaj posiłków' });
  field.focus();
  giveBack();
  expect(document.activeElement).toBe(field);
});
