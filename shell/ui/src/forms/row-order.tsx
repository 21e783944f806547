import { GripVerticalIcon } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../theme/mixins.js';
import { theme } from '../theme/theme.js';

/** Attribute that carries the key of a row. */
const ROW = 'data-line';

/** Rows that can be put into another order. */
export interface RowOrder {
  /** Holds the rows; each carries its key as `data-line`. */
  rows: RefObject<HTMLElement | null>;
  count: number;
  /** Puts the row at another place, from 0. */
  onMove: (key: string, to: number) => void;
}

/** What a grip hears. */
export interface GripHandlers {
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/**
 * Moving rows: by the arrows on their grip, or by dragging it. Answers the handlers of the grip of one row, by a function
 * that stays the same.
 */
export function useRowOrder(order: RowOrder): (key: string, index: number) => GripHandlers {
  const latest = useRef(order);
  const dragged = useRef<string>(undefined);
  const moved = useRef<string>(undefined);
  useEffect(() => {
    latest.current = order;
    // A row that is put elsewhere in the page loses the focus.
    if (moved.current === undefined) return;
    const row = rowsOf(order.rows.current).find((one) => one.getAttribute(ROW) === moved.current);
    row?.querySelector('button')?.focus();
    moved.current = undefined;
  });
  return useCallback((key: string, index: number) => {
    const move = (to: number) => {
      const { count, onMove } = latest.current;
      if (to < 0 || to >= count) return;
      moved.current = key;
      onMove(key, to);
    };
    const drop = () => {
      dragged.current = undefined;
    };
    return {
      onKeyDown: (event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        if (by === undefined) return;
        event.preventDefault();
        move(index + by);
      },
      onPointerDown: (event) => {
        dragged.current = key;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (dragged.current !== key) return;
        const to = rowAt(latest.current.rows.current, event.clientY);
        if (to !== undefined && to !== index) move(to);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    };
  }, []);
}

const rowsOf = (frame: HTMLElement | null): Element[] => [...(frame?.querySelectorAll(`[${ROW}]`) ?? [])];

/** Place of the row under the pointer. */
function rowAt(frame: HTMLElement | null, y: number): number | undefined {
  const at = rowsOf(frame).findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
  return at < 0 ? undefined : at;
}

interface RowGripProps {
  /** Says what is moved and by which keys. */
  label: string;
  disabled?: boolean;
  handlers: GripHandlers;
  className?: string;
}

/** The grip of a row that can be moved. */
export function RowGrip({ label, disabled = false, handlers, className }: RowGripProps) {
  return (
    <Grip
      type="button"
      className={className}
      aria-label={label}
      disabled={disabled}
      {...(!disabled && handlers)}
    >
      <GripVerticalIcon size={16} aria-hidden />
    </Grip>
  );
}

const Grip = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.r[2]};
  background: transparent;
  color: ${theme.c.text3};
  cursor: grab;
  touch-action: none;
  ${focusRing}

  &:disabled {
    cursor: default;
  }
`;
