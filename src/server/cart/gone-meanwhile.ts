import { sqlState } from '#server/core/db/connect.ts'

const foreignKeyViolation = '23503'

/** Whether a change of a cart names a product that was deleted after it had been read (import-82). */
export const isGoneMeanwhile = (error: unknown): boolean => sqlState(error) === foreignKeyViolation

/** Runs a change of a cart once more where a product was deleted meanwhile: the second time it is not found. */
export async function againIfGone<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (isGoneMeanwhile(error)) return change()
    throw error
  }
}
