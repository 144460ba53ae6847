import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'

import { ExportPanel } from '#islands/account/ExportPanel.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Unduh data saya': requested, made, downloaded.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const none = { status: 'none', requested_at: null, until: null, file: null }
const waiting = { ...none, status: 'waiting', requested_at: '2026-11-24T03:00:00Z' }
const ready = {
  ...waiting,
  status: 'ready',
  until: '2026-11-25T03:00:00Z',
  file: '/files/token/data-saya.zip'
}
const requestEndpoint = 'POST /buyer/export'

/** The server's state of the export. */
let copy: object

/** Answers the export's state, and a request for one. */
function answerExport(answer: () => ReturnType<typeof answered> | ReturnType<typeof rejected>): void {
  answerBy(vi.mocked(call), { 'GET /buyer/export': () => answered(copy), [requestEndpoint]: answer })
}

beforeEach(() => {
  signInMember()
  copy = none
  vi.mocked(call).mockReset()
  answerExport(() => answered((copy = waiting)))
})

const button = page.getByRole('button', { name: 'Unduh data saya' })
const link = page.getByRole('link', { name: 'Unduh ZIP' })

it('[identity-87] an export is requested once, and its file appears when it is ready', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await renderFresh(<ExportPanel />)
  await expect.element(button).toBeEnabled()
  pressTwice(button)
  await expect.element(page.getByRole('status')).toMatchTextContent(/Salinan sedang dibuat\./)
  await expect.element(button).toBeDisabled()
  expect(sentTo(vi.mocked(call), requestEndpoint)).toHaveLength(1)
  copy = ready
  vi.advanceTimersByTime(3_000)
  await expect.element(link).toHaveAttribute('href', ready.file)
  await expect.element(link).toHaveAttribute('download')
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Siap diunduh sampai 25 November 2026/)
  await expect.element(page.getByRole('button', { name: 'Buat salinan baru' })).toBeEnabled()
})

it('[identity-87] a ready export is accessible', async () => {
  copy = ready
  await renderFresh(<ExportPanel />)
  await expect.element(link).toBeVisible()
  await expectAccessible('a copy that is ready')
})

it('[identity-92] a failed export says so, and can be requested again', async () => {
  copy = { ...waiting, status: 'failed' }
  await renderFresh(<ExportPanel />)
  await expect.element(page.getByText('Salinan gagal dibuat. Silakan coba lagi.')).toBeVisible()
  await expectAccessible('a copy that failed')
  await userEvent.click(button)
  await expect.element(page.getByText(/Salinan sedang dibuat\./)).toBeVisible()
  await expectAccessible('a copy that is being made')
})

it('[identity-89] the daily limit is shown beside the button', async () => {
  answerExport(() => rejected('export_limit'))
  await renderFresh(<ExportPanel />)
  await userEvent.click(button)
  await expect
    .element(page.getByText('Anda sudah meminta 3 salinan dalam 24 jam. Coba lagi besok.'))
    .toBeVisible()
  await expect.element(button).toBeEnabled()
  await expectAccessible('a copy that is refused')
})

it('[identity-98] a state that fails to load shows an error and a retry', async () => {
  let isDown = true
  answerBy(vi.mocked(call), {
    'GET /buyer/export': () => (isDown ? rejected('too_many_requests') : answered(none))
  })
  await renderFresh(<ExportPanel />)
  const fault = page.getByRole('alert').filter({ hasText: 'Gagal memuat status salinan data' })
  await expect.element(fault).toBeVisible()
  await expectAccessible('a copy that could not be loaded')
  isDown = false
  await userEvent.click(fault.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(fault).not.toBeInTheDocument()
  await expect.element(button).toBeEnabled()
})
