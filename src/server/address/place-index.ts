import { placeWords, wantedWords } from '#lib/address/place-words.ts'
import { type Point, straightKm } from '#lib/address/distance.ts'

import { PlaceSpelling } from './place-spelling.ts'
import { postalDensity } from './postal-density.ts'
import { PrefixIndex } from './prefix-index.ts'

export type Village = Point & {
  id: number
  districtId: number
  name: string
  zipCode: string
  /** Whether the postal code is inherited from the surrounding region (address-14). */
  isEstimate: boolean
}
type Region = { id: number; name: string }
export type District = Region & { city: Region; province: Region }
export type Place = Village & { district: District }

/** Maximum number of districts whose villages are listed for a region's name; a district has about ten villages. */
const maxDistricts = 20
/** In official codes a Kota is numbered from 71 up and a Kabupaten below; a Kelurahan is below 2000, a Desa above. */
const isKota = (city: Region) => city.id % 100 >= 71
const isKelurahan = ({ id }: Village) => id % 10_000 < 2000

/** Minimum length of a word that is searched by itself; shorter ones match half the country. */
const minTyped = 3

/**
 * In-memory index of the country's villages, searched by word prefix, postal code and surrounding regions, or by a
 * point. The 83,762 villages take 29 MB and 160 ms to load, then one or two milliseconds a search; the database has no
 * index for such a query and scans them all each time (25 ms).
 */
export class PlaceIndex {
  readonly #villages: readonly Village[]
  readonly #districts: ReadonlyMap<number, District>
  readonly #words = new PrefixIndex()
  /** Built lazily for the first unknown word, because most people spell their village right. */
  #spelling: PlaceSpelling | undefined
  /** Names of district, city and province of each district, as ' bangka mampang …': every word follows a space. */
  readonly #around: { id: number; text: string }[]
  readonly #byDistrict: ReadonlyMap<number, number[]>
  readonly #densityAt: (village: Village) => number

  constructor(villages: readonly Village[], districts: readonly District[]) {
    this.#villages = villages
    this.#districts = new Map(districts.map(district => [district.id, district]))
    this.#around = districts.map(({ id, name, city, province }) => ({
      id,
      text: ` ${placeWords([name, city.name, province.name].join(' ')).join(' ')}`
    }))
    this.#byDistrict = Map.groupBy(villages.keys(), at => villages[at]!.districtId)
    this.#densityAt = postalDensity(villages)
    for (const [at, { name, zipCode }] of villages.entries()) {
      for (const word of placeWords(name)) this.#words.add(word, at)
      this.#words.add(zipCode, at)
    }
    this.#words.close()
  }

  /**
   * Places in which every word is a prefix of a word in their own name or in the surrounding regions' names. Order:
   * places of that name, then places whose own name has more of the words, then villages of a region of that name;
   * among equals the searcher's own province first, then a Kota, then places with more postal codes around them. An
   * unknown word is replaced by a word that is one typo away.
   */
  find(typed: string, max: number, ownProvince?: number): Place[] {
    const words = wantedWords(typed)
    const found = this.#findWords(words, max, ownProvince)
    if (found.length > 0) return found
    const wrong = words.findIndex(word => !this.#isKnown(word))
    this.#spelling ??= this.#readSpelling()
    for (const meant of this.#spelling.nearest(words[wrong] ?? '')) {
      const fixed = this.#findWords(words.with(wrong, meant), max, ownProvince)
      if (fixed.length > 0) return fixed
    }
    return []
  }

  /** The words of all villages and their regions, weighted by how likely a word means that place. */
  #readSpelling(): PlaceSpelling {
    const spelling = new PlaceSpelling()
    const around = new Map(this.#around.map(({ id, text }) => [id, text.trim().split(' ')]))
    for (const village of this.#villages) {
      const density = this.#densityAt(village)
      spelling.add(placeWords(village.name), density)
      spelling.add(around.get(village.districtId) ?? [], density)
    }
    return spelling
  }

  #isKnown(word: string): boolean {
    return (
      !this.#words.startingWith(word).next().done ||
      this.#around.some(({ text }) => text.includes(` ${word}`))
    )
  }

  #findWords(words: readonly string[], max: number, ownProvince: number | undefined): Place[] {
    const long = words.filter(word => word.length >= minTyped)
    if (long.length === 0) return []
    const all = 2 ** words.length - 1
    const around = this.#aroundWith(words)
    const phrase = words.join(' ')
    const named = [...this.#namedWith(long)].flatMap(at => {
      const village = this.#villages[at]!
      const mask = maskOf(words, ` ${placeWords(village.name).join(' ')} ${village.zipCode}`)
      const isFound = (mask | (around.get(village.districtId) ?? 0)) === all
      return isFound ? [{ village, rank: rankOf(village, phrase, mask === all) }] : []
    })
    const within = this.#within(around, all, ownProvince).map(village => ({ village, rank: ranks.within }))
    const weigh = ({ village, rank }: { village: Village; rank: number }) => {
      const { province, city } = this.#districts.get(village.districtId)!
      const isOwn = Number(province.id === ownProvince)
      return { village, rank, isOwn, isKota: Number(isKota(city)), density: this.#densityAt(village) }
    }
    const found = [...named, ...within].map(weigh).toSorted(byLikelihood)
    return [...new Set(found.map(({ village }) => village))]
      .slice(0, max)
      .map(village => ({ ...village, district: this.#districts.get(village.districtId)! }))
  }

  /** The villages near a point, nearest first. */
  near(point: Point, max: number): (Village & { km: number })[] {
    for (const degrees of [0.05, 0.3, 2]) {
      const found = this.#villages.filter(
        ({ lat, lng }) => Math.abs(lat - point.lat) < degrees && Math.abs(lng - point.lng) < degrees
      )
      if (found.length < max && degrees < 2) continue
      return found
        .map(village => ({ ...village, km: straightKm(point, village) }))
        .toSorted((a, b) => a.km - b.km)
        .slice(0, max)
    }
    return []
  }

  /** The villages whose name or postal code has one of the words. */
  #namedWith(words: readonly string[]): Set<number> {
    return new Set(words.flatMap(word => [...this.#words.startingWith(word)]))
  }

  /** Which of the words each district has in its name or in those above it. */
  #aroundWith(words: readonly string[]): Map<number, number> {
    const masks = this.#around.map(({ id, text }) => [id, maskOf(words, text)] as const)
    return new Map(masks.filter(([, mask]) => mask > 0))
  }

  /**
   * Villages of the districts that match all words by themselves or with the regions above them; the searcher's own
   * province first.
   */
  #within(around: Map<number, number>, all: number, ownProvince: number | undefined): Village[] {
    const ids = [...around].flatMap(([id, mask]) => (mask === all ? [id] : []))
    const weigh = (id: number) => {
      const { province, city } = this.#districts.get(id)!
      const isOwn = Number(province.id === ownProvince)
      const density = Math.max(...this.#villagesOf(id).map(this.#densityAt))
      return { id, isOwn, isKota: Number(isKota(city)), density }
    }
    return ids
      .map(weigh)
      .toSorted((a, b) => b.isOwn - a.isOwn || b.isKota - a.isKota || b.density - a.density || a.id - b.id)
      .slice(0, maxDistricts)
      .flatMap(({ id }) => this.#villagesOf(id))
  }

  #villagesOf(districtId: number): Village[] {
    return (this.#byDistrict.get(districtId) ?? []).map(at => this.#villages[at]!)
  }
}

/** Bit mask of the words that are a prefix of some word in the text; every word of the text follows a space. */
const maskOf = (words: readonly string[], text: string): number =>
  words.reduce((mask, word, bit) => (text.includes(` ${word}`) ? mask | (2 ** bit) : mask), 0)

/** Lower ranks are more likely meant and come first. */
const ranks = { exact: 0, beginning: 1, own: 2, within: 3, mixed: 4 }

function rankOf(village: Village, phrase: string, isWhole: boolean): number {
  const name = placeWords(village.name).join(' ')
  if (name === phrase || village.zipCode === phrase) return ranks.exact
  // 'bangka mampang' is Bangka of Mampang Prapatan.
  if (name.startsWith(phrase) || phrase.startsWith(`${name} `)) return ranks.beginning
  // 'tebet jaksel' means Tebet Barat before any other village of the district of Tebet, but 'sumur pandeglang' means
  // the district of Sumur before Sumurbatu: a word that is followed by another one is complete.
  return isWhole || name.startsWith(`${phrase.split(' ', 1)[0]!} `) ? ranks.own : ranks.mixed
}

type Weighed = { village: Village; rank: number; isOwn: number; isKota: number; density: number }

const byLikelihood = (a: Weighed, b: Weighed) =>
  a.rank - b.rank ||
  b.isOwn - a.isOwn ||
  b.isKota - a.isKota ||
  b.density - a.density ||
  Number(isKelurahan(b.village)) - Number(isKelurahan(a.village)) ||
  a.village.name.localeCompare(b.village.name) ||
  a.village.id - b.village.id
