import type { QueryRunner } from 'typeorm';

/**
 * Replaces every slot of stored days, in plans and in their snapshots, by what the SQL expression makes of `slot`; days
 * and slots keep their order.
 */
export async function rewriteSlots(runner: QueryRunner, expression: string): Promise<void> {
  const days = (column: string) => `(
    SELECT jsonb_agg(jsonb_set(day, '{slots}', (
      SELECT COALESCE(jsonb_agg(${expression} ORDER BY place), '[]'::jsonb)
      FROM jsonb_array_elements(day->'slots') WITH ORDINALITY AS slots(slot, place)
    )) ORDER BY number)
    FROM jsonb_array_elements(${column}) WITH ORDINALITY AS days(day, number)
  )`;
  await runner.query(
    `UPDATE plans SET plan_days = ${days('plan_days')} WHERE jsonb_array_length(plan_days) > 0`,
  );
  await runner.query(
    `UPDATE plan_snapshots SET content = jsonb_set(content, '{planDays}', ${days("content->'planDays'")})
     WHERE jsonb_array_length(content->'planDays') > 0`,
  );
}
