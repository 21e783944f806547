import { useShortcut } from '@pora/kit';
import { Badge, Button, InlineNotice, media, SegmentedControl } from '@pora/ui';
import { CircleIcon, FileCheckIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { BesideTitle, UnderTitle } from '../../../shared/title-action.js';
import { useUnsavedGuard } from '../../../shared/use-unsaved-guard.js';
import { type SurveyFormValues } from '../survey-form.model.js';
import { surveyStrings as s } from '../survey.strings.js';
import { FieldList } from './field-list.js';
import { ImportButton } from './import-button.js';
import { type ImportedField } from './import-review.model.js';
import { ReviewDocument } from './review-document.js';
import { type LineUse, type ReviewLinks, type ReviewSide, useReviewLinks } from './review-links.js';
import { type ReviewPlace, ReviewSections } from './review-sections.js';
import { importStrings as t } from './survey-import.strings.js';
import { UnplacedList } from './unplaced-list.js';
import { useImportDecisions } from './use-import-decisions.js';
import { type ImportedSurvey } from './use-survey-import.js';

interface ImportReviewProps {
  patientName: string;
  /** What stands in the form. */
  form: SurveyFormValues;
  imported: ImportedSurvey;
  /** Day of the stored survey, `yyyy-MM-dd`. */
  storedDay?: string | undefined;
  onOtherFile: (survey: ImportedSurvey) => void;
  /** The form is filled with this; nothing is saved. */
  onApply: (values: SurveyFormValues, filled: number) => void;
  onSave: (values: SurveyFormValues, filled: number) => void;
  onAbandon: () => void;
}

/** What a file says beside what the survey says, to be decided field by field (decision 53). */
export function ImportReview(props: ImportReviewProps) {
  const { patientName, form, imported, storedDay, onOtherFile, onApply, onSave, onAbandon } = props;
  const { answers, review, fileName, isOtherName } = imported;
  const decisions = useImportDecisions(form, imported);
  const { fields, changes, taken, texts, placements, undecided, result } = decisions;
  const [shown, setShown] = useState<'changes' | 'all'>('changes');
  const [place, setPlace] = useState<ReviewPlace>('all');
  const visible = (shown === 'all' ? fields : changes).filter(
    ({ field }) => place === 'all' || field.section === place,
  );
  const { requestClose, guard } = useUnsavedGuard({
    dirty: true,
    onClose: onAbandon,
    title: t.abandonTitle,
    description: t.abandonText,
  });
  useShortcut('mod+s', () => onSave(result(), taken.size), { inDialog: true, whileTyping: true });
  const links = useReviewLinks(review);
  const open = (use: LineUse) => {
    // A field without a change, or one of another part of the survey, has to be drawn before it can be reached.
    setPlace('all');
    if (use.fields.some(({ key }) => changes.every(({ field }) => field.key !== key))) setShown('all');
    links.showUse(use);
  };
  const guessed = changes.filter(({ isGuess }) => isGuess).length;
  const otherFile = <ImportButton patientName={patientName} label={t.otherFile} onImported={onOtherFile} />;
  return (
    <Dialog
      open
      onClose={requestClose}
      size="full"
      title={t.title}
      description={t.origin(patientName, fileName)}
      header={<BesideTitle>{otherFile}</BesideTitle>}
      footerStart={
        <Button variant="quiet" onClick={requestClose}>
          {t.abandon}
        </Button>
      }
      footer={
        <>
          {undecided > 0 && (
            <Mark>
              <Badge tone="amber" icon={<CircleIcon />}>
                {t.undecided(undecided)}
              </Badge>
            </Mark>
          )}
          <Button onClick={() => onApply(result(), taken.size)}>{t.toForm}</Button>
          <Button variant="primary" shortcut="Ctrl S" onClick={() => onSave(result(), taken.size)}>
            {s.save}
          </Button>
        </>
      }
    >
      <UnderTitle>{otherFile}</UnderTitle>
      <InlineNotice icon={<FileCheckIcon />} title={`${t.recognised(review.recognised, review.asked)}:`}>
        {[summaryOf(fields), guessed > 0 && t.guessed(guessed), t.notSaved].filter(Boolean).join(' ')}
      </InlineNotice>
      <SideSwitch links={links} />
      <Columns $side={links.side}>
        <ReviewSections
          place={place}
          onPlace={setPlace}
          changes={changes}
          unplaced={texts.length}
          undecided={undecided}
          storedDay={storedDay}
        />
        <div>
          <Bar>
            <span>{isOtherName && t.readAnyway(answers.header.fullName)}</span>
            <SegmentedControl
              label={t.show}
              size="compact"
              value={shown}
              onChange={setShown}
              options={[
                { value: 'changes', label: t.onlyChanges(changes.length) },
                { value: 'all', label: t.all(fields.length) },
              ]}
            />
          </Bar>
          {place !== 'unplaced' && (
            <FieldList
              fields={visible}
              links={links}
              taken={taken}
              onChoose={decisions.choose}
              onTakeAll={() => decisions.takeAll(visible)}
            />
          )}
          {texts.length > 0 && (place === 'all' || place === 'unplaced') && (
            <UnplacedList texts={texts} placements={placements} links={links} onPlace={decisions.placeText} />
          )}
        </div>
        <ReviewDocument document={review.document} links={links} onOpen={open} />
      </Columns>
      {guard}
    </Dialog>
  );
}

function summaryOf(fields: readonly ImportedField[]): string {
  const count = (wanted: string) => fields.filter(({ change }) => change === wanted).length;
  return `${t.changes(count('changed'), count('new'), count('same'))}.`;
}

/** The phone's buttons need the room. */
const Mark = styled.span`
  align-self: center;

  ${media.phone} {
    display: none;
  }
`;

const Columns = styled.div<{ $side: ReviewSide }>`
  display: grid;
  grid-template-columns: 11rem minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${({ theme }) => theme.s[4]};
  margin-top: ${({ theme }) => theme.s[3]};

  > section {
    position: sticky;
    top: 0;
  }

  ${media.tablet} {
    grid-template-columns: 11rem minmax(0, 1fr);

    > ${({ $side }) => ($side === 'form' ? 'section' : 'div')} {
      display: none;
    }
  }

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Form or document, where there is no room for both. */
function SideSwitch({ links }: { links: ReviewLinks }) {
  return (
    <Narrow>
      <SegmentedControl
        label={t.side}
        size="compact"
        value={links.side}
        onChange={links.setSide}
        options={[
          { value: 'form', label: t.form },
          { value: 'document', label: t.document },
        ]}
      />
    </Narrow>
  );
}

const Narrow = styled.div`
  display: none;
  margin-top: ${({ theme }) => theme.s[3]};

  ${media.tablet} {
    display: block;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.s[2]};
  margin-bottom: ${({ theme }) => theme.s[3]};
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};
`;
