import type {
  ComplaintCard,
  ComplaintDetail,
  ComplaintMessage,
  ComplaintOptions
} from '#lib/complaint/shapes.ts'

const at = '2026-11-27T03:00:00.000Z'
const shop = { id: 3, slug: 'toko-3', name: 'Toko Maju' }
const line = {
  id: 21,
  product_id: 31,
  slug: 'semen-31',
  name: 'Semen',
  variant: null,
  photo: null,
  price: 50_000,
  sale_unit: 'sak' as const,
  qty: 4
}
const nails = { ...line, id: 22, product_id: 32, slug: 'paku-32', name: 'Paku', price: 25_000, qty: 2 }

/** A delivered order of four and two pieces for Rp250.000 and Rp50.000 of freight. */
export const theOptions = (change: Partial<ComplaintOptions> = {}): ComplaintOptions => ({
  transaction_id: 6,
  code: 'BB261102006',
  shop,
  kinds: [
    { kind: 'not_arrived', label: 'Belum sampai', is_possible: true, from: null, note: null },
    { kind: 'problem', label: 'Barang bermasalah', is_possible: true, from: null, note: null },
    { kind: 'shipping_difference', label: 'Selisih ongkir', is_possible: true, from: null, note: null }
  ],
  note: null,
  open_id: null,
  may_count: true,
  return_days: 3,
  paid: 300_000,
  freight: 50_000,
  left: 300_000,
  ends_order: null,
  lines: [
    { ...line, arrived_qty: 4 },
    { ...nails, arrived_qty: 2 }
  ],
  shipments: [],
  ...change
})

const offer = { solution: 'refund' as const, label: 'Pengembalian dana', message: '', date: at }

export const theCard = (change: Partial<ComplaintCard> = {}): ComplaintCard => ({
  id: 40,
  transaction_id: 6,
  code: 'BB261102006',
  shop,
  kind: 'problem',
  kind_label: 'Barang bermasalah',
  stage: 'answered',
  stage_label: 'Dijawab penjual',
  turn: 'buyer',
  deadline: { label: 'Jawaban dianggap diterima pada', at: '2027-11-30T03:00:00.000Z' },
  is_late: false,
  outcome: null,
  refunded: 0,
  lines: [
    { ...line, qty: 1, ordered_qty: 4, shipped_qty: 4, problem: 'broken', problem_label: 'Rusak/pecah' }
  ],
  date: at,
  closed_at: null,
  ...change
})

const none = {
  accept: false,
  cancel: false,
  help: false,
  appeal: false,
  return: false,
  receive: false,
  discuss: true
}

/** A complaint that the seller has answered; `may` adds what the buyer may do. */
export const theComplaint = (
  may: Partial<ComplaintDetail['actions']> = { accept: true, help: true, cancel: true },
  change: Partial<ComplaintDetail> = {}
): ComplaintDetail => ({
  ...theCard(),
  order_status: 'complain',
  reason: 'Tiga sak pecah dan isinya mengeras, tidak dapat dipakai.',
  photos: [],
  wish: { ...offer, nominal: 20_000 },
  answer: { ...offer, nominal: 15_000, message: 'Kami ganti sebagian.' },
  ruling: null,
  is_appealed: false,
  max_nominal: 60_000,
  returned: null,
  return_address: null,
  lost_shipments: [],
  sent_again: null,
  history: [{ actor: 'buyer', actor_label: 'Pembeli', detail: 'Komplain diajukan', date: at }],
  messages: 0,
  ends_order: null,
  refund_due: 15_000,
  next: 'Terima jawaban penjual atau minta bantuan admin.',
  next_names_deadline: false,
  help_from: null,
  actions: { ...none, ...may },
  ...change
})

export const aMessage = (id: number, change: Partial<ComplaintMessage> = {}): ComplaintMessage => ({
  id,
  actor: 'seller',
  actor_label: 'Penjual',
  message: `Pesan ${id}`,
  photos: [],
  client_id: null,
  date: at,
  ...change
})
