import type { Refusal } from '#lib/core/refusal.ts'

/** Carries a refusal out of a transaction, so that everything in it rolls back. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
