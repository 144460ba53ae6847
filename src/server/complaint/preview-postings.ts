import type { Ending } from '#lib/complaint/ending.ts'
import { paysMoney } from '#lib/complaint/kinds.ts'
import { refundOf, withRestRefunded } from '#lib/complaint/nominal.ts'
import { type Settlement, settlementOf } from '#lib/order/settlement.ts'

import type { Order } from '#server/order/postings.ts'
import type { OrderLine } from './complaint-rows.ts'
import type { Offer } from './offer-steps.ts'

type Preview = {
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
  const effect = effectOf(ending, order)
  if (ending === 'goes on') {
    return {
      effect,
      postings: [
        { account: 'escrow', label: 'Escrow', amount: -nominal },
        { account: 'buyer_saldo', label: 'Saldo pembeli', amount: nominal }
      ]
    }
  }
  const current = withRestRefunded(order, lines)
  const refunded = current.refunded + refundOf(current, nominal)
  return {
    effect,
    postings: postingsOf(order, settlementOf(order, refunded)).filter(({ amount }) => amount !== 0)
  }
}

function postingsOf({ grandTotal, refunded: before }: Order, shares: Settlement): Preview['postings'] {
  const { refund, seller, courier, fees, promo, cashback, cashbackByShop } = shares
  return [
    { account: 'escrow', label: 'Escrow', amount: before - grandTotal },
    { account: 'buyer_saldo', label: 'Saldo pembeli', amount: refund - before + cashback },
    { account: 'seller_payable', label: 'Penjual', amount: seller - cashbackByShop },
    { account: 'courier_payable', label: 'Kurir', amount: courier },
    { account: 'fee_income', label: 'Biaya marketplace', amount: fees },
    { account: 'promo_expense', label: 'Promo marketplace', amount: cashbackByShop - cashback - promo }
  ]
}
