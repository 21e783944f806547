import type { BackupTable } from '@pora/contracts/admin/backup.vocabulary';

/**
 * The tables behind each name the administrator ticks, as `schema.table`. Every table of the product stands either here or
 * in {@link NOT_KEPT}; a test holds both against a migrated database.
 */
export const SUBJECT_TABLES: ReadonlyMap<BackupTable, readonly string[]> = new Map([
  [
    'patients',
    [
      'patients.patients',
      'patients.measurements',
      'patients.patient_intolerance_sets',
      'patients.patient_consents',
      'patients.patient_erasure_requests',
      'patients.patient_erasures',
      'patients.seeded_records',
    ],
  ],
  [
    'diet-plans',
    [
      'plans.plans',
      'plans.plan_snapshots',
      'plans.plan_accepted_risks',
      'plans.hand_out_settings',
      'plans.export_confirmations',
      'plans.generation_logs',
      'plans.docx_archive',
    ],
  ],
  [
    'meals',
    [
      'catalog.meals',
      'catalog.meal_types',
      'catalog.meal_diets',
      'catalog.meal_ingredients',
      'catalog.meal_pictures',
    ],
  ],
  [
    'foods',
    [
      'catalog.foods',
      'catalog.food_allergens',
      'catalog.food_units',
      'catalog.food_codes',
      'catalog.food_merges',
      'catalog.substitutions',
      'catalog.seeded_records',
    ],
  ],
  [
    'intolerances',
    [
      'catalog.intolerances',
      'catalog.intolerance_names',
      'catalog.intolerance_mappings',
      'catalog.own_words',
      'catalog.search_words',
    ],
  ],
  ['schedule', ['patients.schedule_events', 'patients.schedule_feeds', 'patients.working_hours']],
  ['surveys', ['patients.patient_surveys']],
  ['rule-config', ['catalog.rule_configs', 'catalog.rule_config_versions', 'catalog.catalogue_revisions']],
  [
    'administration',
    [
      'admin.users',
      'admin.audit_entries',
      'catalog.audit_entries',
      'patients.audit_entries',
      'plans.audit_entries',
    ],
  ],
]);

/** Tables no backup holds: what is made again, what lives for a day, and the record of the backups themselves with their schedule. */
export const NOT_KEPT: ReadonlySet<string> = new Set([
  ...['admin', 'catalog', 'patients', 'plans'].flatMap((schema) => [
    `${schema}.migrations`,
    `${schema}.idempotency_keys`,
  ]),
  'admin.backups',
  'admin.backup_tables',
  'admin.restores',
  'admin.backup_schedules',
  'catalog.library_imports',
  'patients.patient_exports',
]);
