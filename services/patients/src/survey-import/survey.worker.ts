import { answeringFaults } from '@pora/common/uploads/upload-fault';
import { serveTasks } from '@pora/common/workers/worker-side';
import type { SurveyDocument } from '@pora/contracts/patients/survey-document.model';
import { viewOf } from './reading/document-view.js';
import type { SurveyReading } from './reading/survey-draft.js';
import { hasText, readSurvey } from './reading/survey.js';
import { readDocument } from './reading/word-document.js';

/** What the thread is given. */
export interface SurveyTask {
  readonly bytes: Uint8Array;
}

/** What the thread answers. */
export type SurveyFileReading =
  | (SurveyReading & { document: SurveyDocument })
  | { readonly refusal: 'no_text' | 'no_answers' };

serveTasks(
  answeringFaults(({ bytes }: SurveyTask): SurveyFileReading => {
    const document = readDocument(bytes);
    if (!hasText(document)) return { refusal: 'no_text' };
    const reading = readSurvey(document);
    return reading ? { ...reading, document: viewOf(document) } : { refusal: 'no_answers' };
  }),
);
