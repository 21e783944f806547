import { paths } from '@pora/kit';

/**
 * Makes the way back lead to the patient's card and not to the bare list. The address of the page that is about to be
 * left is changed behind the router's back: through the router the card would open a second time before it is left.
 */
export function leaveTrailTo(patientId: string): void {
  window.history.replaceState(window.history.state, '', paths.patient(patientId));
}
