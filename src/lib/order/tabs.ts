/** Tabs of the order list in display order, with their names (order-11). */
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
