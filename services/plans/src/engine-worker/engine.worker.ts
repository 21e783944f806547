import { createHash } from 'node:crypto';
import { catalogSnapshotSchema, type CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import { ruleConfigSchema } from '@pora/contracts/catalog/rule-config.model';
import { serveTasks } from '@pora/common/workers/worker-side';
import { ENGINE_VERSION } from '@pora/engine/version';
import { compileAhead } from '@pora/engine/generator/library';
import { engineOperations, type EngineContext } from './engine-operations.js';
import type {
  CompileAheadTask,
  EngineTask,
  LoadCatalogueTask,
  LoadedCatalogue,
  OperationReply,
  OperationTask,
} from './engine-tasks.js';

/** A request stays with the catalogue it began with, so the former one is kept beside the newest. */
const KEPT_CATALOGUES = 2;
/** By ETag, the newest last. */
const known = new Map<string, { context: EngineContext; loaded: LoadedCatalogue }>();

serveTasks((task: EngineTask) => {
  if (task.kind === 'load') return load(task);
  return task.kind === 'compile_ahead' ? prepare(task) : operate(task);
});

function load({ etag, bytes }: LoadCatalogueTask): LoadedCatalogue {
  const before = known.get(etag);
  if (before) return before.loaded;
  const text = new TextDecoder().decode(bytes);
  // Rows come from our own catalogue service; only their presence is checked again, and the rules in full.
  const { ruleConfig, ...rows } = JSON.parse(text) as CatalogSnapshot;
  const config = ruleConfigSchema.parse(ruleConfig);
  const { revision } = catalogSnapshotSchema.pick({ revision: true }).parse(rows);
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const catalog = { ...rows, foods: [...rows.foods], meals: [...rows.meals], hash };
  const checkedAgainst = basisOf({ ...rows, ruleConfig });
  const canCheck = Array.isArray(rows.dictionary) && Array.isArray(rows.mappings);
  const loaded: LoadedCatalogue = {
    ...{ kind: 'loaded', revision, ruleConfig: config },
    ...{ canCheck, checkedAgainst },
  };
  known.set(etag, { context: { catalog, config }, loaded });
  const [oldest] = known.keys();
  if (known.size > KEPT_CATALOGUES && oldest !== undefined) known.delete(oldest);
  return loaded;
}

/** A verdict of another release of the engine is not this one's either. */
function basisOf(snapshot: CatalogSnapshot): string {
  const { revision: _revision, meals: _meals, substitutions: _substitutions, ...basis } = snapshot;
  return createHash('sha256').update(ENGINE_VERSION).update(JSON.stringify(basis)).digest('base64url');
}

function prepare({ etag, rank }: CompileAheadTask): boolean {
  const newest = known.get(etag);
  const former = [...known.keys()].find((other) => other !== etag);
  const formerContext = former === undefined ? undefined : known.get(former)?.context;
  return (
    newest !== undefined &&
    formerContext !== undefined &&
    compileAhead(formerContext.catalog, newest.context, rank)
  );
}

function operate({ etag, bytes, operation, input }: OperationTask): OperationReply {
  if (bytes) load({ kind: 'load', etag, bytes });
  const context = known.get(etag)?.context;
  if (!context) return { kind: 'catalogue_unknown' };
  // The pair was typed where it was asked; here one handler serves them all.
  const operate = engineOperations[operation] as (context: EngineContext, input: unknown) => unknown;
  return { kind: 'answered', answer: operate(context, input) } as OperationReply;
}
