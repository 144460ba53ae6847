import type { Config } from '#server/core/platform/config.ts'

/** Products up to which each process holds an index of them: it takes some 2 KB of memory for each. */
export const maxInMemory = 300_000

export type EngineName = 'memory' | 'postgres'

/**
 * The search engine of a marketplace: the one that `SEARCH` sets, else the one that fits the number of its products. The
 * embedded database has one process and one session, and is never too large for an index in memory.
 */
export function engineFor({
  setting,
  products,
  isEmbedded,
  max = maxInMemory
}: {
  setting: Config['search']
  products: number
  isEmbedded: boolean
  max?: number
}): EngineName {
  if (setting) return setting
  return !isEmbedded && products > max ? 'postgres' : 'memory'
}
