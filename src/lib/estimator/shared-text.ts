import { brand } from '#lib/core/brand.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'

import type { NeededMaterial, OfferOfNeed } from './contract.ts'
import { amountText } from './figures.ts'

type Bought = Pick<OfferOfNeed, 'name' | 'qty' | 'sale' | 'cost'>
/** A material with its amount, and what is bought of it. */
export type SharedLine = { need: string; bought?: Bought | undefined }

/** What a material is bought as where nobody chose: the product that was asked for, else the cheapest. */
export const preferredOf = ({ offers }: Pick<NeededMaterial, 'offers'>): OfferOfNeed | undefined =>
  offers.find(({ why }) => why === 'chosen') ?? offers[0]

/** What is bought of all materials, and its sum in whole rupiah. */
export function preferred(materials: readonly NeededMaterial[]): { bought: OfferOfNeed[]; total: number } {
  const bought = materials.flatMap(material => preferredOf(material) ?? [])
  return { bought, total: bought.reduce((sum, { cost }) => sum + cost, 0) }
}

/** 'Semen 624 kg' */
export const needText = ({ name, amount, unit }: Pick<NeededMaterial, 'name' | 'amount' | 'unit'>): string =>
  `${name} ${amountText(amount, unit)}`

/** What is sent of an estimate: its materials with what is bought, the sum, and where it stands. */
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

/** WhatsApp with the text filled in; the person chooses whom it goes to. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
