/** What a complaint may be about (D13). */
export const complaintKinds = ['not_arrived', 'problem', 'shipping_difference'] as const
export type ComplaintKind = (typeof complaintKinds)[number]

export const kindLabels: Record<ComplaintKind, string> = {
  not_arrived: 'Belum sampai',
  problem: 'Barang bermasalah',
  shipping_difference: 'Selisih ongkir'
}

/** What may be wrong with the pieces of a line (D13). */
export const complaintProblems = ['missing', 'broken', 'wrong', 'not_as_described', 'not_genuine'] as const
export type ComplaintProblem = (typeof complaintProblems)[number]

export const problemLabels: Record<ComplaintProblem, string> = {
  missing: 'Kurang',
  broken: 'Rusak/pecah',
  wrong: 'Salah',
  not_as_described: 'Tidak sesuai',
  not_genuine: 'Tidak asli'
}

/** How a complaint may be settled (D13). */
export const complaintSolutions = ['refund', 'send_missing', 'exchange', 'return_refund'] as const
export type ComplaintSolution = (typeof complaintSolutions)[number]

export const solutionLabels: Record<ComplaintSolution, string> = {
  refund: 'Pengembalian dana',
  send_missing: 'Kirim kekurangan',
  exchange: 'Tukar barang',
  return_refund: 'Retur dan pengembalian dana'
}

/** What a solution asks of the buyer. */
export const solutionHints: Partial<Record<ComplaintSolution, string>> = {
  return_refund: 'Anda mengirim barangnya kembali ke toko; ongkos kirimnya Anda bayar ke kurir.'
}

/** What an answer or a ruling may say: a solution, or that there is none. */
export const complaintOffers = [...complaintSolutions, 'reject'] as const
export type ComplaintOffer = (typeof complaintOffers)[number]

export const offerLabels: Record<ComplaintOffer, string> = { ...solutionLabels, reject: 'Komplain ditolak' }

/** Solutions that pay money, whose amount must therefore be named. */
export const paysMoney = (offer: ComplaintOffer): boolean => offer === 'refund' || offer === 'return_refund'

/** Solutions for which the shop sends goods. */
export const sendsGoods = (offer: ComplaintOffer): boolean => offer === 'send_missing' || offer === 'exchange'

/** Whether a kind is about single products: lines with a quantity and a problem. */
export const namesProblems = (kind: ComplaintKind): boolean => kind === 'problem'

/**
 * The solutions of a complaint. Only what lies with the buyer can go back or be exchanged: pieces that never came are
 * sent or refunded. A difference of freight concerns no goods.
 */
export function solutionsOf(
  kind: ComplaintKind,
  problems: readonly ComplaintProblem[]
): readonly ComplaintSolution[] {
  if (kind === 'shipping_difference') return ['refund']
  const isAllMissing = kind === 'not_arrived' || problems.every(problem => problem === 'missing')
  return isAllMissing ? ['refund', 'send_missing'] : ['refund', 'exchange', 'return_refund']
}

/**
 * What an answer or a ruling may say to a complaint: what its buyer could have wanted, or that there is nothing. Goods
 * that went back to the shop (`areBack`) cannot go back once more; they are refunded, or come to the buyer again.
 */
export function offersFor(
  kind: ComplaintKind,
  problems: readonly ComplaintProblem[],
  areBack: boolean
): readonly ComplaintOffer[] {
  const all: readonly ComplaintOffer[] = [...solutionsOf(kind, problems), 'reject']
  return areBack ? all.filter(offer => offer !== 'return_refund') : all
}
