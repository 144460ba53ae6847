import { photoWidths } from '#lib/format/photo.ts'

import type { Storage } from '#server/core/adapters/storage.ts'
import { isPrivate, photoFile } from '#server/core/images/picture-files.ts'

/** Whether a public picture with this path is stored. Throws where the storage is unavailable. */
export async function isStoredPhoto(storage: Storage, path: string): Promise<boolean> {
  if (isPrivate(path) || !path.startsWith('products/')) return false
  return (await storage.open(photoFile(path, photoWidths[0]))) !== undefined
}
