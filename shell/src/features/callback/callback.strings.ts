export const callbackStrings = {
  signingIn: 'Logowanie...',
};
