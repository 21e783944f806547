/** What the administration does not start without; nobody answers at these addresses. */
export const ADMIN_SETTINGS = {
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'x',
  OIDC_CLIENT_SECRET: 'x',
  PATIENTS_URL: 'http://127.0.0.1:1',
};
