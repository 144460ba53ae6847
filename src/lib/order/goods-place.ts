import type { OrderDetail } from './order-shapes.ts'

/** Destination of an order's goods, as its page and its invoice name it. */
export type GoodsPlace = { title: string; name: string; label?: string; collector?: string }

/**
 * A warehouse has its own name and phone, so that the person who collects there is named separately. A point is no
 * address of the buyer either. A delivery goes to the recipient, whose address has a label.
 */
export function goodsPlace({ mode, name, label }: OrderDetail['shipping']): GoodsPlace {
  if (mode === 'pickup') return { title: 'Diambil di', name: label, collector: `Pengambil: ${name}` }
  return mode === 'point' ? { title: 'Titip di', name, label } : { title: 'Penerima', name, label }
}
