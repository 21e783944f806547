import { CheckIcon } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { Kbd } from '../display/kbd.js';
import { theme } from '../theme/theme.js';
import { optionRow, popoverSurface } from './overlay-styles.js';
import { useLandmarkContainer } from './use-landmark-container.js';
import { hasMovedOn } from './use-return-focus.js';

/** An action, a line or a small heading of a menu. */
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
  | { kind: 'separator'; id: string }
  | { kind: 'label'; id: string; label: string };

/** Props of DropdownMenu. */
export interface DropdownMenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
}

/** A menu that hangs from a button; the chosen action runs after the focus is back on that button. */
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
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger ref={triggerRef} asChild>
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
  if (item.kind === 'label') return <GroupLabel>{item.label}</GroupLabel>;
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
  min-width: 12.5rem;
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

const GroupLabel = styled(RadixMenu.Label)`
  padding: 0.375rem 0.5rem 0.125rem;
  color: ${theme.c.text3};
  font: ${theme.t.micro};
`;
