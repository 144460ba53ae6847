import type { OpsComplaint } from '#ops/complaint-store.ts'

/** A complaint at the counter about broken bags; its seller has not answered yet. */
export const opsComplaint = (change: Partial<OpsComplaint> = {}): OpsComplaint => ({
  id: 7,
  transaction_id: 70,
  code: 'BB261127ABC123',
  shop: { id: 3, slug: 'toko-maju', name: 'Toko Maju' },
  kind: 'problem',
  kind_label: 'Barang bermasalah',
  stage: 'open',
  stage_label: 'Menunggu jawaban penjual',
  turn: 'seller',
  deadline: { label: 'Penjual menjawab paling lambat', at: '2099-11-30T03:00:00.000Z' },
  is_late: false,
  outcome: null,
  refunded: 0,
  lines: [
    {
      id: 1,
      product_id: 81,
      slug: 'semen',
      name: 'Semen Uji 40 kg',
      variant: null,
      photo: null,
      price: 50_000,
      sale_unit: 'pcs',
      qty: 2,
      ordered_qty: 2,
      shipped_qty: 2,
      problem: 'broken',
      problem_label: 'Rusak/pecah'
    }
  ],
  date: '2026-11-27T03:00:00.000Z',
  closed_at: null,
  order_status: 'complain',
  reason: 'Dua sak semen basah dan mengeras, tidak dapat dipakai.',
  photos: ['/files/photo-1'],
  wish: {
    solution: 'refund',
    label: 'Pengembalian dana',
    nominal: 60_000,
    message: 'Dua sak semen basah dan mengeras, tidak dapat dipakai.',
    date: '2026-11-27T03:00:00.000Z'
  },
  answer: null,
  ruling: null,
  is_appealed: false,
  max_nominal: 100_000,
  returned: null,
  return_address: null,
  lost_shipments: [],
  sent_again: null,
  history: [
    {
      actor: 'buyer',
      actor_label: 'Pembeli',
      detail: 'Komplain diajukan.',
      date: '2026-11-27T03:00:00.000Z'
    }
  ],
  messages: 0,
  ends_order: null,
  refund_due: null,
  next: '',
  next_names_deadline: false,
  help_from: null,
  actions: {
    accept: false,
    cancel: true,
    help: false,
    appeal: false,
    return: false,
    receive: false,
    discuss: true
  },
  buyer: { id: 5, name: 'Dewi' },
  grand_total: 104_000,
  order_status_label: 'Komplain',
  shipping: {
    courier: 'Kurir Toko',
    service: 'Truk',
    resi: 'RESI-1',
    sent_at: '2026-11-25T03:00:00.000Z',
    delivered_at: '2026-11-26T03:00:00.000Z'
  },
  ship_to: null,
  shipments: [],
  rest: null,
  trace: [],
  steps: ['answer'],
  ...change
})
