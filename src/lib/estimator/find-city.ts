import { isTypoOf, minLetters } from '#lib/address/one-typo.ts'
import { spelledOut } from '#lib/address/place-words.ts'
import { shortCity } from '#lib/format/place.ts'

export type City = { id: number; value: string }
/** The city that was typed or is meant by a typo; otherwise the candidates. */
export type FoundCity = { city: City; isGuessed?: boolean } | { several: string[] }

/** Prefixes of city names: 'Kota Administrasi ', 'Kabupaten '. */
const title = /^(?:ibukota|(?:kota|kabupaten)(?: adm(?:inistrasi)?)?) /

/** Other names of cities. Villages may have them too, so the address search does not use them. */
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

/** Maximum of candidates, the likeliest first. */
const maxTold = 4

/**
 * Finds a city by its name with or without 'Kota' (of a city and a regency with the same name the city, unless 'Kab.'
 * was typed), otherwise by a unique prefix. Several matches return a few candidates: cities before regencies, unless
 * 'Kab.' was typed, and short names before long ones. Without a match allows one typo (estimator-33).
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

/** The city of this name; of a city and a regency the city, unless 'Kab.' was typed. */
function calledSo(cities: readonly City[], name: string, typed: string): City | undefined {
  const all = cities.filter(({ value }) => bare(value) === name)
  return all.find(({ value }) => isRegency(value) === isRegency(typed)) ?? all[0]
}

/** Matches with one typo: whole names before prefixes. Several matches become candidates instead of a guess. */
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

/** The message above a result whose city was found by a typo. */
export const guessMessage = (typed: string, city: string): string =>
  `'${typed.trim()}' dibaca sebagai ${shortCity(city)}.`

/** The message under the field of an unknown or ambiguous city. */
export const cityMessage = (several: readonly string[]): string =>
  several.length > 0
    ? `Ada beberapa: ${several.map(shortCity).join(', ')}. Tulis salah satunya.`
    : "Kota tidak dikenal. Tulis misalnya 'Bandung' atau 'Kab. Bekasi'."
