import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

import type { Point } from '#lib/address/distance.ts'
import type { ZipSource } from '#server/address/schema.ts'
import { OperatorError } from '#server/core/platform/operator-error.ts'
import { projectRoot } from '#server/core/platform/project-paths.ts'

type Region = { id: number; code: string; name: string }

/** Rows of the tables that depend on the regions, each list ordered by its code. */
export type Regions = {
  provinces: (Region & { island: string })[]
  cities: (Region & { provinceId: number } & Point)[]
  districts: (Region & { cityId: number } & Point)[]
  villages: (Region & { districtId: number; zipCode: string; zipSource: ZipSource } & Point)[]
  /** Districts to which Baba Logistik drives, with the surcharge for a delivery point in rupiah. */
  reach: { districtId: number; pointCost: number }[]
  warehouses: ({
    name: string
    phone: string
    provinceId: number
    cityId: number
    districtId: number
    subdistrictId: number
    addressDetail: string
  } & Point)[]
}

/** The rows as lists of values by column, which compress to two thirds of what rows would. */
export type Columns = { [T in keyof Regions]: ColumnsOf<Regions[T][number]> }
type ColumnsOf<Row> = { [K in keyof Row]: Row[K][] }

/** Written by `node scripts/regions.ts` from the packages geografis and idn-area-data. */
export const regionsFile = join(projectRoot, 'src/server/reference/regions.zst')

/** Reads the regions, which takes about 0.3 s: only a database that lacks this version needs them. */
export function readRegions(): Regions {
  const columns = readColumns()
  return {
    provinces: rowsOf(columns.provinces),
    cities: rowsOf(columns.cities),
    districts: rowsOf(columns.districts),
    villages: rowsOf(columns.villages),
    reach: rowsOf(columns.reach),
    warehouses: rowsOf(columns.warehouses)
  }
}

function readColumns(): Columns {
  try {
    return JSON.parse(zstdDecompressSync(readFileSync(regionsFile)).toString()) as Columns
  } catch (cause) {
    throw new OperatorError(`${regionsFile} is missing or damaged: install the marketplace again.`, { cause })
  }
}

function rowsOf<Row extends object>(columns: ColumnsOf<Row>): Row[] {
  const names = Object.keys(columns) as (keyof Row)[]
  const [first] = names.map(name => columns[name])
  return (first ?? []).map(
    (_value, at) => Object.fromEntries(names.map(name => [name, columns[name][at]])) as Row
  )
}
