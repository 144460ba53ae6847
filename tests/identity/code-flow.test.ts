import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as Flow from '#lib/identity/store/code-flow.ts'
import type * as Login from '#lib/identity/store/login.ts'
import type * as Otp from '#lib/identity/store/otp.ts'
import type * as Profile from '#lib/identity/store/profile-form.ts'
import type * as Register from '#lib/identity/store/register.ts'
import type * as Reset from '#lib/identity/store/reset.ts'
import type * as Secrets from '#lib/identity/store/secrets.ts'
import type * as Verify from '#lib/identity/store/verify-contact.ts'
import type * as Work from '#lib/identity/store/work.ts'

import { answerOk, answerError, answerWordless, lostConnection, openSite } from '../support/fake-site.ts'

const requestEndpoint = 'POST /auth/otp/request'
const checkEndpoint = 'POST /auth/otp/check'
const resetEndpoint = 'PUT /auth/password/reset'
const loginEndpoint = 'POST /auth/login'
const phone = '081300000001'
const auth = '6281300000001'
const sent = (otp_id = 'id', resend_seconds = 30) => answerOk({ otp_id, auth, resend_seconds })
const passed = () => answerOk({ auth })
const codes = { [requestEndpoint]: [() => sent()], [checkEndpoint]: [passed] }
const no = (code: Parameters<typeof answerError>[0]) => () => answerError(code)
const wait = (retry_after: number) =>
  new Response(
    JSON.stringify({
      success: false,
      status: 429,
      message: `Tunggu ${retry_after} detik`,
      data: null,
      meta: null,
      error: { code: 'otp_wait', retry_after }
    }),
    { status: 429 }
  )

let flow: typeof Flow
let login: typeof Login
let otp: typeof Otp
let profile: typeof Profile
let register: typeof Register
let reset: typeof Reset
let secrets: typeof Secrets
let verify: typeof Verify
let doing: typeof Work
beforeEach(async () => {
  vi.resetModules()
  vi.doUnmock('#lib/core/api/call.ts')
  flow = await import('#lib/identity/store/code-flow.ts')
  login = await import('#lib/identity/store/login.ts')
  otp = await import('#lib/identity/store/otp.ts')
  profile = await import('#lib/identity/store/profile-form.ts')
  register = await import('#lib/identity/store/register.ts')
  reset = await import('#lib/identity/store/reset.ts')
  secrets = await import('#lib/identity/store/secrets.ts')
  verify = await import('#lib/identity/store/verify-contact.ts')
  doing = await import('#lib/identity/store/work.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const message = () => doing.$work.get().error?.message

describe('the actions of a form', () => {
  test('run one at a time: a second click does nothing', async () => {
    const site = openSite({ ...codes })
    const [first, second] = await Promise.all([verify.sendVerifyCode(phone), verify.sendVerifyCode(phone)])
    expect([first, second, site.endpoints()]).toEqual([true, false, [requestEndpoint]])
  })

  test('are ignored once the form was closed', async () => {
    openSite({ [requestEndpoint]: [no('otp_wait')] })
    const sending = verify.sendVerifyCode(phone)
    flow.leaveCode()
    expect(await sending).toBe(false)
    expect(doing.$work.get()).toEqual({ isBusy: false })
  })
})

describe('the next code', () => {
  test('[identity-63] waits as long as the server says, and was sent again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    openSite({ [requestEndpoint]: [() => sent('one'), () => sent('two', 60)] })
    await reset.sendResetCode(phone)
    expect(flow.$code.get()).toMatchObject({ isAgain: false, sent: { resendAt: Date.now() + 30_000 } })
    await flow.resendCode()
    expect(flow.$code.get()).toMatchObject({
      isAgain: true,
      sent: { otpId: 'two', resendAt: Date.now() + 60_000 }
    })
  })

  test('[identity-63] that is requested too early keeps the previous one, with the remaining wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    openSite({ [requestEndpoint]: [() => sent(), () => wait(45)] })
    await reset.sendResetCode(phone)
    reset.backInReset()
    await reset.sendResetCode(phone)
    expect(reset.$reset.get().step).toBe('code')
    expect(flow.$code.get()?.sent).toMatchObject({ otpId: 'id', resendAt: Date.now() + 45_000 })
  })

  test('[identity-155] that was rejected for its wait says until when, and nothing was sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    openSite({ [requestEndpoint]: [() => wait(45), () => sent(), () => wait(20)] })
    await verify.sendVerifyCode(phone)
    expect(doing.$work.get().error?.details).toMatchObject({ resend_at: Date.now() + 45_000 })
    await verify.sendVerifyCode(phone)
    await flow.resendCode()
    expect(flow.$code.get()).toMatchObject({ isAgain: false, sent: { resendAt: Date.now() + 30_000 } })
  })

  test('resumes the registration code after a reload', async () => {
    openSite({
      ...codes,
      [requestEndpoint]: [() => sent('one'), () => sent('two')],
      [loginEndpoint]: [no('account_not_found')]
    })
    await register.submitNewIdentifier(phone)
    await register.confirmNewIdentifier()
    await flow.resendCode()
    flow.leaveCode()
    register.startRegister('')
    expect(register.$register.get().step).toBe('code')
    expect(flow.$code.get()?.sent.otpId).toBe('two')
  })

  test.each([
    ['a registration', () => register.startRegister, () => register.$register.get()],
    ['a reset', () => reset.startReset, () => reset.$reset.get()]
  ])(
    '[identity-14] of %s is forgotten when a link starts over: a reload does not return to it',
    async (_, start, shown) => {
      openSite({ ...codes, [loginEndpoint]: [no('account_not_found')] })
      await register.submitNewIdentifier(phone)
      await register.confirmNewIdentifier()
      if (start() === reset.startReset) await reset.sendResetCode(phone)
      flow.leaveCode()
      start()('lain@contoh.id')
      const arrival = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as never)
      start()('lain@contoh.id')
      arrival.mockRestore()
      expect(shown()).toMatchObject({ step: 'identifier', auth: 'lain@contoh.id' })
      expect(flow.$code.get()).toBeUndefined()
    }
  )
})

describe('a forgotten password', () => {
  test('[identity-40] goes contact, code, password, and back to the contact from both', async () => {
    const site = openSite({ ...codes, [resetEndpoint]: [() => answerOk(null)] })
    reset.startReset(phone)
    expect(reset.$reset.get()).toMatchObject({ step: 'identifier', auth: phone })
    expect(reset.backInReset()).toBe(false)
    await reset.sendResetCode(phone)
    expect(site.requests[0]?.body).toEqual({
      type: 'phone',
      phone: auth,
      is_register: false,
      purpose: 'reset'
    })
    expect(reset.backInReset()).toBe(true)
    expect(reset.$reset.get()).toMatchObject({ step: 'identifier', auth: phone })
    await reset.sendResetCode(phone)
    await reset.submitResetCode('123456')
    expect(reset.$reset.get().step).toBe('password')
    expect(reset.backInReset()).toBe(true)
    expect(reset.$reset.get().step).toBe('identifier')
  })

  test('[identity-40] saves the new password and stores the data for the next page', async () => {
    const site = openSite({ ...codes, [resetEndpoint]: [() => answerOk(null)] })
    await reset.sendResetCode(phone)
    await reset.submitResetCode('123456')
    expect(await reset.saveNewPassword('baru-12345')).toBe(true)
    expect(site.requests.at(-1)).toMatchObject({
      endpoint: resetEndpoint,
      body: { phone, new_password: 'baru-12345' }
    })
    expect(site.session.values.get('keptToast')).toContain('success')
    expect(site.session.values.has('resetOtp')).toBe(false)
  })

  test('resumes after a reload, with the code and then with the password', async () => {
    openSite(codes)
    await reset.sendResetCode(phone)
    reset.startReset('')
    expect(reset.$reset.get()).toMatchObject({ step: 'code', auth: phone })
    await reset.submitResetCode('123456')
    reset.startReset(phone)
    expect(reset.$reset.get()).toMatchObject({ step: 'password', auth: phone })
    reset.startReset('lain@contoh.id')
    expect(reset.$reset.get()).toMatchObject({ step: 'identifier', auth: 'lain@contoh.id' })
  })

  test('[identity-65] with an expired verification requests a new code at once', async () => {
    openSite({ ...codes, [resetEndpoint]: [no('grant_required')] })
    await reset.sendResetCode(phone)
    await reset.submitResetCode('123456')
    expect(await reset.saveNewPassword('baru-12345')).toBe(false)
    expect(reset.$reset.get()).toMatchObject({ step: 'code', isRenewed: true })
  })
})

describe('error texts', () => {
  test('[identity-70] fall back to the text of the step if an answer has none', async () => {
    openSite({
      [requestEndpoint]: [answerWordless, answerWordless, () => sent(), answerWordless],
      [checkEndpoint]: [answerWordless, passed],
      [loginEndpoint]: [answerWordless],
      [resetEndpoint]: [answerWordless],
      'POST /auth/register': [answerWordless],
      'POST /buyer/password/update': [answerWordless],
      'POST /buyer/pin/update': [answerWordless],
      'POST /buyer/profile/update': [answerWordless]
    })
    await reset.sendResetCode(phone)
    expect(message()).toBe('Gagal mengirim OTP')
    await verify.sendVerifyCode(phone)
    expect(message()).toBe('Gagal mengirim kode OTP')
    await login.switchToCode()
    expect(message()).toBe('Tipe autentikasi tidak valid')
    await reset.sendResetCode(phone)
    await flow.resendCode()
    expect(message()).toBe('Gagal mengirim ulang OTP')
    await reset.submitResetCode('123456')
    expect(message()).toBe('Verifikasi OTP gagal')
    await login.submitLoginCode('123456')
    expect(message()).toBe('Login gagal setelah verifikasi OTP')
    await login.submitPassword('rahasia123')
    expect(message()).toBe('Login gagal. Silakan coba lagi.')
    await reset.saveNewPassword('baru-12345')
    expect(message()).toBe('Gagal mengatur ulang password')
    await register.submitProfile({} as never)
    expect(message()).toBe('Terjadi kesalahan saat mendaftar')
    const form = { old: '', secret: 'baru-12345', confirmation: 'baru-12345' }
    await secrets.changeSecret('password', form)
    expect(message()).toBe('Gagal mengubah password')
    await secrets.changeSecret('pin', form)
    expect(message()).toBe('Gagal mengubah PIN')
    await verify.saveNewContact('phone', phone)
    expect(message()).toBe('Gagal memperbarui profil')
    expect((await profile.saveName('Budi Baru'))?.message).toBe('Gagal memperbarui profil')
  })

  test('[identity-70] for a code with an unreadable answer', async () => {
    openSite({ [requestEndpoint]: [() => new Response('<html>')] })
    await reset.sendResetCode(phone)
    expect(message()).toBe('Terjadi kesalahan saat mengirim OTP')
  })

  test('[identity-66] for a role appear in the form where it was tried', async () => {
    openSite({ [loginEndpoint]: [no('role_refused')] })
    await login.submitPassword('rahasia123')
    expect(message()).toBe('Akses ditolak. Anda tidak memiliki izin untuk mengakses aplikasi ini')
  })
})

describe('changing a password or PIN', () => {
  const endpoint = 'POST /buyer/password/update'
  const form = { old: 'lama', secret: 'baru-12345', confirmation: 'baru-12345' }

  test('[identity-67] sends the old one only if it was requested, and reports success', async () => {
    const { $toast } = await import('#lib/core/browser/toasts.ts')
    const site = openSite({ [endpoint]: [() => answerOk(null)] })
    expect(await secrets.changeSecret('password', form)).toBe(true)
    expect(await secrets.changeSecret('password', { ...form, old: '' })).toBe(true)
    expect(site.requests.map(one => one.body)).toEqual([
      { old_password: 'lama', password: 'baru-12345', password_confirmation: 'baru-12345' },
      { password: 'baru-12345', password_confirmation: 'baru-12345' }
    ])
    expect($toast.get()).toMatchObject({ text: 'Password berhasil diubah', tone: 'success' })
  })

  test('[identity-68] shows a rejected old PIN at its own field', async () => {
    const rejected = { code: 'pin_wrong', fields: { old_pin: 'PIN salah.' } }
    const body = {
      success: false,
      status: 422,
      message: 'PIN salah.',
      data: null,
      meta: null,
      error: rejected
    }
    openSite({ 'POST /buyer/pin/update': [() => new Response(JSON.stringify(body), { status: 422 })] })
    expect(await secrets.changeSecret('pin', form)).toBe(false)
    expect(doing.$work.get().error?.fields).toEqual({ old: 'PIN salah.' })
  })

  test('keeps the form without a connection', async () => {
    openSite({ [endpoint]: [lostConnection] })
    expect(await secrets.changeSecret('password', form)).toBe(false)
    expect(doing.$work.get()).toMatchObject({ isBusy: false, error: { code: 'offline' } })
  })
})

test('[identity-75] from the code to the password and back keeps the contact', async () => {
  openSite({ ...codes, [loginEndpoint]: [no('password_unusable')] })
  await login.submitIdentifier(phone, 'phone')
  login.switchToPassword()
  expect(login.$login.get()).toMatchObject({ step: 'password', auth: phone })
  await login.switchToCode()
  expect(login.$login.get()).toMatchObject({ step: 'code', auth: phone })
  expect(otp.storedCode('login')).toMatchObject({ asked: phone })
})
