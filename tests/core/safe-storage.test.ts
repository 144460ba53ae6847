import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { dropDraft, storeDraft, readDraft } from '#lib/cart/store/checkout-draft.ts'
import { storeTab, lastTab } from '#lib/order/store/last-tab.ts'
import { storeProfile, storedProfile } from '#lib/identity/store/stored-profile.ts'
import { startRegister } from '#lib/identity/store/register.ts'
import { localStore, sessionStore } from '#lib/core/browser/safe-storage.ts'
import { recentSearches, rememberSearch } from '#lib/search/store/recent-searches.ts'
import { $toast, showStoredToast, toastOnNextPage } from '#lib/core/browser/toasts.ts'

const fail = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const rejecting = { getItem: fail, setItem: fail, removeItem: fail }

/** A storage that works until it is full. */
function storageOf(values: Map<string, string>, isFull = false) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => (isFull ? fail() : values.set(key, value)),
    removeItem: (key: string) => values.delete(key)
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('localStorage', rejecting)
  vi.stubGlobal('sessionStorage', rejecting)
})
afterEach(() => vi.unstubAllGlobals())

test('[core-21] a value that the browser refuses to store stays in the tab, and can be removed', () => {
  sessionStore.set('checkout', 'a')
  localStore.set('checkout', 'b')
  expect([sessionStore.get('checkout'), localStore.get('checkout')]).toEqual(['a', 'b'])
  sessionStore.remove('checkout')
  localStore.remove('checkout')
  expect([sessionStore.get('checkout'), localStore.get('checkout')]).toEqual([null, null])
  expect(window.name).toBe('')
})

test("another page's name for the tab is left alone", () => {
  window.name = 'payment-popup'
  localStore.set('uid', 'x')
  expect(window.name).toBe('payment-popup')
  expect(localStore.get('uid')).toBeNull()
})

test('a full storage keeps the newest value, not the old one', () => {
  const values = new Map([['checkout', 'old']])
  vi.stubGlobal('sessionStorage', storageOf(values, true))
  sessionStore.set('checkout', 'new')
  expect(sessionStore.get('checkout')).toBe('new')
})

test('a value that is no JSON is ignored', () => {
  vi.stubGlobal('localStorage', storageOf(new Map([['recommendations', '{"a":']])))
  expect(localStore.getJson('recommendations')).toBeUndefined()
  expect(recentSearches()).toEqual([])
})

test("[checkout-13] a tab without a checkout of its own continues another tab's newest", () => {
  const [shared, first, second] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>()
  ]
  vi.stubGlobal('localStorage', storageOf(shared))
  vi.stubGlobal('sessionStorage', storageOf(first))
  storeDraft({ lineIds: [7], isBuyNow: true, qty: 10 })
  vi.stubGlobal('sessionStorage', storageOf(second))
  expect(readDraft()).toEqual({ lineIds: [7], isBuyNow: true, qty: 10 })
  storeDraft({ lineIds: [8], isBuyNow: false })
  vi.stubGlobal('sessionStorage', storageOf(first))
  expect(readDraft()).toMatchObject({ lineIds: [7] })
  dropDraft()
  expect(readDraft()).toBeUndefined()
})

test('[core-21] without any storage a person can still register, shop and read messages', () => {
  storeDraft({ lineIds: [7], isBuyNow: false })
  expect(readDraft()).toEqual({ lineIds: [7], isBuyNow: false })
  storeProfile({ name: 'Rina', email: 'r@contoh.id', phone: '0813' })
  expect(storedProfile().name).toBe('Rina')
  expect(() => startRegister('0813')).not.toThrow()
  storeTab('paid')
  expect(lastTab()).toBe('paid')
  rememberSearch('semen')
  expect(recentSearches()).toEqual(['semen'])
  toastOnNextPage('Tersimpan', 'success')
  showStoredToast()
  expect($toast.get()).toMatchObject({ text: 'Tersimpan', tone: 'success' })
})

test.each([
  ['nothing that we know', 'x'],
  ['null', 'null'],
  ['another shape', '{"sent":{"otpId":7},"lineIds":[]}'],
  ['a draft of words', '{"lineIds":["x"]}'],
  ['a list', '[1,"semen"]'],
  ['a code', '{"purpose":"login","asked":"a","sent":{"otpId":"o"},"sentAt":1}']
])('%s in the storage stops no page from starting', async (_name, text) => {
  const names = [
    'uid',
    'otpData',
    'registerData',
    'transactionTab',
    'recommendations',
    'searchTab',
    'checkout'
  ]
  vi.stubGlobal('localStorage', storageOf(new Map(names.map(name => [name, text]))))
  vi.resetModules()
  const [otp, form, draft, tab, recent] = await Promise.all([
    import('#lib/identity/store/otp.ts'),
    import('#lib/identity/store/stored-profile.ts'),
    import('#lib/cart/store/checkout-draft.ts'),
    import('#lib/order/store/last-tab.ts'),
    import('#lib/search/store/recent-searches.ts'),
    import('#lib/identity/store/session.ts')
  ])
  expect(otp.storedCode('login')).toBeUndefined()
  expect(form.storedProfile()).toBeTypeOf('object')
  expect(draft.readDraft()).toBeUndefined()
  expect(tab.lastTab()).toBe('nego')
  expect(recent.recentSearches()).toEqual(text.startsWith('[') ? ['semen'] : [])
})
