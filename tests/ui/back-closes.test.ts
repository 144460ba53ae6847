import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type State = { overlays?: number; pages?: number } | null

type Listener = (event: Event) => void

/** A window that calls its listeners in the order in which they came, as Chromium does with capturing ones too. */
class FakePage {
  readonly history = new FakeHistory(this)
  readonly #listeners: { type: string; listener: Listener }[] = []

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.push({ type, listener })
  }
  dispatch(type: string): void {
    let isStopped = false
    const event = Object.assign(new Event(type), { stopImmediatePropagation: () => (isStopped = true) })
    for (const one of this.#listeners) if (one.type === type && !isStopped) one.listener(event)
  }
}

/** A browser's history of one document: entries are pushed at once, steps arrive later and say popstate. */
class FakeHistory {
  entries: State[] = [{ pages: 3 }]
  at = 0
  readonly page: { dispatch: (type: string) => void }

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
    }, 5)
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
