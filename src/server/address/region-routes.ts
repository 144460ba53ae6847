import * as contract from '#lib/address/regions-contract.ts'

import { readCities, readDistricts, readProvinces, readVillages, readZipCodes } from './regions.ts'
import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'

/** The region chain of addresses and search filters. */
export function regionRoutes(api: Api): void {
  const kept = { seconds: 3600, tags: () => ['regions'] }
  api.open(contract.listProvinces, async ({ db }) => answer(await readProvinces(db)), kept)
  // A province that there is not is asked for anew: any number of them would push everything else out.
  api.open(contract.listCities, async ({ db, input }) => answer(await readCities(db, input.province)), {
    ...kept,
    isKept: cities => cities.length > 0
  })
  api.open(contract.listDistricts, async ({ db, input }) =>
    answer(await readDistricts(db, input.province, input.city))
  )
  api.open(contract.listSubdistricts, async ({ db, input }) => answer(await readVillages(db, input.district)))
  api.open(contract.listZipCodes, async ({ db, input }) =>
    answer(await readZipCodes(db, input.district, input['sub-district']))
  )
}
