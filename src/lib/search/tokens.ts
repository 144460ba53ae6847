/**
 * A token of a text as the search compares it. `main` is what was written, in one spelling; `same` are equivalent
 * spellings; `also` are parts that may match, but are less specific.
 */
export type Token = { text: string; main: string; same: readonly string[]; also: readonly string[] }

/** Units are compared in their smallest unit: 4 m is 400 cm. By spelling: the unit, and the factor. */
const measures: Record<string, readonly [unit: string, factor: number]> = {
  mm: ['mm', 1],
  mil: ['mm', 1],
  mili: ['mm', 1],
  milimeter: ['mm', 1],
  cm: ['mm', 10],
  senti: ['mm', 10],
  sentimeter: ['mm', 10],
  m: ['mm', 1000],
  mtr: ['mm', 1000],
  meter: ['mm', 1000],
  m2: ['m2', 1],
  'meter persegi': ['m2', 1],
  m3: ['m3', 1],
  kubik: ['m3', 1],
  'meter kubik': ['m3', 1],
  g: ['gr', 1],
  gr: ['gr', 1],
  gram: ['gr', 1],
  kg: ['gr', 1000],
  ons: ['gr', 100],
  kgs: ['gr', 1000],
  kilo: ['gr', 1000],
  kilogram: ['gr', 1000],
  ml: ['ml', 1],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  ltr: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  '"': ['inch', 1],
  "''": ['inch', 1],
  inc: ['inch', 1],
  inch: ['inch', 1],
  inci: ['inch', 1],
  inchi: ['inch', 1],
  // Not in '2 in 1'.
  in: ['inch', 1],
  dim: ['inch', 1],
  w: ['watt', 1],
  wat: ['watt', 1],
  watt: ['watt', 1],
  v: ['volt', 1],
  volt: ['volt', 1],
  a: ['ampere', 1],
  amp: ['ampere', 1],
  amper: ['ampere', 1],
  ampere: ['ampere', 1],
  pk: ['pk', 1],
  gb: ['gb', 1],
  tb: ['tb', 1]
}

/** Maximum digits of a number with a unit; a longer number is a code. */
const maxNumberLength = 7
const number = `\\d{1,${maxNumberLength}}(?!\\d)(?:\\.\\d{1,4}(?!\\d))?(?:(?: \\d)?/(?:16|32|[2348])(?!\\d))?`
const units = Object.keys(measures)
  .filter(name => name !== 'in')
  .sort((a, b) => b.length - a.length)
  .join('|')
/** The unit ends at a word's end; a sign for inches ends by itself. */
const unit = `(?:in(?! ?\\d)|${units})(?![a-z0-9])`
const measured = `(${number})(?: ?(${unit}))?`
/** The sizes of broken stone: '2-3'. */
const range = `(?<range>\\d{1,2}-\\d{1,2})(?![\\d-]| ?${unit}|[a-z])`
const place = new RegExp(
  `${range}|${measured}(?: ?x ?${measured})?(?: ?x ?${measured})?(?![a-z])|[a-z0-9]+`,
  'g'
)
/** A number written together with the word that it counts: 4lubang, 2tabung. */
const counted = /(^|[^a-z0-9.,/-])(\d{1,2})(?=[a-z]{4})/g
/** A word that is said twice: unting2. After a letter more it may be a size. */
const doubled = /(^|[^a-z0-9])([a-z]{4,})2(?![a-z0-9.,/"'-]| ?(?:x|\d))/g
/** Letters written together with a measure: besi10mm, pipa3/4. A code is one word: gsb550 */
const attached = new RegExp(`([a-z]{3})(?=\\d{1,4}(?:\\.\\d{1,4})?(?:[x/]\\d| \\d/\\d|${unit}))`, 'g')
/** Timber is written so: kaso 5/7. Halves to eighths, as in 3/4 inch, may be fractions. */
const slashed = /(^|[^\d./])(\d{1,2})\/(?!(?:16|32|[2348])(?!\d))(\d{1,2})(?![\d/])/g
/** The sides of a tile or board, written apart: 60 60. Other numbers side by side are codes and counts. */
const apart = new RegExp(
  `(^|[^a-z0-9.,/-] ?)(\\d{1,2}[05]|122) (\\d{1,2}[05]|244)(?![a-z0-9.,/–-]| ?(?:${unit}|x|[–-]))`,
  'g'
)
/** Thread and length of a bolt: M10 x 65. */
const bolt = /(^|[^a-z0-9])m(\d{1,2}) ?x ?(?=\d)/g

/** Vulgar fractions, as pasted from price lists. */
const fractions: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/**
 * The tokens of a text, the same for products and for typed keywords: lower case, without accents and punctuation,
 * numbers with their units, and sizes both whole and by each dimension.
 *
 * tokens('Granit 60 × 60 CM') // => granit, 60x60 (also 600x600mm, 600mm, 60)
 * tokens('Besi 10 mm x 12 m') // => besi, 10x12 (also 10mm, 12000mm, 10): besi 12 is no length
 * tokens('Pipa 3/4"') // => pipa, 0.75inch (also 0.75)
 * tokens('Kaso 5/7') // => kaso, 5x7
 */
export function tokens(text: string): Token[] {
  return [...plainText(text).matchAll(place)].map(([word, range, ...parts]) => ({
    text: word.trim(),
    ...(range ? toRange(range) : parts[0] === undefined ? toWord(word) : toSize(parts))
  }))
}

/** The `main` of each token, to compare whole texts. */
export const plainWords = (text: string): string[] => tokens(text).map(token => token.main)

const spokenFractions: Record<string, string> = { setengah: '1/2', seperempat: '1/4', 'tiga perempat': '3/4' }

function plainText(text: string): string {
  const plain = plainSigns(text.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .replaceAll('*', 'x')
    .replace(
      /(setengah|seperempat|tiga perempat)(?= (?:inch|inci|dim))/g,
      word => spokenFractions[word] ?? word
    )
  return /\d/.test(plain) ? plainNumbers(plain) : plain
}

/** Signs and letters beyond those of a keyboard, as in price lists. */
function plainSigns(text: string): string {
  if (!/[^ -~]/.test(text)) return text
  return text
    .replace(/(\d)?([½¼¾])/g, (_, whole: string | undefined, sign: string) =>
      whole ? `${whole} ${fractions[sign]}` : (fractions[sign] ?? '')
    )
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('ø', 'd')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll(/[″”“]/g, '"')
    .replaceAll('×', 'x')
}

function plainNumbers(text: string): string {
  return (
    text
      // 1.000 is a thousand; 0.750 is less than one.
      .replace(/([1-9]\d{0,2})\.(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .replace(/(\d) ?\/ ?(?=\d)/g, '$1/')
      .replace(slashed, '$1$2x$3')
      .replace(bolt, '$1m$2 $2x')
      .replace(apart, '$1$2x$3')
      .replace(attached, '$1 ')
      .replace(counted, '$1$2 ')
      .replace(doubled, '$1$2 $2')
  )
}

type Meaning = Omit<Token, 'text'>

/**
 * A code of letters and digits is also found by its parts, but not by two letters: a drill HP1630 is no hp. D13 is
 * a bar's diameter in builders' notation.
 */
function toWord(word: string): Meaning {
  if (!/\d/.test(word)) return { main: word, same: [], also: [] }
  const diameter = /^d(\d{1,2})$/.exec(word)?.[1]
  if (diameter) return { main: word, same: [`${diameter}mm`], also: [diameter] }
  const parts = word.match(/[a-z]+|\d+/g) ?? []
  const isCode = parts.length > 1 && parts.length < 5
  return { main: word, same: [], also: isCode ? parts.filter(part => !/^[a-z]{2}$/.test(part)) : [] }
}

/** '2-3' // => 2-3 (also 2, 3) */
const toRange = (range: string): Meaning => ({ main: range, same: [], also: range.split('-') })

/** Small sizes of timber and broken stone are one size in each notation: 2x3, 2/3, 2-3 // => 2-3 */
function rangeOf([one = '', two = '']: readonly string[]): string[] {
  const isSmall = /^[1-9]$/.test(one) && /^(?:[2-9]|1\d)$/.test(two) && Number(one) < Number(two)
  return isSmall ? [`${one}-${two}`] : []
}

type Dimension = { value: string; unit: string | undefined; written: string }

function toSize(parts: readonly (string | undefined)[]): Meaning {
  const dimensions: Dimension[] = []
  for (let i = 0; i < parts.length; i += 2) {
    const value = parts[i]
    if (value !== undefined) dimensions.push({ value: decimal(value), unit: parts[i + 1], written: value })
  }
  // 4x6 cm x 4 m: a unit also applies to the dimensions before it.
  const unitAt = (index: number) => dimensions.slice(index).find(({ unit }) => unit !== undefined)?.unit
  const each = dimensions.map(({ value }, index) => ({ value, whole: measure(value, unitAt(index)) }))
  const values = each.map(({ value }) => value)
  if (each.length === 1) {
    const [{ value, whole } = { value: '', whole: '' }] = each
    // Without a unit it may be two numbers: batu split 2/3.
    const same = whole === value ? rangeOf(dimensions[0]?.written.split('/') ?? []) : []
    return { main: whole, same, also: whole === value ? [] : [value, ...soldBy(whole)] }
  }
  const isOneUnit = new Set(dimensions.map((_, index) => unitAt(index))).size === 1
  const isLength = each.every(({ whole }) => whole.endsWith('mm'))
  return {
    main: values.join('x'),
    same: [
      ...(isLength ? [`${each.map(({ whole }) => whole.slice(0, -2)).join('x')}mm`] : []),
      ...(unitAt(0) === unitAt(1) ? rangeOf(values) : [])
    ],
    // The first two of three are the most specific: kayu 4x6.
    also: [
      ...new Set([
        ...(values.length > 2 ? [values.slice(0, 2).join('x')] : []),
        ...each.map(({ whole }) => whole),
        ...(isOneUnit ? values : values.slice(0, 1))
      ])
    ]
  }
}

/** Goods sold by area or volume are searched for by the unit alone: pasir per kubik. */
const soldBy = (whole: string) => /m[23]$/.exec(whole) ?? []

/** '1 1/2' // => '1.5', '0.750' // => '0.75' */
function decimal(written: string): string {
  const [, whole = '0', top = '0', below = '1'] = /^(?:(\S+?) )?(?:(\d+)\/(\d+))$/.exec(written) ?? [
    '',
    written
  ]
  const value = Number(whole) + Number(top) / (Number(below) || 1)
  return String(Math.round(value * 10_000) / 10_000)
}

function measure(value: string, unit: string | undefined): string {
  const known = unit === undefined ? undefined : measures[unit]
  if (!known) return value
  return `${Math.round(Number(value) * known[1] * 10_000) / 10_000}${known[0]}`
}
