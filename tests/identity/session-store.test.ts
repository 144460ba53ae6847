import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as Counters from '#lib/notification/counters.ts'
import type * as Session from '#lib/identity/store/session.ts'
import type * as Who from '#lib/identity/store/who.ts'
import type * as Here from '#lib/identity/store/who-is-here.ts'
import type * as Toasts from '#lib/core/browser/toasts.ts'

import { countersWith } from '../support/counters.ts'
import { answerOk, answerError, lostConnection, openSite } from '../support/fake-site.ts'

const profileEndpoint = 'GET /buyer/profile'
const logoutEndpoint = 'DELETE /auth/logout'
const refreshEndpoint = 'POST /auth/refresh'
const counters = countersWith(3)
const budi = { id: 7, name: 'Budi', uid: 'sealed', counters }
const ani = { id: 8, name: 'Ani', uid: 'another', counters }
const signedIn = () => answerOk(budi)

let store: typeof Session
let who: typeof Who
let here: typeof Here
let counts: typeof Counters
let toasts: typeof Toasts
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  store = await import('#lib/identity/store/session.ts')
  who = await import('#lib/identity/store/who.ts')
  here = await import('#lib/identity/store/who-is-here.ts')
  counts = await import('#lib/notification/counters.ts')
  toasts = await import('#lib/core/browser/toasts.ts')
})
afterEach(() => void vi.unstubAllGlobals())

const personal = [
  'uid',
  'otpData',
  'registerData',
  'transactionTab',
  'recommendations',
  'searchTab',
  'viewed',
  'compare',
  'accountOffer'
]

/** A tab with a signed-in person and all their data in the browser. */
async function signedInTab(routes: Parameters<typeof openSite>[0] = {}) {
  const site = openSite({ [profileEndpoint]: [signedIn], ...routes })
  await store.loadSession()
  expect(who.$session.get().status).toBe('member')
  for (const key of personal) site.local.values.set(key, 'x')
  for (const key of ['pinPrompt', 'registerOtp', 'purchaseSignIn']) site.session.values.set(key, 'x')
  site.local.values.set('theme', 'dark')
  return site
}

/** Another tab's action arrived: the second import ends after the first one's listener. */
const heard = async () => {
  await import('#lib/identity/store/session-loader.ts')
  await new Promise(resolve => setImmediate(resolve))
}

function expectNobody(site: Awaited<ReturnType<typeof signedInTab>>) {
  expect(who.$session.get().status).toBe('guest')
  expect([...site.local.values.keys()]).toEqual(['theme'])
  expect([...site.session.values.keys()]).toEqual([])
  expect(counts.$counters.get().cart).toBe(0)
}

const signOut = async () => (await import('#lib/identity/store/sign-out.ts')).signOut()

/** This tab's event when another one changes the stored uid. */
function hearStorage(
  site: { window: EventTarget },
  change: { oldValue: string | null; newValue: string | null }
) {
  site.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'uid', ...change }))
}

test('[identity-29] signing out removes all personal data and leads home', async () => {
  const site = await signedInTab({ [logoutEndpoint]: [() => answerOk(null)] })
  for (const key of ['checkout', 'begunPurchase']) site.session.values.set(key, 'x')
  await signOut()
  expectNobody(site)
  expect(store.$endedBecause.get()).toBeUndefined()
  expect(site.window.location.assign).toHaveBeenCalledWith('/')
})

test('[identity-29] a session that ended by itself explains why on the page that its person is sent to', async () => {
  const over = () => answerError('session_over')
  await signedInTab({
    [profileEndpoint]: [signedIn, () => answerError('unauthorized')],
    [refreshEndpoint]: [over]
  })
  expect(store.$endedBecause.get()).toBeUndefined()
  await store.loadSession()
  expect(who.$session.get().status).toBe('guest')
  expect(store.$endedBecause.get()).toBe('Sesi Anda sudah berakhir. Silakan masuk lagi.')
})

test('[core-70] the end of a session removes viewed data from the device, even if the request failed', async () => {
  await signedInTab()
  const forget = vi.fn(async (_name: string) => true)
  vi.stubGlobal('caches', { delete: forget })
  store.leave()
  expect(forget.mock.calls).toEqual([['pages'], ['pictures']])
  vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('Refused', 'SecurityError')) })
  expect(() => store.leave()).not.toThrow()
})

/** A browser with all data of its last person: their cookies expired with no tab open. */
function leftBehind(site: ReturnType<typeof openSite>, uid: string) {
  const forget = vi.fn(async (_name: string) => true)
  vi.stubGlobal('caches', { delete: forget })
  for (const key of [...personal, 'checkout', 'theme']) site.local.values.set(key, 'x')
  site.local.values.set('uid', uid)
  return forget
}

test('[identity-29, core-70] a guest finds no data of a person whose session ended with no tab open', async () => {
  const site = openSite({}, '')
  const forget = leftBehind(site, budi.uid)
  await here.findWhoIsHere()
  expectNobody(site)
  expect(store.$endedBecause.get()).toBe('Sesi Anda sudah berakhir. Silakan masuk lagi.')
  expect([forget.mock.calls, site.endpoints()]).toEqual([[['pages'], ['pictures']], []])
})

test('[identity-29] a guest’s data is nobody’s, and stays', async () => {
  const site = openSite({}, '')
  const forget = vi.fn(async () => true)
  vi.stubGlobal('caches', { delete: forget })
  for (const key of ['viewed', 'compare', 'otpData']) site.local.values.set(key, 'x')
  await here.findWhoIsHere()
  await store.loadSession()
  expect([...site.local.values.keys()]).toEqual(['viewed', 'compare', 'otpData'])
  expect(forget).not.toHaveBeenCalled()
})

test('[identity-29] a guest stays a guest if leftover data cannot be cleared now', async () => {
  const site = openSite({}, '')
  leftBehind(site, budi.uid)
  vi.doMock('#lib/identity/store/session.ts', () => {
    throw new Error('No connection')
  })
  await here.findWhoIsHere()
  vi.doUnmock('#lib/identity/store/session.ts')
  expect(who.$session.get().status).toBe('guest')
})

test('[identity-130] a person finds no data of another one who was here before', async () => {
  const site = openSite({ [profileEndpoint]: [() => answerOk(ani)] })
  const forget = leftBehind(site, budi.uid)
  site.session.values.set('begunPurchase', 'x')
  await here.findWhoIsHere()
  expect(who.$session.get()).toMatchObject({ status: 'member', profile: { id: 8 } })
  const counters = JSON.stringify(ani.counters)
  expect(Object.fromEntries(site.local.values)).toEqual({ theme: 'x', uid: ani.uid, counters })
  expect([...site.session.values.keys()]).toEqual([])
  expect(forget.mock.calls).toEqual([['pages'], ['pictures']])
})

test('[identity-130] the same person finds their data again, and a guest who signs in keeps theirs', async () => {
  const site = openSite({ [profileEndpoint]: [signedIn] })
  const forget = leftBehind(site, budi.uid)
  await here.findWhoIsHere()
  expect(site.local.values.get('viewed')).toBe('x')
  site.local.values.delete('uid')
  who.$session.set({ status: 'guest' })
  store.welcome(ani as never)
  expect([site.local.values.get('viewed'), site.local.values.get('uid')]).toEqual(['x', ani.uid])
  expect(forget).not.toHaveBeenCalled()
})

test('[identity-29] signing out without a connection keeps the session and says why', async () => {
  const site = await signedInTab({ [logoutEndpoint]: [lostConnection] })
  await signOut()
  expect(who.$session.get().status).toBe('member')
  expect(site.local.values.has('uid')).toBe(true)
  expect(toasts.$toast.get()?.tone).toBe('error')
})

test('[identity-29] signing out in another tab reaches this one at once', async () => {
  const site = await signedInTab()
  here.watchOtherTabs()
  site.page.cookie = ''
  hearStorage(site, { oldValue: 'x', newValue: null })
  await vi.waitFor(() => expectNobody(site))
  expect(store.$endedBecause.get()).toBe('Sesi Anda sudah berakhir. Silakan masuk lagi.')
})

test('a guest is known without a request, and a likely member stays one if the request fails', async () => {
  const site = openSite({}, '')
  await here.findWhoIsHere()
  expect([who.$session.get().status, site.endpoints()]).toEqual(['guest', []])
  who.$session.set({ status: 'unknown' })
  site.page.cookie = 'signed_in=1'
  vi.doMock('#lib/identity/store/session.ts', () => {
    throw new Error('No connection')
  })
  await here.findWhoIsHere()
  vi.doUnmock('#lib/identity/store/session.ts')
  expect(who.$session.get().status).toBe('unreachable')
})

test("[core-64, identity-29] a page restored by 'Kembali' drops a person who signed out meanwhile", async () => {
  const site = await signedInTab()
  // The other tab cleared the personal data in the browser; nothing informed this one.
  for (const key of personal) site.local.values.delete(key)
  site.page.cookie = ''
  await store.loadSession()
  expectNobody(site)
  expect(store.$endedBecause.get()).toBe('Sesi Anda sudah berakhir. Silakan masuk lagi.')
})

test('[identity-29] a guest’s data stays when another tab signs out', async () => {
  const site = openSite({}, '')
  await store.loadSession()
  site.local.values.set('viewed', 'x')
  here.watchOtherTabs()
  hearStorage(site, { oldValue: 'x', newValue: null })
  await heard()
  expect(site.local.values.get('viewed')).toBe('x')
})

test('[identity-28] signing in again after an ended session enables refreshing again', async () => {
  const site = await signedInTab({
    [profileEndpoint]: [
      signedIn,
      () => answerError('unauthorized'),
      () => answerError('unauthorized'),
      signedIn
    ],
    [refreshEndpoint]: [() => answerError('session_over'), () => answerOk(null)]
  })
  expect(store.$isSigningOut.get()).toBe(false)
  await store.loadSession()
  expectNobody(site)
  site.page.cookie = 'signed_in=1'
  store.welcome(budi as never)
  await store.loadSession()
  expect(who.$session.get().status).toBe('member')
  expect(site.endpoints().filter(endpoint => endpoint === refreshEndpoint)).toHaveLength(2)
})

test('clearing only the storage signs nobody out', async () => {
  const site = await signedInTab()
  here.watchOtherTabs()
  hearStorage(site, { oldValue: 'x', newValue: null })
  await heard()
  expect(who.$session.get().status).toBe('member')
})

test('signing in in another tab reaches this one, and a fresh uid triggers no request', async () => {
  const site = openSite({ [profileEndpoint]: [signedIn] }, '')
  here.watchOtherTabs()
  await store.loadSession()
  expect(who.$session.get().status).toBe('guest')
  site.page.cookie = 'signed_in=1'
  hearStorage(site, { oldValue: null, newValue: 'y' })
  await vi.waitFor(() => expect(who.$session.get().status).toBe('member'))
  hearStorage(site, { oldValue: 'y', newValue: 'sealed' })
  await heard()
  expect(site.endpoints()).toEqual([profileEndpoint])
})

test('[identity-130] another person who signs in in another tab finds no data of the last one here', async () => {
  const site = await signedInTab({ [profileEndpoint]: [signedIn, () => answerOk(ani)] })
  site.session.values.set('checkout', 'x')
  here.watchOtherTabs()
  hearStorage(site, { oldValue: 'sealed', newValue: 'another' })
  await vi.waitFor(() => expect(site.window.location.reload).toHaveBeenCalledOnce())
  expect([...site.session.values.keys()]).toEqual([])
  // Until then the screen still shows the last person's data, and none of it is mixed.
  expect(who.$session.get()).toMatchObject({ profile: { id: 7 } })
})

test('[identity-130] a person who signs in while the last one is being requested is requested afterwards', async () => {
  let bringLast: (answer: Response) => void = () => undefined
  const site = openSite({
    [profileEndpoint]: [() => new Promise(resolve => (bringLast = resolve)), () => answerOk(ani)]
  })
  here.watchOtherTabs()
  const loading = store.loadSession()
  await vi.waitFor(() => expect(site.endpoints()).toEqual([profileEndpoint]))
  hearStorage(site, { oldValue: 'sealed', newValue: 'another' })
  await heard()
  bringLast(answerOk(budi))
  await loading
  await vi.waitFor(() => expect(site.window.location.reload).toHaveBeenCalledOnce())
})

test('[identity-130] tabs of one person do not send requests in a loop, whatever uid their backend returns', async () => {
  const site = await signedInTab({
    [profileEndpoint]: [signedIn, () => answerOk({ ...budi, uid: 'sealed anew' })]
  })
  here.watchOtherTabs()
  site.local.values.set('uid', 'of the other tab')
  hearStorage(site, { oldValue: 'sealed', newValue: 'of the other tab' })
  await vi.waitFor(() => expect(site.endpoints()).toEqual([profileEndpoint, profileEndpoint]))
  await heard()
  expect(site.local.values.get('uid')).toBe('of the other tab')
  expect(site.window.location.reload).not.toHaveBeenCalled()
})

test('[identity-73] signing in over a page notifies its personal parts, loading a page does not', async () => {
  const site = openSite({ [profileEndpoint]: [signedIn] })
  const hear = vi.fn()
  site.window.addEventListener('refresh-home-data', hear)
  await store.loadSession()
  await store.loadSession()
  expect(hear).not.toHaveBeenCalled()
  who.$session.set({ status: 'guest' })
  store.welcome(budi as never)
  expect(hear).toHaveBeenCalledOnce()
  store.welcome({ ...budi, id: 8 } as never)
  expect(hear).toHaveBeenCalledTimes(2)
})

test.each([
  ['a limit', () => answerError('too_many_requests')],
  ['a service that is away', () => answerError('unavailable')],
  ['a lost connection', lostConnection]
])('[identity-28] %s keeps the known person, and the stored data', async (_name, answer) => {
  const site = await signedInTab({
    [profileEndpoint]: [signedIn, () => answerError('unauthorized')],
    [refreshEndpoint]: [answer]
  })
  await store.loadSession()
  expect(who.$session.get().status).toBe('member')
  expect(site.local.values.has('uid')).toBe(true)
})

test('an unanswered first request means unreachable, not guest', async () => {
  openSite({ [profileEndpoint]: [() => answerError('unavailable')] })
  await store.loadSession()
  expect(who.$session.get().status).toBe('unreachable')
})

test('[identity-28] an ended session ends here', async () => {
  const site = await signedInTab({
    [profileEndpoint]: [signedIn, () => answerError('unauthorized')],
    [refreshEndpoint]: [() => answerError('session_over')]
  })
  await store.loadSession()
  expectNobody(site)
})

test('[identity-6] a role that was lost is signed out with a reason', async () => {
  const site = await signedInTab({
    [profileEndpoint]: [signedIn, () => answerError('role_refused')],
    [logoutEndpoint]: [() => answerOk(null)]
  })
  await store.loadSession()
  expectNobody(site)
  expect(site.endpoints()).toContain(logoutEndpoint)
  expect(toasts.$toast.get()).toMatchObject({
    text: 'Akses ditolak. Hanya pembeli dan penjual yang diizinkan',
    tone: 'error'
  })
})

test('a browser that rejects every storage signs in and out', async () => {
  const site = openSite({ [profileEndpoint]: [signedIn], [logoutEndpoint]: [() => answerOk(null)] })
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const rejecting = { getItem: fail, setItem: fail, removeItem: fail }
  vi.stubGlobal('localStorage', rejecting)
  vi.stubGlobal('sessionStorage', rejecting)
  await store.loadSession()
  expect(who.$session.get().status).toBe('member')
  await signOut()
  expect(who.$session.get().status).toBe('guest')
  expect(site.window.name).toBe('')
})

test('[identity-131] an answer that arrives after its session ended restores nobody', async () => {
  let bring: (answer: Response) => void = () => undefined
  const site = await signedInTab({
    [profileEndpoint]: [signedIn, () => new Promise(resolve => (bring = resolve))]
  })
  const loading = store.loadSession()
  await vi.waitFor(() => expect(site.endpoints()).toHaveLength(2))
  store.leave()
  bring(answerOk(budi))
  await loading
  expectNobody(site)
})

test('[chat-34] what a guest wrote in a tab belongs to the person who signs in there, what another person wrote is dropped', async () => {
  const site = openSite({ [profileEndpoint]: [signedIn] })
  const { values } = site.session
  values.set('chatDrafts', '"guest"').set('readyCard', '1').set('begunOwners', '{"readyCard":"another"}')
  await store.loadSession()
  expect(values.get('begunOwners')).toBe('{"chatDrafts":"sealed"}')
  expect([values.get('chatDrafts'), values.has('readyCard')]).toEqual(['"guest"', false])
})
