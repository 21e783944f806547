import { textSetting, urlSetting, type ServiceConfig } from '@pora/common/config';
import { connectionSetting } from '@pora/common/settings';

/** The identity provider people sign in with, the service that knows the patients' names, and where backups go. */
export const adminSettings = {
  OIDC_ISSUER: textSetting().refine((value) => URL.canParse(value), 'potrzebny jest adres https://…'),
  OIDC_CLIENT_ID: textSetting(),
  OIDC_CLIENT_SECRET: textSetting(),
  PATIENTS_URL: urlSetting(),
  /** Role that reads every table and may create databases. */
  BACKUP_DATABASE_URL: connectionSetting(['postgres:', 'postgresql:']).optional(),
  /** Folder of the backups. */
  BACKUP_DIR: textSetting().optional(),
  /** Secret that backups are encrypted with. */
  BACKUP_KEY: textSetting({ min: 32 }).optional(),
};

/** Checked configuration of this service. */
export type AdminConfig = ServiceConfig<typeof adminSettings>;
