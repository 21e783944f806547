import { formatCount } from '@pora/text-pl/numbers';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { CountPill } from '../display/badge.js';
import { indexForKey } from '../hooks/use-roving-keys.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** One tab. */
export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Number in a pill after the label. */
  count?: number;
}

/** Props of Tabs. */
export interface TabsProps<Value extends string> {
  /** Joins tabs and panels: the same `idBase` goes to TabPanel. */
  idBase: string;
  /** Name of the tab list for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  items: readonly TabItem<Value>[];
}

const tabId = (idBase: string, value: string): string => `${idBase}-tab-${value}`;
const panelId = (idBase: string, value: string): string => `${idBase}-panel-${value}`;

/** A row of tabs; arrows, Home and End choose at once. */
export function Tabs<Value extends string>({ idBase, label, value, onChange, items }: TabsProps<Value>) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(listRef.current), [value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = indexForKey(
      event,
      items.findIndex((item) => item.value === value),
      items.length,
    );
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange(item.value);
    listRef.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(item.value)}"]`)?.focus();
  };
  return (
    <List role="tablist" aria-label={label} ref={listRef} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <Tab
          key={item.value}
          id={tabId(idBase, item.value)}
          type="button"
          role="tab"
          data-value={item.value}
          aria-selected={item.value === value}
          aria-controls={item.value === value ? panelId(idBase, item.value) : undefined}
          tabIndex={item.value === value ? 0 : -1}
          onClick={() => onChange(item.value)}
        >
          {item.icon}
          {item.label}
          {item.count !== undefined && <CountPill>{formatCount(item.count)}</CountPill>}
        </Tab>
      ))}
    </List>
  );
}

/** On a phone the row is wider than the screen: the chosen tab, as an address names it, comes into view. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!list || !chosen) return;
  const { left, right } = list.getBoundingClientRect();
  list.scrollLeft += Math.max(0, chosen.right - right) - Math.max(0, left - chosen.left);
}

/** Props of TabPanel. */
export interface TabPanelProps {
  idBase: string;
  value: string;
  /** Value of the chosen tab; the panel renders only when it is its own. */
  current: string;
  children: ReactNode;
}

/** What a tab shows. */
export function TabPanel({ idBase, value, current, children }: TabPanelProps) {
  if (value !== current) return null;
  return (
    <div role="tabpanel" id={panelId(idBase, value)} aria-labelledby={tabId(idBase, value)}>
      {children}
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: 1.375rem;
  overflow-x: auto;
  border-bottom: 1px solid ${theme.c.line};
`;

const Tab = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.4375rem;
  padding: 0.5rem 0 0.5rem;
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${theme.c.text3};
  font: 560 0.875rem/1.25rem ${theme.font};
  white-space: nowrap;
  cursor: pointer;

  ${media.phone} {
    min-height: ${theme.h.touch};
  }

  &:hover {
    color: ${theme.c.text};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${theme.c.ink};
    color: ${theme.c.text};
  }

  &:focus-visible {
    outline: 2px solid ${theme.c.select};
    outline-offset: -2px;
    border-radius: ${theme.r[1]};
  }

  ${media.forcedColors} {
    border-bottom-color: Canvas;

    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`;
