import { focusRing, VisuallyHidden } from '@pora/ui';
import { type AppForm } from '@pora/ui/forms';
import { CheckIcon, CircleIcon } from '@pora/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isFilled, type SurveyFormValues } from './survey-form.model.js';
import { surveyStrings as t } from './survey.strings.js';

/** A part of the form. */
export type SectionName = keyof typeof t.sections;

/** Parts of the form in their order. */
export const SURVEY_SECTIONS = Object.keys(t.sections) as readonly SectionName[];

const filledOf = (values: object) =>
  SURVEY_SECTIONS.filter((section) => isFilled((values as Partial<SurveyFormValues>)[section]));

/** Id of the heading of a section. */
export const sectionId = (formId: string, section: string) => `${formId}-${section}`;

interface SectionNavProps {
  form: AppForm<SurveyFormValues>;
  formId: string;
}

/** The parts of the form with a mark at those that are filled in; a click goes there. */
export function SectionNav({ form, formId }: SectionNavProps) {
  const [filled, setFilled] = useState(() => filledOf(form.getValues()));
  useEffect(() => {
    // Typing must not draw the whole form anew: only a part that becomes filled or empty draws these lines.
    const { unsubscribe } = form.watch((values) => {
      const now = filledOf(values);
      setFilled((before) => (before.join() === now.join() ? before : now));
    });
    return unsubscribe;
  }, [form]);
  const goTo = (section: string) => {
    const heading = document.getElementById(sectionId(formId, section));
    heading?.scrollIntoView({ block: 'start' });
    heading?.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  };
  return (
    <SectionList aria-label={t.sectionsLabel}>
      {SURVEY_SECTIONS.map((section) => {
        const isDone = filled.includes(section);
        return (
          <SectionEntry key={section} type="button" onClick={() => goTo(section)}>
            {isDone ? <CheckIcon /> : <CircleIcon />}
            {t.sections[section]}
            <VisuallyHidden>{`, ${isDone ? t.filled : t.empty}`}</VisuallyHidden>
          </SectionEntry>
        );
      })}
    </SectionList>
  );
}

/** The parts of a survey at the side; only where there is room. */
export const SectionList = styled.nav`
  position: sticky;
  top: 0;
  display: grid;

  @media (max-width: 900px) {
    display: none;
  }
`;

/** One of them. */
export const SectionEntry = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  min-height: 2.25rem;
  padding: ${({ theme }) => theme.s[1]} ${({ theme }) => theme.s[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.r[2]};
  background: none;
  font: ${({ theme }) => theme.t.dense};
  text-align: left;
  cursor: pointer;
  ${focusRing}

  &[aria-current='true'] {
    background: ${({ theme }) => theme.c.inkSoft};
    font-weight: 600;
  }

  &:hover {
    background: ${({ theme }) => theme.c.hover};
  }
`;
