import { call } from '#lib/core/api/call.ts'

/** The names of all cities of the country; empty on failure. */
export async function readCityNames(): Promise<string[]> {
  const cities = await call('GET /buyer/region/city', {})
  return cities.ok ? cities.value.map(({ value }) => value) : []
}

/** The city of the member's main address, if there is one. */
export async function readOwnCity(): Promise<string | undefined> {
  const addresses = await call('GET /buyer/address', {})
  if (!addresses.ok) return undefined
  const main = addresses.value.find(({ is_main }) => is_main) ?? addresses.value[0]
  return main?.city.name
}
