import { distance } from 'fastest-levenshtein'

import { plainWords, type Token, tokens } from '#lib/search/tokens.ts'

import { isHouse, isRoomAlone } from './rooms.ts'
import { longestPhrase, withLooksLast } from './vocabulary-phrases.ts'

/** A synonym: a search for the word also finds the phrase. */
export type Synonym = { word: string; phrase: string }

/** Phrases by the word or phrase that also finds them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/**
 * One term of a search: any of its readings may match, and each is a run of words that must all be present. The first
 * reading is what was typed, `said` as it was written; an optional group raises a match but is not required.
 */
export type Group = {
  typed: string
  said: string
  readings: readonly (readonly string[])[]
  isOptional: boolean
  /** Things beside the meant one, which follow it where few products match. */
  near?: readonly string[] | undefined
  /** Whether products without an optional group follow those with it, in every order. */
  isPreferred?: boolean
  /** Whether the readings are of falling worth, instead of one that was typed and others like it. */
  isRanked?: boolean
  /** Readings that say less than another one, of which they are a part. */
  parts?: readonly (readonly string[])[]
}

const list = (words: string) => new Set(words.split(' '))

/** Words that say nothing about a product. */
export const fillers = list(
  'dan untuk buat utk yang yg di ke dari dengan dgn pakai pake atau per the of and for saya mau tolong minta carikan cariin kak gan dong sering ukuran cari butuh ada apa berapa jual jualan beli harga daftar murah termurah murahan promo diskon obral terbaik terbaru terlaris bagus kualitas berkualitas toko agen distributor supplier online terdekat kalau kalo biar supaya agar gak ga nggak tetap mau pengen ingin gimana gmn bagaimana cara caranya ya yah sih deh nih lagi sendiri bikin bisa perlu solusi kayak kaya itu ini aja saja tanpa sama buatkan waktu habis abis udah sudah udh belum terus trus suka selalu banget bgt sekali bedanya beda mending rekomendasi saran dong donk loh lho kok tuh saat ketika kena pingin boleh harus bang halo hai permisi nyari dimana mana kemana tapi karena juga doang cuma tidak tdk bukan selain cuman agak dikit punya kayaknya kira jadi malah hari besok sekarang segera sekalian'
)
/** Those with which somebody asks for goods, and for no advice. */
const askings = list(
  'harga berapa jual jualan beli cari carikan cariin nyari tolong minta rekomendasi saran butuh ada daftar promo diskon obral toko agen distributor supplier merk merek grosir stok stock'
)
export const asksForGoods = (word: string): boolean => askings.has(word)

/** Last it says that a thing is ready made: 'cakar ayam jadi' is no rebar. */
const readyMade = 'jadi'

/** The word after these is not wanted, or not of the thing: 'blender kaca bukan plastik', 'granit sekalian pasang'. */
const denials = list('bukan selain sekalian')

/** Units in which goods are sold; a number before one is the quantity that a buyer wants. */
const units = list(
  'sak zak dus box batang lembar roll rol pcs buah biji unit kaleng galon pail karung karungan kantong kubik meter kilo kiloan truk rit'
)
/** One of a unit as one word: selembar, sekilo. */
const oneOfUnit = new Set([...units].map(unit => `se${unit}`))
/** What a price is for says nothing about the thing: 'vinyl per m2'. Other units stay, as goods are named by them. */
const priceUnits = list('m m2 m3 kg liter pack pasang set')
const isPriceUnit = (all: readonly Token[], at: number): boolean =>
  all[at - 1]?.main === 'per' && priceUnits.has(all[at]?.main ?? '')

/** Head words that buyers often leave out: mesin bor. Before other words they tell what it is: mesin las. */
const openHeads = list('mesin alat')
export const isOpenHead = (group: Group | undefined): boolean => openHeads.has(group?.typed ?? '')
/** Words that are required only if there are no others (D25): units, optional heads, and what sellers add to names. */
const optional = new Set([
  ...units,
  ...openHeads,
  ...list(
    'original asli grosir eceran partai ready stok stock awet kuat tahan lama merk merek warna tipe type jenis model motif panjang bahan kelihatan tebal tinggi lebar diameter proyek kirim'
  )
])

const numberWords = list('satu dua tiga empat lima enam tujuh delapan sembilan sepuluh')

/** With a size the size is often all that people know: 'keramik 60x60' is also said of granite. */
const besideSize: ReadonlyMap<string, readonly string[]> = new Map([
  ['keramik', ['granit', 'porcelain']],
  ['keramik lantai', ['granit', 'porcelain']]
])
/** Also of another spelling or a regional word: kramik, ubin. */
const nearOf = ({ readings }: Group): readonly string[] | undefined =>
  readings.map(run => besideSize.get(run.join(' '))).find(near => near !== undefined)
const isArea = ({ typed }: Group): boolean => /\dx\d/.test(typed)

/** Maximum errors between two spellings of one word. */
const errorsOfSpelling = 2
const lettersOfSpelling = 5
export const isSpelling = (one: string, other: string): boolean =>
  one.length >= lettersOfSpelling && distance(one, other) <= errorsOfSpelling

const maxGroups = 8

/** Phrases grouped by word; of a word that another one is a spelling of, that one's phrases too: waterprofing, waterproofing. */
export function synonymTable(rows: readonly Synonym[]): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const { word, phrase } of rows) table.set(word, [...(table.get(word) ?? []), phrase])
  const whole = new Map<string, string[]>()
  for (const [word, phrases] of table) {
    const more = phrases.flatMap(phrase =>
      phrase !== word && isSpelling(word, phrase) ? (table.get(phrase) ?? []) : []
    )
    whole.set(
      word,
      more.length > 0 ? [...new Set([...phrases, ...more])].filter(one => one !== word) : phrases
    )
  }
  return whole
}

/**
 * The groups of a search, at most eight, without duplicates; the longest phrase of the vocabulary wins.
 *
 * queryGroups('hebel 60x20', table) // => [hebel or 'bata ringan', 60x20]
 */
export function queryGroups(text: string, synonyms: Synonyms): Group[] {
  const all = tokens(text)
  const telling = all.filter(
    (token, at) =>
      (!fillers.has(token.main) || (token.main === readyMade && at === all.length - 1)) &&
      !isCount(all, at) &&
      !isPriceUnit(all, at) &&
      !denials.has(all[at - 1]?.main ?? '')
  )
  const places = withLooksLast(telling.length > 0 ? telling : all, synonyms)
  const groups: Group[] = []
  for (let at = 0; at < places.length && groups.length < maxGroups;) {
    const run = longestPhrase(
      places.slice(at, at + 4).map(token => token.main),
      synonyms
    )
    const typed = run.join(' ')
    const spellings =
      run.length === 1 && /\d/.test(typed)
        ? [...spellingsOf(places[at]).map(same => [same]), ...profileOf(typed)]
        : []
    const others = phrasesOf(typed, synonyms)
    const parts = others.filter(other => !isPartOf(other, run) && others.some(one => isPartOf(other, one)))
    const isTelling = groups.length === 0 || !isRoomAlone(typed, places[at + 1])
    if (isTelling && !groups.some(group => group.typed === typed)) {
      const said = places
        .slice(at, at + run.length)
        .map(token => token.text)
        .join(' ')
      const readings = [run, ...spellings, ...others]
      const isOptional =
        optional.has(typed) || isLeadingCount(places, at) || (groups.length > 0 && isHouse(typed))
      groups.push({ typed, said, readings, isOptional, ...(parts.length > 0 ? { parts } : {}) })
    }
    at += run.length
  }
  if (groups.some(isArea)) for (const group of groups) group.near = nearOf(group)
  const needed = groups.filter(group => !group.isOptional)
  return needed.length > 0 ? groups : groups.map(group => ({ ...group, isOptional: false }))
}

const phrases = new WeakMap<Synonyms, Map<string, readonly string[][]>>()

/** The words of each phrase that a word or phrase also finds; those of a vocabulary are split once. */
function phrasesOf(typed: string, synonyms: Synonyms): readonly string[][] {
  const found = synonyms.get(typed)
  if (!found) return []
  const known = phrases.get(synonyms) ?? new Map<string, readonly string[][]>()
  phrases.set(synonyms, known)
  const words = known.get(typed) ?? found.map(plainWords)
  known.set(typed, words)
  return words
}

/** Whether a name is a part of a longer one, which says more: 'socket' of 'valve socket'. */
const isPartOf = (run: readonly string[], other: readonly string[]): boolean =>
  other.length > run.length && run.every(word => other.includes(word))

/** Other spellings; a size in millimetres also matches in centimetres: 40x60 // => 4x6; for millimetres many write ml: 12ml // => 12mm */
function spellingsOf(place: Token | undefined): readonly string[] {
  const [, ...tens] = /^(\d+)0x(\d+)0$/.exec(place?.main ?? '') ?? []
  const [, thickness] = /^(\d{1,2}(?:\.\d)?)ml$/.exec(place?.main ?? '') ?? []
  return [
    ...(place?.same ?? []),
    ...(tens.length > 0 ? [tens.join('x')] : []),
    ...(thickness === undefined ? [] : [`${thickness}mm`]),
    ...turned(place?.main ?? '')
  ]
}

/** An area is the same with its larger side first: 200x160 // => 160x200 */
function turned(typed: string): string[] {
  const [, one = '', two = ''] = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(typed) ?? []
  return Number(one) > Number(two) ? [`${two}x${one}`] : []
}

/** The size of a profile with its thickness in mm, which names have apart: 40x40x1.2 // => 40x40 1.2mm, 4x4 1.2mm */
export function profileOf(typed: string): string[][] {
  const [, one = '', two = '', thickness] = /^(\d+)x(\d+)x(\d(?:\.\d+)?)$/.exec(typed) ?? []
  if (thickness === undefined) return []
  const areas = [
    [one, two],
    ...(/^\d+0$/.test(one) && /^\d+0$/.test(two) ? [[one.slice(0, -1), two.slice(0, -1)]] : [])
  ]
  return areas.map(area => [area.join('x'), `${thickness}mm`])
}

/** A number before the first word is how many of it somebody wants, or what it says of it: 2 lem kayu, 2 lubang. */
const isLeadingCount = (places: readonly Token[], at: number): boolean =>
  at === 0 && /^\d{1,3}$/.test(places[0]?.main ?? '') && /^[a-z]{2,}/.test(places[1]?.main ?? '')

/** '10 sak semen' and 'sesak semen' ask for cement; 'isi 100 pcs' is a size. */
function isCount(places: readonly Token[], at: number): boolean {
  if (oneOfUnit.has(places[at]?.main ?? '')) return true
  if (!units.has(places[at + 1]?.main ?? '') || places[at - 1]?.main === 'isi') return false
  const number = places[at]?.main ?? ''
  return /^\d+$/.test(number) || numberWords.has(number)
}
