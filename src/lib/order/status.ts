import type { Actor } from './actor.ts'
import { asSentence, orderTexts, refundText } from './texts.ts'

/** Statuses of an order, in the order of its life; `nego` and `complain` stand beside it. */
export const orderStatuses = [
  'pending',
  'nego',
  'paid',
  'process',
  'sent',
  'delivered',
  'success',
  'cancel',
  'complain'
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Tabs of the order list, in their order, and their names (order-11). */
export const tabLabels = {
  nego: 'Negosiasi',
  pending: 'Pending',
  paid: 'Diproses',
  process: 'Dikemas',
  sent: 'Dikirim',
  complain: 'Komplain',
  success: 'Selesai',
  cancel: 'Pembatalan'
} as const
export type OrderTab = keyof typeof tabLabels
export const orderTabs = Object.keys(tabLabels) as OrderTab[]

/** The clocks of D12 and D9, in hours; of D28, after the longest time that was said for the way. */
export const clocks = {
  payment: 24,
  accept: 48,
  ship: 120,
  finish: 72,
  lost: 14 * 24,
  negotiation: 24
} as const

/** What a clock depends on; `wayDays` is the longest time that was said for the way. */
type Waiting = { isAccepted: boolean; preOrderDays: number; wayDays: number; isCash: boolean }
type Told = {
  code: string
  by: Actor
  isAccepted: boolean
  reason: string | null
  refunded: number
  total: number
}

/** What ends a status by itself. */
type Clock = {
  /** Hours from the change that led here; 'kept' where the clock of the status before goes on. */
  hours: number | 'kept' | ((order: Waiting) => number | null)
  /** What its countdown counts to. */
  label: string | ((isAccepted: boolean) => string)
}

type StatusKind = {
  /** Badge of one order: `delivered` is listed in tab Dikirim with a badge of its own (D12). */
  label: string
  tab: OrderTab
  tone: 'waiting' | 'going' | 'good' | 'over' | 'wrong'
  clock: Clock | null
  /** How far the goods are: index of the strip's step; null while unpaid, negotiated or cancelled. */
  step: number | null
  isPaid: boolean
  isShipped: boolean
  /** Nothing happens to it any more: the buyer may buy the same again. */
  isOver: boolean
  /** What the buyer is told: one notification a change (D12), its title and its text. */
  notice: (order: Told) => [title: string, body: string]
}

/** Everything that depends on a status, once. What follows what stands in `transitions.ts`. */
export const statuses: Record<OrderStatus, StatusKind> = {
  pending: {
    label: 'Menunggu Pembayaran',
    tab: 'pending',
    tone: 'waiting',
    clock: { hours: clocks.payment, label: orderTexts.payBefore },
    step: null,
    isPaid: false,
    isShipped: false,
    isOver: false,
    notice: ({ code }) => [
      'Menunggu Pembayaran',
      `Pesanan ${code} dibuat. Selesaikan pembayaran dalam ${clocks.payment} jam.`
    ]
  },
  nego: {
    label: 'Negosiasi',
    tab: 'nego',
    tone: 'going',
    clock: { hours: clocks.negotiation, label: 'Menunggu jawaban sebelum' },
    step: null,
    isPaid: false,
    isShipped: false,
    isOver: false,
    notice: ({ code }) => ['Negosiasi Ongkir', `Diskusi ongkir ${code} menunggu jawaban penjual.`]
  },
  paid: {
    label: 'Diproses',
    tab: 'paid',
    tone: 'going',
    // A seller who accepted has five days to ship, or the stated days of a pre-order.
    clock: {
      hours: ({ isAccepted, preOrderDays }) => {
        if (!isAccepted) return clocks.accept
        return preOrderDays > 0 ? preOrderDays * 24 : clocks.ship
      },
      label: isAccepted => (isAccepted ? 'Dikirim sebelum' : 'Diterima penjual sebelum')
    },
    step: 0,
    isPaid: true,
    isShipped: false,
    isOver: false,
    notice: ({ code, isAccepted }) =>
      isAccepted
        ? ['Pesanan Diterima Penjual', `Penjual menerima pesanan ${code} dan segera mengemasnya.`]
        : ['Pesanan Diproses', `Pesanan ${code} diteruskan ke penjual.`]
  },
  process: {
    label: 'Dikemas',
    tab: 'process',
    tone: 'going',
    // Packing goes on inside the time to ship that accepting started.
    clock: { hours: 'kept', label: 'Dikirim sebelum' },
    step: 1,
    isPaid: true,
    isShipped: false,
    isOver: false,
    notice: ({ code }) => ['Pesanan Dikemas', `Pesanan ${code} sedang dikemas penjual.`]
  },
  sent: {
    label: 'Dikirim',
    tab: 'sent',
    tone: 'going',
    // Without news it counts as arrived at last. Cash is first to be reported: the operator looks after such an order.
    clock: {
      hours: ({ wayDays, isCash }) => (isCash ? null : wayDays * 24 + clocks.lost),
      label: 'Dianggap sampai pada'
    },
    step: 2,
    isPaid: true,
    isShipped: true,
    isOver: false,
    notice: ({ code }) => ['Pesanan Dikirim', `Pesanan ${code} dalam perjalanan ke alamat Anda.`]
  },
  delivered: {
    label: 'Barang Sampai',
    tab: 'sent',
    tone: 'good',
    clock: { hours: clocks.finish, label: 'Selesai otomatis pada' },
    step: 3,
    isPaid: true,
    isShipped: true,
    isOver: false,
    // Without news of the courier nobody knows that it is there (order-23).
    notice: ({ code, by }) =>
      by === 'system'
        ? [
            'Dianggap Sampai',
            `Pesanan ${code} dianggap sampai karena kurir tidak memberi kabar. Konfirmasi jika barang sudah Anda terima.`
          ]
        : ['Barang Sampai', `Pesanan ${code} sudah sampai. Periksa barang lalu konfirmasi.`]
  },
  success: {
    label: 'Selesai',
    tab: 'success',
    tone: 'good',
    clock: null,
    step: 4,
    isPaid: true,
    isShipped: true,
    isOver: true,
    notice: ({ code }) => ['Pesanan Selesai', `Pesanan ${code} selesai. Terima kasih telah berbelanja.`]
  },
  cancel: {
    label: 'Pembatalan',
    tab: 'cancel',
    tone: 'over',
    clock: null,
    step: null,
    isPaid: false,
    isShipped: false,
    isOver: true,
    notice: ({ code, by, reason, refunded, total }) => [
      'Pesanan Dibatalkan',
      asSentence(`Pesanan ${code} dibatalkan oleh ${cancelledBy[by]}${reason ? `: ${reason}` : ''}`) +
        (refunded > 0 ? ` ${refundText(refunded, total)}.` : '')
    ]
  },
  complain: {
    label: 'Komplain',
    tab: 'complain',
    tone: 'wrong',
    clock: null,
    // A complaint concerns goods that were sent; how far they came, its own history says.
    step: 2,
    // Its timeline goes by the dates of payment and shipment.
    isPaid: false,
    isShipped: false,
    isOver: false,
    notice: ({ code }) => ['Komplain Diajukan', `Komplain untuk pesanan ${code} sedang ditinjau.`]
  }
}

/** Statuses of orders to which something still happens. */
export const openStatuses = orderStatuses.filter(status => !statuses[status].isOver)

const cancelledBy: Record<Actor, string> = {
  buyer: 'Anda',
  seller: 'penjual',
  expedition: 'ekspedisi',
  system: 'sistem',
  admin: 'admin'
}

/** The tab that lists a status. tabOf('delivered') // => 'sent' */
export const tabOf = (status: OrderStatus): OrderTab => statuses[status].tab

/** The statuses that a tab lists. statusesOf('sent') // => ['sent', 'delivered'] */
export const statusesOf = (tab: OrderTab): OrderStatus[] => orderStatuses.filter(s => tabOf(s) === tab)
