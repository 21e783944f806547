import type { ReactNode } from 'react';

/** Something else that can be done with a line, by a key of its own while it is the active one. */
export interface PaletteDeed {
  label: string;
  /** As it is shown: "Alt M". */
  keys: string;
  /** Of the key beside Alt: a layout may write another letter with it. */
  code: string;
  run: () => void;
}

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
  deeds?: readonly PaletteDeed[];
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
