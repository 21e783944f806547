import { askToLeave, confirmLeave, isDirty, logout, messageOf, syncState } from '@pora/kit';
import { toast } from '@pora/ui';
import { sidebarStrings } from './sidebar.strings.js';

/** Signs out, after asking about everything that would be lost (decision 48). `onBusy` hears when it is under way. */
export async function signOut(onBusy: (busy: boolean) => void = () => undefined): Promise<void> {
  if (isDirty() && !(await confirmLeave())) return;
  const losing = syncState.current().unconfirmed.map(({ label }) => label);
  if (losing.length > 0 && !(await askToLeave(sidebarStrings.logoutUnsaved(losing)))) return;
  onBusy(true);
  try {
    await logout();
  } catch (error) {
    onBusy(false);
    toast.error(sidebarStrings.logoutFailed, messageOf(error), error);
  }
}
