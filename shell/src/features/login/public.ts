/** The login page, with its file. */
export const loadLogin = async () => ({
  default: (await import(/* webpackChunkName: "login" */ './login.screen.js')).LoginScreen,
});
