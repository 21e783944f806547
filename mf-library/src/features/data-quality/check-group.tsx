import { Link } from '@pora/kit/router';
import { Button, focusRing, SectionHead, SkeletonRows, theme } from '@pora/ui';
import {
  CircleAlertIcon,
  CircleDashedIcon,
  CircleIcon,
  CircleQuestionMarkIcon,
  CircleXIcon,
  type IconComponent,
  ReplaceAllIcon,
  ScaleIcon,
  SearchXIcon,
  ShieldAlertIcon,
  ShieldQuestionMarkIcon,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { type CheckName, type Mending, type Problem } from './find-problems.js';
import { dataQualityStrings as t } from './data-quality.strings.js';

/** What is mended in a dialog over the page. */
export type MendingHere = Exclude<Mending, { readonly to: string }>;

interface CheckGroupProps {
  name: CheckName;
  /** Undefined where the check could not be made. */
  problems: readonly Problem[] | undefined;
  isLoading: boolean;
  /** Opens the dialog in which a thing is mended. */
  onMend: (mending: MendingHere) => void;
}

const SHOWN = 3;
/** More lines than anybody reads at once; the rest comes as these are mended, and stands in the file. */
const MOST = 200;

/** What the dangerous, the doubtful and the untidy look like; the words beside say the same. */
const LOOKS: Record<CheckName, { Icon: IconComponent; color: string }> = {
  allergens: { Icon: CircleAlertIcon, color: theme.c.dangerText },
  intolerances: { Icon: ShieldAlertIcon, color: theme.c.dangerText },
  unlinked: { Icon: SearchXIcon, color: theme.c.unmappedText },
  energy: { Icon: TriangleAlertIcon, color: theme.c.amberText },
  noEnergy: { Icon: CircleDashedIcon, color: theme.c.text2 },
  duplicates: { Icon: ReplaceAllIcon, color: theme.c.text2 },
  noType: { Icon: CircleQuestionMarkIcon, color: theme.c.text2 },
  unmapped: { Icon: ShieldQuestionMarkIcon, color: theme.c.unmappedText },
  pieces: { Icon: ScaleIcon, color: theme.c.unmappedText },
  noIngredients: { Icon: CircleIcon, color: theme.c.text2 },
  negative: { Icon: CircleXIcon, color: theme.c.dangerText },
};

/** One check: what it found, three lines of it, and the way to mend each. */
export function CheckGroup({ name, problems, isLoading, onMend }: CheckGroupProps) {
  const [all, setAll] = useState(false);
  const { title, note } = t.checks[name];
  const { Icon, color } = LOOKS[name];
  const shown = problems?.slice(0, all ? MOST : SHOWN) ?? [];
  return (
    <section aria-label={title}>
      <SectionHead
        title={
          <Title>
            <Icon size={16} color={color} aria-hidden /> {title}
          </Title>
        }
        {...(problems && { count: problems.length })}
        actions={<Note>{note}</Note>}
      />
      {!problems && (isLoading ? <SkeletonRows rows={2} /> : <p role="status">{t.unknown}</p>)}
      <Lines>
        {shown.map((problem) => (
          <li key={problem.id}>
            <Words>
              <strong>{problem.name}</strong> <span>{problem.detail}</span>
            </Words>
            <Mend name={name} problem={problem} onMend={onMend} />
          </li>
        ))}
      </Lines>
      {problems && shown.length < problems.length && !all && (
        <Button
          variant="quiet"
          size="compact"
          aria-label={t.allOf(title, problems.length)}
          onClick={() => setAll(true)}
        >
          {t.all(problems.length)}
        </Button>
      )}
    </section>
  );
}

function Mend({ name, problem, onMend }: Pick<CheckGroupProps, 'name' | 'onMend'> & { problem: Problem }) {
  const { action } = t.checks[name];
  const { mending } = problem;
  const label = `${action}: ${problem.name}`;
  if ('to' in mending)
    return (
      <MendLink to={mending.to} aria-label={label}>
        {action}
      </MendLink>
    );
  return (
    <Button variant="quiet" size="compact" aria-label={label} onClick={() => onMend(mending)}>
      {action}
    </Button>
  );
}

const Title = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
`;

const Note = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.c.lineStrong};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.s[3]};
    min-height: 2.25rem;
    border-bottom: 1px solid ${theme.c.line};
    font: ${theme.t.dense};
  }
`;

const Words = styled.span`
  min-width: 0;
  padding: ${theme.s[1]} 0;
  overflow-wrap: anywhere;

  span {
    margin-left: ${theme.s[2]};
    color: ${theme.c.text2};
  }
`;

const MendLink = styled(Link)`
  ${focusRing}
  flex: none;
  padding: ${theme.s[1]} ${theme.s[2]};
  border-radius: ${theme.r[1]};
  color: ${theme.c.ink};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  @media (pointer: coarse), (max-width: 480px) {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.h.touch};
    min-width: ${theme.h.touch};
    justify-content: flex-end;
  }
`;
