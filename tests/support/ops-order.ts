import type { OpsOrder } from '#lib/ops/order-contract.ts'
import type { OpsOrderPage } from '#lib/ops/order-page-contract.ts'

import { orderDetail } from './order-data.ts'

/** An order as the counter lists it. */
export const opsOrder = (
  id: number,
  steps: OpsOrder['steps'] = [],
  more: Partial<OpsOrder> = {}
): OpsOrder => ({
  ...orderDetail(id, 'process'),
  buyer: { id: 1, name: 'Budi', phone: '6281234567890' },
  is_accepted: true,
  may_split: false,
  steps,
  ...more
})

/** The same on its own page. */
export const opsOrderPage = (order: OpsOrder, more: Partial<OpsOrderPage> = {}): OpsOrderPage => ({
  ...order,
  lines: [
    {
      id: 21,
      sku: 'SMN-50',
      name: 'Semen',
      variant: null,
      sale_unit: 'sak',
      qty: 1,
      price: 100_000,
      weight_g: 50_000,
      note: ''
    }
  ],
  weight_g: 50_000,
  zip_code: '40123',
  accept_by: null,
  ship_by: '2026-11-30T03:00:00.000Z',
  rest_by: null,
  paid_at: '2026-11-27T03:00:00.000Z',
  complaint_id: null,
  acts: [],
  notes: [],
  ...more
})
