import { addHours } from 'date-fns/addHours'

import type { Actor } from '#lib/order/actor.ts'
import { clocks } from '#lib/order/clocks.ts'

/** Where a complaint stands. `shipping` is of goods on their way to the buyer, `returned` of those to the shop. */
export const complaintStages = [
  'open',
  'unanswered',
  'answered',
  'help',
  'ruled',
  'appealed',
  'returning',
  'returned',
  'replacing',
  'shipping',
  'closed'
] as const
export type ComplaintStage = (typeof complaintStages)[number]

/** How a complaint ended. */
export const complaintOutcomes = ['refunded', 'replaced', 'rejected', 'cancelled', 'lapsed'] as const
export type ComplaintOutcome = (typeof complaintOutcomes)[number]

export const outcomeLabels: Record<ComplaintOutcome, string> = {
  refunded: 'Dana dikembalikan',
  replaced: 'Barang diterima',
  rejected: 'Komplain ditolak',
  cancelled: 'Komplain dibatalkan',
  lapsed: 'Barang tidak dikembalikan'
}

/** What people and the clock do to a complaint. */
export const complaintEvents = [
  'answer',
  'accept',
  'cancel',
  'help',
  'rule',
  'appeal',
  'return',
  'ship',
  'deliver',
  'receive',
  'wait'
] as const
export type ComplaintEvent = (typeof complaintEvents)[number]

/** The time limits of D13 and D31 in hours. */
export const complaintClocks = {
  answer: 72,
  silence: 72,
  /** The marketplace's own aim for a ruling: nothing happens by itself after it. */
  ruling: 72,
  return: 5 * 24,
  ship: clocks.ship,
  /** After the courier delivered what was returned or sent again. */
  received: 72,
  /** For goods on their way without news, as for orders (D28). */
  lost: clocks.lost
} as const

/** A limit as people read it, in days. */
export const daysOf = (limit: keyof typeof complaintClocks): number => complaintClocks[limit] / 24

type Stage = {
  /** Badge, until goods on their way are delivered. */
  label: string
  /** Who acts next; null once it is closed. */
  turn: Actor | null
  /** Hours until the clock acts; null without a limit. */
  hours: number | null
  /** Label of the countdown. */
  until: string
  /** What the clock does at the limit; null where it only shows that somebody is late. */
  clock: ComplaintEvent | null
  /** Who may do what. The routes say what follows from it. */
  may: Partial<Record<ComplaintEvent, readonly Actor[]>>
}

/** Everything that depends on the stage of a complaint. */
export const stages: Record<ComplaintStage, Stage> = {
  open: {
    label: 'Menunggu jawaban penjual',
    turn: 'seller',
    hours: complaintClocks.answer,
    until: 'Penjual menjawab paling lambat',
    clock: 'wait',
    may: { answer: ['seller'], cancel: ['buyer'], wait: ['system'] }
  },
  // The seller may still answer until the buyer has asked for help.
  unanswered: {
    label: 'Penjual belum menjawab',
    turn: 'buyer',
    hours: complaintClocks.silence,
    until: 'Diteruskan ke admin pada',
    clock: 'help',
    may: { answer: ['seller'], cancel: ['buyer'], help: ['buyer', 'system'] }
  },
  answered: {
    label: 'Dijawab penjual',
    turn: 'buyer',
    hours: complaintClocks.silence,
    until: 'Jawaban dianggap diterima pada',
    clock: 'accept',
    may: { accept: ['buyer', 'system'], cancel: ['buyer'], help: ['buyer'] }
  },
  help: {
    label: 'Ditinjau admin',
    turn: 'admin',
    hours: complaintClocks.ruling,
    until: 'Admin memutuskan paling lambat',
    clock: null,
    may: { rule: ['admin'], cancel: ['buyer'] }
  },
  ruled: {
    label: 'Diputuskan admin',
    turn: 'buyer',
    hours: complaintClocks.silence,
    until: 'Keputusan berlaku pada',
    clock: 'accept',
    may: { accept: ['buyer', 'system'], appeal: ['buyer'], cancel: ['buyer'] }
  },
  appealed: {
    label: 'Banding ditinjau admin',
    turn: 'admin',
    hours: complaintClocks.ruling,
    until: 'Admin memutuskan paling lambat',
    clock: null,
    may: { rule: ['admin'], cancel: ['buyer'] }
  },
  returning: {
    label: 'Menunggu barang dikirim kembali',
    turn: 'buyer',
    hours: complaintClocks.return,
    until: 'Kirim kembali paling lambat',
    clock: 'cancel',
    may: { return: ['buyer'], cancel: ['buyer', 'system'] }
  },
  returned: {
    label: 'Barang dalam perjalanan ke toko',
    turn: 'seller',
    hours: complaintClocks.lost,
    until: 'Diteruskan ke admin pada',
    clock: 'help',
    may: { deliver: ['expedition'], receive: ['seller', 'system'], help: ['seller', 'system'] }
  },
  replacing: {
    label: 'Menunggu penjual mengirim barang',
    turn: 'seller',
    hours: complaintClocks.ship,
    until: 'Penjual mengirim paling lambat',
    clock: 'help',
    may: { ship: ['seller'], cancel: ['buyer'], help: ['system'] }
  },
  shipping: {
    label: 'Barang dalam perjalanan',
    turn: 'buyer',
    hours: complaintClocks.lost,
    until: 'Diteruskan ke admin pada',
    clock: 'help',
    may: { deliver: ['expedition'], receive: ['buyer', 'system'], help: ['buyer', 'system'] }
  },
  closed: { label: 'Selesai', turn: null, hours: null, until: '', clock: null, may: {} }
}

/** A complaint within its stage. */
export type ComplaintState = {
  stage: ComplaintStage
  isAppealed: boolean
  /** When the courier delivered what is on its way. */
  goodsAt: Date | null
}

/** What giving up depends on too: whether goods have been sent back or again, in whichever stage that was. */
type Sent = { hasSent: boolean }

/** The buyer has the refund, and the shop has not said yet that the goods came back: by the clock, or a ruling. */
type Owed = { awaitsReturn: boolean }

const onTheWay: readonly ComplaintStage[] = ['returned', 'shipping']

/** Whether the goods on their way have been delivered and only their receipt is missing. */
const isDelivered = ({ stage, goodsAt }: ComplaintState): boolean =>
  onTheWay.includes(stage) && goodsAt !== null

const carriedOutStages: readonly ComplaintStage[] = ['returning', 'returned', 'replacing', 'shipping']

/** Whether what was offered last is being carried out, or was: somebody agreed to it, or the clock did. */
export const isCarriedOut = ({
  stage,
  outcome
}: {
  stage: ComplaintStage
  outcome: ComplaintOutcome | null
}) => (outcome === null ? carriedOutStages.includes(stage) : outcome !== 'cancelled')

/** Whether this actor may do this now. The only place that decides it. */
export function mayAct<E extends ComplaintEvent>(
  complaint: ComplaintState & Partial<Owed> & ('cancel' extends E ? Sent : Partial<Sent>),
  event: E,
  actor: Actor
): boolean {
  // There is one appeal (D13): a second ruling is final and needs no acceptance.
  if (event === 'appeal' && complaint.isAppealed) return false
  if (event === 'deliver' && complaint.goodsAt !== null) return false
  // Whose goods are on their way, or lie with the other side, cannot go back to the time before.
  if (event === 'cancel' && actor === 'buyer' && complaint.hasSent) return false
  // Nobody has received what no courier delivered: only people may say so, the clock may not.
  if (event === 'receive' && actor === 'system' && !isDelivered(complaint)) return false
  if (event === 'receive' && actor === 'seller' && complaint.awaitsReturn) return true
  return stages[complaint.stage].may[event]?.includes(actor) ?? false
}

/** Badge of a complaint that is open: goods that the courier delivered are not on their way any more. */
export function stageLabelOf(complaint: ComplaintState): string {
  if (!isDelivered(complaint)) return stages[complaint.stage].label
  return complaint.stage === 'returned' ? 'Barang sampai di toko' : 'Barang sudah sampai'
}

/** Whether somebody is late whose part no clock takes: the admin (complaint-7). */
export const isLate = (complaint: ComplaintState & { deadlineAt: Date | null }, now: Date): boolean =>
  complaint.deadlineAt !== null && complaint.deadlineAt <= now && clockEvent(complaint) === null

/** What the clock does at the deadline; null where it does nothing. */
export const clockEvent = (complaint: ComplaintState): ComplaintEvent | null =>
  isDelivered(complaint) ? 'receive' : stages[complaint.stage].clock

/** The deadline of a stage that begins at `now`; null without one. */
export function stageDeadline(complaint: ComplaintState, now: Date): Date | null {
  const hours = isDelivered(complaint) ? complaintClocks.received : stages[complaint.stage].hours
  return hours === null ? null : addHours(now, hours)
}

/** Label of a deadline's countdown. */
export function deadlineLabelOf(complaint: ComplaintState): string {
  if (!isDelivered(complaint)) return stages[complaint.stage].until
  return complaint.stage === 'returned' ? 'Dana dikembalikan pada' : 'Dianggap diterima pada'
}
