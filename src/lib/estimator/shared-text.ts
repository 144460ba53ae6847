import { brand } from '#lib/core/brand.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'

import type { EstimateReply } from './contract.ts'
import { figure, wholeUp } from './figures.ts'

/** What is sent of an estimate: its materials with what is bought, the sum, and where it stands. */
export function sharedText(title: string, { materials, cost }: EstimateReply, address: string): string {
  const lines = materials.map(({ name, amount, unit, offers: [first] }) => {
    const bought = first
      ? `: ${thousands(first.qty)} ${first.sale} ${first.name} (${rupiah(first.cost)})`
      : ''
    return `- ${name} ${figure(unit === 'buah' ? wholeUp(amount) : amount)} ${unit}${bought}`
  })
  return [`${title}, ${brand.name}`, ...lines, `Perkiraan ${rupiah(cost)} belum ongkir`, address].join('\n')
}

/** WhatsApp with the text filled in; the person chooses whom it goes to. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`
