import { PLAN_LIMITS } from '@pora/contracts/plans/plan.vocabulary';
import { IconButton, theme } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { ChevronLeftIcon, ChevronRightIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { romanStage } from '../../../shared/roman.js';
import { editorStrings } from '../plan-editor.strings.js';

const t = editorStrings.params;
const { min, max } = PLAN_LIMITS.stage;
const options = Array.from({ length: max - min + 1 }, (_, index) => {
  const stage = min + index;
  return { value: String(stage), label: `${stage} · ${romanStage(stage)}` };
});

interface StageFieldProps {
  stage: number;
  /** The choice is saved at once. */
  onChange: (stage: number) => void;
}

/** Stage 1–12 as a select with previous and next [diets §2]. */
export function StageField({ stage, onChange }: StageFieldProps) {
  return (
    <Row>
      <SelectField
        label={t.stage}
        value={String(stage)}
        options={options}
        onChange={(value) => onChange(Number(value))}
      />
      <IconButton
        variant="outline"
        size="regular"
        label={t.previousStage}
        icon={<ChevronLeftIcon />}
        disabled={stage <= min}
        onClick={() => onChange(stage - 1)}
      />
      <IconButton
        variant="outline"
        size="regular"
        label={t.nextStage}
        icon={<ChevronRightIcon />}
        disabled={stage >= max}
        onClick={() => onChange(stage + 1)}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: end;
  gap: ${theme.s[1]};
`;
