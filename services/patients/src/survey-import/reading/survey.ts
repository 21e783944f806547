/** A filled-in form of a health interview as a survey [core §3]. */
import { FormReader } from './form-reader.js';
import { readBlocks } from './form-table.js';
import { splitLabels } from './label-split.js';
import { preparedBlocks } from './prepared-lines.js';
import { printed, SurveyDraft, type SurveyReading } from './survey-draft.js';
import { linesOf, textOfLine, type WordDocument } from './word-document.js';
import { answerOf } from './answers.js';

/** What of a page header is about the patient; the rest is about the practice. */
const IN_HEADERS = new Set(['header.fullName', 'header.date']);

/** Null for a document that answers nothing a survey asks. */
export function readSurvey({ body, headers }: WordDocument): SurveyReading | null {
  const draft = new SurveyDraft();
  const reader = new FormReader(draft);
  const blocks = preparedBlocks(body);
  readBlocks(reader, blocks);
  reader.close();
  if (draft.isEmpty) return null;
  for (const line of linesOf(headers)) {
    for (const { target, label, value } of splitLabels(line)) {
      if (target.kind !== 'field' || !IN_HEADERS.has(target.field) || draft.has(target.field)) continue;
      draft.addAnswer(target.field, printed(label), answerOf([value]), [line.at]);
    }
  }
  draft.addRest(linesOf(blocks));
  return draft.finish();
}

/** Whether there is anything to read in the body. */
export const hasText = ({ body }: WordDocument) =>
  linesOf(body).some((line) => textOfLine(line).trim() !== '');
