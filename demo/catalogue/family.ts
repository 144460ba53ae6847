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
}
/** One choice of a family, its price factor, and the look of the drawing that shows it. */
type Choice = { text: string; factor: number; look?: number }
/** One dimension of variants; a factor multiplies price and weight. */
type Option = { name: string; values: Choice[] }

/** A brand with its product lines and models. */
export type Brand = Choice & { kinds: Choice[] }

/** Products of one kind: every combination of a brand, one of its kinds and a size is a believable product. */
export type Family = {
  /** Name of the leaf category. */
  leaf: string
  name: string
  brands: Brand[]
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
 * product itself: `node scripts/contact-sheet.ts` writes all covers to `docs/pictures/contact-sheet.webp`; look at it.
 */
type Draft = {
  name: string
  /** 'Toto*1.3, Ina': a factor multiplies the price. Omitted if the kinds name their brands. */
  brands?: string
  /** 'Pipih, Bulat*1.4', or by brand for product lines: 'Dulux: Catylac, Pentalite; Jotun: Majestic' */
  kinds?: string
  /** 'text = price / kg / L x W x H cm / content unit', separated by ';' */
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
  const [name = '', look] = head.split('@')
  return { text: name.trim(), factor: Number(factor), ...(look && { look: Number(look) }) }
}

function readBrands(brands: string, kinds: string): Brand[] {
  const makers = list(brands).map(readChoice)
  if (!kinds.includes(':')) {
    const shared = kinds ? list(kinds).map(readChoice) : [{ text: '', factor: 1 }]
    return makers.map(maker => ({ ...maker, kinds: shared }))
  }
  return list(kinds, ';').map(row => {
    const [head = '', lines = ''] = list(row, ':')
    return { ...readChoice(head), kinds: list(lines).map(readChoice) }
  })
}

function readSize(text: string): Size {
  const [name = '', figures = ''] = text.split('=').map(part => part.trim())
  const [price = '', kg = '', size = '', content = ''] = figures.split('/')
  const cm = size.split('x').map(Number)
  const held = /^([\d.]+)(kg|m2|m|litre|piece)$/.exec(content)
  if (!held || cm.length !== 3) throw new Error(`Not a size: ${text}`)
  return {
    text: name,
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
