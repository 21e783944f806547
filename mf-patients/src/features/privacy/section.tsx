import { media, SectionHead, theme } from '@pora/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface SectionProps {
  title: string;
  count?: number | undefined;
  /** At the right end of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the dialog under its heading and a hairline. */
export function Section({ title, count, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Head>
        <SectionHead
          title={<span id={id}>{title}</span>}
          {...(count !== undefined && { count })}
          {...(aside !== undefined && { actions: aside })}
        />
      </Head>
      {children}
    </Part>
  );
}

const Part = styled.section`
  min-width: 0;

  & + & {
    margin-top: ${theme.s[8]};
  }
`;

const Head = styled.div`
  margin-bottom: ${theme.s[3]};
  border-bottom: 1px solid ${theme.c.lineStrong};
`;

/** Quiet sentence of a section. */
export const Quiet = styled.p`
  margin: 0;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
`;

/** Buttons of a section, in a row that breaks; as high as a finger on a phone. */
export const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin-top: ${theme.s[3]};

  ${media.phone} {
    button {
      min-height: ${theme.h.touch};
    }
  }
`;
