import { rupiah } from '#lib/format/rupiah.ts'
import { clocks } from './clocks.ts'
import type { NegotiationState } from './negotiation.ts'
import { asSentence } from './texts.ts'

type Told = { code: string; reason: string | null; total: number; next?: string | undefined }
type Notice = (order: Told) => [title: string, body: string]

const waiting: Notice = ({ code }) => ['Negosiasi Ongkir', `Diskusi ongkir ${code} menunggu jawaban penjual.`]

/** What a seller's answer is called, in the notification and on the order's page. */
export const answerTitles = { approved: 'Negosiasi Disetujui', declined: 'Negosiasi Ditolak' } as const

/** What the buyer may do after a decline; another way to get the goods is named only where there is one. */
export function afterDecline({ mayOffer, hasWays }: { mayOffer: boolean; hasWays: boolean }): string {
  if (mayOffer)
    return hasWays ? 'Tawar lagi atau ubah metode pengiriman.' : 'Tawar lagi atau batalkan pesanan.'
  return hasWays ? 'Ubah metode pengiriman atau batalkan pesanan.' : 'Pesanan ini dapat Anda batalkan.'
}

/**
 * What is said where the promo that was frozen with a negotiation is not to be had any more: the total without it is the
 * one that the page shows (negotiation-36).
 */
export const payWithoutText = (
  reason: string,
  code: string,
  { grandTotal }: { grandTotal: number }
): string =>
  `${asSentence(reason)} Anda bisa membayar tanpa promo ${code}: totalnya ${rupiah(grandTotal)}, belum termasuk biaya penanganan.`

/** What the buyer is told when a negotiation came to stand so. */
export const negoNotices: Record<NegotiationState, Notice> = {
  asked: waiting,
  moved: waiting,
  approved: ({ code, total }) => [
    answerTitles.approved,
    `Penjual menyetujui ongkir pesanan ${code}. Totalnya ${rupiah(total)}; bayar dalam ${clocks.negotiation} jam.`
  ],
  declined: ({ code, reason, next }) => [
    answerTitles.declined,
    asSentence(`Penjual menolak diskusi ongkir ${code}${reason ? `: ${reason}` : ''}`) +
      (next ? ` ${next}` : '')
  ]
}
