import { OperatorError } from '#server/core/platform/operator-error.ts'

/** A backup or restore that cannot be made, with a message for the operator. */
export class BackupError extends OperatorError {}
