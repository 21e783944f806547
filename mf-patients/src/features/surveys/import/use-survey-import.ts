import { fileTooLargeSentence, hasAcceptedExtension } from '@pora/contracts/call';
import { surveyCalls } from '@pora/contracts/calls';
import { type SurveyAnswers, type SurveyReview } from '@pora/contracts/patients/survey.model';
import { callRoute, isHttpError, messageOf, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { namesDiffer } from './names-differ.js';
import { importStrings as t } from './survey-import.strings.js';

const { upload } = surveyCalls.parse;

/** A survey as a file tells it; nothing of it is saved. */
export interface ImportedSurvey {
  /** Tells one reading of a file from the next. */
  readonly id: number;
  readonly fileName: string;
  readonly answers: SurveyAnswers;
  readonly review: SurveyReview;
  /** The file names somebody else, and the person went on. */
  readonly isOtherName: boolean;
}

let readings = 0;

/** Reads a file and asks when it names somebody else [core §5, core §8]. */
export function useSurveyImport(patientName: string, onImported: (survey: ImportedSurvey) => void) {
  const [question, setQuestion] = useState<ImportedSurvey>();
  const accept = (survey: ImportedSurvey) => {
    setQuestion(undefined);
    toast.success(t.imported);
    onImported(survey);
  };
  const reading = useSingleMutation({
    mutationFn: (file: File) => callRoute(surveyCalls.parse, { file, query: { review: 'true' } }),
    onSuccess: ({ data, review }, file) => {
      const isOtherName = namesDiffer(data.header.fullName, patientName);
      readings += 1;
      const survey = {
        id: readings,
        fileName: file.name,
        answers: data,
        review: review ?? NO_REVIEW,
        isOtherName,
      };
      if (isOtherName) setQuestion(survey);
      else accept(survey);
    },
    onError: (error) => {
      // Whatever the server answers is about the file; everything else is about the way there.
      const isAnswer = isHttpError(error) && error.status > 0;
      toast.error(isAnswer ? t.parseFailed : t.importFailed, messageOf(error), error);
    },
  });
  const start = (file: File) => {
    if (!hasAcceptedExtension(file.name, upload)) toast.error(t.parseFailed, t.onlyDocx);
    else if (file.size > upload.maxFileBytes) toast.error(t.parseFailed, fileTooLargeSentence(upload));
    else reading.mutate(file);
  };
  return {
    start,
    busy: reading.isPending,
    question,
    goOn: () => question && accept(question),
    dismiss: () => setQuestion(undefined),
  };
}

const NO_REVIEW: SurveyReview = {
  asked: 0,
  recognised: 0,
  unplaced: [],
  sources: [],
  document: { blocks: [], isCut: false },
};
