import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

export type Area = { code: string; name: string }

/** A village of `geografis`; its code may come from an older regulation. */
export type Place = {
  code: string
  postal: number | null
  city: string
  district: string
  village: string
  latitude: number
  longitude: number
}

/** The four levels by official code and name, from the latest regulation (package idn-area-data). */
export async function readAreas() {
  const folder = join(dirname(require.resolve('idn-area-data')), '../data')
  const read = async (name: string) => parseCsv(await readFile(join(folder, `${name}.csv`), 'utf8'))
  const [provinces, cities, districts, villages] = await Promise.all(
    ['provinces', 'regencies', 'districts', 'villages'].map(read)
  )
  return { provinces: provinces!, cities: cities!, districts: districts!, villages: villages! }
}

/** Postal codes and coordinates of villages (package geografis, which exports no path of its own). */
export async function readPlaces(): Promise<Place[]> {
  const folder = dirname(require.resolve('geografis/package.json'))
  return JSON.parse(await readFile(join(folder, 'data/json/data.json'), 'utf8')) as Place[]
}

/** Parses CSV rows: the first column is the code, the last the name, quoted if it contains a comma. */
function parseCsv(text: string): Area[] {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map(line => {
      const quote = line.endsWith('"') ? line.indexOf(',"') : -1
      const name =
        quote < 0 ? line.slice(line.lastIndexOf(',') + 1) : line.slice(quote + 2, -1).replaceAll('""', '"')
      return { code: line.slice(0, line.indexOf(',')), name }
    })
}
