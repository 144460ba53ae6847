import { brand } from '#lib/core/brand.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'

import type { NeededMaterial, OfferOfNeed } from './contract.ts'
import { amountText } from './figures.ts'

type Bought = Pick<OfferOfNeed, 'name' | 'qty' | 'sale' | 'cost'>
/** A material with its amount, and the product to buy. */
export type SharedLine = { need: string; bought?: Bought | undefined }

/** The default product of a material: the requested one, otherwise the cheapest. */
export const preferredOf = ({ offers }: Pick<NeededMaterial, 'offers'>): OfferOfNeed | undefined =>
  offers.find(({ why }) => why === 'chosen') ?? offers[0]

/** The default products of all materials, and their sum in whole rupiah. */
export function preferred(materials: readonly NeededMaterial[]): { bought: OfferOfNeed[]; total: number } {
  const bought = materials.flatMap(material => preferredOf(material) ?? [])
  return { bought, total: bought.reduce((sum, { cost }) => sum + cost, 0) }
}

/** 'Semen 624 kg' */
export const needText = ({ name, amount, unit }: Pick<NeededMaterial, 'name' | 'amount' | 'unit'>): string =>
  `${name} ${amountText(amount, unit)}`

/** The shared text of an estimate: its materials with products, the sum, and its address. */
export function sharedText(title: string, lines: readonly SharedLine[], address: string): string {
  const total = lines.reduce((sum, { bought }) => sum + (bought?.cost ?? 0), 0)
  return [
    `${title}, ${brand.name}`,
    ...lines.map(({ need, bought }) =>
      bought
        ? `- ${need}: ${thousands(bought.qty)} ${bought.sale} ${bought.name} (${rupiah(bought.cost)})`
        : `- ${need}`
    ),
    `Perkiraan ${rupiah(total)} belum ongkir`,
    address
  ].join('\n')
}

/** WhatsApp with the text filled in; the person chooses the recipient. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
