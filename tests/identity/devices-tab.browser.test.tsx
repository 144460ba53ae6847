import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $isRevoking } from '#lib/identity/store/devices.ts'

import { DevicesTab } from '#islands/identity/DevicesTab.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'
import { pressByTab } from '../support/tab-to.ts'

// 'Aktivitas Login': devices are listed and signed out, and the account's activity is shown.

vi.mock('#lib/core/api/call.ts', async original => ({
  ...(await original<object>()),
  call: vi.fn(),
  clientConfig: () => Promise.reject(new Error('No websocket in component tests'))
}))

const revoke = 'DELETE /auth/session/revoke'
const here = {
  id: 1,
  device: 'Chrome di Android',
  last_activity: '2026-11-24T03:00:00Z',
  is_current_session: true
}
const other = {
  id: 2,
  device: 'Firefox di Windows',
  last_activity: '2026-11-24T02:00:00Z',
  is_current_session: false
}
const signedIn = { id: 11, kind: 'signed_in', device: 'Firefox di Windows', date: '2026-11-24T02:00:00Z' }

type Answers = Parameters<typeof answerBy>[1]
let devices: object[]
let events: object[]

/** Answers like the server, except where a test overrides it. */
function answerDevices(other: Answers = {}): void {
  answerBy(vi.mocked(call), {
    'GET /auth/session': () => answered(devices),
    'GET /auth/activity': () => answered(events),
    [revoke]: ({ session_ids }: { session_ids: number[] }) => {
      devices = [here]
      events = [{ ...signedIn, id: 12, kind: 'session_revoked' }, ...events]
      return answered(session_ids, 'Perangkat telah dikeluarkan')
    },
    ...other
  })
}

beforeEach(() => {
  signInMember()
  devices = [here, other]
  events = [signedIn]
  $isRevoking.set(false)
  vi.mocked(call).mockReset()
  answerDevices()
})

const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Keluar dari/ }) })
const ofOther = page.getByRole('button', { name: /^Keluar dari Firefox di Windows, aktif/ })
const dialog = page.getByRole('dialog', { name: 'Keluar dari perangkat' })
const all = page.getByRole('button', { name: 'Keluar dari semua perangkat' })
const dialogOfAll = page.getByRole('dialog', { name: 'Keluar dari semua perangkat' })
const yes = { name: 'Keluar', exact: true }
const sent = () => sentTo(vi.mocked(call), revoke).map(({ input }) => input)

it('[identity-96] another device is signed out once, after a confirmation', async () => {
  await renderFresh(<DevicesTab />)
  await expect.element(rows.first()).toMatchTextContent(/Perangkat ini/)
  await expect.element(page.getByText('Masuk ke akun')).toBeVisible()
  await expectAccessible('devices')
  await userEvent.click(ofOther)
  await expect.element(dialog).toMatchTextContent(/Firefox di Windows akan dikeluarkan/)
  // Enter chooses the answer that changes nothing.
  await expect.element(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus()
  await expectAccessible('signing a device out')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(ofOther).toHaveFocus()
  expect(sent()).toEqual([])
  await userEvent.click(ofOther)
  pressTwice(dialog.getByRole('button', yes))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(rows).toHaveLength(1)
  await expect.element(page.getByText('Sebuah perangkat dikeluarkan')).toBeVisible()
  expect(sent()).toEqual([{ session_ids: [2] }])
  expect($toast.get()).toMatchObject({ text: 'Perangkat telah dikeluarkan', tone: 'success' })
})

it('[identity-97, identity-139] devices are signed out without a mouse: one, then all, which leads home', async () => {
  const left = stayHere()
  await renderFresh(<DevicesTab />)
  await expect.element(ofOther).toBeVisible()
  await pressByTab(ofOther)
  await pressByTab(dialog.getByRole('button', yes))
  await expect.element(ofOther).not.toBeInTheDocument()
  // The focus moves to the next entry in the device's place.
  await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON')
  await pressByTab(all)
  await pressByTab(dialogOfAll.getByRole('button', yes))
  // A page with a dialog leaves in two steps: the dialog's own history entry first.
  await expect.poll(() => new Set(left)).toEqual(new Set(['/']))
  expect(sent()).toEqual([{ session_ids: [2] }, {}])
})

it('[identity-97] the confirmation for all devices says that this one is included, and stays after a failure', async () => {
  answerDevices({ [revoke]: () => lost })
  await renderFresh(<DevicesTab />)
  await userEvent.click(all)
  await expect
    .element(dialogOfAll)
    .toMatchTextContent(/Semua perangkat akan dikeluarkan, termasuk perangkat ini\. Anda perlu masuk lagi\./)
  await expectAccessible('signing all devices out')
  await userEvent.click(dialogOfAll.getByRole('button', yes))
  await expect
    .poll(() => $toast.get())
    .toMatchObject({ text: expect.stringMatching(/^Tidak ada koneksi internet\./), tone: 'error' })
  await expect.element(dialogOfAll.getByRole('button', yes)).toBeEnabled()
  expect(sent()).toEqual([{}])
})

it('[identity-96] the dialog waits while a device is signed out', async () => {
  const { answer, give } = held()
  answerDevices({ [revoke]: () => answer })
  await renderFresh(<DevicesTab />)
  await userEvent.click(ofOther)
  await userEvent.click(dialog.getByRole('button', yes))
  await expect.element(dialog.getByRole('button', yes)).toBeDisabled()
  give(rejected('session_not_found'))
  await expect.element(dialog.getByRole('button', yes)).toBeEnabled()
  expect($toast.get()).toMatchObject({ text: 'Perangkat tidak ditemukan.', tone: 'error' })
})

it('[identity-98] shows the loading and failed states of its lists', async () => {
  const lists = { devices: held(), activity: held() }
  answerDevices({
    'GET /auth/session': () => lists.devices.answer,
    'GET /auth/activity': () => lists.activity.answer
  })
  await renderFresh(<DevicesTab />)
  await expect.element(page.getByRole('status', { name: 'Memuat perangkat' })).toBeVisible()
  await expectAccessible('devices that are loading')
  lists.devices.give(rejected('too_many_requests'))
  lists.activity.give(rejected('too_many_requests'))
  const faults = ['Gagal memuat daftar perangkat', 'Gagal memuat aktivitas keamanan'].map(text =>
    page.getByRole('alert').filter({ hasText: text })
  )
  for (const fault of faults) await expect.element(fault).toBeVisible()
  await expectAccessible('devices that could not be loaded')
  answerDevices()
  for (const fault of faults) {
    await userEvent.click(fault.getByRole('button', { name: 'Coba lagi' }))
    await expect.element(fault).not.toBeInTheDocument()
  }
  await expect.element(page.getByText('Perangkat ini')).toBeVisible()
  await expect.element(page.getByText('Masuk ke akun')).toBeVisible()
})
