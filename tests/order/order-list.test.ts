import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const { call } = await import('#lib/core/api/call.ts')
const { $orderList, changeFilter, loadFirst, loadMore, openOrders, showTab } =
  await import('#lib/order/store/order-list.ts')

/** The parts of a browser that the list's address and its last tab need. */
function openBrowser() {
  const stored = new Map<string, string>()
  const location = { pathname: '/order', search: '' }
  const go = (state: unknown, _title: string, address: string) => {
    history.state = state
    location.search = address.slice(address.indexOf('?'))
  }
  const history = { state: null as unknown, pushState: go, replaceState: go }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value)
  })
  vi.stubGlobal('window', { location, history })
  return { stored, location }
}

let browser = openBrowser()
let stop = () => {}
beforeEach(() => {
  browser = openBrowser()
  vi.mocked(call).mockReset()
})
afterEach(() => stop())

/** Opens the list from its address and history, and returns after its first answer. */
async function open(answer: Answer, pages = 1) {
  vi.mocked(call).mockResolvedValueOnce(answer)
  window.history.replaceState({ pages }, '', browser.location.pathname + browser.location.search)
  stop = $orderList.listen(() => {})
  await openOrders()
}

type Answer = Awaited<ReturnType<typeof call>>
const page = (number: number, ids: number[], pages: number) =>
  ({
    ok: true,
    value: ids.map(id => ({ id })),
    message: 'OK',
    meta: { page: number, per_page: 12, total: pages * 12, total_pages: pages }
  }) as unknown as Answer
const lost = {
  ok: false,
  error: { code: 'offline', status: 0, message: 'Tidak ada koneksi' }
} as const satisfies Answer

const shownIds = () => $orderList.get().cards.map(card => card.id)

test('[order-13] shows an order that is on two pages once', async () => {
  await open(page(1, [5, 4, 3], 2))
  vi.mocked(call).mockResolvedValueOnce(page(2, [3, 2], 2))
  await loadMore()
  expect(shownIds()).toEqual([5, 4, 3, 2])
  expect($orderList.get().hasMore).toBe(false)
})

test('two requests for the next page make one call', async () => {
  await open(page(1, [5], 3))
  vi.mocked(call).mockResolvedValueOnce(page(2, [4], 3))
  await Promise.all([loadMore(), loadMore()])
  expect(call).toHaveBeenCalledTimes(2)
})

test('[order-12] another tab starts at its first page, and is stored in storage and address', async () => {
  await open(page(1, [5], 1))
  vi.mocked(call).mockResolvedValueOnce(page(1, [8], 1))
  showTab('cancel')
  await vi.waitFor(() => expect(shownIds()).toEqual([8]))
  expect(call).toHaveBeenLastCalledWith('GET /buyer/transaction', {
    status: 'cancel',
    page: 1,
    per_page: 12
  })
  expect(browser.stored.get('transactionTab')).toBe('cancel')
  expect(browser.location.search).toBe('?tab=cancel')
})

test('drops an answer that newer choices made stale', async () => {
  let answerFirst: (answer: Answer) => void = () => undefined
  await open(page(1, [5], 1))
  vi.mocked(call).mockReturnValueOnce(new Promise(resolve => (answerFirst = resolve)))
  const first = loadFirst()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  vi.mocked(call).mockResolvedValueOnce(page(1, [2], 1))
  changeFilter({ type: 'material' })
  await vi.waitFor(() => expect(shownIds()).toEqual([2]))
  answerFirst(page(1, [1], 1))
  await first
  expect(shownIds()).toEqual([2])
})

test('[order-13] a failed first page clears the list; a failed next page only stops the scrolling', async () => {
  await open(page(1, [5], 2))
  vi.mocked(call).mockResolvedValueOnce(lost)
  await loadMore()
  expect($orderList.get()).toMatchObject({ status: 'ready', hasMore: false, error: lost.error })
  expect(shownIds()).toEqual([5])
  vi.mocked(call).mockResolvedValueOnce(lost)
  await loadFirst()
  expect($orderList.get()).toMatchObject({ status: 'error', cards: [] })
})

test('returning to three open pages loads them at once, and continues with the fourth', async () => {
  await open(page(1, [5], 2), 3)
  expect(call).toHaveBeenLastCalledWith('GET /buyer/transaction', expect.objectContaining({ per_page: 36 }))
  vi.mocked(call).mockResolvedValueOnce(page(4, [1], 4))
  await loadMore()
  expect(call).toHaveBeenLastCalledWith(
    'GET /buyer/transaction',
    expect.objectContaining({ page: 4, per_page: 12 })
  )
})
