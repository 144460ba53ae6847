import { fail } from '#lib/core/schema/api-error.ts'
import { goodsErrors } from '#lib/goods/errors.ts'

import { sqlState } from '#server/core/db/connect.ts'

/** A save of what has a unique name: the database rejects a second one, and the caller is told. */
export async function whereNameIsFree<T>(
  saved: Promise<T>
): Promise<T | ReturnType<typeof fail<'carrier_exists'>>> {
  try {
    return await saved
  } catch (error) {
    if (sqlState(error) === '23505') return fail(goodsErrors.carrier_exists)
    throw error
  }
}
