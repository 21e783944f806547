import {
  FOOD_GROUP_LABELS,
  FOOD_GROUPS,
  PREFERENCES,
  SURVEY_LIMITS,
} from '@pora/contracts/patients/survey.model';
import { todayIso } from '@pora/kit';
import { media, mediaQueries, useMediaQuery } from '@pora/ui';
import { type AppForm, DateField, FormField, TextareaField } from '@pora/ui/forms';
import { CircleDashedIcon, ThumbsDownIcon, ThumbsUpIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { sectionId } from './section-nav.js';
import { ANSWER_SECTIONS, type AnswerSection, type SurveyFormValues } from './survey-form.model.js';
import { surveyStrings as t } from './survey.strings.js';
import { FieldMark } from './understanding/field-mark.js';

interface SurveyFieldsProps {
  form: AppForm<SurveyFormValues>;
  formId: string;
}

/** All fields of the survey [core §3]. */
export function SurveyFields({ form, formId }: SurveyFieldsProps) {
  return (
    <>
      {ANSWER_SECTIONS.map((section) => (
        <Part key={section} section={section} formId={formId}>
          <Answers form={form} section={section} />
        </Part>
      ))}
      <Part section="preferences" formId={formId}>
        <Preferences form={form} />
        <Hint>{t.preferencesHint}</Hint>
      </Part>
      <Part section="patientNotes" formId={formId}>
        <FormField form={form} name="patientNotes">
          {(field) => (
            <TextareaField
              label={t.sections.patientNotes}
              hideLabel
              rows={4}
              maxLength={SURVEY_LIMITS.notes}
              {...field}
            />
          )}
        </FormField>
      </Part>
    </>
  );
}

interface PartProps {
  section: keyof typeof t.sections;
  formId: string;
  children: ReactNode;
}

function Part({ section, formId, children }: PartProps) {
  const id = sectionId(formId, section);
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{t.sections[section]}</h3>
      {children}
    </Section>
  );
}

function Answers({ form, section }: { form: AppForm<SurveyFormValues>; section: AnswerSection }) {
  return (
    <Grid>
      {Object.entries(t.fields[section]).map(([name, label]) =>
        section === 'header' && name === 'date' ? (
          <FormField key={name} form={form} name="header.date">
            {(field) => <DateField label={label} max={todayIso()} {...field} />}
          </FormField>
        ) : (
          <FormField key={name} form={form} name={answerPath(section, name)}>
            {(field) => (
              <TextareaField
                label={label}
                rows={section === 'header' ? 1 : 2}
                aside={
                  isUnderstood(name) && (
                    <MarkBeside>
                      <FieldMark source={name} typed={field.value} />
                    </MarkBeside>
                  )
                }
                {...field}
              />
            )}
          </FormField>
        ),
      )}
    </Grid>
  );
}

const isUnderstood = (name: string) => name === 'allergies' || name === 'intolerances';

type AnswerPath = {
  [S in AnswerSection]: `${S}.${string & keyof SurveyFormValues[S]}`;
}[AnswerSection];

/** The labels name the fields of the contract, and no others compile. */
const answerPath = (section: AnswerSection, name: string) => `${section}.${name}` as AnswerPath;

const ICONS = {
  liked: <ThumbsUpIcon />,
  conditionallyAllowed: <CircleDashedIcon />,
  disliked: <ThumbsDownIcon />,
};

/** One row for each food group, one list for each preference. */
function Preferences({ form }: { form: AppForm<SurveyFormValues> }) {
  // In one column each list says itself which it is.
  const phone = useMediaQuery(mediaQueries.phone);
  return (
    <Table>
      <HeadRow aria-hidden>
        <span />
        {PREFERENCES.map((preference) => (
          <Head key={preference} $preference={preference}>
            {ICONS[preference]}
            {t.preferences[preference]}
          </Head>
        ))}
      </HeadRow>
      {FOOD_GROUPS.map((group) => (
        <Row key={group} role="group" aria-label={FOOD_GROUP_LABELS[group]}>
          <strong aria-hidden>{FOOD_GROUP_LABELS[group]}</strong>
          {PREFERENCES.map((preference) => (
            <FormField key={preference} form={form} name={`preferences.${group}.${preference}`}>
              {(field) => (
                <TextareaLine>
                  {preference === 'disliked' && !phone && (
                    <Mark>
                      <FieldMark source="disliked" typed={field.value} />
                    </Mark>
                  )}
                  <TextareaField
                    label={
                      phone
                        ? t.preferences[preference]
                        : `${FOOD_GROUP_LABELS[group]}: ${t.preferences[preference]}`
                    }
                    hideLabel={!phone}
                    aside={
                      preference === 'disliked' &&
                      phone && <FieldMark source="disliked" typed={field.value} />
                    }
                    rows={1}
                    {...field}
                  />
                </TextareaLine>
              )}
            </FormField>
          ))}
        </Row>
      ))}
    </Table>
  );
}

const Section = styled.section`
  margin-bottom: ${({ theme }) => theme.s[6]};

  h3 {
    margin: 0 0 ${({ theme }) => theme.s[3]};
    font: ${({ theme }) => theme.t.strong};
    scroll-margin-top: ${({ theme }) => theme.s[3]};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: 0.875rem;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled.p`
  margin: ${({ theme }) => theme.s[2]} 0 0;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
`;

const Table = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.s[2]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 10.5rem repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.s[2]};

  > strong {
    padding-top: 0.5rem;
    font: ${({ theme }) => theme.t.dense};
    font-weight: 600;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: ${({ theme }) => theme.s[3]};
    border-bottom: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const HeadRow = styled(Row)`
  ${media.phone} {
    display: none;
  }
`;

const Head = styled.span<{ $preference: keyof typeof ICONS }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  color: ${({ theme, $preference }) => ($preference === 'disliked' ? theme.c.dangerText : theme.c.text2)};
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
`;

/** At the right end of the first line, over the field. */
const Mark = styled.span`
  position: absolute;
  z-index: 1;
  top: 0.1875rem;
  right: 0.25rem;
  display: grid;
  min-width: 2rem;
  min-height: 2rem;
  place-items: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

/** Beside a label, which it must not make higher: nothing moves when it comes. */
const MarkBeside = styled.span`
  display: grid;
  height: 1.25rem;
  place-items: center;
`;

/** Grows with what is typed, so that a whole list can be read. */
const TextareaLine = styled.div`
  position: relative;

  &:has(> span > *) textarea {
    padding-right: 2.75rem;
  }

  textarea {
    field-sizing: content;
    min-height: 2.375rem;
    max-height: 9rem;

    ${media.phone} {
      min-height: ${({ theme }) => theme.h.touch};
    }
  }
`;
