import { beforeEach, expect, it, vi } from 'vitest'

import type { Reply } from '#lib/calls.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const { call } = await import('#lib/core/api/call.ts')
const { $toast } = await import('#lib/core/browser/toasts.ts')
const { $orderEvent } = await import('#lib/identity/store/live.ts')
const { noteOwnChange } = await import('#lib/order/store/tell-change.ts')
const { $orderList, showTab, watchOrders } = await import('#lib/order/store/order-list.ts')
const { $order, watchOrder } = await import('#lib/order/store/order-detail.ts')

type Shown = Pick<Reply<'GET /buyer/transaction/{id}'>, 'id' | 'code' | 'status'>
let orders: Shown[] = []
const order = (id: number, status: Shown['status']): Shown => ({ id, code: `BB${id}`, status })

const ok = (value: unknown) => ({ ok: true, value, message: 'OK', meta: null })
function answer(endpoint: string, input: object) {
  const { id, status } = input as { id?: number | string; status?: string }
  if (endpoint === 'GET /buyer/transaction') return ok(orders.filter(one => one.status === status))
  if (endpoint === 'GET /buyer/transaction/{id}') return ok(orders.find(one => one.id === Number(id)))
  return { ok: false, error: { code: 'not_found', status: 404, message: '' } }
}

let told: string[] = []
$toast.listen(toast => toast && told.push(toast.text))

beforeEach(() => {
  $toast.set(undefined)
  told = []
  const location = { pathname: '/order', search: '?tab=pending', reload() {} }
  const history = { state: null, pushState() {}, replaceState() {} }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} })
  vi.stubGlobal('window', { location, history, addEventListener() {}, removeEventListener() {}, scrollY: 0 })
  vi.mocked(call).mockImplementation(((endpoint: string, input: object) =>
    Promise.resolve(answer(endpoint, input))) as unknown as typeof call)
})

/** This tab shows the list, or an order. */
async function look(watch: () => () => void, isShown: () => boolean, work: () => Promise<void>) {
  const stops = [$orderList.listen(() => {}), $order.listen(() => {}), watch()]
  await vi.waitFor(() => expect(isShown()).toBe(true))
  await work()
  for (const stop of stops) stop()
}
const showsList = (...ids: number[]) =>
  $orderList
    .get()
    .cards.map(({ id }) => id)
    .join() === ids.join()

/** An event of the channel, or its reconnection. */
const hear = (id: number, status: string) => $orderEvent.set({ id, status, at: Math.random() })

it('[order-77] says where an order is that left the list, whatever reported the change', async () => {
  orders = [order(1, 'pending'), order(2, 'pending'), order(3, 'pending')]
  await look(
    watchOrders,
    () => showsList(1, 2, 3),
    async () => {
      orders = [order(1, 'paid'), order(2, 'paid'), order(3, 'pending')]
      hear(0, '')
      await vi.waitFor(() => expect(showsList(3)).toBe(true))
      await vi.waitFor(() =>
        expect($toast.get()).toMatchObject({ text: 'Pembayaran diterima. 2 pesanan sedang diproses.' })
      )
    }
  )
})

it("[order-77] says nothing about the buyer's own actions here, nor about another tab’s orders", async () => {
  orders = [order(4, 'pending'), order(5, 'pending'), order(6, 'paid')]
  await look(
    watchOrders,
    () => showsList(4, 5),
    async () => {
      noteOwnChange(4, 'cancel')
      orders = [order(4, 'cancel'), order(5, 'pending'), order(6, 'paid')]
      hear(4, 'cancel')
      await vi.waitFor(() => expect(showsList(5)).toBe(true))
      showTab('paid')
      await vi.waitFor(() => expect(showsList(6)).toBe(true))
      orders = [order(6, 'process')]
      hear(6, 'process')
      await vi.waitFor(() => expect(told).toEqual(['Pesanan BB6 sedang dikemas penjual.']))
      const calls = vi
        .mocked(call)
        .mock.calls.filter(([endpoint]) => endpoint === 'GET /buyer/transaction/{id}')
      expect(calls.map(([, input]) => input)).toEqual([{ id: 4 }, { id: 6 }])
    }
  )
})

it('[order-77] the page of an order reports a change', async () => {
  orders = [order(7, 'process')]
  await look(
    () => watchOrder('7'),
    () => $order.get().value?.status === 'process',
    async () => {
      orders = [order(7, 'sent')]
      hear(7, 'sent')
      await vi.waitFor(() =>
        expect($toast.get()).toMatchObject({ text: 'Pesanan BB7 dalam perjalanan ke alamat Anda.' })
      )
      expect($toast.get()?.link).toBeUndefined()
    }
  )
})
