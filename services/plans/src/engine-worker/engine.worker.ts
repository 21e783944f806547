import { serveTasks, type TaskWatch } from '@pora/common/workers/worker-side';
import { compileAhead } from '@pora/engine/generator/library';
import { catalogueFrom, type HeldCatalogue } from './held-catalogue.js';
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
const known = new Map<string, HeldCatalogue>();

serveTasks((task: EngineTask, watch) => {
  if (task.kind === 'load') return load(task);
  return task.kind === 'compile_ahead' ? prepare(task) : operate(task, watch);
});

function load({ etag, bytes }: LoadCatalogueTask): LoadedCatalogue {
  const before = known.get(etag);
  if (before) return before.loaded;
  const former = [...known.values()].at(-1);
  const held = catalogueFrom(bytes, former);
  known.set(etag, held);
  const [oldest] = known.keys();
  if (known.size > KEPT_CATALOGUES && oldest !== undefined) known.delete(oldest);
  return held.loaded;
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

function operate({ etag, bytes, operation, input }: OperationTask, watch: TaskWatch): OperationReply {
  if (bytes) load({ kind: 'load', etag, bytes });
  const context = known.get(etag)?.context;
  if (!context) return { kind: 'catalogue_unknown' };
  // The pair was typed where it was asked; here one handler serves them all.
  const operate = engineOperations[operation] as (
    context: EngineContext,
    input: unknown,
    watch: TaskWatch,
  ) => unknown;
  const started = performance.now();
  const answer = operate(context, input, watch);
  return { kind: 'answered', answer, seconds: (performance.now() - started) / 1000 } as OperationReply;
}
