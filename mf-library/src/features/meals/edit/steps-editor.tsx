import { announce, Button, IconButton, SectionHead, TextInput, theme } from '@pora/ui';
import { RowGrip, useRowOrder } from '@pora/ui/forms';
import { PlusIcon, TrashIcon } from '@pora/ui/icons';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { mealEditStrings as t } from './meal-edit.strings.js';
import { type StepLine } from './meal-form.model.js';
import { movedTo } from './moved-to.js';

interface StepsEditorProps {
  steps: readonly StepLine[];
  onChange: (steps: StepLine[]) => void;
}

let lastKey = 0;
const newStep = (): StepLine => ({ key: `new-${(lastKey += 1)}`, text: '' });

/** The steps of the preparation; Enter begins the next one, Backspace in an empty one takes it away. */
export function StepsEditor({ steps, onChange }: StepsEditorProps) {
  const rows = useRef<HTMLOListElement>(null);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    if (focused.current === undefined) return;
    const row = [...(rows.current?.children ?? [])].find(
      (one) => one.getAttribute('data-line') === focused.current,
    );
    row?.querySelector('input')?.focus();
    focused.current = undefined;
  });
  const gripOf = useRowOrder({
    rows,
    count: steps.length,
    onMove: (key, to) => {
      onChange(movedTo(steps, key, to));
      announce(t.movedStep(to + 1, steps.length));
    },
  });
  const addAt = (place: number) => {
    const step = newStep();
    focused.current = step.key;
    onChange(steps.toSpliced(place, 0, step));
  };
  const removeAt = (place: number) => {
    focused.current = (steps[place - 1] ?? steps[place + 1])?.key;
    onChange(steps.toSpliced(place, 1));
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    if (event.ctrlKey || event.metaKey) return;
    const isEmpty = steps[place]?.text === '';
    if (event.key === 'Enter') addAt(place + 1);
    else if (event.key === 'Backspace' && isEmpty) removeAt(place);
    else return;
    event.preventDefault();
  };
  return (
    <section>
      <SectionHead
        title={t.recipe}
        level={3}
        actions={
          <Button
            variant="quiet"
            size="compact"
            icon={<PlusIcon aria-hidden />}
            onClick={() => addAt(steps.length)}
          >
            {t.addStep}
          </Button>
        }
      />
      {steps.length === 0 && <None>{t.noSteps}</None>}
      <List ref={rows}>
        {steps.map((step, index) => (
          <li key={step.key} data-line={step.key}>
            <RowGrip label={t.moveStep(index + 1)} handlers={gripOf(step.key, index)} />
            <Number aria-hidden>{index + 1}.</Number>
            <Text>
              <TextInput
                aria-label={t.step(index + 1)}
                value={step.text}
                onChange={(text) =>
                  onChange(steps.map((one) => (one.key === step.key ? { ...one, text } : one)))
                }
                onKeyDown={(event) => onKeyDown(event, index)}
              />
            </Text>
            <IconButton
              label={t.removeStep(index + 1)}
              variant="danger"
              icon={<TrashIcon />}
              onClick={() => removeAt(index)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

const None = styled.p`
  margin: 0;
  color: ${theme.c.text3};
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.s[1]};
    padding: ${theme.s[1]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }
`;

const Number = styled.span`
  min-width: 1.5rem;
  color: ${theme.c.text2};
  font-variant-numeric: tabular-nums;
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;
