import { media, theme, VisuallyHidden } from '@pora/ui';
import { CheckIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { importStrings as t } from './library-import.strings.js';

/** Where an import stands: the steps that are done, the one that is on, and those to come. */
export function ImportSteps({ current }: { current: number }) {
  return (
    <Steps aria-label={t.stepsLabel}>
      {t.steps.map((name, at) => (
        <li
          key={name}
          data-state={at < current ? 'done' : at === current ? 'on' : 'coming'}
          {...(at === current && { 'aria-current': 'step' as const })}
        >
          <Dot>{at < current ? <CheckIcon aria-hidden /> : at + 1}</Dot>
          {name}
          {at < current && <VisuallyHidden>, {t.done}</VisuallyHidden>}
        </li>
      ))}
    </Steps>
  );
}

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid currentcolor;
  border-radius: 50%;
  font: 560 0.75rem/1rem ${theme.font};

  svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

const Steps = styled.ol`
  display: flex;
  gap: ${theme.s[4]};
  margin: 0.5rem ${theme.s[4]} 0 0;
  padding: 0;
  list-style: none;
  color: ${theme.c.text2};
  font: ${theme.t.dense};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s[2]};
  }

  li[data-state='on'] {
    color: ${theme.c.text};
    font-weight: 600;
  }

  li[data-state='on'] ${Dot} {
    border-color: ${theme.c.ink};
    background: ${theme.c.ink};
    color: ${theme.c.onInk};
  }

  li[data-state='done'] {
    color: ${theme.c.okText};
  }

  li[data-state='done'] ${Dot} {
    border-color: transparent;
    background: ${theme.c.okSoft};
  }

  ${media.phone} {
    display: none;
  }
`;

/** The content of a step: as high as a table needs, so that the dialog stays where it is from step to step. */
export const StepFrame = styled.div`
  min-height: min(34rem, calc(100dvh - 16rem));

  ${media.phone} {
    min-height: 0;
  }
`;
