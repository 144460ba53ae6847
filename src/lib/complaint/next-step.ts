import { dateTime } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { type ComplaintOffer, paysMoney } from './kinds.ts'
import type { ComplaintDetail } from './shapes.ts'
import { complaintTexts } from './texts.ts'
import { type ComplaintOutcome, type ComplaintState, mayAct } from './stages.ts'

type Offer =
  | {
      solution: ComplaintOffer
      nominal: number | null
      /** What it does to an order whose goods have not all arrived, one sentence. */
      endsOrder?: string | null
    }
  | undefined

type Told = ComplaintState & {
  outcome: ComplaintOutcome | null
  refunded: number
  deadlineAt: Date | null
  /** What is on the table. */
  offer: Offer
  /** Whether the buyer has sent goods back. */
  areBack: boolean
  /** Whether the admin's time is over. */
  isLate: boolean
}

/** One sentence for the buyer: what happens next, and when. */
export function nextStep(complaint: Told): string {
  const { stage, outcome, refunded, goodsAt } = complaint
  const by = complaint.deadlineAt ? dateTime(complaint.deadlineAt) : ''
  if (complaint.isLate) {
    return `Admin terlambat: keputusan seharusnya paling lambat ${by}. Komplain Anda tetap ditangani, dan pesanan menunggu keputusannya.`
  }
  switch (stage) {
    case 'open':
      return `Penjual menjawab paling lambat ${by}. Jika tidak, Anda dapat meminta bantuan admin.`
    case 'unanswered':
      return `Minta bantuan admin sekarang, atau tunggu: pada ${by} komplain diteruskan ke admin.`
    case 'answered':
      return `Terima jawaban penjual atau minta bantuan admin. Tanpa tanggapan, jawaban berlaku pada ${by}${effectOf(complaint)}`
    case 'help':
      return `Admin memeriksa komplain ini dan memutuskan paling lambat ${by}.`
    case 'ruled':
      return mayAct(complaint, 'appeal', 'buyer')
        ? `Terima keputusan admin atau ajukan banding satu kali. Tanpa tanggapan, keputusan berlaku pada ${by}${effectOf(complaint)}`
        : `Keputusan admin berlaku pada ${by}${effectOf(complaint)}`
    case 'appealed':
      return `Admin memeriksa ulang dan memutuskan paling lambat ${by}. Keputusan itu final.`
    case 'returning':
      return `Kirim barang ke toko dan isi nomor resinya paling lambat ${by}. Jika tidak, komplain ditutup tanpa pengembalian dana.`
    case 'returned':
      return goodsAt
        ? `Barang sudah di toko. Dana dikembalikan saat penjual menerimanya, paling lambat ${by}, kecuali penjual meminta admin memeriksanya.`
        : 'Barang dalam perjalanan ke toko. Dana dikembalikan setelah penjual menerimanya.'
    case 'replacing':
      return `Penjual mengirim barang paling lambat ${by}. Jika tidak, komplain diteruskan ke admin.`
    case 'shipping':
      return goodsAt
        ? `Barang sudah sampai menurut kurir. Konfirmasi atau minta bantuan sebelum ${by}; setelah itu komplain selesai.`
        : 'Barang dalam perjalanan. Konfirmasi setelah Anda menerimanya.'
    case 'closed':
      return outcome === null ? '' : endings[outcome](refunded)
  }
}

/** Whether that sentence has the date of the deadline: all but those about goods that travel, and about the end. */
export const namesDeadline = ({ stage, goodsAt, deadlineAt }: Told): boolean =>
  deadlineAt !== null && stage !== 'closed' && (goodsAt !== null || !isTravelling(stage))

const isTravelling = (stage: Told['stage']): boolean => stage === 'returned' || stage === 'shipping'

/** What silence leads to: '. Rp50.000 dikembalikan ke Saldo.' */
function effectOf({ offer, areBack }: Told): string {
  if (!offer) return '.'
  if (offer.solution === 'reject') {
    return areBack
      ? ': tanpa pengembalian dana, penjual mengirim barang Anda kembali.'
      : ' dan komplain ditutup tanpa pengembalian dana.'
  }
  if (paysMoney(offer.solution) && offer.nominal !== null) {
    const isReturn = offer.solution === 'return_refund'
    const first = isReturn ? ' setelah barang kembali' : ''
    const said = [`: ${rupiah(offer.nominal)} dikembalikan ke Saldo${first}.`]
    return [...said, ...(isReturn ? [complaintTexts.paysReturn] : []), offer.endsOrder ?? '']
      .join(' ')
      .trimEnd()
  }
  return ': penjual mengirim barangnya.'
}

type Accepted = Pick<ComplaintDetail, 'answer' | 'ruling' | 'returned' | 'ends_order'>

/** The offer on the table: what the admin ruled, or else what the seller answered. */
export const openOffer = ({ answer, ruling }: Pick<Accepted, 'answer' | 'ruling'>) => ruling ?? answer

/** A step whose dialog is open. */
export type OpenStep = 'accept' | 'cancel' | 'help' | 'appeal' | 'returned' | 'received'

/** Whether a step is still possible; acceptance is of the offer made at `offeredAt` (complaint-6). */
export function isStepPossible(
  complaint: Pick<ComplaintDetail, 'answer' | 'ruling' | 'actions'>,
  step: OpenStep,
  offeredAt: string | undefined
): boolean {
  const { actions } = complaint
  if (step === 'accept') return actions.accept && openOffer(complaint)?.date === offeredAt
  if (step === 'returned') return actions.return
  return step === 'received' ? actions.receive : actions[step]
}

/** What acceptance does besides what the offer's name says, one sentence; null where that is all. */
export function effectOfAcceptance(complaint: Accepted): string | null {
  const solution = openOffer(complaint)?.solution
  if (solution === 'return_refund') {
    return [complaintTexts.paysReturn, complaint.ends_order ?? ''].join(' ').trimEnd()
  }
  if (solution !== 'reject') return complaint.ends_order
  return complaint.returned
    ? 'Komplain ditutup tanpa pengembalian dana, dan penjual mengirim barang Anda kembali.'
    : complaintTexts.closedWithoutRefund
}

const endings: Record<ComplaintOutcome, (refunded: number) => string> = {
  refunded: refunded => `Selesai: ${rupiah(refunded)} dikembalikan ke Saldo.`,
  replaced: () => 'Selesai: barang sudah dikirim dan diterima. Pesanan dilanjutkan.',
  rejected: () => 'Selesai tanpa pengembalian dana. Pesanan dilanjutkan.',
  cancelled: () => 'Komplain dibatalkan. Pesanan dilanjutkan.',
  lapsed: () => 'Selesai tanpa pengembalian dana: barang tidak dikirim kembali. Pesanan dilanjutkan.'
}
