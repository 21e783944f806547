import { createHash } from 'node:crypto';
import { catalogSnapshotSchema, type CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import { ruleConfigSchema } from '@pora/contracts/catalog/rule-config.model';
import { serveTasks } from '@pora/common/workers/worker-side';
import { engineOperations, type EngineGround } from './engine-operations.js';
import type {
  EngineTask,
  LoadCatalogueTask,
  LoadedCatalogue,
  OperationReply,
  OperationTask,
} from './engine-tasks.js';

let known: { etag: string; ground: EngineGround } | undefined;

serveTasks((task: EngineTask) => (task.kind === 'load' ? load(task) : operate(task)));

function load({ etag, bytes }: LoadCatalogueTask): LoadedCatalogue {
  const text = new TextDecoder().decode(bytes);
  // Rows come from our own catalogue service; only their presence is checked again, and the rules in full.
  const { ruleConfig, ...rows } = JSON.parse(text) as CatalogSnapshot;
  const config = ruleConfigSchema.parse(ruleConfig);
  const { revision } = catalogSnapshotSchema.pick({ revision: true }).parse(rows);
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const catalog = { ...rows, foods: [...rows.foods], meals: [...rows.meals], hash };
  known = { etag, ground: { catalog, config } };
  const canCheck = Array.isArray(rows.dictionary) && Array.isArray(rows.mappings);
  return { kind: 'loaded', revision, ruleConfig: config, canCheck };
}

function operate({ etag, bytes, operation, input }: OperationTask): OperationReply {
  if (bytes && known?.etag !== etag) load({ kind: 'load', etag, bytes });
  if (known?.etag !== etag) return { kind: 'catalogue_unknown' };
  // The pair was typed where it was asked; here one handler serves them all.
  const operate = engineOperations[operation] as (ground: EngineGround, input: unknown) => unknown;
  return { kind: 'answered', answer: operate(known.ground, input) } as OperationReply;
}
