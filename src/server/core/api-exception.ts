import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Carries an error out of a transaction, so that everything in it rolls back. */
export class ApiException extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.code)
    this.error = error
  }
}
