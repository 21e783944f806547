import { createHash } from 'node:crypto';
import { catalogSnapshotSchema, type CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import { ruleConfigSchema } from '@pora/contracts/catalog/rule-config.model';
import { ENGINE_VERSION } from '@pora/engine/version';
import type { EngineContext } from './engine-operations.js';
import type { LoadedCatalogue } from './engine-tasks.js';

type Part = Exclude<keyof CatalogSnapshot, 'revision'>;

/** A catalogue as the engine's thread holds it. */
export interface HeldCatalogue {
  readonly context: EngineContext;
  readonly loaded: LoadedCatalogue;
  /** Fingerprints of what the parts say, by which the next catalogue knows what it has in common with this one. */
  readonly prints: Readonly<Partial<Record<Part, string>>>;
}

/**
 * Reads a snapshot. A part that says exactly the same as in the former catalogue stays the very same object: what was
 * prepared from it, such as the judges of the foods, is used again, and a changed meal costs no more than the meals.
 */
export function catalogueFrom(bytes: Uint8Array, former?: HeldCatalogue): HeldCatalogue {
  // Rows come from our own catalogue service; only their presence is checked again, and the rules in full.
  const snapshot = JSON.parse(new TextDecoder().decode(bytes)) as CatalogSnapshot;
  const { revision } = catalogSnapshotSchema.pick({ revision: true }).parse(snapshot);
  const { revision: _revision, ruleConfig, ...rows } = snapshot;
  const prints = printsOf({ ...rows, ruleConfig });
  const isAsBefore = (part: string): boolean => {
    const name = part as Part;
    return prints[name] !== undefined && prints[name] === former?.prints[name];
  };
  const shared = former && Object.entries(former.context.catalog).filter(([name]) => isAsBefore(name));
  const config =
    former && isAsBefore('ruleConfig') ? former.context.config : ruleConfigSchema.parse(ruleConfig);
  const hash = `sha256:${sha256(bytes).digest('hex')}`;
  const catalog = { ...rows, ...Object.fromEntries(shared ?? []), hash };
  const canCheck = Array.isArray(rows.dictionary) && Array.isArray(rows.mappings);
  const checkedAgainst = basisOf(snapshot);
  return {
    context: { catalog, config },
    loaded: { kind: 'loaded', revision, ruleConfig: config, canCheck, checkedAgainst },
    prints,
  };
}

function printsOf(parts: Omit<CatalogSnapshot, 'revision'>): HeldCatalogue['prints'] {
  const print = (part: unknown): string => sha256(JSON.stringify(part)).digest('base64url');
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, print(part)]));
}

/** A verdict of another release of the engine is not this one's either. */
function basisOf(snapshot: CatalogSnapshot): string {
  const { revision: _revision, meals: _meals, substitutions: _substitutions, ...basis } = snapshot;
  return sha256(ENGINE_VERSION).update(JSON.stringify(basis)).digest('base64url');
}

function sha256(content: string | Uint8Array) {
  return createHash('sha256').update(content);
}
