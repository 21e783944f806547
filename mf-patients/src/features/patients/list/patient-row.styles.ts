import { media, truncate } from '@pora/ui';
import styled, { css } from 'styled-components';

/** Columns that hold all words of the buttons from 1361 px on; below that the quiet buttons are icons. */
const wide = css`
  grid-template-columns: 2.25rem minmax(9rem, 1fr) minmax(10rem, 1.05fr) 4.25rem 6rem 6.75rem 24.5rem;
  grid-template-areas: 'avatar name contact weight goal status actions';
`;

const narrow = css`
  grid-template-columns: 2.25rem minmax(0, 1.2fr) minmax(0, 1fr) 6.75rem auto;
  grid-template-areas:
    'avatar name contact status actions'
    'avatar goal weight status actions';
`;

/** Below this width the wide columns no longer fit beside the menu. */
const NARROW = '@media (max-width: 1200px)';
/** Below this width contact, weight and goal are one line under the name. */
const SMALL = '@media (max-width: 760px)';

export const Card = styled.li`
  position: relative;
  display: grid;
  align-items: center;
  gap: 0 ${({ theme }) => theme.s[3]};
  min-height: calc(${({ theme }) => theme.row.rich} + 1px);
  margin: 0 -0.5rem;
  padding: 0.375rem 0.5rem;
  border-top: 1px solid ${({ theme }) => theme.c.line};
  ${wide}

  &:hover {
    background: ${({ theme }) => theme.c.canvas};
  }

  ${media.quiet} {
    grid-template-columns: 2.25rem minmax(9rem, 1fr) minmax(10rem, 1.05fr) 4.25rem 6rem 6.75rem 12.25rem;
  }

  &[aria-current] {
    background: ${({ theme }) => theme.c.selectSoft};
  }

  ${NARROW} {
    ${narrow}
  }

  ${SMALL} {
    grid-template-columns: 2.25rem minmax(0, 1fr) auto auto;
    grid-template-areas: 'avatar name status actions';
  }

  ${media.phone} {
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
    grid-template-areas:
      'avatar name status'
      '. actions actions';
    align-items: start;
    gap: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};
    margin: 0 -1rem;
    padding: ${({ theme }) => theme.s[3]} 1rem;
  }
`;

export const NameCell = styled.div`
  grid-area: name;
  min-width: 0;
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.5rem;
  min-width: 0;
`;

/** The button whose area is the whole card. */
export const NameButton = styled.button`
  ${truncate}
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: ${({ theme }) => theme.t.strong};
  text-align: left;
  cursor: pointer;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.r[2]};
  }

  &:focus-visible::after {
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.c.select};
    outline: 2px solid transparent;
  }
`;

export const Small = styled.div`
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    display: none;
  }
`;

export const PhoneFacts = styled.div`
  display: none;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};
  font-variant-numeric: tabular-nums;

  ${SMALL} {
    display: block;
  }
`;

export const Contact = styled.div`
  grid-area: contact;
  min-width: 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};

  ${SMALL} {
    display: none;
  }
`;

export const ContactLine = styled.div`
  display: flex;
  align-items: center;
  gap: 0.125rem;
  min-width: 0;
  min-height: 1.5rem;

  > span {
    ${truncate}
  }

  button {
    position: relative;
    width: 1.5rem;
    height: 1.5rem;
  }

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

export const WeightCell = styled.div`
  grid-area: weight;
  display: flex;
  flex-direction: column;
  font: ${({ theme }) => theme.t.dense};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  strong {
    font-weight: 600;
  }

  > span:last-child {
    color: ${({ theme }) => theme.c.text3};
  }

  ${NARROW} {
    flex-direction: row;
    gap: 0.5rem;
  }

  ${SMALL} {
    display: none;
  }
`;

export const GoalCell = styled.div`
  grid-area: goal;
  font: ${({ theme }) => theme.t.dense};

  ${SMALL} {
    display: none;
  }
`;

export const StatusCell = styled.div`
  grid-area: status;

  > ${Small} {
    margin: 2px 0 0 2px;
  }
`;

export const ActionsCell = styled.div`
  grid-area: actions;
  display: flex;
  justify-content: flex-end;
  gap: 2px;

  button {
    position: relative;
  }

  ${media.phone} {
    justify-content: stretch;
    gap: 0.375rem;

    button {
      flex: none;
      width: 3.5rem;
      height: 2.75rem;
      border-color: ${({ theme }) => theme.c.lineStrong};
    }

    button:last-child {
      flex: 1;
    }
  }

  /* The narrowest phones: the word of the last button needs the room of its sign. */
  @media (max-width: 360px) {
    button {
      width: 2.75rem;
    }

    button:last-child svg {
      display: none;
    }
  }
`;
