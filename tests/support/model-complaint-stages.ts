/** Where a complaint stands. */
export type ModelStage =
  | 'open'
  | 'unanswered'
  | 'answered'
  | 'help'
  | 'ruled'
  | 'appealed'
  | 'returning'
  | 'returned'
  | 'replacing'
  | 'shipping'
  | 'closed'

/** What a complaint may be settled with; the nominal in whole rupiah. */
export type Solution = 'refund' | 'send_missing' | 'exchange' | 'return_refund' | 'reject'
export type Terms = { solution: Solution; nominal?: number | undefined }

/** A complaint's state; each step makes another one. */
export type ComplaintState = {
  stage: ModelStage
  isAppealed: boolean
  /** Goods have been sent, back or again: the buyer may no longer give up. */
  hasSent: boolean
  /** Goods have gone back to the shop. */
  areBack: boolean
  /** The goods on their way have arrived. */
  hasGoods: boolean
  /** The shop has said that it has the goods back. */
  hasTaken?: boolean
  wish: Terms
  /** What is on the table. */
  offer?: Terms
  outcome?: 'refunded' | 'replaced' | 'rejected' | 'cancelled' | 'lapsed'
}

/** What people do with a complaint, and in which stages they may. */
const steps = {
  answer: ['open', 'unanswered'],
  accept: ['answered', 'ruled'],
  cancel: ['open', 'unanswered', 'answered', 'help', 'ruled', 'appealed', 'returning', 'replacing'],
  help: ['unanswered', 'answered', 'shipping'],
  rule: ['help', 'appealed'],
  appeal: ['ruled'],
  sendBack: ['returning'],
  sendAgain: ['replacing'],
  arrive: ['returned', 'shipping'],
  dispute: ['returned'],
  takeBack: ['returned', 'closed'],
  receive: ['shipping']
} as const satisfies Record<string, readonly ModelStage[]>
export type ComplaintStep = keyof typeof steps
export const complaintSteps = Object.keys(steps) as ComplaintStep[]

/** A step with its answer or ruling; `restock`: the goods that came back are sold again. */
export type Move = { step: ComplaintStep; terms?: Terms; restock?: boolean }

/** Hours until the clock acts; an admin has no limit. */
const hours: Partial<Record<ModelStage, number>> = {
  open: 72,
  unanswered: 72,
  answered: 72,
  ruled: 72,
  returning: 120,
  returned: 336,
  replacing: 120,
  shipping: 336
}
export const hoursOf = ({ stage, hasGoods }: ComplaintState): number | undefined =>
  (stage === 'returned' || stage === 'shipping') && hasGoods ? 72 : hours[stage]

/** A complaint after a step; undefined where nobody may take it. */
export function moved(state: ComplaintState, { step, terms }: Move): ComplaintState | undefined {
  const { stage, isAppealed, hasSent, hasGoods, wish } = state
  if (!(steps[step] as readonly ModelStage[]).includes(stage)) return undefined
  switch (step) {
    case 'answer': {
      const isGranted = terms!.solution === wish.solution && (terms!.nominal ?? 0) >= (wish.nominal ?? 0)
      const answered: ComplaintState = { ...state, stage: 'answered', offer: terms! }
      return isGranted ? carriedOut(answered) : answered
    }
    case 'rule': {
      if (state.areBack && terms!.solution === 'return_refund') return undefined
      const ruled: ComplaintState = { ...state, stage: 'ruled', offer: terms! }
      return isAppealed ? carriedOut(ruled) : ruled
    }
    case 'accept':
      return carriedOut(state)
    case 'cancel':
      return hasSent ? undefined : { ...state, stage: 'closed', outcome: 'cancelled' }
    case 'appeal':
      return isAppealed ? undefined : { ...state, stage: 'appealed', isAppealed: true }
    case 'help':
    case 'dispute':
      return { ...state, stage: 'help' }
    case 'sendBack':
      return { ...state, stage: 'returned', hasSent: true, areBack: true, hasGoods: false }
    case 'sendAgain':
      return { ...state, stage: 'shipping', hasSent: true, hasGoods: false }
    case 'arrive':
      return hasGoods ? undefined : { ...state, hasGoods: true }
    case 'takeBack': {
      // The clock, or a ruling, may have made the refund before.
      if (stage === 'closed' && (state.outcome !== 'refunded' || !state.areBack || state.hasTaken))
        return undefined
      return { ...state, stage: 'closed', outcome: 'refunded', hasTaken: true }
    }
    case 'receive':
      return received(state)
  }
}

/** What is on the table happens. */
function carriedOut(state: ComplaintState): ComplaintState {
  const { solution } = state.offer!
  if (solution === 'refund') return { ...state, stage: 'closed', outcome: 'refunded' }
  if (solution === 'reject' && !state.areBack) return { ...state, stage: 'closed', outcome: 'rejected' }
  return { ...state, stage: solution === 'return_refund' ? 'returning' : 'replacing', hasGoods: false }
}

/** The goods are with the buyer: others, or after a rejection those that went back. */
const received = (state: ComplaintState): ComplaintState => ({
  ...state,
  stage: 'closed',
  outcome: state.offer!.solution === 'reject' ? 'rejected' : 'replaced'
})

/** By how many shipments to the buyer that are under way a step changes. */
export function changeOfSentAgain({ stage, hasGoods }: ComplaintState, { step }: Move): number {
  if (step === 'sendAgain') return 1
  return stage === 'shipping' && !hasGoods && (step === 'arrive' || step === 'receive') ? -1 : 0
}

/** What the clock makes of a complaint at its limit. */
export function lapsed(state: ComplaintState): ComplaintState {
  const { stage, hasGoods } = state
  if (stage === 'open') return { ...state, stage: 'unanswered' }
  if (stage === 'answered' || stage === 'ruled') return carriedOut(state)
  if (stage === 'returning') return { ...state, stage: 'closed', outcome: 'lapsed' }
  if (stage === 'returned' && hasGoods) return { ...state, stage: 'closed', outcome: 'refunded' }
  if (stage === 'shipping' && hasGoods) return received(state)
  return { ...state, stage: 'help' }
}

/** Every order of some moves in which each is possible after the one before. */
export function possibleOrders(state: ComplaintState, moves: readonly Move[]): Move[][] {
  if (moves.length === 0) return [[]]
  return moves.flatMap((move, at) => {
    const next = moved(state, move)
    return next ? possibleOrders(next, moves.toSpliced(at, 1)).map(rest => [move, ...rest]) : []
  })
}

/** What a complaint is about: pieces that never came, that are broken or too few, or the freight. */
export type About = { kind: 'not_arrived' | 'problem' | 'shipping_difference'; problem: 'missing' | 'broken' }

/** What may be wanted and offered for it. */
export function solutionsFor({ kind, problem }: About): readonly Solution[] {
  if (kind === 'shipping_difference') return ['refund']
  const isMissing = kind === 'not_arrived' || problem === 'missing'
  return isMissing ? ['refund', 'send_missing'] : ['refund', 'exchange', 'return_refund']
}

/** Whether a solution gives money back. */
export const paysMoney = (solution: Solution) => solution === 'refund' || solution === 'return_refund'
