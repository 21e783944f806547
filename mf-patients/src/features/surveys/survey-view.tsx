import {
  FOOD_GROUP_LABELS,
  FOOD_GROUPS,
  type PatientSurvey,
  PREFERENCES,
} from '@pora/contracts/patients/survey.model';
import { MISSING, useShortcut } from '@pora/kit';
import { Badge, Button, media } from '@pora/ui';
import { CircleQuestionMarkIcon, OctagonAlertIcon, PencilIcon, TrashIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import styled from 'styled-components';
import { BesideTitle, UnderTitle } from '../../shared/title-action.js';
import { ImportButton } from './import/import-button.js';
import { type ImportedSurvey } from './import/use-survey-import.js';
import { ANSWER_SECTIONS, type AnswerSection } from './survey-form.model.js';
import { surveyStrings as t } from './survey.strings.js';
import { useSurveyWords } from './understanding/use-survey-words.js';
import { useRemoveSurvey } from './use-survey.js';

interface SurveyViewProps {
  survey: PatientSurvey;
  patientName: string;
  isChild: boolean;
  onEdit: () => void;
  /** How the words of the survey were read. */
  onWords: () => void;
  onImported: (survey: ImportedSurvey) => void;
  onClose: () => void;
}

/** The survey to be read [core §2]. */
export function SurveyView(props: SurveyViewProps) {
  const { survey, patientName, isChild, onEdit, onWords, onImported, onClose } = props;
  const remove = useRemoveSurvey();
  useShortcut('e', onEdit, { inDialog: true });
  const words = useSurveyWords(survey, isChild);
  const removeIt = () => remove.mutate(survey, { onSuccess: onClose });
  const importButton = <ImportButton patientName={patientName} onImported={onImported} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={t.title}
      description={`${patientName}. ${t.origin(survey.surveyDate, survey.sourceFile, survey.updatedAt)}.`}
      header={<BesideTitle>{importButton}</BesideTitle>}
      footerStart={
        <Button variant="danger-quiet" icon={<TrashIcon />} busy={remove.isPending} onClick={removeIt}>
          {t.remove}
        </Button>
      }
      footer={
        <>
          <Button variant="quiet" icon={<CircleQuestionMarkIcon />} onClick={onWords}>
            {words.open > 0 ? t.openWords(words.open) : t.words}
          </Button>
          <Button icon={<PencilIcon />} shortcut="E" onClick={onEdit}>
            {t.edit}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t.back}
          </Button>
        </>
      }
    >
      <UnderTitle>{importButton}</UnderTitle>
      <Columns>
        <Sections>
          {ANSWER_SECTIONS.map((section) => (
            <Answers key={section} section={section} survey={survey} hasAllergy={words.hasAllergy} />
          ))}
        </Sections>
        <div>
          <Preferences survey={survey} />
          <Section aria-label={t.sections.patientNotes}>
            <h3>{t.sections.patientNotes}</h3>
            <Text>{survey.patientNotes || MISSING}</Text>
          </Section>
        </div>
      </Columns>
    </Dialog>
  );
}

interface AnswersProps {
  section: AnswerSection;
  survey: PatientSurvey;
  hasAllergy: boolean;
}

function Answers({ section, survey, hasAllergy }: AnswersProps) {
  const labels = Object.entries(t.fields[section]);
  const answers: Readonly<Record<string, string>> = survey[section];
  return (
    <Section aria-label={t.sections[section]}>
      <h3>{t.sections[section]}</h3>
      <dl>
        {labels.map(([name, label]) => {
          const isAllergy = section === 'gastro' && name === 'allergies' && hasAllergy;
          return (
            <div key={name}>
              <dt>{label}</dt>
              <Text as="dd" $warns={isAllergy}>
                {answers[name] || MISSING}
                {isAllergy && (
                  <Badge tone="danger" icon={<OctagonAlertIcon />}>
                    {t.allergy}
                  </Badge>
                )}
              </Text>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

function Preferences({ survey: { preferences } }: { survey: PatientSurvey }) {
  return (
    <Section aria-label={t.sections.preferences}>
      <h3>{t.sections.preferences}</h3>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.group}</th>
            {PREFERENCES.map((preference) => (
              <th key={preference} scope="col">
                {t.preferences[preference]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FOOD_GROUPS.map((group) => (
            <tr key={group}>
              <th scope="row">{FOOD_GROUP_LABELS[group]}</th>
              {PREFERENCES.map((preference) => (
                <Cell
                  key={preference}
                  $warns={preference === 'disliked' && preferences[group][preference].length > 0}
                >
                  {preferences[group][preference].join(', ') || MISSING}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: ${({ theme }) => theme.s[6]};

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sections = styled.div`
  columns: 2;
  column-gap: ${({ theme }) => theme.s[6]};

  > section {
    break-inside: avoid;
  }

  ${media.phone} {
    columns: 1;
  }
`;

const Section = styled.section`
  margin-bottom: ${({ theme }) => theme.s[5]};

  h3 {
    margin: 0 0 ${({ theme }) => theme.s[2]};
    padding-bottom: ${({ theme }) => theme.s[2]};
    border-bottom: 1px solid ${({ theme }) => theme.c.lineStrong};
    font: ${({ theme }) => theme.t.strong};
  }

  dl {
    display: grid;
    gap: ${({ theme }) => theme.s[2]};
    margin: 0;
  }

  dt {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }
`;

const Text = styled.p<{ $warns?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  margin: 0;
  color: ${({ theme, $warns = false }) => ($warns ? theme.c.dangerText : theme.c.text)};
  font: ${({ theme }) => theme.t.dense};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${({ theme }) => theme.t.dense};

  th {
    padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[2]} 0;
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }

  tr {
    border-bottom: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const Cell = styled.td<{ $warns: boolean }>`
  padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[2]} 0;
  color: ${({ theme, $warns }) => ($warns ? theme.c.dangerText : theme.c.text)};
  overflow-wrap: anywhere;
  vertical-align: top;
`;
