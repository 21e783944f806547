import { textSetting, type ServiceConfig } from '@pora/common/config';

/** Settings of the identity provider people sign in with. */
export const adminSettings = {
  OIDC_ISSUER: textSetting().refine((value) => URL.canParse(value), 'potrzebny jest adres https://…'),
  OIDC_CLIENT_ID: textSetting(),
  OIDC_CLIENT_SECRET: textSetting(),
};

/** Checked configuration of this service. */
export type AdminConfig = ServiceConfig<typeof adminSettings>;
