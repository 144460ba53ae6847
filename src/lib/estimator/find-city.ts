import { isTypoOf, minLetters } from '#lib/address/one-typo.ts'
import { spelledOut } from '#lib/address/place-words.ts'
import { shortCity } from '#lib/format/place.ts'

export type City = { id: number; value: string }
/** The city that was typed, or read out of a typo; else what it could be. */
export type FoundCity = { city: City; isGuessed?: boolean } | { several: string[] }

/** What cities are called beside their name: 'Kota Administrasi ', 'Kabupaten '. */
const title = /^(?:ibukota|(?:kota|kabupaten)(?: adm(?:inistrasi)?)?) /

/** Other names of cities. A village may bear them too: the search for addresses does not know them. */
const otherNames: Record<string, string> = {
  solo: 'surakarta',
  makasar: 'makassar',
  'ujung pandang': 'makassar',
  jogjakarta: 'yogyakarta'
}

const bare = (name: string) => {
  const words = [...new Set(spelledOut(name))].join(' ').replace(title, '')
  return otherNames[words] ?? words
}
const isRegency = (name: string) => spelledOut(name)[0] === 'kabupaten'

/** Several of them are told, the likeliest first. */
const maxTold = 4

/**
 * The city that somebody typed: by its name with or without 'Kota', of a city and a regency of one name the city unless
 * 'Kab.' was typed, else the only one that begins so. Where several do, a few of them: cities before regencies, unless
 * 'Kab.' was typed, and short names before long ones. What no city is called and none begins with is read with one typo
 * (estimator-33).
 *
 * findCity(cities, 'bandung') // => { city: { id: 3273, value: 'Kota Bandung' } }
 * findCity(cities, 'jaksel') // => { city: { id: 3174, value: 'Kota Administrasi Jakarta Selatan' } }
 * findCity(cities, 'bandng') // => { city: { id: 3273, value: 'Kota Bandung' }, isGuessed: true }
 * findCity(cities, 'jakarta') // => { several: ['Kota Administrasi Jakarta Barat', …] }
 */
export function findCity(cities: readonly City[], typed: string): FoundCity {
  const name = bare(typed)
  if (!name) return { several: [] }
  const exact = calledSo(cities, name, typed)
  if (exact) return { city: exact }
  const begun = cities.filter(({ value }) => bare(value).startsWith(name))
  const [only] = begun
  if (only && begun.length === 1) return { city: only }
  if (begun.length > 0) return { several: likeliest(begun, typed) }
  return withoutTypo(cities, name, typed)
}

/** The city of this name: of a city and a regency the city, unless 'Kab.' was typed. */
function calledSo(cities: readonly City[], name: string, typed: string): City | undefined {
  const all = cities.filter(({ value }) => bare(value) === name)
  return all.find(({ value }) => isRegency(value) === isRegency(typed)) ?? all[0]
}

/** What one typo leaves of a name: whole names come before beginnings. Several are told, none of them is guessed. */
function withoutTypo(cities: readonly City[], name: string, typed: string): FoundCity {
  if (name.length < minLetters) return { several: [] }
  const names = [...new Set(cities.map(({ value }) => bare(value)))]
  const whole = names.filter(one => isTypoOf(name, one))
  const begun = names.filter(one =>
    [name.length, name.length + 1].some(letters => isTypoOf(name, one.slice(0, letters)))
  )
  const meant = whole.length > 0 ? whole : begun
  const city = meant.length === 1 && calledSo(cities, meant[0]!, typed)
  if (city) return { city, isGuessed: true }
  return {
    several: likeliest(
      cities.filter(({ value }) => meant.includes(bare(value))),
      typed
    )
  }
}

function likeliest(cities: readonly City[], typed: string): string[] {
  const isOther = (value: string) => Number(isRegency(value) !== isRegency(typed))
  return cities
    .map(({ value }) => value)
    .sort(
      (a, b) => isOther(a) - isOther(b) || bare(a).length - bare(b).length || bare(a).localeCompare(bare(b))
    )
    .slice(0, maxTold)
}

/** What is said above an answer for a city that was read out of a typo. */
export const guessMessage = (typed: string, city: string): string =>
  `'${typed.trim()}' dibaca sebagai ${shortCity(city)}.`

/** What is said under the field of a city that nobody knows, or several of that name. */
export const cityMessage = (several: readonly string[]): string =>
  several.length > 0
    ? `Ada beberapa: ${several.map(shortCity).join(', ')}. Tulis salah satunya.`
    : "Kota tidak dikenal. Tulis misalnya 'Bandung' atau 'Kab. Bekasi'."
