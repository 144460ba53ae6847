import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { call } from '#lib/core/api/call.ts'
import { $place, clearPlace, showPart } from '#ops/console-place.ts'
import { $caller } from '#ops/console-store.ts'
import { OpsChatCards } from '#ops/OpsChatCards.tsx'
import { OpsNegotiations } from '#ops/OpsNegotiations.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { opsOrder, opsOrderPage } from '../support/ops-order.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const list = 'GET /ops/transaction'
const code = 'BB261102001'
const message = {
  product: null,
  product_id: null,
  transaction: { id: 1, code, label: 'Dikemas', grand_total: 120_000, products: [] },
  withdrawal: null,
  withdraw_id: null
} as unknown as ChatMessage
const negotiated = opsOrder(1, [], {
  nego: {
    standing: 'asked',
    address: 'Jl. Uji No. 1',
    load: { weight_kg: 50, volume_m3: 1, distance_km: 4 },
    estimate: null,
    offers: []
  } as never
})

function signIn(calls: string[]) {
  $caller.set({ name: 'Ani', role: 'clerk', shop: null, calls })
}

beforeEach(() => {
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'GET /ops/nego': () => answered([negotiated]),
    'GET /ops/transaction/{id}': () => answered(opsOrderPage(negotiated))
  })
})
afterEach(() => {
  $caller.set(undefined)
  clearPlace()
})

const link = (name: string | RegExp) => page.getByRole('link', { name })
const height = (name: string | RegExp) => link(name).element().getBoundingClientRect().height
const opened = (order: string) => ({ part: 'orders', query: { q: order, open: order } })

it('[ops-264] a card of an order in a chat leads to it, for who may see orders', async () => {
  signIn([list])
  showPart('chat', {})
  const shown = await renderFresh(<OpsChatCards message={message} />)
  await expect
    .element(link(new RegExp(code)))
    .toHaveAttribute('href', `/ops?part=orders&q=${code}&open=${code}`)
  expect(height(new RegExp(code))).toBeGreaterThanOrEqual(44)
  await userEvent.click(link(new RegExp(code)))
  expect($place.get()).toEqual(opened(code))
  await shown.unmount()
  signIn([])
  await renderFresh(<OpsChatCards message={message} />)
  await expect.element(page.getByText(new RegExp(code))).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

it('[ops-264] an open negotiation leads to its order, for who may see orders', async () => {
  signIn([list])
  showPart('negos', { open: negotiated.code })
  const shown = await renderFresh(<OpsNegotiations />)
  await expect.element(link('Lihat pesanan')).toBeVisible()
  expect(height('Lihat pesanan')).toBeGreaterThanOrEqual(44)
  await expectAccessible('negotiations')
  await userEvent.click(link('Lihat pesanan'))
  expect($place.get()).toEqual(opened(negotiated.code))
  await shown.unmount()
  signIn([])
  showPart('negos', { open: negotiated.code })
  await renderFresh(<OpsNegotiations />)
  await expect.element(page.getByRole('heading', { name: negotiated.code })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
