import { textSetting, urlSetting, type ServiceConfig } from '@pora/common/config';
import { storeSettings } from './backups/cloud/store-settings.js';
import { connectionSetting } from '@pora/common/settings';

/** The identity provider people sign in with, the other services, and where backups go. */
export const adminSettings = {
  OIDC_ISSUER: textSetting().refine((value) => URL.canParse(value), 'potrzebny jest adres https://…'),
  OIDC_CLIENT_ID: textSetting(),
  OIDC_CLIENT_SECRET: textSetting(),
  PATIENTS_URL: urlSetting(),
  PLANS_URL: urlSetting(),
  CATALOG_URL: urlSetting(),
  /** Role that reads every table and may create databases. */
  BACKUP_DATABASE_URL: connectionSetting(['postgres:', 'postgresql:']).optional(),
  /** Role that writes the rows of every table; used by restores alone. */
  RESTORE_DATABASE_URL: connectionSetting(['postgres:', 'postgresql:']).optional(),
  /** Folder of the backups. */
  BACKUP_DIR: textSetting().optional(),
  /** Folder with the pages that the gateway serves: whoever may write there switches their releases. */
  RELEASES_DIR: textSetting().optional(),
  /** Where the gateway says which releases it serves, where that folder is not on this machine. */
  RELEASES_URL: urlSetting().optional(),
  /** Folder of all data, where it is on a disk of this machine. */
  DATA_DIR: textSetting().optional(),
  /** Secret that backups are encrypted with. */
  BACKUP_KEY: textSetting({ min: 32 }).optional(),
  ...storeSettings,
};

/** Checked configuration of this service. */
export type AdminConfig = ServiceConfig<typeof adminSettings>;
