import { writeFileSync } from 'node:fs'

import { regionsFile } from '../src/server/reference/read-regions.ts'
import { makeRegions, packRegions } from './regions/make-regions.ts'

// `node scripts/regions.ts`: writes the regions that production reads, from the packages geografis and idn-area-data,
// with the districts that Baba Logistik reaches and its warehouses. Then `node scripts/regions-database.ts`.

const packed = packRegions(await makeRegions())
writeFileSync(regionsFile, packed)
console.log(`${regionsFile}: ${Math.round(packed.length / 1024)} kB`)
