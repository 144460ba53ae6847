import type { OrderDetail } from './order-shapes.ts'

/** Where the goods of an order go, as its page and its invoice name it. */
export type GoodsPlace = { title: string; name: string; label?: string; collector?: string }

/**
 * A warehouse has its own name and phone: who fetches there stands apart. A point is nobody's address either; what is
 * delivered goes to the recipient, whose address has a label.
 */
export function goodsPlace({ mode, name, label }: OrderDetail['shipping']): GoodsPlace {
  if (mode === 'pickup') return { title: 'Diambil di', name: label, collector: `Pengambil: ${name}` }
  return mode === 'point' ? { title: 'Titip di', name, label } : { title: 'Penerima', name, label }
}
