import { brand } from '#lib/core/brand.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'

import type { EstimateReply, NeededMaterial, OfferOfNeed } from './contract.ts'
import { amountText } from './figures.ts'

/** What a material is bought as where nobody chose: the product that was asked for, else the cheapest. */
const preferredOf = ({ offers }: Pick<NeededMaterial, 'offers'>): OfferOfNeed | undefined =>
  offers.find(({ why }) => why === 'chosen') ?? offers[0]

/** What is bought of all materials, and its sum in whole rupiah. */
export function preferred(materials: readonly NeededMaterial[]): { bought: OfferOfNeed[]; total: number } {
  const bought = materials.flatMap(material => preferredOf(material) ?? [])
  return { bought, total: bought.reduce((sum, { cost }) => sum + cost, 0) }
}

/** What is sent of an estimate: its materials with what is bought, the sum, and where it stands. */
export function sharedText(title: string, { materials }: EstimateReply, address: string): string {
  const lines = materials.map(material => {
    const { name, amount, unit } = material
    const first = preferredOf(material)
    const bought = first
      ? `: ${thousands(first.qty)} ${first.sale} ${first.name} (${rupiah(first.cost)})`
      : ''
    return `- ${name} ${amountText(amount, unit)}${bought}`
  })
  return [
    `${title}, ${brand.name}`,
    ...lines,
    `Perkiraan ${rupiah(preferred(materials).total)} belum ongkir`,
    address
  ].join('\n')
}

/** WhatsApp with the text filled in; the person chooses whom it goes to. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
