import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as CategoryStore from '#lib/catalogue/category-store.ts'

import { answerWordless, openSite } from '../support/fake-site.ts'

let store: typeof CategoryStore
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  store = await import('#lib/catalogue/category-store.ts')
})
afterEach(() => vi.unstubAllGlobals())

test('[catalogue-14] a menu that fails without a message says what could not be loaded', async () => {
  openSite({ 'GET /buyer/category': [answerWordless] })
  const stop = store.$categories.listen(() => undefined)
  store.wantCategories()
  await expect.poll(() => store.$categories.get().error?.message).toBe('Gagal memuat kategori.')
  stop()
})
