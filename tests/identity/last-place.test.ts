import { afterEach, expect, test, vi } from 'vitest'

import { storePlace } from '#lib/core/browser/leaving-place.ts'
import { lastPlace } from '#lib/core/browser/last-place.ts'

import { openSite } from '../support/fake-site.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A tab that leaves this address. */
function leave(site: ReturnType<typeof openSite>, pathname: string, search = '') {
  Object.assign(site.window.location, { pathname, search })
  storePlace()
}

test("[identity-71] sign-in leads back to the tab's previous page, skipping the sign-in pages themselves", () => {
  const site = openSite({})
  expect(lastPlace()).toBe('/')
  leave(site, '/product/semen', '?variant=2')
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) leave(site, path)
  expect(lastPlace()).toBe('/product/semen?variant=2')
})

test('[identity-71] ignores any other stored value', () => {
  const site = openSite({})
  for (const place of ['//evil.example', 'https://evil.example/', '/..//evil.example', 'x']) {
    site.session.values.set('lastPlace', place)
    expect(lastPlace()).toBe('/')
  }
})
