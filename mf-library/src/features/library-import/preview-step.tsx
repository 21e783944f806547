import {
  type ImportPreview,
  type LibraryImport,
  type PreviewRow,
} from '@pora/contracts/catalog/library-import.model';
import {
  IMPORT_LIMITS,
  REPEAT_CHOICES,
  SAME_NAME_CHOICES,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { formatCount } from '@pora/kit';
import { SegmentedControl, theme } from '@pora/ui';
import { CheckboxField, SelectField } from '@pora/ui/forms';
import { InfoIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { type ImportChoices } from './import-choices.js';
import { ErrorsButton } from './errors-button.js';
import { importStrings } from './library-import.strings.js';
import { PreviewRows, type RowLinks } from './preview-rows.js';

const t = importStrings.preview;
type Filter = keyof typeof t.filters;

const isIn = (row: PreviewRow, filter: Filter) =>
  filter === 'all' ||
  (filter === 'warning' ? row.warnings.length > 0 && row.status !== 'error' : row.status === filter);

interface PreviewStepProps {
  draft: LibraryImport;
  preview: ImportPreview;
  choices: ImportChoices;
  busy: boolean;
  /** The answer to a question about rows; the preview is made anew with it. */
  onAnswer: (answer: Partial<Pick<ImportChoices, 'repeats' | 'sameNames'>>) => void;
  /** One proposed link is taken or left; the preview stays as it is. */
  onLink: RowLinks['onLink'];
  /** All of them are. */
  onAllLinks: (linked: boolean) => void;
}

/** What would become of each row: numbers at a glance, then the rows with what is wrong in them. */
export function PreviewStep(props: PreviewStepProps) {
  const { draft, preview, choices, busy, onAnswer, onLink, onAllLinks } = props;
  const [filter, setFilter] = useState<Filter>('all');
  const { counts } = preview;
  const unread = draft.columns.filter((_, at) => !choices.fields[at]).map(({ name }) => name);
  const rows = preview.rows.filter((row) => isIn(row, filter));
  return (
    <>
      <Figures>
        {(['new', 'changed', 'unchanged', 'error'] as const).map((status) => (
          <div key={status} data-status={status}>
            <strong>{formatCount(counts[status])}</strong>
            <span>{t[status]}</span>
          </div>
        ))}
        <Dry>
          <InfoIcon aria-hidden /> {t.dry}
        </Dry>
      </Figures>
      {counts.repeated > 0 && (
        <Repeats>
          <SelectField
            label={t.repeated(counts.repeated)}
            value={choices.repeats}
            disabled={busy}
            options={REPEAT_CHOICES.map((value) => ({ value, label: t.repeats[value] }))}
            onChange={(repeats) => onAnswer({ repeats })}
          />
        </Repeats>
      )}
      {counts.sameName > 0 && (
        <Repeats>
          <SelectField
            label={t.sameName(counts.sameName)}
            value={choices.sameNames}
            disabled={busy}
            options={SAME_NAME_CHOICES.map((value) => ({ value, label: t.sameNames[value] }))}
            onChange={(sameNames) => onAnswer({ sameNames })}
          />
        </Repeats>
      )}
      {counts.links > 0 && <AllLinks count={counts.links} choices={choices} onChange={onAllLinks} />}
      {unread.length > 0 && <Note>{t.unread(unread)}</Note>}
      <Tools>
        <SegmentedControl
          label={t.filter}
          value={filter}
          onChange={setFilter}
          options={(Object.keys(t.filters) as Filter[]).map((value) => ({
            value,
            label: `${t.filters[value]} ${formatCount(counts[value])}`,
          }))}
        />
        {counts.error > 0 && <ErrorsButton id={draft.id} />}
      </Tools>
      <PreviewRows rows={rows} kind={draft.kind} choices={choices} onLink={onLink} />
      {rows.length === 0 && <p>{t.none}</p>}
      {preview.rows.length < counts.all && <Note>{t.cut(IMPORT_LIMITS.shownOfEach)}</Note>}
    </>
  );
}

interface AllLinksProps {
  count: number;
  choices: ImportChoices;
  onChange: (linked: boolean) => void;
}

/** All proposed links of the file at once, those of rows that are not shown too. */
function AllLinks({ count, choices: { proposeLinks, links }, onChange }: AllLinksProps) {
  const isMixed = [...links.values()].some((said) => [...said.values()].includes(!proposeLinks));
  return (
    <Repeats>
      <CheckboxField
        label={t.allLinks(count)}
        hint={t.allLinksHint}
        checked={proposeLinks}
        indeterminate={isMixed}
        onChange={onChange}
      />
    </Repeats>
  );
}

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[3]} ${theme.s[8]};
  margin-bottom: ${theme.s[3]};

  strong {
    display: block;
    font: ${theme.t.title};
    font-variant-numeric: tabular-nums;
  }

  span {
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }

  [data-status='error'] strong {
    color: ${theme.c.dangerText};
  }
`;

const Dry = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin: 0 0 0 auto;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[2]};
`;

const Repeats = styled.div`
  max-width: 32rem;
  margin-bottom: ${theme.s[3]};
`;

const Note = styled.p`
  margin: ${theme.s[2]} 0 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;
