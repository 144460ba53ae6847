import { OperatorError } from '#server/core/platform/operator-error.ts'

/** A backup or a restore that is not begun, with what to do instead, for the person at the keyboard. */
export class BackupError extends OperatorError {}
