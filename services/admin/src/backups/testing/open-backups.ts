import { createTestApp, type SignedIn, type TestApp } from '@pora/common/testing/app';
import { adminService } from '../../service.js';
import { ADMIN_SETTINGS } from '../../testing/admin-settings.js';

/** The service with its backups in a folder, an administrator, and one empty table of another service to back up. */
export async function openBackups(folder: string): Promise<{ app: TestApp; admin: SignedIn }> {
  const app = await createTestApp(adminService, { env: { ...ADMIN_SETTINGS, BACKUP_DIR: folder } });
  const admin = await app.signIn('admin');
  await app.query('CREATE TABLE patients.patients (id text PRIMARY KEY)');
  await app.query('GRANT SELECT ON ALL TABLES IN SCHEMA patients TO pora_backup');
  return { app, admin };
}
