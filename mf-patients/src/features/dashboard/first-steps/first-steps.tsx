import { isSamplePatient } from '@pora/contracts/patients/patient.vocabulary';
import { paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { Button, ButtonLink, media, VisuallyHidden } from '@pora/ui';
import { CheckIcon, UserIcon } from '@pora/ui/icons';
import { useEffect } from 'react';
import styled from 'styled-components';
import { type PatientsView, useAddSample, useRemovePatient } from '../../patients/public.js';
import { firstStepsStrings as t } from './first-steps.strings.js';
import { ProgressRing } from './progress-ring.js';
import { type FirstStep, firstSteps, isOver, type StepFacts } from './steps.js';
import { useStepFacts } from './use-step-facts.js';

/** What the first steps follow from. */
export interface FirstStepsProps {
  patients: PatientsView;
  plans: StepFacts['plans'];
  visitThisWeek: boolean;
  /** Called once everything is done, and when the person wants to see no more of it. */
  onOver: () => void;
}

/** What a new practice begins with, ticked off by what is really there; it goes when all is done, or at a click. */
export function FirstSteps({ patients, plans, visitThisWeek, onOver }: FirstStepsProps) {
  const facts = useStepFacts({ patients: patients.items, plans, visitThisWeek });
  const steps = facts && firstSteps(facts);
  const over = steps !== undefined && isOver(steps);
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  if (!steps || over) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel aria-label={t.title}>
      <Head>
        <ProgressRing done={done} all={steps.length} />
        <div>
          <h2>{t.title}</h2>
          <Small>{t.text}</Small>
        </div>
        <Button variant="quiet" size="compact" onClick={onOver}>
          {t.hide}
        </Button>
      </Head>
      <List>
        {steps.map((step) => (
          <StepRow key={step.id} step={step} />
        ))}
      </List>
      <SampleRow patients={patients} />
    </Panel>
  );
}

function StepRow({ step: { label, done, note, action, to } }: { step: FirstStep }) {
  const said = done === undefined ? t.unknown : note;
  return (
    <Row>
      <Tick $done={done === true}>{done && <CheckIcon aria-hidden />}</Tick>
      <Words>
        {done ? <s>{label}</s> : <strong>{label}</strong>}
        {done && <VisuallyHidden> {t.done}</VisuallyHidden>}
        {said && <Small>{said}</Small>}
      </Words>
      {!done && (
        <ButtonLink as={Link} to={to} $size="compact" aria-label={t.actionOf(action, label)}>
          {action}
        </ButtonLink>
      )}
    </Row>
  );
}

/** The patient to try everything out on. */
function SampleRow({ patients }: { patients: PatientsView }) {
  const adding = useAddSample(patients);
  const remove = useRemovePatient(patients);
  const sample = patients.items.find(({ id }) => isSamplePatient(id));
  return (
    <Row as="div">
      <UserIcon aria-hidden />
      <Words>
        <strong>{t.sample}</strong>
        <Small>{t.sampleText}</Small>
      </Words>
      {sample ? (
        <>
          <ButtonLink
            as={Link}
            to={paths.patient(sample.id)}
            $size="compact"
            aria-label={t.actionOf(t.sampleOpen, t.sample)}
          >
            {t.sampleOpen}
          </ButtonLink>
          <Button
            variant="quiet"
            size="compact"
            aria-label={t.actionOf(t.sampleRemove, t.sample)}
            onClick={() => remove(sample)}
          >
            {t.sampleRemove}
          </Button>
        </>
      ) : (
        <Button
          size="compact"
          busy={adding.isPending}
          aria-label={t.actionOf(t.sampleAdd, t.sample)}
          onClick={() => adding.mutate()}
        >
          {t.sampleAdd}
        </Button>
      )}
    </Row>
  );
}

const Panel = styled.section`
  margin-bottom: ${({ theme }) => theme.s[8]};
  padding: ${({ theme }) => theme.s[4]} ${({ theme }) => theme.s[5]} ${({ theme }) => theme.s[2]};
  border-radius: ${({ theme }) => theme.r[4]};
  background: ${({ theme }) => theme.c.canvas};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[3]};
  margin-bottom: ${({ theme }) => theme.s[3]};

  > div {
    flex: 1;
    min-width: 0;
  }

  h2 {
    font: ${({ theme }) => theme.t.lead};
  }
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};
  min-height: 2.75rem;
  padding: ${({ theme }) => theme.s[1]} 0;
  border-top: 1px solid ${({ theme }) => theme.c.line};

  > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${({ theme }) => theme.c.text2};
  }

  ${media.phone} {
    flex-wrap: wrap;
  }
`;

const Tick = styled.span<{ $done: boolean }>`
  display: grid;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  place-items: center;
  border: 1px solid ${({ theme, $done }) => ($done ? theme.c.ink : theme.c.lineControl)};
  border-radius: 50%;
  background: ${({ theme, $done }) => ($done ? theme.c.ink : theme.c.surface)};
  color: ${({ theme }) => theme.c.onInk};

  svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 8rem;

  > s {
    color: ${({ theme }) => theme.c.text2};
  }

  > :last-child:not(:first-child) {
    margin-left: ${({ theme }) => theme.s[2]};
  }
`;

const Small = styled.span`
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};
  overflow-wrap: anywhere;
`;
