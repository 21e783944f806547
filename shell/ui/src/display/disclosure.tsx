import { ChevronDownIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';

/** Props of Disclosure. */
export interface DisclosureProps {
  title: ReactNode;
  /** Controlled when given. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Short fact at the right end of the head. */
  aside?: ReactNode;
  /** Heading level of the title, 2–4. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A section that folds away under its heading. */
export function Disclosure({
  title,
  open,
  defaultOpen = true,
  onOpenChange,
  aside,
  level = 2,
  children,
}: DisclosureProps) {
  const [innerOpen, setInnerOpen] = useState(defaultOpen);
  const isOpen = open ?? innerOpen;
  const id = useId();
  const Heading = `h${level}` as const;
  const toggle = (): void => {
    setInnerOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <section>
      <Head>
        <Heading>
          <Toggle type="button" $level={level} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
            <Chevron $open={isOpen} />
            {title}
          </Toggle>
        </Heading>
        {aside && <Aside>{aside}</Aside>}
      </Head>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[3]};
`;

const Toggle = styled.button<{ $level: 2 | 3 | 4 }>`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: ${theme.h.compact};
  padding: 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  font: ${({ $level }) => ($level === 2 ? theme.t.lead : theme.t.strong)};
  text-align: left;
  cursor: pointer;
  ${focusRing}
`;

const Chevron = styled(ChevronDownIcon)<{ $open: boolean }>`
  color: ${theme.c.text2};
  transform: rotate(${({ $open }) => ($open ? '0deg' : '-90deg')});
  transition: transform ${theme.m.base} ${theme.ease.out};
`;

const Aside = styled.span`
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;
