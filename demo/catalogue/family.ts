import type { contentUnits } from '#server/product/schema.ts'

type ContentUnit = (typeof contentUnits)[number]
/** One size of a family: price in rupiah, weight in kg, dimensions in cm, and the content of one piece. */
export type Size = {
  text: string
  price: number
  kg: number
  cm: readonly [number, number, number]
  content: number
  unit: ContentUnit
  /** The drawing that shows it, if it is not the family's: a bag of sand is no heap. */
  drawing?: string
}
/** One choice of a family, its price factor, and the drawing and the look that show it, if they are its own. */
type Choice = { text: string; factor: number; look?: number; drawing?: string }
/** One dimension of variants; a factor multiplies price and weight. */
type Option = { name: string; values: Choice[] }

/** A brand with its product lines and models; not a maker if it is a place or a kind of wood. */
export type Brand = Choice & { isMaker: boolean; kinds: Choice[] }

/** Products of one kind: every combination of a brand, one of its kinds and a size is a believable product. */
export type Family = {
  /** Name of the leaf category. */
  leaf: string
  name: string
  brands: Brand[]
  /** The label of what is not a maker in the table of facts. */
  origin: string
  sizes: Size[]
  /** Names of drawings: the cover, which shows the product itself, and others for further photos. */
  drawings: string[]
  /** What decides the look of the drawing. Colour variants follow the order of looks. */
  lookBy: 'brand' | 'kind' | 'mixed'
  options: Option[]
  specifications: { label: string; value: string }[]
  about: string
  points: string[]
  /** Pre-order days, if some of these products are made to order. */
  preOrderDays: number
  /** Usual minimum purchase; most are 1. */
  min: number
  secondHand: boolean
  /** Whether a piece may be bent in half for transport. */
  bendable: boolean
}

/**
 * A family as it is written. A new leaf category has a `+`, so that its id follows all others. The sentences of its reviews
 * are in `demo/review-*-voices.ts`, its selling unit ('sak' or 'dus') in `sale-unit.ts`. The first drawing shows the
 * product itself; a kind or size that looks different names its own: 'Grass Block@grassblock*1.15'.
 * `node scripts/contact-sheet.ts` writes the covers of all kinds to `docs/pictures/contact-sheet.webp`; look at it.
 */
type Draft = {
  name: string
  /**
   * 'Toto*1.3, Ina': a factor multiplies the price. '~Karawang' is no maker but a place or a kind of wood. Omitted if
   * the kinds name their brands.
   */
  brands?: string
  /** What names with a ~ are; 'Asal' if omitted. */
  origin?: string
  /**
   * 'Pipih, Bulat*1.4', or by brand for product lines: 'Dulux: Catylac, Pentalite; Jotun: Majestic'. '@2' is a look of
   * the drawing, '@mallet' a drawing of its own, '@mallet.2' both.
   */
  kinds?: string
  /** 'text = price / kg / L x W x H cm / content unit', separated by ';'; 'text@drawing' as in kinds */
  sizes: string
  draw: string
  lookBy?: Family['lookBy']
  /** 'Warna: Putih, Krem' or 'Isi: 1 kg, 5 kg*4.6'; two dimensions are separated by '|' */
  options?: string
  specs: string
  about: string
  points: string
  preOrderDays?: number
  min?: number
  secondHand?: boolean
  bendable?: boolean
}

/** Splits at commas followed by a space; a comma without a space is a decimal comma. */
const list = (text: string, by: string | RegExp = /,\s+/) =>
  text
    .split(by)
    .map(part => part.trim())
    .filter(Boolean)

/** Reads a family from its compact text. */
export function family(leaf: string, draft: Draft): Family {
  return {
    leaf,
    name: draft.name,
    brands: readBrands(draft.brands ?? '', draft.kinds ?? ''),
    origin: draft.origin ?? 'Asal',
    sizes: list(draft.sizes, ';').map(readSize),
    drawings: list(draft.draw),
    lookBy: draft.lookBy ?? 'mixed',
    options: draft.options ? list(draft.options, '|').map(readOption) : [],
    specifications: list(draft.specs, ';').map(spec => {
      const [label = '', value = ''] = list(spec, '=')
      return { label, value }
    }),
    about: draft.about,
    points: list(draft.points, ';'),
    preOrderDays: draft.preOrderDays ?? 0,
    min: draft.min ?? 1,
    secondHand: draft.secondHand ?? false,
    bendable: draft.bendable ?? false
  }
}

/** 'Marmer Putih@0*1.2' // => { text: 'Marmer Putih', look: 0, factor: 1.2 } */
function readChoice(text: string): Choice {
  const [head = '', factor = '1'] = text.split('*')
  return { ...readShown(head), factor: Number(factor) }
}

/** 'Bodem@mallet.2' // => { text: 'Bodem', drawing: 'mallet', look: 2 } */
function readShown(text: string): Pick<Choice, 'text' | 'look' | 'drawing'> {
  const [, name = '', drawing, look] = /^([^@]*)(?:@([a-z]+)?\.?(\d+)?)?$/.exec(text) ?? []
  return { text: name.trim(), ...(drawing && { drawing }), ...(look && { look: Number(look) }) }
}

/** '~Karawang' // => { text: 'Karawang', isMaker: false, factor: 1 } */
function readBrand(text: string): Omit<Brand, 'kinds'> {
  const choice = readChoice(text)
  return { ...choice, text: choice.text.replace('~', ''), isMaker: !choice.text.startsWith('~') }
}

function readBrands(brands: string, kinds: string): Brand[] {
  const makers = list(brands).map(readBrand)
  if (!kinds.includes(':')) {
    const shared = kinds ? list(kinds).map(readChoice) : [{ text: '', factor: 1 }]
    return makers.map(maker => ({ ...maker, kinds: shared }))
  }
  return list(kinds, ';').map(row => {
    const [head = '', lines = ''] = list(row, ':')
    return { ...readBrand(head), kinds: list(lines).map(readChoice) }
  })
}

function readSize(text: string): Size {
  const [name = '', figures = ''] = text.split('=').map(part => part.trim())
  const [price = '', kg = '', size = '', content = ''] = figures.split('/')
  const { text: label, drawing } = readShown(name)
  const cm = size.split('x').map(Number)
  const held = /^([\d.]+)(kg|m2|m|litre|piece)$/.exec(content)
  if (!held || cm.length !== 3) throw new Error(`Not a size: ${text}`)
  return {
    text: label,
    ...(drawing && { drawing }),
    price: Number(price),
    kg: Number(kg),
    cm: [cm[0]!, cm[1]!, cm[2]!],
    content: Number(held[1]),
    unit: held[2] as ContentUnit
  }
}

function readOption(text: string): Option {
  const at = text.indexOf(':')
  return {
    name: text.slice(0, at),
    values: list(text.slice(at + 1)).map(readChoice)
  }
}
