import { urlSetting, type ServiceConfig } from '@pora/common/config';

/** What this service needs beyond the common variables. */
export const catalogSettings = { PLANS_URL: urlSetting() };

/** Configuration of the running catalogue service. */
export type CatalogConfig = ServiceConfig<typeof catalogSettings>;
