/** The seller's answer to the newest offer; `pending` until then. */
export const negotiationStatuses = ['pending', 'approve', 'decline'] as const
export type NegotiationStatus = (typeof negotiationStatuses)[number]

/** Maximum of offers in a negotiation (D9). */
export const maxOffers = 3

/** Maximum of open negotiations per buyer. */
export const maxNegotiations = 10

/** Maximum offer or agreed amount in whole rupiah: more than the most expensive truckload between islands. */
export const maxFreight = 1_000_000_000

/** State of a negotiation: what the buyer waits for or may do, and what its time limit ends. */
export const negotiationStates = ['asked', 'approved', 'declined', 'moved'] as const
export type NegotiationState = (typeof negotiationStates)[number]

type Negotiated = { negotiationStatus: NegotiationStatus | null; mode: 'deliver' | 'pickup' | 'point' }

const answered: Record<NegotiationStatus, NegotiationState> = {
  pending: 'asked',
  approve: 'approved',
  decline: 'declined'
}

/** A pickup or a point has its own price, so that the buyer can pay whatever the seller answers. */
export const negotiationState = ({ negotiationStatus, mode }: Negotiated): NegotiationState =>
  mode === 'deliver' ? answered[negotiationStatus ?? 'pending'] : 'moved'

/** Possible actions in a state, and the texts of its time limit. */
type Turn = {
  /** The seller may answer. */
  answer: boolean
  /** The buyer may offer again, while offers are left. */
  offer: boolean
  /** There is a price to pay. */
  pay: boolean
  /** Label of the countdown. */
  until: string
  /** Reason of the end at the time limit. */
  lapsed: string
}

const unpaid = { answer: false, offer: false, pay: true, until: 'Bayar sebelum' } as const

export const negotiationTurns: Record<NegotiationState, Turn> = {
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
