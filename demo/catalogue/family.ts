import type { contentUnits } from '#server/product/schema.ts'

type ContentUnit = (typeof contentUnits)[number]
/** One size of a family: price in rupiah, weight in kg, size in cm, and what one piece holds. */
export type Size = {
  text: string
  price: number
  kg: number
  cm: readonly [number, number, number]
  content: number
  unit: ContentUnit
}
/** One dimension of variants; a factor multiplies price and weight. */
type Option = { name: string; values: { text: string; factor: number }[] }

/** Products of one kind: every combination of brand, kind and size is a believable product. */
export type Family = {
  /** Name of the leaf category. */
  leaf: string
  name: string
  brands: string[]
  kinds: string[]
  sizes: Size[]
  /** Names of drawings: the cover, and others for further photos. */
  drawings: string[]
  /** What decides the version of the drawing: variants of colour keep the order of looks. */
  lookBy: 'brand' | 'kind' | 'mixed'
  options: Option[]
  specifications: { label: string; value: string }[]
  about: string
  points: string[]
  /** Days of a pre-order, where some of these are made to order. */
  preOrderDays: number
  /** Usual minimum purchase; most are 1. */
  min: number
  secondHand: boolean
}

type Draft = {
  name: string
  brands: string
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
}

const list = (text: string, by = ',') =>
  text
    .split(by)
    .map(part => part.trim())
    .filter(Boolean)

/** Reads a family from its compact text. */
export function family(leaf: string, draft: Draft): Family {
  return {
    leaf,
    name: draft.name,
    brands: list(draft.brands),
    kinds: draft.kinds ? list(draft.kinds) : [''],
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
    secondHand: draft.secondHand ?? false
  }
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
    values: list(text.slice(at + 1)).map(value => {
      const [name = '', factor = '1'] = value.split('*')
      return { text: name, factor: Number(factor) }
    })
  }
}
