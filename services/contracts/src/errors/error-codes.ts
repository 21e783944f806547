/** Stable codes of the one error shape. Those the specification names keep its spelling. */
export const ERROR_CODES = [
  // any call
  'invalid_input',
  'not_signed_in',
  'csrf',
  'not_administrator',
  'forbidden',
  'not_found',
  'conflict',
  'stale_version',
  'idempotency_conflict',
  'payload_too_large',
  'unsupported_media_type',
  'unreadable_file',
  'method_not_allowed',
  'too_many_requests',
  'service_unavailable',
  'internal_error',
  // patients
  'too_many_decisions',
  // catalogue
  'unknown_foods',
  // plans
  'no_piece_weight',
  'plan_exists',
  'meals_would_be_lost',
  'no_calorie_target',
  'no_meals',
  'not_checked',
  'generation_failed',
  'generation_stopped',
  'docx-hash-mismatch',
  'docx-archive-disabled',
  'docx-archive-query-failed',
  'duplicate_only',
  'slot_pool_mismatch',
  'slot_locked',
  'slot_empty',
  'unsafe_meal',
  'unknown_meal',
  'nothing_to_replace',
  'later_edits',
  'duplicate_food',
  // A step that a person wants to take back is not theirs, or not of this session.
  'other_step',
  'nothing_to_accept',
  'safe_food',
  'unsafe_substitute',
  'export_not_confirmed',
  'allergy_not_confirmed',
  // administration
  'invalid_tables',
  'no_tables_available',
] as const;

/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];
