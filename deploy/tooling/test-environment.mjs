/** Locale and time zone of every test, whatever the machine and the shell have. */
export const TEST_ENVIRONMENT = { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'Europe/Warsaw' };
