import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('#lib/core/api/call.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  call: vi.fn()
}))

// Other tests may already have loaded modules with the real call.
vi.resetModules()
const { call } = await import('#lib/core/api/call.ts')
const { $balanceList, loadMoreBalance, narrowBalance, openBalance, reloadBalance } =
  await import('#lib/money/store/balance-list.ts')

type Answer = Awaited<ReturnType<typeof call>>
const page = (number: number, ids: number[], total: number) =>
  ({
    ok: true,
    value: ids.map(id => ({ id })),
    message: 'OK',
    meta: { page: number, per_page: 12, total, total_pages: Math.ceil(total / 12) }
  }) as unknown as Answer
const lost = {
  ok: false,
  error: { code: 'offline', status: 0, message: 'Tidak ada koneksi' }
} as const satisfies Answer

/** The parts of a browser that the list's address needs; returns the history steps. */
function openBrowser(search: string, state: object | null = null) {
  const steps: string[] = []
  const history = {
    state,
    pushState: (next: object | null, _title: string, address: string) => go('push', next, address),
    replaceState: (next: object | null, _title: string, address = '') => go('replace', next, address)
  }
  const go = (kind: string, next: object | null, address: string) => {
    history.state = next
    steps.push(`${kind} ${address}`.trim())
  }
  vi.stubGlobal('window', { location: { pathname: '/balance', search }, history })
  return { steps, history }
}

let stop = () => {}
let opened = 0
beforeEach(() => vi.mocked(call).mockReset())
afterEach(() => stop())

/** Opens the list at an address that no earlier test opened. */
async function open(answer: Answer, state: object | null = null) {
  opened += 1
  const day = `2026-01-${String(opened).padStart(2, '0')}`
  const browser = openBrowser(`?start_date=${day}`, state)
  vi.mocked(call).mockResolvedValueOnce(answer)
  stop = $balanceList.listen(() => {})
  await openBalance()
  return { ...browser, day }
}
const shown = () => $balanceList.get().entries.map(entry => entry.id)
const sent = () => vi.mocked(call).mock.lastCall?.[1]

it('[money-10] shows a movement that is on two pages once, and sends one request for two', async () => {
  const { history } = await open(page(1, [5, 4, 3], 24))
  expect($balanceList.get().next).toBe('scroll')
  vi.mocked(call).mockResolvedValueOnce(page(2, [3, 2], 24))
  await Promise.all([loadMoreBalance(), loadMoreBalance()])
  expect([shown(), $balanceList.get().next]).toEqual([[5, 4, 3, 2], 'end'])
  expect(call).toHaveBeenCalledTimes(2)
  expect(history.state).toEqual({ pages: 2 })
})

it('[money-10] every page loads by scrolling, the third too', async () => {
  await open(page(1, [5], 48))
  for (const [at, id] of [
    [2, 4],
    [3, 3],
    [4, 2]
  ] as const) {
    expect($balanceList.get().next).toBe('scroll')
    vi.mocked(call).mockResolvedValueOnce(page(at, [id], 48))
    await loadMoreBalance()
  }
  expect([shown(), $balanceList.get().next]).toEqual([[5, 4, 3, 2], 'end'])
})

it('[money-10] a page that fails to load keeps the shown data, and can be retried', async () => {
  await open(page(1, [5], 24))
  vi.mocked(call).mockResolvedValueOnce(lost)
  await loadMoreBalance()
  expect($balanceList.get()).toMatchObject({ more: 'error', moreError: lost.error })
  expect(shown()).toEqual([5])
  vi.mocked(call).mockResolvedValueOnce(page(2, [4], 24))
  await loadMoreBalance()
  expect([shown(), $balanceList.get().more]).toEqual([[5, 4], 'idle'])
})

it('[money-10] a returning reader finds the same number of pages open', async () => {
  await open(page(1, [5], 48), { pages: 3 })
  expect(sent()).toMatchObject({ page: 1, per_page: 36 })
  expect($balanceList.get().next).toBe('scroll')
})

it('[money-10] a choice is a history entry, but replaces the entry of the dialog that it was made in', async () => {
  const { steps, history, day } = await open(page(1, [5], 1))
  vi.mocked(call).mockResolvedValue(page(1, [7], 1))
  narrowBalance({ type: 'debit' })
  history.state = { overlays: 1 }
  narrowBalance({ end: day })
  narrowBalance({ end: day })
  expect(steps).toEqual([
    `push /balance?type=debit&start_date=${day}`,
    `replace /balance?type=debit&start_date=${day}&end_date=${day}`
  ])
  await vi.waitFor(() => expect(shown()).toEqual([7]))
  expect(sent()).toMatchObject({ type: 'debit', start_date: day, end_date: day })
})

it('[money-10] a history that fails to load says why, until it is retried', async () => {
  await open(lost)
  expect($balanceList.get()).toMatchObject({ status: 'error', error: lost.error })
  vi.mocked(call).mockResolvedValueOnce(page(1, [5], 1))
  await reloadBalance()
  expect($balanceList.get()).toMatchObject({ status: 'ready', entries: [{ id: 5 }] })
})
