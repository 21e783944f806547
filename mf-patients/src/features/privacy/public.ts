/** Fetches the dialog, which weighs more than the card of a patient needs. */
export const loadPrivacyDialog = () => import('./privacy-dialog.js');
