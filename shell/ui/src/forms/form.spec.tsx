import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { Button } from '../actions/button.js';
import { TextField } from '../fields/text-field.js';
import { expectNoAxeViolations } from '../testing/axe.js';
import { Form, FormField, useAppForm } from './form.js';
import { NumberField } from './number-field.js';

const schema = z.object({
  name: z.string().trim().min(1, 'Nazwa jest wymagana'),
  calories: z.number('Podaj kalorie').min(800, 'Co najmniej 800'),
});
type Values = z.infer<typeof schema>;

function PlanForm({ onSave }: { onSave: (values: Values) => void }) {
  const form = useAppForm({ schema, defaultValues: { name: '' } });
  return (
    <Form form={form} onSubmit={onSave} summary>
      <FormField form={form} name="name">
        {(field) => <TextField label="Nazwa planu" {...field} />}
      </FormField>
      <FormField form={form} name="calories">
        {(field) => (
          <NumberField
            label="Kalorie"
            unit="kcal"
            {...field}
            value={field.value ?? null}
            onChange={(value) => field.onChange(value as number)}
          />
        )}
      </FormField>
      <Button type="submit">Zapisz</Button>
    </Form>
  );
}

describe('a form', () => {
  test('stays silent until a field is left, then checks it, and then on every key', async () => {
    render(<PlanForm onSave={() => undefined} />);
    const name = screen.getByRole('textbox', { name: 'Nazwa planu' });
    await userEvent.click(name);
    expect(name).toBeValid();
    await userEvent.tab();
    expect(await screen.findByText('Nazwa jest wymagana')).toBeTruthy();
    await userEvent.type(name, 'E');
    expect(name).toBeValid();
  });

  test('puts the focus on the first invalid field, counts the others and saves nothing', async () => {
    const onSave = jest.fn();
    render(<PlanForm onSave={onSave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('2 pola wymagają poprawy')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nazwa planu' }));
    expect(onSave).not.toHaveBeenCalled();
    await expectNoAxeViolations();
  });

  test('is sent by Ctrl+Enter with the values its rules give back', async () => {
    const onSave = jest.fn<(values: Values) => void>();
    render(<PlanForm onSave={onSave} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Nazwa planu' }), ' Etap_I ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Kalorie' }), '1 650');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByDisplayValue('1 650');
    expect(onSave.mock.calls[0]?.[0]).toEqual({ name: 'Etap_I', calories: 1650 });
  });

  test('never takes text for a number', async () => {
    const onSave = jest.fn();
    render(<PlanForm onSave={onSave} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Nazwa planu' }), 'Etap_I');
    await userEvent.type(screen.getByRole('textbox', { name: 'Kalorie' }), 'dużo');
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('Wpisz liczbę')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });
});
