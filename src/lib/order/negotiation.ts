/** The seller's answer to the newest offer; `pending` until it comes. */
export const negoStatuses = ['pending', 'approve', 'decline'] as const
export type NegoStatus = (typeof negoStatuses)[number]

/** Offers that one negotiation may have (D9). */
export const maxOffers = 3

/** Negotiations that one buyer may have open. */
export const maxNegotiations = 10

/** Whole rupiah that may be offered or agreed to: more than the dearest truckload across the islands. */
export const maxFreight = 1_000_000_000

/** Where a negotiation stands: what the buyer waits for or may do, and what its clock ends. */
export const negotiationStates = ['asked', 'approved', 'declined', 'moved'] as const
export type NegotiationState = (typeof negotiationStates)[number]

type Negotiated = { negoStatus: NegoStatus | null; mode: 'deliver' | 'pickup' | 'point' }

const answered: Record<NegoStatus, NegotiationState> = {
  pending: 'asked',
  approve: 'approved',
  decline: 'declined'
}

/** A pickup or a point has a price of its own: whatever the seller says, it is the buyer's turn to pay. */
export const negotiationState = ({ negoStatus, mode }: Negotiated): NegotiationState =>
  mode === 'deliver' ? answered[negoStatus ?? 'pending'] : 'moved'

/** What may happen to a negotiation, and how its clock is told. */
type Turn = {
  /** The seller may answer. */
  answer: boolean
  /** The buyer may offer again, while offers are left. */
  offer: boolean
  /** There is a price that the buyer may pay. */
  pay: boolean
  /** What the countdown counts to. */
  until: string
  /** Why it ended when the clock ran out. */
  lapsed: string
}

const unpaid = { answer: false, offer: false, pay: true, until: 'Bayar sebelum' } as const

export const negoTurns: Record<NegotiationState, Turn> = {
  asked: {
    answer: true,
    offer: false,
    pay: false,
    until: 'Menunggu jawaban sebelum',
    lapsed: 'Negosiasi tidak dijawab tepat waktu'
  },
  approved: { ...unpaid, lapsed: 'Ongkir yang disetujui tidak dibayar tepat waktu' },
  declined: {
    answer: false,
    offer: true,
    pay: false,
    until: 'Tanggapi penolakan sebelum',
    lapsed: 'Penolakan ongkir tidak ditanggapi tepat waktu'
  },
  moved: { ...unpaid, lapsed: 'Pesanan tidak dibayar tepat waktu' }
}
