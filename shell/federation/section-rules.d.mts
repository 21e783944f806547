/** One shape of an icon on a grid of 24 × 24: its SVG element and its geometry. */
export type IconShape = readonly [
  'path' | 'circle' | 'rect' | 'line' | 'polyline' | 'polygon' | 'ellipse',
  Readonly<Record<string, string>>,
];

/** A section as its remote declares it: an entry of the menu and the address of its page. */
export interface DeclaredSection {
  /** Name of the page in the remote, and the first part of its address. */
  name: string;
  label: string;
  /** Word under the icon of the phone's bottom bar; sections without one are under "Więcej". */
  barLabel?: string;
  icon: readonly IconShape[];
  /** Route pattern of the page: the name, and what may stand below it, e.g. `meals/:id?`. */
  path: string;
  /** Second key after G. */
  key?: string;
  /** Entries of one group stand together. */
  group: 'work' | 'library' | 'settings';
  /** Place in the menu, smallest first; of two that claim the same address the first one has it. */
  order: number;
  /** Beginnings of the calls that its page lives on, e.g. `/api/meals`: while one is not answered, the menu says so. */
  calls?: readonly string[];
  access: 'user' | 'admin';
}

export declare const SECTION_GROUPS: readonly DeclaredSection['group'][];
export declare function readSections(value: unknown): { sections: DeclaredSection[]; problems: string[] };
