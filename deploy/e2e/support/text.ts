import { type Locator } from 'playwright-core';

/** Text as a person reads it: every kind of space is one space. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What stands beside a term of a list of facts. */
export async function factOf(area: Locator, term: string): Promise<string> {
  const line = area.locator('dt', { hasText: new RegExp(`^${escapeRegExp(term)}$`) });
  return plainText(await line.locator('xpath=following-sibling::dd[1]').innerText());
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
