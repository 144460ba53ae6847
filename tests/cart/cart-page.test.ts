import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'

import { cartSumTexts } from '#lib/cart/texts.ts'
import type * as CartLines from '#lib/cart/store/cart-lines.ts'
import type * as CartPage from '#lib/cart/store/cart-page.ts'

import { cartLine as line, cartShop as shop } from '../support/cart-data.ts'
import { countersWith } from '../support/counters.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

let call: Mock
let page: typeof CartPage & typeof CartLines
let stop = () => {}

const updateEndpoint = 'POST /buyer/cart/update/{id}'
const assign = vi.fn()
let shown: EventTarget
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('addEventListener', () => undefined)
  call = vi.mocked((await import('#lib/core/api/call.ts')).call) as Mock
  page = {
    ...(await import('#lib/cart/store/cart-lines.ts')),
    ...(await import('#lib/cart/store/cart-page.ts'))
  }
  call.mockReset()
  assign.mockReset()
  vi.stubGlobal('sessionStorage', { setItem: () => undefined })
  vi.stubGlobal('window', { location: { assign } })
  shown = new EventTarget()
  vi.stubGlobal('document', Object.assign(shown, { visibilityState: 'visible' }))
})
afterEach(() => stop())

/** Opens the cart page and returns after its first answer. */
async function open() {
  stop = page.watchCart()
  await page.loadCart()
}

const counters = countersWith(3)
const serve = (...groups: ReturnType<typeof shop>[]) =>
  answerBy(call, {
    'GET /buyer/cart': () => answered(groups),
    'POST /buyer/cart/update/{id}': (input: { id: number; qty: number }) =>
      answered({ id: input.id, qty: input.qty, note: '', counters })
  })

test('[cart-11] selects the line that was added last when the cart opens, and only then', async () => {
  serve(shop(1, line(9, 1, { stock: 0 }), line(8, 2)), shop(2, line(7, 1)))
  await open()
  expect(page.$selected.get()).toEqual([8])
  page.select([8], false)
  await page.loadCart()
  expect(page.$selected.get()).toEqual([])
})

test('[cart-28] fetches again when it is shown again, keeps the selection, and forgets it once left', async () => {
  serve(shop(1, line(8, 2)))
  await open()
  serve(shop(1, line(9, 1), line(8, 5)))
  const calls = call.mock.calls.length
  shown.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(page.$cart.get().groups[0]?.details.map(({ qty }) => qty)).toEqual([1, 5]))
  expect(page.$selected.get()).toEqual([8])
  expect(call).toHaveBeenCalledTimes(calls + 1)
  stop()
  shown.dispatchEvent(new Event('visibilitychange'))
  expect(call).toHaveBeenCalledTimes(calls + 1)
})

const storeAgain = () =>
  vi.stubGlobal('sessionStorage', { getItem: () => '[8,7,6]', removeItem: () => undefined })

test("[cart-11] selects all lines that 'Beli Lagi' added", async () => {
  storeAgain()
  serve(shop(1, line(8, 2), line(7, 1), line(6, 1, { stock: 0 })), shop(2, line(5, 1)))
  await open()
  expect(page.$selected.get()).toEqual([8, 7])
})

test("[cart-11] selects only the lines added after 'Beli Lagi'", async () => {
  storeAgain()
  serve(shop(2, line(9, 1)), shop(1, line(8, 2), line(7, 1)))
  await open()
  expect(page.$selected.get()).toEqual([9])
})

test('[cart-11] selects it even if the first request failed', async () => {
  answerBy(call, { 'GET /buyer/cart': () => lost })
  await open()
  serve(shop(1, line(8, 2)))
  await page.loadCart()
  expect(page.$selected.get()).toEqual([8])
})

test('[cart-15] does not open the checkout with a line below its minimum, and says which', async () => {
  serve(shop(1, line(8, 7, { min: 10 }), line(7, 1)))
  await open()
  await page.checkOut()
  expect(page.$cartNotice.get()).toBe('line_problem')
  expect(page.$lineProblem.get()).toBe(
    'Barang 8: Minimal pembelian 10 sak, di keranjang 7 sak. Tambah jumlahnya.'
  )
  expect(assign).not.toHaveBeenCalled()
  page.setQuantity(page.$cart.get().groups[0]!.details[0]!, 10)
  await page.checkOut()
  expect(sentTo(call, 'POST /buyer/cart/update/{id}')).toHaveLength(1)
  expect(page.$cartNotice.get()).toBeUndefined()
  expect(assign).toHaveBeenCalledWith('/checkout')
})

test('[cart-15] does not open it with a line above the stock; without that line it does', async () => {
  serve(shop(1, line(8, 5, { stock: 3 }), line(7, 1)))
  await open()
  page.select([7], true)
  await page.checkOut()
  expect(page.$lineProblem.get()).toBe('Barang 8: Stok tersisa 3 sak, di keranjang 5 sak. Kurangi jumlahnya.')
  expect(assign).not.toHaveBeenCalled()
  page.select([8], false)
  await page.checkOut()
  expect(assign).toHaveBeenCalledTimes(1)
})

test('[cart-22] does not open it with a shop that must be paid alone beside others', async () => {
  serve(shop(1, line(8, 1)), shop(2, line(7, 1)))
  await open()
  await page.checkOut([2])
  expect(page.$cartNotice.get()).toBe('paid_alone')
  expect(assign).not.toHaveBeenCalled()
  await page.checkOut([])
  expect(assign).toHaveBeenCalledWith('/checkout')
})

test('[cart-22] does not open it with more shops than one payment takes', async () => {
  serve(shop(1, line(8, 1)), shop(2, line(7, 1)))
  await open()
  await page.checkOut([], true)
  expect(page.$cartNotice.get()).toBe('too_many_shops')
  expect(assign).not.toHaveBeenCalled()
  expect(cartSumTexts.fewerShops(14)).toBe('Keluarkan barang dari 4 toko dari pilihan Anda.')
})

test('[cart-14, cart-16] says for five seconds that nothing is selected, and closes no dialog that opened meanwhile', async () => {
  vi.useFakeTimers()
  serve(shop(1, line(8, 1)))
  await open()
  page.select([8], false)
  await page.checkOut()
  expect(page.$cartNotice.get()).toBe('nothing_selected')
  await vi.advanceTimersByTimeAsync(5000)
  expect(page.$cartNotice.get()).toBeUndefined()
  await page.checkOut()
  page.select([8], true)
  const { $session } = await import('#lib/identity/store/who.ts')
  $session.set({ status: 'member', profile: { has_address: false } as never })
  await page.checkOut()
  await vi.advanceTimersByTimeAsync(5000)
  expect(page.$cartNotice.get()).toBe('no_address')
  $session.set({ status: 'unknown' })
  vi.useRealTimers()
})

test('an answer does not overwrite an unsent quantity or note', async () => {
  serve(shop(1, line(8, 2)))
  await open()
  const detail = page.$cart.get().groups[0]!.details[0]!
  page.setQuantity(detail, 5)
  page.setNote(detail, 'pagi')
  await page.loadCart()
  expect(page.$cart.get().groups[0]!.details[0]).toMatchObject({ qty: 5, note: 'pagi' })
  await page.checkOut()
  serve(shop(1, line(8, 4)))
  await page.loadCart()
  expect(page.$cart.get().groups[0]!.details[0]).toMatchObject({ qty: 4, note: '' })
})

test('deselects a line that was removed elsewhere; a failure is reported and keeps the shown data', async () => {
  serve(shop(1, line(8, 1), line(7, 1)))
  await open()
  expect(page.$selected.get()).toEqual([8])
  serve(shop(1, line(7, 1)))
  await page.loadCart()
  expect(page.$selected.get()).toEqual([])
  answerBy(call, { 'GET /buyer/cart': () => lost })
  await page.loadCart()
  const { $toast } = await import('#lib/core/browser/toasts.ts')
  expect($toast.get()).toMatchObject({ text: lost.error.message, tone: 'error' })
  expect(page.$cart.get()).toMatchObject({ status: 'ready', groups: [{ id: 1 }] })
})

test('[cart-22] selects lines of several shops, and deselects those of one', async () => {
  serve(shop(1, line(8, 1), line(7, 1)), shop(2, line(6, 1)))
  await open()
  page.select([7], true)
  expect(page.$selected.get()).toEqual([8, 7])
  page.select([6], true)
  expect(page.$selected.get()).toEqual([8, 7, 6])
  page.select([8, 7], false)
  expect(page.$selected.get()).toEqual([6])
})

test('[cart-13] shows a quantity at once and sends it 300 ms after its last change; an error reverts it', async () => {
  vi.useFakeTimers()
  serve(shop(1, line(8, 2)))
  await open()
  const shown = () => page.$cart.get().groups[0]!.details[0]!
  page.setQuantity(shown(), 3)
  await vi.advanceTimersByTimeAsync(299)
  page.setQuantity(shown(), 4)
  await vi.advanceTimersByTimeAsync(299)
  expect(shown().qty).toBe(4)
  expect(sentTo(call, updateEndpoint)).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sentTo(call, updateEndpoint).map(sent => sent.input['qty'])).toEqual([4])
  answerBy(call, { [updateEndpoint]: () => lost, 'GET /buyer/cart': () => lost })
  page.setQuantity(shown(), 9)
  await vi.advanceTimersByTimeAsync(300)
  expect(shown().qty).toBe(4)
  vi.useRealTimers()
})

test('[cart-13] a note is sent 600 ms after its last letter', async () => {
  vi.useFakeTimers()
  serve(shop(1, line(8, 2)))
  await open()
  page.setNote(page.$cart.get().groups[0]!.details[0]!, 'Titip di pos')
  await vi.advanceTimersByTimeAsync(599)
  expect(sentTo(call, updateEndpoint)).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sentTo(call, updateEndpoint).map(sent => sent.input['note'])).toEqual(['Titip di pos'])
  vi.useRealTimers()
})

test('without a connection reverts a rejected quantity, retries a note, and does not leave the page', async () => {
  const listeners: (() => void)[] = []
  vi.stubGlobal(
    'addEventListener',
    (name: string, hear: () => void) => name === 'online' && listeners.push(hear)
  )
  serve(shop(1, line(8, 2)))
  await open()
  const detail = page.$cart.get().groups[0]!.details[0]!
  vi.stubGlobal('navigator', { onLine: false })
  answerBy(call, { 'GET /buyer/cart': () => lost, 'POST /buyer/cart/update/{id}': () => lost })
  page.setQuantity(detail, 5)
  page.setNote(detail, 'pagi')
  await page.checkOut()
  expect(page.$cart.get().groups[0]!.details[0]).toMatchObject({ qty: 2, note: 'pagi' })
  await page.checkOut()
  expect(assign).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  serve(shop(1, line(8, 2)))
  listeners.forEach(hear => hear())
  await page.checkOut()
  expect(sentTo(call, 'POST /buyer/cart/update/{id}').at(-1)?.input).toMatchObject({ id: 8, note: 'pagi' })
  expect(assign).toHaveBeenCalledWith('/checkout')
})

test('[cart-28] restores the selection of available lines when the buyer returns; a new visit starts fresh', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value)
  })
  const arriveBy = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList)
  serve(shop(1, line(3, 1), line(2, 1), line(1, 1)))
  await open()
  page.select([1, 2], true)
  page.select([3], false)
  stop()
  serve(shop(1, line(4, 1), line(2, 1)))
  arriveBy('reload')
  await open()
  expect(page.$selected.get()).toEqual([2])
  stop()
  arriveBy('navigate')
  await open()
  expect(page.$selected.get()).toEqual([4])
  vi.restoreAllMocks()
})

test('[cart-20] a second tap removes nothing more', async () => {
  serve(shop(1, line(2, 1), line(1, 1)))
  await open()
  const [first] = page.$cart.get().groups[0]!.details
  expect(await Promise.all([page.removeLine(first!), page.removeLine(first!)])).toEqual([true, false])
  expect(sentTo(call, updateEndpoint)).toHaveLength(1)
})

test.each([
  ['what was bought meanwhile is no choice any more', '[1]', [6]],
  ['that nothing was selected is one', '[]', []],
  ['what is no list is none', '{"6":1}', [6]]
])('[cart-28] %s', async (_name, stored, chosen) => {
  vi.stubGlobal('sessionStorage', { getItem: () => stored, setItem: () => undefined })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' }
  ] as unknown as PerformanceEntryList)
  serve(shop(1, line(6, 1), line(5, 1)))
  await open()
  expect(page.$selected.get()).toEqual(chosen)
  vi.restoreAllMocks()
})
