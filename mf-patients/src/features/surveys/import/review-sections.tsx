import { formatDate } from '@pora/kit';
import { CountPill } from '@pora/ui';
import { CheckIcon, CircleIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { SURVEY_SECTIONS, SectionEntry, SectionList, type SectionName } from '../section-nav.js';
import { surveyStrings as s } from '../survey.strings.js';
import { type ImportedField } from './import-review.model.js';
import { importStrings as t } from './survey-import.strings.js';

/** What of the review is looked at: everything, one part of the survey, or the texts without a field. */
export type ReviewPlace = 'all' | 'unplaced' | SectionName;

interface ReviewSectionsProps {
  place: ReviewPlace;
  onPlace: (place: ReviewPlace) => void;
  /** Fields in which the file differs. */
  changes: readonly ImportedField[];
  unplaced: number;
  /** Texts of them nobody has placed. */
  undecided: number;
  /** Day of the stored survey, `yyyy-MM-dd`; undefined when there is none. */
  storedDay: string | undefined;
}

/** The parts of the survey beside the review, each with the number of its changes. */
export function ReviewSections({ place, onPlace, changes, ...counts }: ReviewSectionsProps) {
  const { unplaced, undecided, storedDay } = counts;
  const inSection = (name: SectionName) => changes.filter(({ field }) => field.section === name).length;
  const lines: readonly { name: ReviewPlace; label: string; count: number; isOpen?: boolean }[] = [
    { name: 'all', label: t.allChanges, count: changes.length, isOpen: changes.length > 0 },
    ...SURVEY_SECTIONS.map((name) => ({ name, label: s.sections[name], count: inSection(name) })),
    ...(unplaced > 0
      ? [{ name: 'unplaced' as const, label: t.unplaced, count: unplaced, isOpen: undecided > 0 }]
      : []),
  ];
  return (
    <SectionList aria-label={s.sectionsLabel}>
      {lines.map(({ name, label, count, isOpen = false }) => (
        <SectionEntry
          key={name}
          type="button"
          aria-current={name === place || undefined}
          onClick={() => onPlace(name)}
        >
          {isOpen ? <CircleIcon aria-hidden /> : <CheckIcon aria-hidden />}
          <Label>{label}</Label>
          {count > 0 && <CountPill>{count}</CountPill>}
        </SectionEntry>
      ))}
      <Note>{t.sectionsNote(storedDay && formatDate(storedDay))}</Note>
    </SectionList>
  );
}

const Label = styled.span`
  flex: 1;
`;

const Note = styled.p`
  margin: ${({ theme }) => theme.s[3]} 0 0;
  padding: 0 ${({ theme }) => theme.s[2]};
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;
