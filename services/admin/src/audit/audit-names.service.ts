import { Injectable } from '@nestjs/common';
import type { AuditFilter, SearchedNames, StoredAuditFilter } from '@pora/contracts/admin/audit.model';
import { AUDIT_NAMED, AUDIT_NAMED_MAX, type AuditNamed } from '@pora/contracts/admin/audit.vocabulary';
import { NamesClient } from '../names/names.client.js';

/** What the services call the objects whose names they know. */
const OBJECT_OF: Readonly<Record<AuditNamed, string>> = { patients: 'patient', plans: 'plan' };

/** The filter that services understand, and what of the searched text stayed open. */
interface LookedUp {
  readonly wanted: StoredAuditFilter;
  readonly names: SearchedNames;
}

/** Turns a searched name into ids: the trail holds no names, and those of the moment are known to their services alone. */
@Injectable()
export class AuditNames {
  constructor(private readonly names: NamesClient) {}

  /** Asks for nothing where nobody searches, and for no names of what the filter leaves out. */
  async lookUp(filter: AuditFilter): Promise<LookedUp> {
    const { text, object } = filter;
    const asked = AUDIT_NAMED.filter((kind) => text && (object ?? OBJECT_OF[kind]) === OBJECT_OF[kind]);
    const question = { text: text ?? '', limit: AUDIT_NAMED_MAX };
    const found = await Promise.all(
      asked.map(async (kind) => ({ kind, answer: await this.names.find(kind, question) })),
    );
    const kindsWhere = (holds: (one: (typeof found)[number]) => boolean) =>
      found.filter(holds).map(({ kind }) => kind);
    return {
      wanted: { ...filter, ...Object.fromEntries(found.map(({ kind, answer }) => [kind, answer?.ids])) },
      names: {
        unsearched: kindsWhere(({ answer }) => answer === undefined),
        more: kindsWhere(({ answer }) => answer?.isMore === true),
      },
    };
  }
}
