/** The two ready accounts of a local start; also the default allow-list and administrator. */
export const LOCAL_ACCOUNTS = {
  dietitian: { role: 'Dietetyk', name: 'Alicja Różańska', email: 'alicja@gabinet.example' },
  administrator: { role: 'Administrator', name: 'Administrator Pora', email: 'admin@gabinet.example' },
};

/** Client the admin service signs in with when the development identity provider is used. */
export const LOCAL_CLIENT_ID = 'pora-local';
