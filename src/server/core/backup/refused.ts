/** A backup or a restore that is not begun, with what to do instead, for the person at the keyboard. */
export class BackupRefused extends Error {}
