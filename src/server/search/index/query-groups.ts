import { type Token, tokens } from '#lib/search/tokens.ts'

/** A synonym: who searches the word also finds the phrase. */
export type Synonym = { word: string; phrase: string }

/** Phrases by the word or phrase that also finds them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/**
 * A place of a search: any of its readings will do, and each is a run of words that must all be there. The first
 * reading is what was typed, `said` as it was written; `isOptional` says more where it matches and forbids nothing where it does not.
 */
export type Group = {
  typed: string
  said: string
  readings: readonly (readonly string[])[]
  isOptional: boolean
}

const list = (words: string) => new Set(words.split(' '))

/** Words that say nothing about a product. */
const fillers = list(
  'dan untuk buat utk yang yg di ke dari dengan dgn pakai pake atau per the of and for saya mau tolong minta carikan cariin kak gan dong sering ukuran cari butuh ada apa berapa jual jualan beli harga daftar murah termurah murahan promo diskon obral terbaik terbaru terlaris bagus kualitas berkualitas toko agen distributor supplier online terdekat'
)

/** Units in which goods are sold; a number before one says how many somebody wants. */
const units = list(
  'sak zak dus box batang lembar roll rol pcs buah biji unit kaleng galon pail karung karungan kantong kubik meter kilo kiloan truk rit'
)
/** Heads that many leave out before the thing: mesin bor. Before anything else they say what it is: mesin las. */
const openHeads = list('mesin alat')
export const isOpenHead = (group: Group | undefined): boolean => openHeads.has(group?.typed ?? '')
/** Words that tell only where nothing else does (D25): units, heads that many leave out, and what sellers add to names. */
const optional = new Set([
  ...units,
  ...openHeads,
  ...list('original asli grosir eceran partai ready stok stock awet kuat tahan lama merk merek')
])

const numberWords = list('satu dua tiga empat lima enam tujuh delapan sembilan sepuluh')

const maxGroups = 8

/** Rows by the word, whose first key is the longest run to look for. */
export function synonymTable(rows: readonly Synonym[]): Map<string, string[]> {
  const table = new Map<string, string[]>()
  for (const { word, phrase } of rows) table.set(word, [...(table.get(word) ?? []), phrase])
  return table
}

/**
 * The places of a search, at most eight, each once; the longest phrase of the trade's vocabulary wins.
 *
 * queryGroups('hebel 60x20', table) // => [hebel or 'bata ringan', 60x20]
 */
export function queryGroups(text: string, synonyms: Synonyms): Group[] {
  const all = tokens(text)
  const telling = all.filter((token, at) => !fillers.has(token.main) && !isCount(all, at))
  const places = telling.length > 0 ? telling : all
  const groups: Group[] = []
  for (let at = 0; at < places.length && groups.length < maxGroups;) {
    const run = longestPhrase(
      places.slice(at, at + 4).map(token => token.main),
      synonyms
    )
    const typed = run.join(' ')
    const spellings = run.length === 1 ? spellingsOf(places[at]).map(same => [same]) : []
    const others = (synonyms.get(typed) ?? []).map(phrase => tokens(phrase).map(token => token.main))
    if (!groups.some(group => group.typed === typed)) {
      const said = places
        .slice(at, at + run.length)
        .map(token => token.text)
        .join(' ')
      groups.push({ typed, said, readings: [run, ...spellings, ...others], isOptional: optional.has(typed) })
    }
    at += run.length
  }
  const needed = groups.filter(group => !group.isOptional)
  return needed.length > 0 ? groups : groups.map(group => ({ ...group, isOptional: false }))
}

/** A size in millimetres is one in centimetres too: 40x60 // => 4x6 */
function spellingsOf(place: Token | undefined): readonly string[] {
  const [, ...tens] = /^(\d+)0x(\d+)0$/.exec(place?.main ?? '') ?? []
  return [...(place?.same ?? []), ...(tens.length > 0 ? [tens.join('x')] : [])]
}

/** '10 sak semen' asks for cement; 'isi 100 pcs' is a size. */
function isCount(places: readonly Token[], at: number): boolean {
  const [before, number, after] = [places[at - 1], places[at], places[at + 1]].map(place => place?.main ?? '')
  return (
    (/^\d+$/.test(number ?? '') || numberWords.has(number ?? '')) &&
    units.has(after ?? '') &&
    before !== 'isi'
  )
}

function longestPhrase(words: readonly string[], synonyms: Synonyms): string[] {
  for (let length = words.length; length > 1; length -= 1) {
    if (synonyms.has(words.slice(0, length).join(' '))) return words.slice(0, length)
  }
  return words.slice(0, 1)
}
