import {
  PREFERENCE_LABELS,
  SURVEY_FIELD_LABELS,
  SURVEY_SECTION_LABELS,
  WORD_ANSWER_LABELS,
  WORD_FIELD_LABELS,
} from '@pora/contracts/patients/survey.labels';
import { FOOD_GROUP_LABELS, FOOD_GROUPS, PREFERENCES } from '@pora/contracts/patients/survey.vocabulary';
import type { PatientSurvey } from '@pora/contracts/patients/survey.model';
import { formatDateTime } from '@pora/text-pl/dates';
import type { ExportContent, Kept } from '../export-content.js';
import { facts, type Html, html, page, table } from './page.js';
import { day, inTrash } from './words.js';

const SECTIONS = Object.keys(SURVEY_FIELD_LABELS) as (keyof typeof SURVEY_FIELD_LABELS)[];
const BLANK = 'Nie wypełniono.';

/** Every survey with its answers as they were given. */
export function surveyPage({ surveys }: Pick<ExportContent, 'surveys'>): string {
  return page(
    'Ankieta',
    surveys.length === 0 ? html`<p class="quiet">Nie zapisano ankiety.</p>` : surveys.map(surveyPart),
  );
}

function surveyPart(survey: Kept<PatientSurvey>): Html {
  return html`<h2>Ankieta${survey.surveyDate && ` z ${day(survey.surveyDate)}`}${inTrash(survey)}</h2>
    <p class="quiet">
      Zapisana ${formatDateTime(survey.createdAt)}, ostatnia zmiana
      ${formatDateTime(survey.updatedAt)}.${survey.sourceFile && ` Z pliku ${survey.sourceFile}.`}
    </p>
    ${SECTIONS.map(
      (section) =>
        html`<h3>${SURVEY_SECTION_LABELS[section]}</h3>
          ${facts(answersOf(survey, section), BLANK)}`,
    )}
    <h3>${SURVEY_SECTION_LABELS.preferences}</h3>
    ${table(['Grupa', ...PREFERENCES.map((preference) => PREFERENCE_LABELS[preference])], preferencesOf(survey), BLANK)}
    <h3>${SURVEY_SECTION_LABELS.patientNotes}</h3>
    <p class="words">${survey.patientNotes || BLANK}</p>
    ${decisionsPart(survey)}`;
}

/** What dietitians decided about words of the survey, where they decided anything. */
function decisionsPart({ wordDecisions }: PatientSurvey): Html | string {
  if (wordDecisions.length === 0) return '';
  const rows = wordDecisions.map(({ field, phrase, answer, at }) => {
    return [WORD_FIELD_LABELS[field], phrase, WORD_ANSWER_LABELS[answer], formatDateTime(at)];
  });
  return html`<h3>Decyzje o wpisach</h3>
    ${table(['Pole', 'Wpis', 'Decyzja', 'Kiedy'], rows, BLANK)}`;
}

function answersOf(survey: PatientSurvey, section: (typeof SECTIONS)[number]): [string, string][] {
  const labels: Readonly<Record<string, string>> = SURVEY_FIELD_LABELS[section];
  const answers: Readonly<Record<string, string>> = survey[section];
  return Object.entries(labels).map(([name, label]) => [label, answers[name] ?? '']);
}

function preferencesOf({ preferences }: PatientSurvey): string[][] {
  return FOOD_GROUPS.flatMap((group) => {
    const told = PREFERENCES.map((preference) => preferences[group][preference].join(', '));
    return told.some((foods) => foods !== '') ? [[FOOD_GROUP_LABELS[group], ...told]] : [];
  });
}
