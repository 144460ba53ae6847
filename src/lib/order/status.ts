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

/** Tabs of the order list, in their order (specification 3, section 2). */
export const orderTabs = [
  'nego',
  'pending',
  'paid',
  'process',
  'sent',
  'complain',
  'success',
  'cancel'
] as const
export type OrderTab = (typeof orderTabs)[number]

export const tabLabels: Record<OrderTab, string> = {
  nego: 'Negosiasi',
  pending: 'Pending',
  paid: 'Diproses',
  process: 'Dikemas',
  sent: 'Dikirim',
  complain: 'Komplain',
  success: 'Selesai',
  cancel: 'Pembatalan'
}

/** Badge of one order: `delivered` is listed in tab Dikirim with a badge of its own (D12). */
export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Menunggu Pembayaran',
  nego: 'Negosiasi',
  paid: 'Diproses',
  process: 'Dikemas',
  sent: 'Dikirim',
  delivered: 'Barang Sampai',
  success: 'Selesai',
  cancel: 'Pembatalan',
  complain: 'Komplain'
}

/** The tab that lists a status. tabOf('delivered') // => 'sent' */
export const tabOf = (status: OrderStatus): OrderTab => (status === 'delivered' ? 'sent' : status)

/** The statuses that a tab lists. statusesOf('sent') // => ['sent', 'delivered'] */
export const statusesOf = (tab: OrderTab): OrderStatus[] => orderStatuses.filter(s => tabOf(s) === tab)
