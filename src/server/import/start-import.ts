import { randomBytes } from 'node:crypto'

import { eq, inArray, sql } from 'drizzle-orm'

import { fail } from '#lib/core/schema/api-error.ts'
import { ok, type Result } from '#lib/core/schema/result.ts'
import { goodsErrors } from '#lib/goods/errors.ts'
import { importErrors } from '#lib/import/errors.ts'
import { shopErrors } from '#lib/shop/errors.ts'

import { categories } from '#server/catalogue/schema.ts'
import type { Db } from '#server/core/db/connect.ts'
import type { Caller } from '#server/core/http/callers.ts'
import type { Services } from '#server/core/platform/services.ts'
import { shops } from '#server/shop/schema.ts'
import type { ImportOptions } from './plan.ts'
import { imports } from './schema.ts'

/** Imports that are not ended, of all clerks together. */
const maxOpen = 10

/** The name of a new file of imports in the storage: private, and for nobody to download. */
export const newImportFile = (): string => `private/imports/${randomBytes(12).toString('hex')}.bin`

type Sent = {
  by: Pick<Caller, 'name' | 'role'>
  requestId: string
  fileName: string
  bytes: Uint8Array
  /** A table of shops as a file of its own. */
  shopBytes?: Uint8Array | undefined
  options: ImportOptions
}

/** Keeps a table and lets a worker check it. Errors: a shop or category of the options that does not exist, too many open imports. */
export async function startImport(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  { by, requestId, fileName, bytes, shopBytes, options }: Sent
): Promise<Result<number>> {
  const { shop_id, category_id } = options
  if (shop_id !== undefined && (await db.$count(shops, eq(shops.id, shop_id))) === 0) {
    return fail(shopErrors.shop_not_found)
  }
  if (category_id !== undefined && (await db.$count(categories, eq(categories.id, category_id))) === 0) {
    return fail(goodsErrors.category_unknown)
  }
  // Before anything is stored; what counts is asked again with the row.
  if (await isFull(db)) return fail(importErrors.too_many_imports)
  const file = newImportFile()
  await storage.put(file, bytes)
  const shopFile = shopBytes ? newImportFile() : null
  if (shopFile !== null) await storage.put(shopFile, shopBytes!)
  const made = await db.transaction(async tx => {
    // Imports are added one after another, so that several at once do not all find the last place free.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports', 0))`)
    if (await isFull(tx)) return undefined
    const [row] = await tx
      .insert(imports)
      .values({
        name: by.name,
        role: by.role,
        requestId,
        fileName: fileName.slice(0, 200),
        file,
        shopFile,
        options,
        state: 'checking',
        createdAt: clock.now()
      })
      .returning({ id: imports.id })
    return row
  })
  if (made) return ok(made.id)
  for (const path of [file, shopFile]) if (path !== null) await storage.remove(path)
  return fail(importErrors.too_many_imports)
}

const isFull = async (db: Db): Promise<boolean> =>
  (await db.$count(imports, inArray(imports.state, ['checking', 'checked', 'running', 'undoing']))) >= maxOpen
