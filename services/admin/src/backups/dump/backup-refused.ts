/** A backup cannot be made, or not be tried, for a reason an administrator can mend; the message is a Polish sentence. */
export class BackupRefused extends Error {
  override readonly name: string = 'BackupRefused';
}

/** A backup that nobody can restore, though its files are as they were written; the message is a Polish sentence. */
export class Unrestorable extends BackupRefused {
  override readonly name = 'Unrestorable';
}
