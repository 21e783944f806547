import { INTOLERANCE_SET_LIMITS as LIMITS } from '@pora/contracts/patients/intolerance-set.vocabulary';
import { patientCalls } from '@pora/contracts/calls';
import { todayIso, useApiList } from '@pora/kit';
import { Button, InlineNotice, TextField } from '@pora/ui';
import { CheckboxField, DateField, NumberField, RadioGroupField } from '@pora/ui/forms';
import { TriangleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { ResultSection } from '../result-categories.js';
import { ColumnChoice } from './column-choice.js';
import {
  type Answers,
  namesOther,
  type Question,
  type UnitAnswer,
  type UnreadAnswer,
  withColumn,
} from './questions.model.js';
import { PrintExample } from './print-example.js';
import { StepBar, type Steps } from './question-steps.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { isSamePerson } from './same-person.js';
import { type ImportedResults } from './use-results-import.js';

/** A patient whose card the results may go to. */
export interface TargetPatient {
  readonly id: string;
  readonly name: string;
}

interface ReviewQuestionsProps {
  imported: ImportedResults;
  /** The results as they stand after the answers. */
  results: ImportedResults;
  answers: Answers;
  /** The questions to draw: all that were asked, or on the phone one of them. */
  steps: Steps;
  patient: TargetPatient;
  onAnswers: (answers: Answers) => void;
  /** Somebody is typing an answer, or has left it. */
  onTyping: (isTyping: boolean) => void;
  onOtherPatient: (patient: TargetPatient) => void;
  onAbandon: () => void;
}

/** What the file leaves open, before anything of it is coloured or saved [decisions 57, 58, 71]. */
export function ReviewQuestions(props: ReviewQuestionsProps) {
  const { imported, results, answers, steps, onAnswers, onTyping } = props;
  const { review } = imported;
  const isShown = (question: Question) => steps.shown.includes(question);
  return (
    <List
      onFocus={({ target }) => isTextField(target) && onTyping(true)}
      onClick={({ target }) => onTyping(isTextField(target))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (relatedTarget instanceof HTMLButtonElement) afterPress(() => onTyping(false));
        else onTyping(false);
      }}
    >
      {steps.shown.length < steps.count && <StepBar {...steps} />}
      {isShown('person') && <PersonQuestion {...props} />}
      {isShown('column') && (
        <ColumnChoice
          candidates={review.columnQuestion}
          chosen={answers.column}
          onChoose={(column) => onAnswers(withColumn(answers, review, column))}
        />
      )}
      {isShown('unit') && <UnitQuestion {...props} />}
      {isShown('unread') && (
        <ResultSection title={t.question.unread} count={answers.unread.length} hint={t.unreadRows}>
          {answers.unread.map((answer, at) => {
            const row = results.review.unread[at];
            return (
              row && (
                <UnreadRow
                  key={`${row.name} ${at}`}
                  {...{ row, answer }}
                  onAnswer={(next) => onAnswers({ ...answers, unread: answers.unread.with(at, next) })}
                />
              )
            );
          })}
        </ResultSection>
      )}
      {isShown('day') && <DayQuestion {...{ answers, onAnswers }} />}
    </List>
  );
}

/** A button must not move away under a press that has begun. */
function afterPress(act: () => void): void {
  const over = new AbortController();
  const end = () => {
    over.abort();
    act();
  };
  for (const event of ['click', 'keyup']) document.addEventListener(event, end, { signal: over.signal });
}

const isTextField = (target: EventTarget) => target instanceof HTMLInputElement && target.type === 'text';

function PersonQuestion({ imported, answers, patient, ...on }: ReviewQuestionsProps) {
  const { review } = imported;
  const isOther = namesOther(review, patient.name);
  const patients = useApiList(patientCalls.list, {}, { enabled: isOther });
  const inFile = review.patient;
  if (!isOther || !inFile) return null;
  if (answers.isOtherPersonMeant) return <InlineNotice tone="amber">{t.goesOnFor(inFile.name)}</InlineNotice>;
  const all = patients.phase === 'ready' ? patients.data : [];
  const cards = all
    .map(({ id, personal }) => ({ id, name: `${personal.firstName} ${personal.lastName}` }))
    .filter(({ id, name }) => id !== patient.id && isSamePerson(inFile.name, name));
  return (
    <InlineNotice
      tone="amber"
      icon={<TriangleAlertIcon />}
      title={t.otherName(inFile.name, patient.name)}
      action={
        <Buttons>
          {cards.map((card) => (
            <Button key={card.id} size="compact" onClick={() => on.onOtherPatient(card)}>
              {t.toCardOf(card.name)}
            </Button>
          ))}
          <Button size="compact" onClick={() => on.onAnswers({ ...answers, isOtherPersonMeant: true })}>
            {t.goOnFor(patient.name)}
          </Button>
          <Button size="compact" variant="quiet" onClick={on.onAbandon}>
            {t.abandon}
          </Button>
        </Buttons>
      }
    >
      {t.bornInFile(inFile.birthDate, inFile.birthYear)}
    </InlineNotice>
  );
}

const UNITS: readonly UnitAnswer[] = ['own', 'micrograms', 'other', 'unknown'];

function UnitQuestion({ results, answers, onAnswers, onAbandon }: ReviewQuestionsProps) {
  const { unit } = answers;
  return (
    <section aria-label={t.whichUnit}>
      <Beside>
        <div>
          <Heading>{t.whichUnit}</Heading>
          <RadioGroupField<UnitAnswer>
            label={t.whichUnit}
            hideLabel
            hint={`${t.whichUnitHint} ${t.unitRule}`}
            value={unit ?? null}
            onChange={(next) => onAnswers({ ...answers, unit: next })}
            options={UNITS.map((value) => ({ value, label: t.units[value] }))}
          />
        </div>
        <PrintExample categories={results.categories} />
      </Beside>
      {unit !== undefined && unit !== 'own' && (
        <InlineNotice
          tone="danger"
          live
          action={
            <Button size="compact" onClick={onAbandon}>
              {t.abandon}
            </Button>
          }
        >
          {t.unitEnds}
        </InlineNotice>
      )}
    </section>
  );
}

interface UnreadRowProps {
  row: ImportedResults['review']['unread'][number];
  answer: UnreadAnswer;
  onAnswer: (answer: UnreadAnswer) => void;
}

/** A row of the file with its place, and what becomes of it. */
function UnreadRow({ row, answer, onAnswer }: UnreadRowProps) {
  const isNameless = answer.name !== row.name;
  const shown = isNameless ? t.noName : row.name;
  return (
    <Row>
      <span>
        <strong>{shown}</strong>
        <Small>
          {row.text === '' ? t.nothingInFile : t.inFile(row.text)}
          {row.place && ` · ${t.place(row.place)}`}
        </Small>
      </span>
      {answer.isSkipped ? (
        <Small>{t.skipped}</Small>
      ) : (
        <Fields>
          {isNameless && (
            <TextField
              label={t.nameFor(row.text)}
              hideLabel
              placeholder={t.nameFor(row.text)}
              maxLength={LIMITS.name}
              value={answer.name}
              onChange={(name) => onAnswer({ ...answer, name })}
            />
          )}
          <NumberField
            label={t.valueOf(shown)}
            hideLabel
            size="compact"
            decimals={2}
            min={LIMITS.value.min}
            max={LIMITS.value.max}
            value={answer.value}
            onChange={(value) => onAnswer({ ...answer, value })}
          />
        </Fields>
      )}
      <Button
        size="compact"
        aria-label={answer.isSkipped ? undefined : t.skipRow(shown)}
        onClick={() => onAnswer({ ...answer, isSkipped: !answer.isSkipped })}
      >
        {answer.isSkipped ? t.unskip : t.skip}
      </Button>
    </Row>
  );
}

function DayQuestion({ answers, onAnswers }: Pick<ReviewQuestionsProps, 'answers' | 'onAnswers'>) {
  return (
    <section aria-label={t.whichDay}>
      <Heading>{t.whichDay}</Heading>
      <Small>{t.whichDayHint}</Small>
      <Buttons>
        <DateField
          label={t.day}
          hideLabel
          value={answers.day}
          onChange={(day) => onAnswers({ ...answers, day, isDayUnknown: false })}
          max={todayIso()}
        />
        <CheckboxField
          label={t.dayUnknown}
          checked={answers.isDayUnknown}
          onChange={(isDayUnknown) => onAnswers({ ...answers, isDayUnknown, day: '' })}
        />
      </Buttons>
    </section>
  );
}

/** What is still open, in the words of the foot of the dialog. */
export function leftWords(open: readonly Question[], rows: number): string {
  return t.left(open.map((each) => (each === 'unread' ? t.leftRows(rows) : t.leftParts[each])));
}

const List = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.s[4]};
`;

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.s[3]};

  > :first-child {
    flex: 1 1 18rem;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  margin-top: ${({ theme }) => theme.s[2]};
`;

const Heading = styled.h3`
  margin: 0;
  font: ${({ theme }) => theme.t.dense};
  font-weight: 600;
`;

const Small = styled.span`
  display: block;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  padding: ${({ theme }) => theme.s[2]} 0;
  border-bottom: 1px solid ${({ theme }) => theme.c.line};
  font: ${({ theme }) => theme.t.dense};
  overflow-wrap: anywhere;

  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.s[2]};
  max-width: 20rem;
`;
