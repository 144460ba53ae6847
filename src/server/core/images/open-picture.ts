import type { StoredFile } from '#server/core/adapters/storage.ts'
import type { Services } from '../platform/services.ts'

/**
 * Opens a public picture from storage; a missing one is drawn first where `drawFile` can (the demo draws its pictures
 * while it is already open). Undefined where there is none. Throws ApiException where too many wait to be drawn.
 */
export async function openPicture(
  { storage, drawFile }: Pick<Services, 'storage' | 'drawFile'>,
  file: string
): Promise<StoredFile | undefined> {
  const found = await storage.open(file)
  if (found || !drawFile || !(await drawFile(file))) return found
  return storage.open(file)
}
