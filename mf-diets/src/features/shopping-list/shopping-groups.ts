import { type ShoppingItem, type ShoppingUse } from '@pora/contracts/plans/shopping-list.model';
import { shoppingAmount } from '@pora/engine/shopping/amount-text';
import { compareText } from '@pora/kit';
import { shoppingStrings as t } from './shopping-list.strings.js';

/** How the list is laid out: by department as a shop is walked, by the day that needs it, by name. */
export type ShoppingLayout = 'departments' | 'days' | 'names';

/** A line of the list: an item, and in the layout by day what that day alone needs of it. */
export interface ShoppingRow {
  key: string;
  item: ShoppingItem;
  /** Uses that the line stands for. */
  uses: readonly ShoppingUse[];
}

/** Lines under one heading. */
export interface ShoppingGroup {
  key: string;
  title: string;
  rows: ShoppingRow[];
}

/** Same item of the same week while its amount stays: another amount has to be bought anew. */
export const tickKey = (item: ShoppingItem) =>
  [item.foodId ?? item.name, item.grams, item.unitName ?? '', item.unitQty ?? ''].join('|');

const rowOf = (item: ShoppingItem): ShoppingRow => ({ key: tickKey(item), item, uses: item.uses });

/** The lines of one week under their headings. */
export function shoppingGroups(items: readonly ShoppingItem[], layout: ShoppingLayout): ShoppingGroup[] {
  if (layout === 'names') {
    const rows = items.map(rowOf).sort((a, b) => compareText(a.item.name, b.item.name));
    return rows.length > 0 ? [{ key: 'all', title: t.all, rows }] : [];
  }
  return layout === 'days' ? byDay(items) : byDepartment(items);
}

function byDepartment(items: readonly ShoppingItem[]): ShoppingGroup[] {
  const groups = new Map<string, ShoppingRow[]>();
  for (const item of items)
    groups.set(item.department, [...(groups.get(item.department) ?? []), rowOf(item)]);
  return [...groups].map(([title, rows]) => ({ key: title, title, rows }));
}

function byDay(items: readonly ShoppingItem[]): ShoppingGroup[] {
  const days = [...new Set(items.flatMap(({ uses }) => uses.map(({ day }) => day)))].sort((a, b) => a - b);
  return days.map((day) => ({
    key: String(day),
    title: t.day(day),
    rows: items.flatMap((item) => {
      const uses = item.uses.filter((use) => use.day === day);
      return uses.length > 0 ? [{ key: `${day}|${tickKey(item)}`, item, uses }] : [];
    }),
  }));
}

/** "3 szt. (600 g)", "360 g". */
export function amountText(item: ShoppingItem): string {
  const { bought, beside } = shoppingAmount(item);
  return beside === undefined ? bought : `${bought} (${beside})`;
}

/** One week as plain text, for a message to the patient. */
export function shoppingText(planName: string, week: 1 | 2, items: readonly ShoppingItem[]): string {
  const sections = shoppingGroups(items, 'departments').map(({ title, rows }) =>
    [title, ...rows.map(({ item }) => `- ${item.name} – ${amountText(item)}`)].join('\n'),
  );
  return [`${t.title}: ${planName}\n${t.weekHeading(week)}`, ...sections].join('\n\n');
}
