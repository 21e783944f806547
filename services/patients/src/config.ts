import { urlSetting, type ServiceConfig } from '@pora/common/config';

/** What this service needs beyond the common variables. */
export const patientsSettings = { PLANS_URL: urlSetting() };

/** Configuration of the running patients service. */
export type PatientsConfig = ServiceConfig<typeof patientsSettings>;
