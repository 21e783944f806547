/** Attributes the tooltip layer reads. */
export interface TipAttributes {
  'data-tip': string;
  'data-tip-key'?: string;
  'data-tip-media'?: string;
}

/**
 * Gives any focusable element a tooltip: spread the result. `shortcut` is the key shown beside the text;
 * with `mediaQuery` the tooltip only shows while that condition holds.
 */
export function tip(label: string, shortcut?: string, mediaQuery?: string): TipAttributes {
  return {
    'data-tip': label,
    ...(shortcut !== undefined && { 'data-tip-key': shortcut }),
    ...(mediaQuery !== undefined && { 'data-tip-media': mediaQuery }),
  };
}
