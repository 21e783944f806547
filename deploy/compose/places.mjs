/** Who is found where inside compose. */

/** Port every service listens on in its own container. */
export const SERVICE_PORT = 3000;

/** Volume with the local secrets. */
export const SECRETS_FOLDER = '/secrets';

/** Where the others find each part; admin and the identity provider share the gateway's network. */
export const HOSTS = {
  catalog: `catalog:${SERVICE_PORT}`,
  patients: `patients:${SERVICE_PORT}`,
  plans: `plans:${SERVICE_PORT}`,
  admin: `127.0.0.1:${SERVICE_PORT}`,
  'identity-provider': '127.0.0.1:3001',
};
