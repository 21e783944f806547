import { textSetting, urlSetting, type ServiceConfig } from '@pora/common/config';

/** The identity provider people sign in with, and the service that knows the patients' names. */
export const adminSettings = {
  OIDC_ISSUER: textSetting().refine((value) => URL.canParse(value), 'potrzebny jest adres https://…'),
  OIDC_CLIENT_ID: textSetting(),
  OIDC_CLIENT_SECRET: textSetting(),
  PATIENTS_URL: urlSetting(),
};

/** Checked configuration of this service. */
export type AdminConfig = ServiceConfig<typeof adminSettings>;
