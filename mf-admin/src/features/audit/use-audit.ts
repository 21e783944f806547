import { type AuditLogPage, type SearchedNames } from '@pora/contracts/admin/audit.model';
import { AUDIT_NAMED } from '@pora/contracts/admin/audit.vocabulary';
import { auditCalls } from '@pora/contracts/calls';
import { apiPrefix, callRoute, downloadRoute, messageOf, useLoad, useSingleMutation } from '@pora/kit';
import { toast } from '@pora/ui';
import { type AuditChoice, queryOfChoice } from './audit-choice.js';
import { auditStrings as t } from './audit.strings.js';

const MOST_AT_ONCE = 200;
/** A file is read from every service to its end before the browser has it. */
const FILE_TIMEOUT_MS = 10 * 60_000;

/** Entries, and what is known of how they were searched. */
export interface AuditRead extends AuditLogPage {
  names: SearchedNames;
}

/** The newest `count` entries that fit; what is on the screen stays while more of the same comes. */
export function useAudit(choice: AuditChoice, count: number) {
  const filter = queryOfChoice(choice);
  const fitting = JSON.stringify(filter);
  return useLoad<AuditRead>({
    queryKey: [...apiPrefix(auditCalls.list), fitting, count],
    refetchOnMount: 'always',
    // Entries of another choice would stand below this one as if they fitted.
    placeholderData: (before, query) => (query?.queryKey.includes(fitting) ? before : undefined),
    queryFn: async ({ signal }) => {
      const items: AuditLogPage['items'] = [];
      const pages: AuditRead[] = [];
      for (let startKey: string | null = null; ;) {
        const limit = String(Math.min(MOST_AT_ONCE, count - items.length));
        const query = { ...filter, limit, ...(startKey !== null && { startKey }) };
        const page: AuditLogPage = await callRoute(auditCalls.list, { query, signal });
        items.push(...page.items);
        pages.push({ ...page, names: page.names ?? unsearched(filter.text) });
        if (page.nextStartKey === null || items.length >= count)
          return { ...page, items, ...missingOf(pages) };
        startKey = page.nextStartKey;
      }
    },
  });
}

/** An administration of an earlier release looks for ids alone. */
const unsearched = (text: string | undefined): SearchedNames => ({
  unsearched: text ? [...AUDIT_NAMED] : [],
  more: [],
});

/** What was missing on any of the pages. */
function missingOf(pages: readonly AuditRead[]): Pick<AuditRead, 'away' | 'names'> {
  const anyOf = <T>(of: (page: AuditRead) => readonly T[]) => [...new Set(pages.flatMap(of))];
  return {
    away: anyOf(({ away }) => away),
    names: {
      unsearched: anyOf(({ names }) => names.unsearched),
      more: anyOf(({ names }) => names.more),
    },
  };
}

/** Saves everything that fits as a file. */
export function useAuditFile(choice: AuditChoice) {
  return useSingleMutation({
    mutationFn: () =>
      downloadRoute(auditCalls.file, { query: queryOfChoice(choice), timeoutMs: FILE_TIMEOUT_MS }, t.csvName),
    onError: (error: unknown) => toast.error(t.csvFailed, messageOf(error), error),
  });
}
