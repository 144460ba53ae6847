import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { pagedList } from '#lib/core/schema/paged-list.ts'
import type { ArticleItem } from '#lib/content/store.ts'

// A browser test measures its position: tests/core/toast-place.browser.test.tsx.
vi.mock('#islands/ui/toast-place.ts', () => ({ standAtTheEnd: () => () => undefined }))

/** The part of an element that the list and the toaster use. */
const element = () => ({
  hidden: false,
  querySelector: () => null,
  setAttribute: vi.fn(),
  removeAttribute: vi.fn(),
  append: vi.fn(),
  replaceChildren: vi.fn(),
  showPopover: vi.fn(),
  hidePopover: vi.fn()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    }
  )
  vi.stubGlobal('window', {
    history: { state: null },
    location: { pathname: '/blog' },
    addEventListener: vi.fn()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[content-16] shows a failure for five seconds', async () => {
  const made: ReturnType<typeof element>[] = []
  const make = () => {
    made.push(element())
    return made.at(-1)
  }
  vi.stubGlobal('document', {
    createElement: make,
    createDocumentFragment: make,
    addEventListener: vi.fn(),
    body: element()
  })
  const { mountToaster } = await import('#islands/ui/toaster.ts')
  const { drawList } = await import('#islands/content/drawn-list.ts')
  mountToaster()
  const [bar] = made
  await vi.advanceTimersByTimeAsync(100)

  const failure = { kind: 'refused', code: 'x', status: 422, message: 'Kata kunci ditolak' }
  const list = pagedList<ArticleItem>(() => Promise.resolve({ ok: false, error: failure } as never), {
    page: 1,
    totalPages: 3
  })
  const parts = new Proxy({}, { get: () => element() }) as Parameters<typeof drawList>[0]['parts']
  const drawn = drawList({ parts, list, without: undefined, hrefOf: page => `/blog?page=${page}` })
  drawn.goOn()
  await vi.advanceTimersByTimeAsync(0)
  expect(bar?.replaceChildren).toHaveBeenCalledWith(expect.anything(), 'Kata kunci ditolak')
  bar?.hidePopover.mockClear()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(bar?.hidePopover).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(bar?.hidePopover).toHaveBeenCalledOnce()
  drawn.stop()
})
