import type { ReactNode } from 'react';

/** One line of the palette. */
export interface PaletteOption {
  /** Names the line for as long as the palette is open. */
  id: string;
  label: string;
  /** Quiet words behind the label. */
  note?: string;
  icon: ReactNode;
  /** State of the thing, at the end of the line. */
  badge?: ReactNode;
  /** Keys that do the same outside the palette. */
  keys?: string;
  /** Says nothing was loaded: choosing it asks again and keeps the palette open. */
  stays?: boolean;
  run: () => void;
}

/** Lines of one kind under their name. */
export interface PaletteGroup {
  id: string;
  title: string;
  /** All that match, when fewer are shown. */
  total?: number;
  options: readonly PaletteOption[];
}
