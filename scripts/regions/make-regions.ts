import { constants, zstdCompressSync } from 'node:zlib'

import type { Columns, Regions } from '../../src/server/reference/read-regions.ts'
import { joinRegions } from './join.ts'
import { listReach } from './reach.ts'
import { readAreas, readPlaces } from './read.ts'
import { listWarehouses } from './warehouses.ts'

/** The rows that depend on the regions, made from the two packages. */
export async function makeRegions(): Promise<Regions> {
  const [areas, places] = await Promise.all([readAreas(), readPlaces()])
  const joined = joinRegions(areas, places)
  return { ...joined, reach: listReach(joined), warehouses: listWarehouses(joined) }
}

/** The content of the file that production reads. */
export function packRegions(regions: Regions): Buffer {
  const columns = Object.fromEntries(Object.entries(regions).map(([table, rows]) => [table, columnsOf(rows)]))
  return zstdCompressSync(JSON.stringify(columns satisfies Record<string, Partial<Columns>>), {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: 24,
      // Without it a byte that was corrupted on disk would end up in the database.
      [constants.ZSTD_c_checksumFlag]: 1
    }
  })
}

const columnsOf = (rows: readonly object[]) =>
  Object.fromEntries(
    Object.keys(rows[0] ?? {}).map(name => [name, rows.map(row => (row as Record<string, unknown>)[name])])
  )
