import type { World } from './world.ts'

/**
 * Runs calls that store one file each, so that none of them goes on before all `count` files are stored: what follows
 * happens at the same time.
 */
export async function storedTogether<T>(
  { services: { storage } }: Pick<World, 'services'>,
  count: number,
  run: () => Promise<T>
): Promise<T> {
  const { put } = storage
  const waiting: (() => void)[] = []
  storage.put = async (path, bytes) => {
    await put(path, bytes)
    await new Promise<void>(done => {
      waiting.push(done)
      if (waiting.length === count) for (const go of waiting) go()
    })
  }
  return run().finally(() => (storage.put = put))
}
