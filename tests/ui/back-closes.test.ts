import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type State = { overlays?: number; pages?: number } | null

type Listener = (event: Event) => void

/** Milliseconds until a history step arrives. */
let stepMs: number
const assign = vi.fn<(url: string) => void>()

/**
 * A window that calls its listeners in the order in which they were added, as Chromium does with capturing ones too.
 */
class FakePage {
  readonly history = new FakeHistory(this)
  readonly location = { assign }
  readonly navigation = {
    addEventListener: (type: string, listener: Listener) => this.addEventListener(type, listener)
  }
  readonly #listeners: { type: string; listener: Listener }[] = []

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener })
  }
  dispatch(type: string, init: object = {}): Event {
    let isStopped = false
    const stopImmediatePropagation = () => (isStopped = true)
    const event = Object.assign(new Event(type, { cancelable: true }), { stopImmediatePropagation, ...init })
    for (const one of this.#listeners) if (one.type === type && !isStopped) one.listener(event)
    return event
  }
  /** Follows a link; returns whether that was interrupted. */
  follow(url: string): boolean {
    const destination = { url, sameDocument: false }
    const init = { navigationType: 'push', destination, formData: null, downloadRequest: null }
    return this.dispatch('navigate', init).defaultPrevented
  }
}

/** A browser's history of one document: entries are pushed at once, steps arrive later with popstate. */
class FakeHistory {
  entries: State[] = [{ pages: 3 }]
  at = 0
  readonly page: { dispatch: (type: string) => Event }

  constructor(page: FakeHistory['page']) {
    this.page = page
  }
  get state(): State {
    return this.entries[this.at] ?? null
  }
  pushState(state: State): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state]
    this.at += 1
  }
  go(steps: number): void {
    setTimeout(() => {
      this.at = Math.max(0, this.at + steps)
      this.page.dispatch('popstate')
    }, stepMs)
  }
}

let page: FakePage
let closeOnBack: (close: () => void) => () => void
let dropLeftEntries: () => void
let hearSteps: () => void
/** The calls of the page's own listener: a list that reads its address on a step. */
let heard: number

beforeEach(async () => {
  vi.useFakeTimers()
  page = new FakePage()
  stepMs = 5
  assign.mockClear()
  vi.stubGlobal('window', page)
  heard = 0
  vi.resetModules()
  ;({ closeOnBack, dropLeftEntries, hearSteps } = await import('#islands/ui/back-closes.ts'))
  hearSteps()
  page.addEventListener('popstate', () => (heard += 1))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = () => vi.advanceTimersByTimeAsync(2000)

test("[core-17] 'Kembali' closes the overlay, and the page below does not notice", async () => {
  const close = vi.fn()
  closeOnBack(close)
  expect(page.history.state).toEqual({ pages: 3, overlays: 1 })
  page.history.go(-1)
  await pass()
  expect(close).toHaveBeenCalledTimes(1)
  expect(page.history.state).toEqual({ pages: 3 })
  expect(heard).toBe(0)
})

test("[core-17] closing by hand removes the entry, so that the next 'Kembali' leaves the page", async () => {
  const close = vi.fn()
  const release = closeOnBack(close)
  release()
  release()
  await pass()
  expect([page.history.at, page.history.state]).toEqual([0, { pages: 3 }])
  expect(close).toHaveBeenCalledTimes(0)
  expect(heard).toBe(0)
  page.history.go(-1)
  await pass()
  expect(heard).toBe(1)
})

test('stacked overlays close from the top, one per step', async () => {
  const closed: string[] = []
  closeOnBack(() => closed.push('list'))
  closeOnBack(() => closed.push('form'))
  page.history.go(-1)
  await pass()
  expect(closed).toEqual(['form'])
  page.history.go(-1)
  await pass()
  expect(closed).toEqual(['form', 'list'])
  expect(page.history.at).toBe(0)
})

test('an overlay that replaces another takes over its entry', async () => {
  const release = closeOnBack(() => undefined)
  release()
  const close = vi.fn()
  closeOnBack(close)
  await pass()
  expect([page.history.at, page.history.entries.length]).toEqual([1, 2])
  page.history.go(-1)
  await pass()
  expect(close).toHaveBeenCalledTimes(1)
})

test('an overlay that opens during the step back gets an entry of its own', async () => {
  closeOnBack(() => undefined)()
  await vi.advanceTimersByTimeAsync(52)
  const close = vi.fn()
  closeOnBack(close)
  await pass()
  expect(page.history.state).toEqual({ pages: 3, overlays: 1 })
  page.history.go(-1)
  await pass()
  expect(close).toHaveBeenCalledTimes(1)
  expect(page.history.at).toBe(0)
})

test('after a reload, and going forward to a closed overlay, the page itself is shown', async () => {
  page.history.pushState({ pages: 3, overlays: 1 })
  dropLeftEntries()
  await pass()
  expect(page.history.state).toEqual({ pages: 3 })
  page.history.go(1)
  await pass()
  expect(page.history.state).toEqual({ pages: 3 })
})

test("leaves alone the page's own history entries", async () => {
  const release = closeOnBack(() => undefined)
  release()
  page.history.pushState({ pages: 1 })
  await pass()
  expect(page.history.state).toEqual({ pages: 1 })
  // One step skips the remaining entry between them.
  page.history.go(-1)
  await pass()
  expect(page.history.state).toEqual({ pages: 3 })
  expect(heard).toBe(1)
})

test('two overlays that are closed by hand in sequence remove only their own entries', async () => {
  page.history.pushState({ pages: 2 })
  const release = closeOnBack(() => undefined)
  const releaseUpper = closeOnBack(() => undefined)
  releaseUpper()
  await vi.advanceTimersByTimeAsync(2)
  release()
  await pass()
  expect(page.history.state).toEqual({ pages: 2 })
})

test('a late step is not applied twice: the page before is not reached', async () => {
  page.history.entries = [{ pages: 9 }, { pages: 3 }, { pages: 3, overlays: 1 }]
  page.history.at = 2
  stepMs = 4000
  dropLeftEntries()
  await vi.advanceTimersByTimeAsync(9000)
  expect(page.history.at).toBe(1)
})

test('leaving from an overlay leaves from the page itself', async () => {
  const close = vi.fn()
  closeOnBack(close)
  expect(page.follow('/cart')).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
  await pass()
  expect(page.history.state).toEqual({ pages: 3 })
  expect(assign.mock.calls).toEqual([['/cart']])
  expect(page.follow('/cart')).toBe(false)
})

test('leaves the page even if a step is never answered', async () => {
  stepMs = 1_000_000
  closeOnBack(() => undefined)
  expect(page.follow('/cart')).toBe(true)
  await pass()
  expect(assign.mock.calls).toEqual([['/cart']])
  expect(page.follow('/cart')).toBe(false)
})
