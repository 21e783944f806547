import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { formatCount } from '@pora/kit';
import { Badge, focusRing, useMediaQuery, VisuallyHidden } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { CircleAlertIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { countLights } from '../shown-results.js';
import { LightShare } from './light-share.js';
import { resultsImportStrings as t } from './results-import.strings.js';

/** What the review shows: what is to be decided, everything, or the category at this place. */
export type ReviewPart = 'check' | 'all' | `${number}`;

/** Room for the list beside the results. */
export const NARROW_REVIEW = '(max-width: 900px)';

interface ReviewNavProps {
  categories: readonly IntoleranceCategory[];
  /** How many things wait for a decision; undefined while that is not known. */
  toCheck: number | undefined;
  value: ReviewPart;
  onChange: (part: ReviewPart) => void;
}

/** The parts of a report with their numbers: a list at the left, one field where there is no room for it. */
export function ReviewNav(props: ReviewNavProps) {
  return useMediaQuery(NARROW_REVIEW) ? <PartField {...props} /> : <PartList {...props} />;
}

const partOf = (at: number): ReviewPart => `${at}`;

const countItems = (categories: readonly IntoleranceCategory[]) =>
  categories.reduce((sum, { items }) => sum + items.length, 0);

function PartList({ categories, toCheck, value, onChange }: ReviewNavProps) {
  const entry = (part: ReviewPart) => ({
    type: 'button' as const,
    'aria-current': value === part || undefined,
    onClick: () => onChange(part),
  });
  return (
    <Nav aria-label={t.parts}>
      <Entry {...entry('check')}>
        <span>{t.toCheck}</span>
        {toCheck !== undefined && (
          <Badge tone={toCheck > 0 ? 'amber' : 'neutral'}>{formatCount(toCheck)}</Badge>
        )}
      </Entry>
      <Entry {...entry('all')}>
        <span>{t.all}</span>
        <Number>{formatCount(countItems(categories))}</Number>
      </Entry>
      <hr />
      {categories.map((category, at) => (
        <Entry key={`${category.name} ${at}`} {...entry(partOf(at))}>
          <span>{category.name}</span>
          <Elevated category={category} />
          <Number>{formatCount(category.items.length)}</Number>
        </Entry>
      ))}
    </Nav>
  );
}

/** How much of a category is elevated or borderline, as a bar; the elevated ones also as a number. */
function Elevated({ category }: { category: IntoleranceCategory }) {
  const counts = countLights([category]);
  const { red } = counts;
  return (
    <>
      <Red>
        {red > 0 && (
          <>
            <CircleAlertIcon aria-hidden />
            <VisuallyHidden>{`, ${t.elevated(red)}, `}</VisuallyHidden>
            <span aria-hidden>{formatCount(red)}</span>
          </>
        )}
      </Red>
      <Share>
        <LightShare counts={counts} worstFirst />
      </Share>
    </>
  );
}

function PartField({ categories, toCheck, value, onChange }: ReviewNavProps) {
  const withRed = (category: IntoleranceCategory) => {
    const { red } = countLights([category]);
    const count = `${category.name} (${formatCount(category.items.length)})`;
    return red > 0 ? `${count}, ${t.elevated(red)}` : count;
  };
  return (
    <SelectField<ReviewPart>
      label={t.parts}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'check',
          label: toCheck === undefined ? t.toCheck : `${t.toCheck} (${formatCount(toCheck)})`,
        },
        { value: 'all', label: `${t.all} (${formatCount(countItems(categories))})` },
        ...categories.map((category, at) => ({ value: partOf(at), label: withRed(category) })),
      ]}
    />
  );
}

const Nav = styled.nav`
  position: sticky;
  top: 0;
  display: grid;

  hr {
    width: 100%;
    margin: ${({ theme }) => theme.s[2]} 0;
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const Entry = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  min-height: 2rem;
  padding: 0.25rem ${({ theme }) => theme.s[2]};
  border: 0;
  border-radius: ${({ theme }) => theme.r[2]};
  background: none;
  color: inherit;
  font: ${({ theme }) => theme.t.dense};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  > :last-child {
    grid-column: -2;
  }

  &:hover {
    background: ${({ theme }) => theme.c.hover};
  }

  &[aria-current] {
    background: ${({ theme }) => theme.c.inkSoft};
    color: ${({ theme }) => theme.c.ink};
    font-weight: 600;
  }
`;

const Number = styled.span`
  min-width: 1.75rem;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Red = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  color: ${({ theme }) => theme.c.dangerText};
  font: ${({ theme }) => theme.t.small};
  font-variant-numeric: tabular-nums;

  svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

const Share = styled.span`
  width: 3.5rem;
`;
