import { type ReactNode, type Ref, useEffect, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.js';
import { overlayStrings } from './overlays.strings.js';

/** Props of ScrollBody. */
export interface ScrollBodyProps {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children?: ReactNode;
}

/** The part of a modal layer that scrolls; a tab stop while there is more than fits, so that arrow keys reach it. */
export function ScrollBody({ ref, className, children }: ScrollBodyProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrolls = useScrolls(box);
  return (
    <Box
      ref={ref}
      className={className}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': overlayStrings.content })}
    >
      <div ref={setBox}>{children}</div>
    </Box>
  );
}

/** Whether the content is higher than the box around it, followed as either changes. */
function useScrolls(content: HTMLElement | null): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const box = content?.parentElement;
    if (!content || !box) return undefined;
    const measure = (): void => setScrolls(box.scrollHeight > box.clientHeight + 1);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    watch.observe(content);
    return () => watch.disconnect();
  }, [content]);
  return scrolls;
}

const Box = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline: none;
    box-shadow: inset 0 0 0 2px ${theme.c.select};
  }
`;
