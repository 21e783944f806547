/** A backup cannot be made, or not be restored, for a reason an administrator can mend; the message is a Polish sentence. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
