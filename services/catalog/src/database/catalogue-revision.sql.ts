/**
 * Trigger for a migration: every change of the table moves the catalogue's revision on, in the same transaction. As a
 * trigger it cannot be forgotten, neither by a new feature nor by a restored backup.
 */
export const stepWithTableSql = (table: string) => `
  CREATE TRIGGER step_catalogue_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION step_catalogue_revision()`;
