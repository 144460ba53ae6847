import type { Actor } from './actor.ts'
import { type Clock, clocks, type OrderState, silentHours } from './clocks.ts'
import { negotiationTurns } from './negotiation.ts'
import type { OrderTab } from './tabs.ts'
import { asSentence, orderTexts, refundText } from './texts.ts'
import { negotiationNotices } from './negotiation-notices.ts'

/**
 * Statuses of an order in chronological order, except `nego` and `complain`. The compiler requires the row of a new one
 * in `statuses`. Code reads that row's properties and never compares a status by its name; `transitions.ts` says how it
 * is reached and left.
 */
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

type Told = OrderState & {
  code: string
  by: Actor
  reason: string | null
  refunded: number
  total: number
  /** The buyer's next step, where it depends on more than the status. */
  next?: string | undefined
}

type StatusKind = {
  /** Badge of one order: `delivered` is listed in tab Dikirim with a badge of its own (D12). */
  label: string
  tab: OrderTab
  tone: 'waiting' | 'going' | 'good' | 'over' | 'wrong'
  clock: Clock | null
  /** Progress of the goods: index of the strip's step; null while unpaid, negotiated or cancelled. */
  step: number | null
  /** State of its money, for cash 'paid' from the start; 'dated' if only the order's own dates decide. */
  money: 'negotiated' | 'awaited' | 'paid' | 'dated'
  /** State of its goods; 'dated' if only the order's own dates decide. */
  goods: 'in the shop' | 'on the way' | 'delivered' | 'dated'
  /** How it ended; null while it is open. Ended orders can be bought again. */
  end: 'fulfilled' | 'cancelled' | null
  /** The buyer's notification, one per change (D12): its title and its text. */
  notice: (order: Told) => [title: string, body: string]
}

const sellerWasLate = ({ isAccepted }: OrderState): string =>
  isAccepted ? 'Penjual tidak mengirim pesanan tepat waktu' : 'Penjual tidak menerima pesanan tepat waktu'

/** Everything that depends on a status. The transitions are in `transitions.ts`. */
export const statuses: Record<OrderStatus, StatusKind> = {
  pending: {
    label: orderTexts.awaitsPayment,
    tab: 'pending',
    tone: 'waiting',
    clock: {
      hours: clocks.payment,
      label: orderTexts.payBefore,
      event: 'expire',
      says: orderTexts.paymentTimeout
    },
    step: null,
    money: 'awaited',
    goods: 'in the shop',
    end: null,
    notice: ({ code }) => [
      orderTexts.awaitsPayment,
      `Pesanan ${code} dibuat. Selesaikan pembayaran dalam ${clocks.payment} jam.`
    ]
  },
  nego: {
    label: 'Negosiasi',
    tab: 'nego',
    tone: 'going',
    clock: {
      hours: clocks.negotiation,
      label: ({ negotiation }) => negotiationTurns[negotiation].until,
      event: 'expire',
      says: ({ negotiation }) => negotiationTurns[negotiation].lapsed
    },
    step: null,
    money: 'negotiated',
    goods: 'in the shop',
    end: null,
    notice: told => negotiationNotices[told.negotiation](told)
  },
  paid: {
    label: 'Diproses',
    tab: 'paid',
    tone: 'going',
    // After accepting, the seller has five days to ship, or the stated days of a pre-order.
    clock: {
      hours: ({ isAccepted, preOrderDays }) => {
        if (!isAccepted) return clocks.accept
        return preOrderDays > 0 ? preOrderDays * 24 : clocks.ship
      },
      label: ({ isAccepted }) =>
        isAccepted ? 'Dikirim sebelum' : 'Menunggu penjual menerima pesanan, paling lambat',
      event: 'expire',
      says: sellerWasLate
    },
    step: 0,
    money: 'paid',
    goods: 'in the shop',
    end: null,
    notice: ({ code, isAccepted }) =>
      isAccepted
        ? ['Pesanan Diterima Penjual', `Penjual menerima pesanan ${code} dan segera mengemasnya.`]
        : ['Pesanan Diproses', `Pesanan ${code} diteruskan ke penjual.`]
  },
  process: {
    label: 'Dikemas',
    tab: 'process',
    tone: 'going',
    // Packing continues the shipping limit that accepting started.
    clock: { hours: 'unchanged', label: 'Dikirim sebelum', event: 'expire', says: sellerWasLate },
    step: 1,
    money: 'paid',
    goods: 'in the shop',
    end: null,
    notice: ({ code }) => ['Pesanan Dikemas', `Pesanan ${code} sedang dikemas penjual.`]
  },
  sent: {
    label: 'Dikirim',
    tab: 'sent',
    tone: 'going',
    // Without news it finally counts as delivered. Cash must be reported first: the operator handles such orders.
    clock: {
      hours: ({ wayDays, isCash }) => (isCash ? null : silentHours(wayDays)),
      label: 'Dianggap sampai pada',
      event: 'deliver',
      says: 'Dianggap sampai: kurir tidak memberi kabar'
    },
    step: 2,
    money: 'paid',
    goods: 'on the way',
    end: null,
    notice: ({ code }) => ['Pesanan Dikirim', `Pesanan ${code} dalam perjalanan ke alamat Anda.`]
  },
  delivered: {
    label: 'Barang Sampai',
    tab: 'sent',
    tone: 'good',
    clock: {
      hours: order => order.returnDays * 24,
      label: 'Selesai otomatis pada',
      event: 'confirm',
      says: 'Pesanan selesai otomatis'
    },
    step: 3,
    money: 'paid',
    goods: 'delivered',
    end: null,
    // Without a courier report the delivery is uncertain (order-23).
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
    money: 'paid',
    goods: 'delivered',
    end: 'fulfilled',
    notice: ({ code }) => ['Pesanan Selesai', `Pesanan ${code} selesai. Terima kasih telah berbelanja.`]
  },
  cancel: {
    label: 'Pembatalan',
    tab: 'cancel',
    tone: 'over',
    clock: null,
    step: null,
    money: 'dated',
    goods: 'dated',
    end: 'cancelled',
    notice: ({ code, by, reason, refunded, total, next }) => [
      orderTexts.isCancelled,
      asSentence(`Pesanan ${code} dibatalkan oleh ${cancelledBy[by]}${reason ? `: ${reason}` : ''}`) +
        (refunded > 0 ? ` ${refundText(refunded, total)}.` : '') +
        (next ? ` ${next}` : '')
    ]
  },
  complain: {
    label: 'Komplain',
    tab: 'complain',
    tone: 'wrong',
    clock: null,
    // A complaint concerns goods that were sent; its own history says how far they came.
    step: 2,
    money: 'dated',
    goods: 'dated',
    end: null,
    notice: ({ code }) => ['Komplain Diajukan', `Komplain untuk pesanan ${code} sedang ditinjau.`]
  }
}

/** The statuses that match. statusesThat(({ goods }) => goods === 'on the way') // => ['sent'] */
export const statusesThat = (holds: (kind: StatusKind) => boolean): OrderStatus[] =>
  orderStatuses.filter(status => holds(statuses[status]))

/** Statuses of open orders. */
export const openStatuses = statusesThat(({ end }) => end === null)

/** Statuses of orders that ended without delivery. */
export const cancelledStatuses = statusesThat(({ end }) => end === 'cancelled')

/** Statuses of orders that wait for a payment; those of one payment end together (D29). */
export const awaitingStatuses = statusesThat(({ money }) => money === 'awaited')

const cancelledBy: Record<Actor, string> = {
  buyer: 'Anda',
  seller: 'penjual',
  expedition: 'ekspedisi',
  system: 'sistem',
  admin: 'admin'
}

/** Whether a complaint about an order is open: its own clock stands still. */
export const isInComplaint = ({ status }: { status: OrderStatus }): boolean =>
  statuses[status].tab === 'complain'

/** The tab that lists a status. tabOf('delivered') // => 'sent' */
export const tabOf = (status: OrderStatus): OrderTab => statuses[status].tab

/** The statuses that a tab lists; any other status stands for itself. statusesOf('sent') // => ['sent', 'delivered'] */
export const statusesOf = (name: OrderStatus): OrderStatus[] =>
  statuses[name].tab === name ? statusesThat(kind => kind.tab === name) : [name]
