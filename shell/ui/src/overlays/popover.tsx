import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { popoverSurface } from './overlay-styles.js';
import { useLandmarkContainer } from './use-landmark-container.js';

/** Props of Popover. */
export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A small panel that hangs from a button. */
export function Popover({ label, trigger, open, onOpenChange, align = 'start', children }: PopoverProps) {
  const [triggerRef, container] = useLandmarkContainer();
  return (
    <RadixPopover.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      <RadixPopover.Trigger ref={triggerRef} asChild>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <Panel aria-label={label} align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </Panel>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

const Panel = styled(RadixPopover.Content)`
  ${popoverSurface}
  padding: 0.75rem;
`;
