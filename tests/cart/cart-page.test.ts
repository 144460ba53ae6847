import { beforeEach, expect, test, vi } from 'vitest'

import type { CartDetail } from '#lib/cart/contract.ts'

import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

const call = vi.mocked((await import('#lib/core/call.ts')).call)
const { $session } = await import('#lib/identity/store/session.ts')
const { $cart, $cartNotice, $lineProblem, $selected, checkOut, loadCart, select, setQuantity } =
  await import('#lib/cart/store/cart-page.ts')

const assign = vi.fn()
beforeEach(() => {
  call.mockReset()
  assign.mockReset()
  vi.stubGlobal('sessionStorage', { setItem: () => undefined })
  vi.stubGlobal('window', { location: { assign } })
  $cart.set({ status: 'loading', groups: [] })
  $selected.set([])
  $cartNotice.set(undefined)
})

const line = (id: number, qty: number, more: Partial<CartDetail['product']> = {}): CartDetail => ({
  id,
  qty,
  note: '',
  product: {
    id: 100 + id,
    detail_id: 200 + id,
    name: `Barang ${id}`,
    slug: `barang-${id}`,
    photo: null,
    variant: null,
    price: 10_000,
    stock: 50,
    min: 1,
    is_active: true,
    ...more
  },
  unavailable: more.stock === 0 ? 'out_of_stock' : null
})
const shop = (id: number, ...details: CartDetail[]) => ({
  id,
  shop: { id, slug: `toko-${id}`, name: `Toko ${id}`, photo: null },
  details
})
const counters = {
  cart: 3,
  conversation: 0,
  notification: { all: 0, promotion: 0, transaction: 0, negotiation: 0 }
}
const serve = (...groups: ReturnType<typeof shop>[]) =>
  answerBy(call, {
    'GET /buyer/cart': () => answered(groups),
    'POST /buyer/cart/update/{id}': (input: { id: number; qty: number }) =>
      answered({ id: input.id, qty: input.qty, note: '', counters })
  })

test('selects the line that was added last when the cart opens, and only then', async () => {
  serve(shop(1, line(9, 1, { stock: 0 }), line(8, 2)), shop(2, line(7, 1)))
  await loadCart()
  expect($selected.get()).toEqual([8])
  select([8], false)
  await loadCart()
  expect($selected.get()).toEqual([])
})

test('selects it also where the first question failed', async () => {
  answerBy(call, { 'GET /buyer/cart': () => lost })
  await loadCart()
  serve(shop(1, line(8, 2)))
  await loadCart()
  expect($selected.get()).toEqual([8])
})

test('does not go to the checkout with a line below its minimum, and says which', async () => {
  serve(shop(1, line(8, 7, { min: 10 }), line(7, 1)))
  await loadCart()
  await checkOut()
  expect($cartNotice.get()).toBe('line_problem')
  expect($lineProblem.get()).toBe('Barang 8: Minimal pembelian 10, di keranjang 7. Tambah jumlahnya.')
  expect(assign).not.toHaveBeenCalled()
  setQuantity($cart.get().groups[0]!.details[0]!, 10)
  await checkOut()
  expect(sentTo(call, 'POST /buyer/cart/update/{id}')).toHaveLength(1)
  expect($cartNotice.get()).toBeUndefined()
  expect(assign).toHaveBeenCalledWith('/checkout')
})

test('does not go with a line above the stock; without that line it goes', async () => {
  serve(shop(1, line(8, 5, { stock: 3 }), line(7, 1)))
  await loadCart()
  select([7], true)
  await checkOut()
  expect($lineProblem.get()).toBe('Barang 8: Stok tersisa 3, di keranjang 5. Kurangi jumlahnya.')
  expect(assign).not.toHaveBeenCalled()
  select([8], false)
  await checkOut()
  expect(assign).toHaveBeenCalledTimes(1)
})

test('says for five seconds that nothing is selected, and closes no dialog that opened meanwhile', async () => {
  vi.useFakeTimers()
  serve(shop(1, line(8, 1)))
  await loadCart()
  select([8], false)
  await checkOut()
  expect($cartNotice.get()).toBe('nothing_selected')
  await vi.advanceTimersByTimeAsync(5000)
  expect($cartNotice.get()).toBeUndefined()
  await checkOut()
  select([8], true)
  $session.set({ status: 'member', profile: { has_address: false } as never })
  await checkOut()
  await vi.advanceTimersByTimeAsync(5000)
  expect($cartNotice.get()).toBe('no_address')
  $session.set({ status: 'unknown' })
  vi.useRealTimers()
})
