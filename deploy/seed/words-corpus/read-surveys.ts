/** Whole surveys, where one field bears on another, as `surveys.txt` and `surveys-2.txt` say them. */
import { WORD_FIELDS, type WordField } from '@pora/engine/text-pl/read-phrase';
import { foodsOf, linesOf } from './read-corpus.js';

/** A survey with what a dietitian expects of it. */
export interface CorpusSurvey {
  readonly number: string;
  readonly fields: { readonly [field in WordField]?: readonly string[] };
  /** Foods that no plan may hold, and foods that must stay allowed. */
  readonly out: readonly string[];
  readonly ok: readonly string[];
  /** Whether somebody has to be asked; `may`: both are right. */
  readonly asking: 'yes' | 'no' | 'may';
}

/** All of them, or those of one file. @throws Error for a line that is none */
export function readSurveys(files: readonly string[] = ['surveys', 'surveys-2']): CorpusSurvey[] {
  const surveys: string[][] = [];
  for (const line of files.flatMap(linesOf))
    if (line.startsWith('@ ')) surveys.push([line.slice(2)]);
    else surveys.at(-1)?.push(line);
  return surveys.map(surveyOf);
}

function surveyOf([number = '', ...lines]: string[]): CorpusSurvey {
  const said = new Map(lines.map((line): [string, string] => [partOf(line)[0], partOf(line)[1]]));
  const asking = said.get('ASK');
  if (asking !== 'yes' && asking !== 'no' && asking !== 'may')
    throw new Error(`survey ${number}: ASK ${asking}`);
  const answers = WORD_FIELDS.flatMap((field) => {
    const text = said.get(field);
    return text === undefined ? [] : [[field, [text]] as const];
  });
  return {
    ...{ number, asking, fields: Object.fromEntries(answers) },
    ...{ out: foodsOf(said.get('OUT') ?? ''), ok: foodsOf(said.get('OK') ?? '') },
  };
}

function partOf(line: string): [string, string] {
  const at = line.indexOf(':');
  if (at < 0) throw new Error(`no field: ${line}`);
  return [line.slice(0, at), line.slice(at + 1).trim()];
}
