import { catalogSnapshotSchema, type CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import { ruleConfigSchema } from '@pora/contracts/catalog/rule-config.model';
import { generatePlan } from '@pora/engine/generator';
import { serveTasks } from '../workers/worker-side.js';
import type {
  EngineTask,
  GenerateAnswer,
  GenerateTask,
  LoadCatalogueTask,
  LoadedCatalogue,
} from './engine-tasks.js';

let known: { etag: string; snapshot: CatalogSnapshot } | undefined;

serveTasks((task: EngineTask) => (task.kind === 'load' ? load(task) : generate(task)));

function load({ etag, bytes }: LoadCatalogueTask): LoadedCatalogue {
  const text = new TextDecoder().decode(bytes);
  // Rows come from our own catalogue service; only their presence is checked again, and the rules in full.
  const parsed = JSON.parse(text) as CatalogSnapshot;
  const ruleConfig = ruleConfigSchema.parse(parsed.ruleConfig);
  const { revision } = catalogSnapshotSchema.pick({ revision: true }).parse(parsed);
  known = { etag, snapshot: { revision, ruleConfig, foods: [...parsed.foods], meals: [...parsed.meals] } };
  return { kind: 'loaded', revision, ruleConfig };
}

function generate({ etag, input }: GenerateTask): GenerateAnswer {
  if (known?.etag !== etag) return { kind: 'catalogue_unknown' };
  const { foods, meals, revision, ruleConfig } = known.snapshot;
  const result = generatePlan({ ...input, catalog: { foods, meals, hash: revision }, config: ruleConfig });
  return { kind: 'generated', result };
}
