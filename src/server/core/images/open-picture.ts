import type { StoredFile } from '#server/core/adapters/storage.ts'
import type { Services } from '../platform/services.ts'

/**
 * A public picture from storage, drawn first where it is missing and the process knows how (the demo's are drawn behind
 * the open marketplace). Undefined where there is none. Throws ApiException where too many wait to be drawn.
 */
export async function openPicture(
  { storage, drawFile }: Pick<Services, 'storage' | 'drawFile'>,
  file: string
): Promise<StoredFile | undefined> {
  const found = await storage.open(file)
  if (found || !drawFile || !(await drawFile(file))) return found
  return storage.open(file)
}
