import type { Ending } from '#lib/complaint/ending.ts'
import { paysMoney } from '#lib/complaint/kinds.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { refundOf, withRestRefunded } from '#lib/complaint/nominal.ts'
import { type Settlement, settlementOf } from '#lib/order/settlement.ts'

import type { Order } from '#server/order/postings.ts'
import type { OrderLine } from './complaint-rows.ts'
import type { Offer } from './offer-steps.ts'

type Preview = {
  /** What the refund does to the order, and whether the shop owes for it: sentences for the counter. */
  effect: string | null
  postings: { account: string; label: string; amount: number }[]
}

/** What a refund does to the order, one sentence for the counter. */
function effectOf(ending: Ending, { restDueAt }: Pick<Order, 'restDueAt'>): string {
  if (ending === 'goes on') {
    return 'Pesanan dilanjutkan karena barang lain masih dikirim atau baru sampai; sisanya dibagikan saat pesanan selesai.'
  }
  if (ending === 'cancelled') {
    return 'Seluruh pesanan dibatalkan: biaya pembayaran ikut kembali, tanpa ulasan dan cashback.'
  }
  const rest = restDueAt ? ', dan dana barang yang belum dikirim ikut dikembalikan' : ''
  return `Pesanan selesai${rest}; sisanya dibagikan seperti biasa.`
}

/**
 * What an offer would post, added up by account (D28): the whole of what is in escrow, and what the marketplace pays.
 * Empty for an offer without money. Where the order goes on, only the refund itself. The same `settlementOf` decides
 * the postings themselves.
 */
export function previewPostings(
  order: Order,
  lines: readonly OrderLine[],
  { solution, nominal }: Pick<Offer, 'solution' | 'nominal'>,
  ending: Ending
): Preview {
  if (!paysMoney(solution) || !nominal) return { effect: null, postings: [] }
  const said = effectOf(ending, order)
  const current = ending === 'goes on' ? order : withRestRefunded(order, lines)
  const refunded = current.refunded + refundOf(current, nominal)
  const shares = settlementOf(order, refunded)
  const effect = [said, ...(isOwedByShop(shares) ? [owedText(shares)] : [])].join(' ')
  if (ending === 'goes on') {
    return {
      effect,
      postings: [
        { account: 'escrow', label: 'Escrow', amount: -nominal },
        { account: 'buyer_saldo', label: 'Saldo pembeli', amount: nominal }
      ]
    }
  }
  return { effect, postings: postingsOf(order, shares).filter(({ amount }) => amount !== 0) }
}

/** What is the shop's of an order, in whole rupiah: below zero it owes. */
const shareOfShop = ({ seller, cashbackByShop }: Settlement): number => seller - cashbackByShop

/** Whether a refund takes more than the goods brought the shop: the courier keeps the freight (D28). */
const isOwedByShop = (shares: Settlement): boolean => shareOfShop(shares) < 0

const owedText = (shares: Settlement): string =>
  `Kurir tetap dibayar, sehingga toko menanggung ${rupiah(-shareOfShop(shares))} lebih dari hasil pesanan ini.`

function postingsOf({ grandTotal, refunded: before }: Order, shares: Settlement): Preview['postings'] {
  const { refund, courier, fees, promo, cashback, cashbackByShop } = shares
  return [
    { account: 'escrow', label: 'Escrow', amount: before - grandTotal },
    { account: 'buyer_saldo', label: 'Saldo pembeli', amount: refund - before + cashback },
    { account: 'seller_payable', label: 'Penjual', amount: shareOfShop(shares) },
    { account: 'courier_payable', label: 'Kurir', amount: courier },
    { account: 'fee_income', label: 'Biaya marketplace', amount: fees },
    { account: 'promo_expense', label: 'Promo marketplace', amount: cashbackByShop - cashback - promo }
  ]
}
