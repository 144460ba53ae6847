import { inArray } from 'drizzle-orm'

import type { Db } from '#server/core/db/connect.ts'
import { importFiles, imports } from './schema.ts'

/** Those of the given files that an import still needs. */
export const namedImportFiles = async (db: Db, paths: string[]): Promise<{ path: string | null }[]> => [
  ...(await db.select({ path: imports.file }).from(imports).where(inArray(imports.file, paths))),
  ...(await db.select({ path: imports.shopFile }).from(imports).where(inArray(imports.shopFile, paths))),
  ...(await db.select({ path: importFiles.file }).from(importFiles).where(inArray(importFiles.file, paths)))
]
