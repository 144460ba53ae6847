import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { ProfilePage } from '#islands/account/ProfilePage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Informasi Pribadi': the name is edited and saved, the contacts are shown.

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn(),
  clientConfig: () => Promise.reject(new Error('No websocket in component tests'))
}))

const update = 'POST /buyer/profile/update'
const sent = () => sentTo(vi.mocked(call), update).map(({ input }) => input)

/** The buyer's data on the server. */
let saved: typeof budi
let answerOfUpdate: (input: { name: string }) => ReturnType<typeof rejected> | typeof lost | undefined

beforeEach(() => {
  saved = signInMember()
  answerOfUpdate = () => undefined
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(saved),
    'GET /buyer/export': () => answered({ status: 'none', requested_at: null, until: null, file: null }),
    'GET /auth/session': () => answered([]),
    'GET /auth/activity': () => answered([]),
    [update]: (input: { name: string }) => {
      const failed = answerOfUpdate(input)
      if (failed) return failed
      saved = { ...saved, ...input }
      return answered(saved, 'Profil berhasil diperbarui')
    }
  })
})

const name = page.getByLabelText('Nama', { exact: true })
const save = page.getByRole('button', { name: 'Simpan Perubahan' })
const tab = (title: string) =>
  page.getByRole('navigation', { name: 'Menu akun' }).getByRole('link', { name: title })

it('[identity-94] only a changed name can be saved, and contacts are read-only', async () => {
  await renderFresh(<ProfilePage />)
  await expect.element(save).toBeDisabled()
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Nomor Telepon' })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('textbox', { name: 'Nomor Telepon' })).toHaveValue('081234567890')
  await expectAccessible('profile')
  await userEvent.fill(name, 'Bu')
  await userEvent.click(save)
  await expect.element(page.getByText('Nama lengkap minimal 3 karakter')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expectAccessible('a name that is too short')
  await userEvent.fill(name, budi.name)
  await expect.element(save).toBeDisabled()
  expect(sent()).toEqual([])
})

it('[identity-94] a failed save keeps the name, and so does switching tabs', async () => {
  answerOfUpdate = () => lost
  const start = window.location.href
  await renderFresh(<ProfilePage />)
  await userEvent.fill(name, 'Budi Baru')
  await userEvent.click(save)
  await expect
    .element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi internet/ }))
    .toBeVisible()
  await expect.element(name).toHaveValue('Budi Baru')
  await userEvent.click(tab('Aktivitas Login'))
  await expect.element(name).not.toBeInTheDocument()
  await userEvent.click(tab('Profile & Keamanan Akun'))
  await expect.element(name).toHaveValue('Budi Baru')
  window.history.replaceState(null, '', start)
})

it('[identity-94] a double click saves the name once', async () => {
  await renderFresh(<ProfilePage />)
  await userEvent.fill(name, 'Budi Baru')
  pressTwice(save)
  await expect.element(save).toBeDisabled()
  await expect.element(name).toHaveValue('Budi Baru')
  expect(sent()).toEqual([{ name: 'Budi Baru' }])
  expect($toast.get()).toMatchObject({ text: 'Profil berhasil diperbarui', tone: 'success' })
})

it('[identity-94] a name that the server rejects is reported at its field', async () => {
  const error = {
    ...rejected('invalid_input').error,
    fields: { name: 'Nama lengkap hanya boleh berisi huruf' }
  }
  answerOfUpdate = () => ({ ok: false, error })
  await renderFresh(<ProfilePage />)
  await userEvent.fill(name, 'Budi Baru')
  await userEvent.click(save)
  await expect.element(name).toHaveAccessibleDescription('Nama lengkap hanya boleh berisi huruf')
})
