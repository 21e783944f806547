import { type PatientExport } from '@pora/contracts/privacy/export.model';
import { EXPORT_STEP_LABELS, EXPORT_STEPS } from '@pora/contracts/privacy/export.vocabulary';
import { Button, theme, VisuallyHidden } from '@pora/ui';
import { ProgressBar } from '@pora/ui/charts';
import { CheckIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { privacyStrings } from './privacy.strings.js';
import { Deeds, Quiet } from './section.js';

const t = privacyStrings.export;

interface ExportProgressProps {
  item: PatientExport;
  busy: boolean;
  onStop: () => void;
}

/** How far an export is: what is being done, in words and as a bar, what is done already, and the way to stop it. */
export function ExportProgress({ item, busy, onStop }: ExportProgressProps) {
  const { step, part, percent, stepsDone, attempt, problem } = item;
  const doing = t.doing(step, part);
  return (
    <div>
      <Words>
        <strong>{doing}</strong>
        <span>{t.percent(percent)}</span>
      </Words>
      <Bar>
        <ProgressBar label={t.title} percent={percent} valueText={doing} />
      </Bar>
      {step !== null && problem !== null && <Again>{t.tryingAgain(step, attempt)}</Again>}
      <Steps aria-label={t.parts}>
        {EXPORT_STEPS.map((one, at) => (
          <li key={one} data-done={at < stepsDone}>
            {at < stepsDone && <CheckIcon aria-hidden />}
            {EXPORT_STEP_LABELS[one]}
            {at < stepsDone && <VisuallyHidden>{t.stepDone}</VisuallyHidden>}
          </li>
        ))}
      </Steps>
      <Deeds>
        <Button busy={busy} onClick={onStop}>
          {t.stop}
        </Button>
        <Quiet>{t.leave}</Quiet>
      </Deeds>
    </div>
  );
}

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[3]};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;

  strong {
    font-weight: 600;
  }

  span {
    color: ${theme.c.text2};
  }
`;

const Bar = styled.div`
  margin: ${theme.s[2]} 0;
`;

const Again = styled(Quiet)`
  margin-bottom: ${theme.s[2]};
`;

const Steps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[1]} ${theme.s[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.c.text3};
  font: ${theme.t.small};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[1]};
  }

  li[data-done='true'] {
    color: ${theme.c.okText};
  }

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;
