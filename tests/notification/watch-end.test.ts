import { beforeEach, expect, it, vi } from 'vitest'

type Entries = { isIntersecting: boolean }[]

let told: (entries: Entries) => void
let options: IntersectionObserverInit | undefined
const seen = { observe: vi.fn(), disconnect: vi.fn() }

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = seen.observe
      disconnect = seen.disconnect
      constructor(callback: (entries: Entries) => void, given: IntersectionObserverInit) {
        told = callback
        options = given
      }
    }
  )
})

it('[notification-9] loads more within 50 px of the end of the list, in the bell of its own scroll area', async () => {
  const { watchEnd } = await import('#islands/notification/watch-end.ts')
  const end = {} as Element
  const scroller = {} as Element
  const more = vi.fn()
  const stop = watchEnd(end, scroller, more)
  // Endlessly far above it: jumping past the end counts as reaching it.
  expect(options).toEqual({ root: scroller, rootMargin: '100000px 50px 50px 50px' })
  expect(seen.observe).toHaveBeenCalledWith(end)
  told([{ isIntersecting: false }])
  expect(more).not.toHaveBeenCalled()
  told([{ isIntersecting: false }, { isIntersecting: true }])
  expect(more).toHaveBeenCalledOnce()
  stop()
  expect(seen.disconnect).toHaveBeenCalledOnce()
})
