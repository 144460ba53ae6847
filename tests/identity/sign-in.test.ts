import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import type * as Login from '#lib/identity/store/login.ts'
import type * as Pin from '#lib/identity/store/pin.ts'
import type * as Form from '#lib/identity/store/stored-profile.ts'
import type * as Register from '#lib/identity/store/register.ts'
import type * as Session from '#lib/identity/store/who.ts'
import type * as Toasts from '#lib/core/browser/toasts.ts'
import type * as Verify from '#lib/identity/store/verify-contact.ts'
import type * as Work from '#lib/identity/store/work.ts'

import { countersWith } from '../support/counters.ts'
import { answerOk, answerError, lostConnection, openSite } from '../support/fake-site.ts'

const loginEndpoint = 'POST /auth/login'
const requestEndpoint = 'POST /auth/otp/request'
const checkEndpoint = 'POST /auth/otp/check'
const registerEndpoint = 'POST /auth/register'
const email = 'rina@contoh.id'
const counters = countersWith(0)
const rina = {
  id: 7,
  name: 'Rina',
  uid: 'sealed',
  email,
  phone: '6281300000001',
  phone_verified: true,
  counters
}
const profile = (email_verified: boolean) => () => answerOk({ ...rina, email_verified })
const no = (code: Parameters<typeof answerError>[0]) => () => answerError(code)
const codes = {
  [requestEndpoint]: [() => answerOk({ otp_id: 'id', auth: email, resend_seconds: 30 })],
  [checkEndpoint]: [() => answerOk({ auth: email })]
}

let login: typeof Login
let form: typeof Form
let register: typeof Register
let session: typeof Session
let verify: typeof Verify
let doing: typeof Work
let pin: typeof Pin
let toasts: typeof Toasts
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  login = await import('#lib/identity/store/login.ts')
  register = await import('#lib/identity/store/register.ts')
  form = await import('#lib/identity/store/stored-profile.ts')
  session = await import('#lib/identity/store/who.ts')
  verify = await import('#lib/identity/store/verify-contact.ts')
  doing = await import('#lib/identity/store/work.ts')
  pin = await import('#lib/identity/store/pin.ts')
  toasts = await import('#lib/core/browser/toasts.ts')
})
afterEach(() => void vi.unstubAllGlobals())

/** The form's step once a person is signed in: it leaves unless it has something to offer. */
function stepWhenSignedIn(readStep: () => string): () => string | undefined {
  let step: string | undefined
  session.$session.listen(({ status }) => {
    if (status === 'member') step ??= readStep()
  })
  return () => step
}

test("[identity-24] the passed code of a claimed contact requires its account's password, and then signs in", async () => {
  openSite({
    ...codes,
    [loginEndpoint]: [no('password_unusable'), no('contact_claimed'), no('wrong_password'), profile(true)]
  })
  await login.submitIdentifier(email, 'email')
  await login.switchToCode()
  await login.submitLoginCode('123456')
  expect(login.$login.get().step).toBe('claimed')
  expect(doing.$work.get()).toEqual({ isBusy: false })
  await login.submitPassword('salah')
  expect(login.$login.get().step).toBe('claimed')
  expect(doing.$work.get().error?.code).toBe('wrong_password')
  const step = stepWhenSignedIn(() => login.$login.get().step)
  await login.submitPassword('benar')
  expect(step()).toBe('claimed')
})

test('[identity-135] back from the form and forward again with the same contact requests no other code', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const site = openSite({ ...codes, [loginEndpoint]: [no('account_not_found')] })
  await register.submitNewIdentifier(email)
  await register.confirmNewIdentifier()
  await register.submitRegisterCode('123456')
  register.backInRegister()
  expect(register.$register.get()).toMatchObject({ step: 'identifier', auth: email })
  await register.submitNewIdentifier('RINA@contoh.id')
  expect(register.$register.get().step).toBe('profile')
  expect(site.endpoints().filter(endpoint => endpoint === requestEndpoint)).toHaveLength(1)
  // A reload of the form, and coming from sign-in, have a passed code too.
  register.startRegister('')
  register.backInRegister()
  await register.submitNewIdentifier('lain@contoh.id')
  expect(register.$register.get()).toMatchObject({ step: 'identifier', isConfirming: true })
  await register.submitNewIdentifier(email)
  expect(register.$register.get().step).toBe('profile')
  // After ten minutes it is no longer valid.
  register.backInRegister()
  vi.setSystemTime(Date.now() + 10 * 60_000)
  await register.submitNewIdentifier(email)
  expect(register.$register.get()).toMatchObject({ step: 'identifier', isConfirming: true })
})

test("[identity-24] 'Bukan akun saya' continues the form with the same contact, without another code", async () => {
  openSite({})
  register.registerWithPassedCode(email)
  register.startRegister(email)
  expect(register.$register.get()).toMatchObject({ step: 'profile', auth: email })
  register.startRegister('lain@contoh.id')
  expect(register.$register.get()).toMatchObject({ step: 'identifier', auth: 'lain@contoh.id' })
})

test('signing in with a claimed contact offers to verify it before the form leaves', async () => {
  openSite({ [loginEndpoint]: [no('password_unusable'), profile(false)] })
  await login.submitIdentifier(email, 'email')
  const step = stepWhenSignedIn(() => login.$login.get().step)
  await login.submitPassword('benar')
  expect(step()).toBe('verify')
  expect(login.$login.get().step).toBe('verify')
  login.endLogin()
  expect(login.$login.get().step).toBe('identifier')
})

test('signing in with the verified contact does not offer the other one', async () => {
  openSite({ [loginEndpoint]: [profile(false)] })
  const step = stepWhenSignedIn(() => login.$login.get().step)
  await login.submitIdentifier('081300000001', 'phone')
  expect(step()).toBe('identifier')
})

test('[identity-22] after registration the other contact is offered once, and can be postponed', async () => {
  const site = openSite({ ...codes, [registerEndpoint]: [profile(false)] })
  const step = stepWhenSignedIn(() => register.$register.get().step)
  await register.submitProfile({} as never)
  expect(step()).toBe('verify')
  expect(register.$register.get()).toMatchObject({ step: 'verify', other: email })
  expect(site.session.values.has('registerOtp')).toBe(false)
  register.endRegister()
  expect(register.$register.get().step).toBe('identifier')
})

test('[identity-22] the offered contact is verified with a code and saved', async () => {
  const update = 'POST /buyer/profile/update'
  const site = openSite({ ...codes, [update]: [no('email_taken'), profile(true)] })
  await verify.sendVerifyCode(email)
  expect(site.requests.at(-1)?.body).toMatchObject({ is_register: true, purpose: 'contact', email })
  expect(await verify.submitVerifyCode('123456')).toBe(false)
  expect(doing.$work.get().error?.code).toBe('email_taken')
  expect(await verify.submitVerifyCode('123456')).toBe(true)
  expect(site.requests.at(-1)).toMatchObject({ endpoint: update, body: { email } })
  expect(site.endpoints().filter(endpoint => endpoint === checkEndpoint)).toHaveLength(1)
})

test('a sign-in that was lost after the code passed is retried without another code', async () => {
  const site = openSite({
    ...codes,
    [loginEndpoint]: [no('password_unusable'), lostConnection, profile(true)],
    [checkEndpoint]: [() => answerOk({ auth: email }), no('otp_expired')]
  })
  await login.submitIdentifier('081300000001', 'phone')
  await login.submitLoginCode('123456')
  expect(login.$login.get().step).toBe('code')
  expect(doing.$work.get().error?.code).toBe('offline')
  await login.submitLoginCode('123456')
  expect(session.$session.get().status).toBe('member')
  expect(site.endpoints().filter(endpoint => endpoint === checkEndpoint)).toHaveLength(1)
})

test('[identity-65] a form with an expired verification requests a new code at once and returns with the typed text', async () => {
  openSite({
    ...codes,
    [loginEndpoint]: [no('account_not_found')],
    [registerEndpoint]: [no('grant_required')]
  })
  await register.submitNewIdentifier(email)
  await register.confirmNewIdentifier()
  await register.submitRegisterCode('123456')
  form.storeProfile({ name: 'Rina', email, phone: '081300000001' })
  const passwords = { password: 'rahasia123', password_confirmation: 'rahasia123' }
  register.$typedPasswords.set(passwords)
  await register.submitProfile({} as never)
  expect(register.$register.get()).toMatchObject({ step: 'code', isRenewed: true })
  expect(doing.$work.get()).toEqual({ isBusy: false })
  await register.submitRegisterCode('123456')
  expect(register.$register.get()).toMatchObject({ step: 'profile', isRenewed: false })
  expect(form.storedProfile()).toMatchObject({ name: 'Rina', phone: '081300000001' })
  expect(register.$typedPasswords.get()).toEqual(passwords)
  register.backInRegister()
  expect(register.$typedPasswords.get().password).toBe('')
})

test('[identity-65] if no new code can be sent yet the form stays and says so', async () => {
  openSite({ [requestEndpoint]: [no('otp_wait')], [registerEndpoint]: [no('grant_required')] })
  register.registerWithPassedCode(email)
  register.startRegister(email)
  await register.submitProfile({} as never)
  expect(register.$register.get().step).toBe('profile')
  expect(doing.$work.get().error?.code).toBe('grant_required')
})

test('[identity-35] a PIN that was set elsewhere shows no success message', async () => {
  const endpoint = 'POST /buyer/pin/add'
  const site = openSite({
    [endpoint]: [no('pin_exists'), () => answerOk(null)],
    'GET /buyer/profile': [profile(true)]
  })
  expect(await pin.createPin('135790')).toMatchObject({ code: 'pin_exists', message: 'PIN sudah dibuat.' })
  expect(site.requests[0]?.body).toEqual({ pin: '135790' })
  expect(toasts.$toast.get()).toMatchObject({ text: 'Gagal membuat PIN', tone: 'error' })
  expect(await pin.createPin('135790')).toBeUndefined()
  expect(toasts.$toast.get()).toMatchObject({ text: 'PIN berhasil dibuat', tone: 'success' })
})

test("[identity-4] the form sends a phone a code, requests an email's password, and offers to register", async () => {
  const site = openSite({
    ...codes,
    [loginEndpoint]: [no('password_unusable'), no('password_unusable'), no('account_not_found')]
  })
  await login.submitIdentifier('081300000001', 'phone')
  expect(login.$login.get().step).toBe('code')
  expect(site.requests.at(-1)).toMatchObject({
    endpoint: requestEndpoint,
    body: { type: 'phone', purpose: 'login' }
  })
  login.backToIdentifier()
  await login.submitIdentifier(email, 'email')
  expect(login.$login.get().step).toBe('password')
  login.backToIdentifier()
  await login.submitIdentifier('baru@contoh.id', 'email')
  expect(login.$login.get()).toMatchObject({ step: 'identifier', isUnknown: true })
})

test.each([
  ['login', 'POST /auth/login', () => login.submitPassword('rahasia123'), () => login.$login.get().step],
  [
    'registration',
    registerEndpoint,
    () => register.submitProfile({} as never),
    () => register.$register.get().step
  ]
])('[core-237] a %s that left no cookie signs nobody in and says why', async (_, endpoint, submit, step) => {
  openSite({ [endpoint]: [profile(true)] }, '')
  const before = step()
  expect(await submit()).toBe(false)
  expect(doing.$work.get().error?.message).toMatch(/^Peramban Anda menolak cookie/)
  expect(session.$session.get().status).not.toBe('member')
  expect(step()).toBe(before)
})

test('[core-237] with cookies disabled in the browser, nothing is requested', async () => {
  const site = openSite({ [loginEndpoint]: [profile(true)] })
  vi.stubGlobal('navigator', { cookieEnabled: false })
  expect(await login.submitIdentifier(email, 'email')).toBe(false)
  expect(doing.$work.get().error?.code).toBe('cookies_refused')
  expect(site.requests).toEqual([])
})
