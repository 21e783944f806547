import { Button, media, theme } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { LinedList } from './lined-list.js';
import { verdictStrings } from './verdict.strings.js';

const t = verdictStrings.dialog;

interface PlaceProps {
  text: string;
  detail?: string;
  onShow: () => void;
  /** What else can be done there. */
  children?: ReactNode;
}

/** A place of the plan, with the way to it. */
export function Place({ text, detail, onShow, children }: PlaceProps) {
  return (
    <li>
      <span>
        <strong>{text}</strong> {detail}
      </span>
      <Button variant="quiet" size="compact" aria-label={t.showPlace(text)} onClick={onShow}>
        {t.show}
      </Button>
      {children}
    </li>
  );
}

/** Lines of a warning. */
export const Places = styled(LinedList)`
  margin-top: ${theme.s[1]};

  li {
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.s[1]} ${theme.s[2]};
    padding: ${theme.s[1]} 0;
  }

  span {
    flex: 1 1 12rem;
  }

  ${media.phone} {
    /* The buttons stand under their place. */
    span {
      flex-basis: 100%;
    }
  }
`;
