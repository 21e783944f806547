import { CheckIcon } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import { type PointerEvent, type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Kbd } from '../display/kbd.js';
import { useMediaQuery } from '../hooks/use-media-query.js';
import { media, mediaQueries } from '../theme/media.js';
import { theme } from '../theme/theme.js';
import { optionRow, popoverSurface, scrollSigns } from './overlay-styles.js';
import { useLandmarkContainer } from './use-landmark-container.js';
import { hasMovedOn } from './use-return-focus.js';

/** An action or a line of a menu. */
export type MenuItem =
  | {
      kind?: 'action';
      id: string;
      label: string;
      icon?: ReactNode;
      /** Key shown at the right. */
      shortcut?: string;
      tone?: 'danger';
      disabled?: boolean;
      /** Makes it a checkable entry. */
      checked?: boolean;
      onSelect: () => void;
    }
  | { kind: 'separator'; id: string };

/** Props of DropdownMenu. */
export interface DropdownMenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
}

/**
 * A menu that hangs from a button, on a phone a sheet at its foot that names what it is about; the chosen action runs
 * after the focus is back on that button.
 */
export function DropdownMenu({ label, trigger, items, align = 'end' }: DropdownMenuProps) {
  const [anchorRef, container] = useLandmarkContainer();
  const button = useRef<HTMLElement | null>(null);
  const triggerRef = useCallback(
    (element: HTMLElement | null) => {
      button.current = element;
      anchorRef(element);
    },
    [anchorRef],
  );
  const chosen = useRef<(() => void) | undefined>(undefined);
  const runChosen = (): void => {
    const action = chosen.current;
    chosen.current = undefined;
    // The frame around takes the focus by itself as the menu goes, which is no choice of another place.
    if (!hasMovedOn(button.current)) button.current?.focus();
    // A dialog opened by the action must find the trigger focused, so that closing it leads back there.
    if (action) window.setTimeout(action);
  };
  const phone = useMediaQuery(mediaQueries.phone);
  const [open, setOpen] = useState(false);
  // The sheet lies where the finger is: opened before that is lifted, it would take the lifting for a choice.
  const opensLifted = phone && {
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => setOpen(true),
  };
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <RadixMenu.Trigger ref={triggerRef} asChild {...opensLifted}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <Menu
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={runChosen}
        >
          <PhonePlace />
          <SheetTitle aria-hidden="true">{label}</SheetTitle>
          {items.map((item) => (
            <MenuLine key={item.id} item={item} onChoose={(action) => (chosen.current = action)} />
          ))}
        </Menu>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function MenuLine({ item, onChoose }: { item: MenuItem; onChoose: (action: () => void) => void }) {
  if (item.kind === 'separator') return <Separator />;
  const content = (
    <>
      {item.icon}
      <Text>{item.label}</Text>
      {item.shortcut && <Kbd aria-hidden="true">{item.shortcut}</Kbd>}
    </>
  );
  const shared = {
    $danger: item.tone === 'danger',
    disabled: item.disabled ?? false,
    onSelect: () => onChoose(item.onSelect),
  };
  if (item.checked === undefined) return <Item {...shared}>{content}</Item>;
  return (
    <CheckItem {...shared} checked={item.checked}>
      {content}
      <RadixMenu.ItemIndicator asChild>
        <CheckIcon />
      </RadixMenu.ItemIndicator>
    </CheckItem>
  );
}

const Menu = styled(RadixMenu.Content)`
  ${popoverSurface}
  ${scrollSigns}
  min-width: 12.5rem;

  ${media.phone} {
    max-height: calc(100dvh - 1.5rem);
    padding-bottom: max(5px, env(safe-area-inset-bottom));
    border-radius: ${theme.r[4]} ${theme.r[4]} 0 0;
    box-shadow: ${theme.e[4]};
  }
`;

/**
 * Beside its button a long menu does not fit a phone: the box that the library moves there stays at the foot, and what
 * lies behind it takes no touch. The box bears no class and its place is in its style.
 */
const PhonePlace = createGlobalStyle`
  ${media.phone} {
    [data-radix-popper-content-wrapper]:has(> [role='menu']) {
      inset: auto 0 0 !important;
      min-width: 0 !important;
      transform: none !important;

      &::before {
        content: '';
        position: fixed;
        z-index: -1;
        inset: 0;
        background: ${theme.c.scrim};
      }
    }
  }
`;

const SheetTitle = styled.div`
  display: none;
  padding: 0.625rem 0.5rem 0.375rem;
  color: ${theme.c.text2};
  font: ${theme.t.strong};

  ${media.phone} {
    display: block;
  }
`;

const dangerColor = ({ $danger }: { $danger: boolean }): string =>
  $danger ? theme.c.dangerText : theme.c.text;

const Item = styled(RadixMenu.Item)<{ $danger: boolean }>`
  ${optionRow}
  color: ${dangerColor};

  > svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : theme.c.text2)};
  }
`;

const CheckItem = styled(RadixMenu.CheckboxItem)<{ $danger: boolean }>`
  ${optionRow}
  color: ${dangerColor};
`;

const Text = styled.span`
  flex: 1;
  padding-right: ${theme.s[4]};
`;

const Separator = styled(RadixMenu.Separator)`
  height: 1px;
  margin: 5px 0;
  background: ${theme.c.line};
`;
