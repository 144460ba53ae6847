import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { clearPlace, showPart } from '#ops/console-place.ts'
import { $caller, $session } from '#ops/console-store.ts'
import { orders } from '#ops/order-store.ts'
import { OpsOrders } from '#ops/OpsOrders.tsx'
import { OpsWithdrawals } from '#ops/OpsWithdrawals.tsx'

import { answerBy, answered } from '../support/fake-api.ts'
import { opsOrder } from '../support/ops-order.ts'
import { opsWithdrawal } from '../support/ops-withdrawal.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const shop = 'Toko Bangunan Sumber Makmur Sejahtera Bandung'
const late = opsOrder(1, ['ship', 'cancel'], {
  code: 'BB26113030FBW7',
  status_label: 'Menunggu Pembayaran',
  grand_total: 123_456_789,
  buyer: { id: 1, name: 'Bambang Kusumawardhana', phone: '6281234567890' },
  deadline: { label: 'Selesai otomatis pada', at: '2026-09-28T10:54:00.000Z' } as never
})
const order = {
  ...late,
  shop: { ...late.shop, name: shop },
  shipping: { ...late.shipping, courier: 'Kurir Toko', service: 'Truk Engkel Bak' },
  products: late.products.map(one => ({ ...one, name: 'Semen Portland Komposit 50 kg Tahan Sulfat' }))
}
const withdrawal = opsWithdrawal(1, {
  status: 'failed',
  nominal: 123_459_289,
  total: 123_456_789,
  bank_name: 'Bank Tabungan Negara (BTN)',
  account_number: '0123456789012345',
  account_holder: 'Bambang Kusumawardhana',
  user: { id: 5, name: 'Bambang Kusumawardhana' },
  claimed_by: 'keuangan.bandung',
  locked_until: '2099-01-01T00:00:00.000Z',
  date: '2026-09-28T10:54:00.000Z',
  reason: 'Rekening ditutup oleh bank penerima pada hari yang sama'
})

beforeEach(() => {
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'GET /ops/transaction': () => answered([order]),
    'GET /ops/withdraw': () => answered([withdrawal]),
    'GET /ops/withdraw/days': () => answered([]),
    'GET /ops/shop': () => answered([])
  })
  $session.set('in')
  const calls = ['POST /ops/transaction/steps', 'POST /ops/withdraw/{id}/claim']
  $caller.set({ name: 'Ani', role: 'owner', shop: null, calls })
  orders.forget()
})
afterEach(() => {
  $caller.set(undefined)
  clearPlace()
})

describe('[ops-460] a table fits what the navigation leaves of 768, 1,280 and 1,440 px', () => {
  it.each([
    ['orders', OpsOrders, order.code, 'Total'],
    ['withdrawals', OpsWithdrawals, withdrawal.code, 'Jumlah transfer']
  ] as const)('%s', async (part, Screen, code, amount) => {
    const cut: string[] = []
    for (const width of [672, 1024, 1184]) {
      await page.viewport(width, 900)
      showPart(part, {})
      const shown = await renderFresh(<Screen />)
      await expect.element(page.getByRole('row', { name: new RegExp(code) })).toBeVisible()
      await expect.element(page.getByRole('columnheader', { name: amount })).toBeVisible()
      await document.fonts.ready
      const box = page.getByRole('table').first().element().parentElement!
      if (box.scrollWidth > box.clientWidth) cut.push(`${box.scrollWidth} in ${box.clientWidth} px`)
      await shown.unmount()
    }
    expect(cut).toEqual([])
  })
})
