import { isForeignKeyViolation } from '#server/core/db/connect.ts'

/** Runs a change of a cart once more where a product was deleted after it had been read: the second time it is not found (import-82). */
export async function againIfGone<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (isForeignKeyViolation(error)) return change()
    throw error
  }
}
