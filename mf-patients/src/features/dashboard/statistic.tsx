import { Skeleton, tabularNumbers, useDelayed, VisuallyHidden } from '@pora/ui';
import { CloudOffIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { dashboardStrings as t } from './dashboard.strings.js';

interface StatisticProps {
  label: string;
  /** What is known; undefined while loading or after a failure. */
  known: { value: string; note: string } | undefined;
  failed: boolean;
  /** When it was so, where it could not be read anew. */
  asOf?: string | undefined;
}

/** One large figure with its name above and its explanation below. */
export function Statistic({ label, known, failed, asOf }: StatisticProps) {
  return (
    <Cell>
      <dt>{label}</dt>
      {known && asOf !== undefined ? (
        <>
          <Old>{known.value}</Old>
          <OldNote>
            <CloudOffIcon size={14} aria-hidden />
            {t.asOf(asOf)}
          </OldNote>
        </>
      ) : known ? (
        <>
          <Figure>{known.value}</Figure>
          <Note>{known.note}</Note>
        </>
      ) : failed ? (
        <>
          <Figure>–</Figure>
          <Note>{t.unknown}</Note>
        </>
      ) : (
        <Waiting />
      )}
    </Cell>
  );
}

function Waiting() {
  const late = useDelayed(true);
  return (
    <>
      <Figure>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        {late && <Skeleton width="3.5rem" height="1.75rem" />}
      </Figure>
      <Note aria-hidden="true">{late ? <Skeleton width="5.5rem" /> : '\u00a0'}</Note>
    </>
  );
}

const Cell = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  align-content: start;
  padding: 2px 1.625rem;

  & + & {
    border-left: 1px solid ${({ theme }) => theme.c.line};
  }

  dt {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.dense};
  }

  dd {
    margin: 0;
  }
`;

const Figure = styled.dd`
  && {
    margin: 0.3125rem 0 0.1875rem;
  }
  min-height: 2.25rem;
  font: ${({ theme }) => theme.t.figure};
  letter-spacing: -0.02em;
  ${tabularNumbers}
`;

const Note = styled.dd`
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.dense};
`;

/** A number of before is not as black as one of now. */
const Old = styled(Figure)`
  color: ${({ theme }) => theme.c.text3};
`;

const OldNote = styled(Note)`
  display: flex;
  align-items: center;
  align-self: start;
  gap: ${({ theme }) => theme.s[1]};
  color: ${({ theme }) => theme.c.amberText};

  svg {
    flex: none;
  }
`;
