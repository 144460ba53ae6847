import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type State = { overlays?: number; pages?: number } | null

type Listener = (event: Event) => void

/** Milliseconds until a step of the history arrives. */
let stepMs: number
const assign = vi.fn<(url: string) => void>()

/** A window that calls its listeners in the order in which they came, as Chromium does with capturing ones too. */
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
  /** Somebody follows a link; answers whether that was broken off. */
  follow(url: string): boolean {
    const destination = { url, sameDocument: false }
    const init = { navigationType: 'push', destination, formData: null, downloadRequest: null }
    return this.dispatch('navigate', init).defaultPrevented
  }
}

/** A browser's history of one document: entries are pushed at once, steps arrive later and say popstate. */
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
/** What the page's own listener heard: a list that reads its address on a step. */
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

test("[core-17] 'Kembali' closes the overlay and the page below hears nothing of it", async () => {
  const close = vi.fn()
  closeOnBack(close)
  expect(page.history.state).toEqual({ pages: 3, overlays: 1 })
  page.history.go(-1)
  await pass()
  expect(close).toHaveBeenCalledTimes(1)
  expect(page.history.state).toEqual({ pages: 3 })
  expect(heard).toBe(0)
})

test("[core-17] closing by hand takes the entry back, so that the next 'Kembali' leaves the page", async () => {
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

test('overlays over each other close from the top, one a step', async () => {
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

test("one that takes another's place takes over its entry", async () => {
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

test('one that opens while the step back is under way gets an entry of its own', async () => {
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

test('what the page itself puts into the history meanwhile is left alone', async () => {
  const release = closeOnBack(() => undefined)
  release()
  page.history.pushState({ pages: 1 })
  await pass()
  expect(page.history.state).toEqual({ pages: 1 })
  // One step leads past the entry that is left between them.
  page.history.go(-1)
  await pass()
  expect(page.history.state).toEqual({ pages: 3 })
  expect(heard).toBe(1)
})

test('two that are closed by hand one after the other take only their own entries back', async () => {
  page.history.pushState({ pages: 2 })
  const release = closeOnBack(() => undefined)
  const releaseUpper = closeOnBack(() => undefined)
  releaseUpper()
  await vi.advanceTimersByTimeAsync(2)
  release()
  await pass()
  expect(page.history.state).toEqual({ pages: 2 })
})

test('a step that arrives late is not taken twice: what lies before the page is not reached', async () => {
  page.history.entries = [{ pages: 9 }, { pages: 3 }, { pages: 3, overlays: 1 }]
  page.history.at = 2
  stepMs = 4000
  dropLeftEntries()
  await vi.advanceTimersByTimeAsync(9000)
  expect(page.history.at).toBe(1)
})

test('who leaves from an overlay leaves from the page itself', async () => {
  const close = vi.fn()
  closeOnBack(close)
  expect(page.follow('/cart')).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
  await pass()
  expect(page.history.state).toEqual({ pages: 3 })
  expect(assign.mock.calls).toEqual([['/cart']])
  expect(page.follow('/cart')).toBe(false)
})

test('where a step is never answered the page is left all the same', async () => {
  stepMs = 1_000_000
  closeOnBack(() => undefined)
  expect(page.follow('/cart')).toBe(true)
  await pass()
  expect(assign.mock.calls).toEqual([['/cart']])
  expect(page.follow('/cart')).toBe(false)
})
