import { Button, ButtonLink, media, SectionHead } from '@pora/ui';
import {
  CalendarIcon,
  ClipboardPenIcon,
  NotebookTabsIcon,
  RulerIcon,
  ShieldAlertIcon,
  TriangleAlertIcon,
  UserXIcon,
} from '@pora/ui/icons';
import { Link } from '@pora/kit/router';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '@pora/kit';
import { newVisitPath, visitPath } from '../../visits/public.js';
import { homeStrings as t, wordsOfStep } from './home.strings.js';
import { type NextStep, type ReadFact } from './next-steps.js';

/** What leads from a step to its end, on this screen. */
export interface StepDeeds {
  onSurvey: () => void;
  onWords: () => void;
  onResults: () => void;
  onMeasure: () => void;
  onEdit: () => void;
  /** The patient's plan, or a new one where there is none. */
  onDiet: () => void;
  /** The person goes to another section and may come back. */
  onLeave: () => void;
}

interface NextStepsListProps {
  steps: readonly NextStep[];
  /** Without these nobody knows that there is nothing to do. */
  unread: readonly ReadFact[];
  /** They do not come at once. */
  isLate: boolean;
  patient: { id: string; name: string };
  deeds: StepDeeds;
}

const ICONS: Record<NextStep['kind'], ReactNode> = {
  visit_today: <CalendarIcon />,
  visit_unsaid: <CalendarIcon />,
  visit_missed: <UserXIcon />,
  no_visit: <CalendarIcon />,
  missing_data: <TriangleAlertIcon />,
  no_survey: <ClipboardPenIcon />,
  no_results: <ShieldAlertIcon />,
  no_plan: <NotebookTabsIcon />,
  plan_draft: <NotebookTabsIcon />,
  plan_ends: <NotebookTabsIcon />,
  plan_ended: <NotebookTabsIcon />,
  no_measurement: <RulerIcon />,
  old_measurement: <RulerIcon />,
};

/** What to do next, each with the way to do it. */
export function NextStepsList({ steps, unread, isLate, patient, deeds }: NextStepsListProps) {
  return (
    <section>
      <SectionHead title={t.next} level={3} />
      {steps.length === 0 ? (
        <Nothing>{nothingWords(unread, isLate)}</Nothing>
      ) : (
        <List>
          {steps.map((step) => {
            const { lead, text, action } = wordsOfStep(step);
            return (
              <li key={step.kind}>
                {ICONS[step.kind]}
                <p>
                  {lead && <strong>{lead} </strong>}
                  {text}
                </p>
                <StepAction step={step} patient={patient} deeds={deeds}>
                  {action}
                </StepAction>
              </li>
            );
          })}
        </List>
      )}
    </section>
  );
}

function nothingWords(unread: readonly ReadFact[], isLate: boolean): string {
  if (unread.length === 0) return t.nothingNext;
  return isLate ? t.unreadNext(unread) : '';
}

interface StepActionProps extends Pick<NextStepsListProps, 'patient' | 'deeds'> {
  step: NextStep;
  children: string;
}

function StepAction({ step, patient, deeds, children }: StepActionProps) {
  const address = addressOf(step, patient);
  if (address !== undefined)
    return (
      <ButtonLink as={Link} to={address} $variant="quiet" $size="compact" onClick={deeds.onLeave}>
        {children}
      </ButtonLink>
    );
  return (
    <Button variant="quiet" size="compact" onClick={deedOf(step, deeds)}>
      {children}
    </Button>
  );
}

/** Where the step is done, when that is another section. */
function addressOf(step: NextStep, patient: NextStepsListProps['patient']): string | undefined {
  switch (step.kind) {
    case 'visit_today':
    case 'visit_unsaid':
      return visitPath(step.visit);
    case 'visit_missed':
    case 'no_visit':
      return newVisitPath(patient.id);
    case 'plan_ends':
    case 'plan_ended':
      return paths.newPlan({ patientId: patient.id, patient: patient.name });
    default:
      return undefined;
  }
}

function deedOf({ kind }: NextStep, deeds: StepDeeds): () => void {
  switch (kind) {
    case 'no_survey':
      return deeds.onSurvey;
    case 'no_results':
      return deeds.onResults;
    case 'missing_data':
      return deeds.onEdit;
    case 'no_measurement':
    case 'old_measurement':
      return deeds.onMeasure;
    default:
      return deeds.onDiet;
  }
}

const Nothing = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.c.text3};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.s[3]};
    min-height: 2.375rem;
    border-top: 1px solid ${({ theme }) => theme.c.line};
    font: ${({ theme }) => theme.t.dense};
  }

  li > svg {
    flex: none;
    color: ${({ theme }) => theme.c.text2};
  }

  p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  a,
  button {
    flex: none;
  }

  ${media.phone} {
    li {
      gap: ${({ theme }) => theme.s[2]};
    }

    a,
    button {
      min-height: ${({ theme }) => theme.h.touch};
    }
  }
`;
