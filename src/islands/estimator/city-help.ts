import { readCityNames, readOwnCity } from '#lib/estimator/city-store.ts'

/** Fills the field's datalist. */
export async function listCities(field: HTMLInputElement): Promise<void> {
  field.list?.replaceChildren(...(await readCityNames()).map(name => new Option(name)))
}

/** Fills in the main address's city, unless somebody has typed one meanwhile. */
export async function fillOwnCity(field: HTMLInputElement, then: () => void): Promise<void> {
  const own = await readOwnCity()
  if (!own || field.value !== '' || field === document.activeElement) return
  field.value = own
  then()
}
