import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'

import { ResetPage } from '#islands/identity/ResetPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, codeWait, paste, rightCode } from '../support/fake-codes.ts'
import { becomeGuest } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The code screen of every flow, here of a forgotten password.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const check = 'POST /auth/otp/check'
const request = 'POST /auth/otp/request'
const checked = () => sentTo(vi.mocked(call), check).map(({ input }) => input['otp'])
const intervals = ['setInterval', 'clearInterval', 'Date'] as const

beforeEach(() => {
  becomeGuest()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), codeAnswers)
})

/** The code screen after a code was sent to a phone. */
async function openCode(): Promise<void> {
  await renderFresh(<ResetPage auth="085711110001" />)
  await userEvent.click(page.getByRole('button', { name: 'Kirim Kode Verifikasi' }))
  await expect.element(codeBoxes).toHaveFocus()
}

const firstBox = () => document.querySelector('[data-box]')
const password = page.getByLabelText('Kata sandi baru', { exact: true })
const isPassed = () => expect.element(password).toHaveFocus()

it('[identity-64] Enter says how much of a code is missing, and sends nothing', async () => {
  await openCode()
  await userEvent.keyboard('{Enter}')
  await expect.element(codeBoxes).toHaveAccessibleDescription('Kode OTP harus diisi')
  await userEvent.keyboard('12{Enter}')
  await expect.element(codeBoxes).toHaveAccessibleDescription('Mohon masukkan semua digit')
  await expect.element(codeBoxes).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible('a code that is too short')
  await userEvent.keyboard('3')
  await expect.element(codeBoxes).toHaveAccessibleDescription('Masukkan kode 6 digit')
  expect(checked()).toEqual([])
})

it('[identity-156] a rejected code clears the boxes and moves the caret to the first one', async () => {
  await openCode()
  await userEvent.keyboard('000000')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kode verifikasi tidak valid')
  await expect.element(codeBoxes).toHaveValue('')
  await expect.element(codeBoxes).toHaveFocus()
  await expect.poll(() => firstBox()?.getAttribute('data-box')).toBe('active')
  await expectAccessible('a code that was refused')
  await userEvent.keyboard(rightCode)
  await isPassed()
  expect(checked()).toEqual(['000000', rightCode])
})

it('[identity-64] only a rejected code is cleared: one that did not arrive stays', async () => {
  answerBy(vi.mocked(call), { ...codeAnswers, [check]: () => lost })
  await openCode()
  await userEvent.keyboard(rightCode)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Tidak ada koneksi internet/)
  await expect.element(codeBoxes).toHaveValue(rightCode)
  await expect.element(codeBoxes).toHaveFocus()
})

it('[identity-64] a code is pasted with the message around it; other text is reported', async () => {
  await openCode()
  paste('Halo, kode Anda sudah dikirim')
  await expect.element(codeBoxes).toHaveAccessibleDescription('Kode OTP tidak valid')
  await expect.element(codeBoxes).toHaveValue('')
  await userEvent.keyboard('12')
  paste(`${rightCode} adalah kode verifikasi Anda. Berlaku 5 menit.`)
  await isPassed()
  expect(checked()).toEqual([rightCode])
})

it('[identity-64] the last digit and Enter together send one code', async () => {
  const { answer, give } = held()
  answerBy(vi.mocked(call), { ...codeAnswers, [check]: () => answer })
  await openCode()
  await userEvent.keyboard(`${rightCode}{Enter}`)
  await expect.element(codeBoxes).toHaveAttribute('readonly')
  expect(checked()).toEqual([rightCode])
  give(rejected('otp_expired'))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Kode verifikasi sudah kedaluwarsa. Kirim ulang kode.')
  await expect.element(codeBoxes).toHaveValue('')
})

it('[identity-63] the next code waits as long as the server says, and is shown as a lock after one was sent again', async () => {
  vi.useFakeTimers({ toFake: [...intervals] })
  await openCode()
  const again = page.getByRole('button', { name: 'Kirim ulang kode' })
  await expect.element(page.getByText('Kirim ulang dalam 30 detik')).toBeVisible()
  vi.advanceTimersByTime(29_000)
  await expect.element(page.getByText('Kirim ulang dalam 1 detik')).toBeVisible()
  await expect.element(again).not.toBeInTheDocument()
  vi.advanceTimersByTime(1_000)
  await userEvent.dblClick(again)
  await expect.element(page.getByText('Tunggu 30 detik')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Kode baru sudah dikirim.')
  expect(sentTo(vi.mocked(call), request)).toHaveLength(2)
})

it('[identity-64] another code empties the boxes of what was typed of the one that it replaces', async () => {
  vi.useFakeTimers({ toFake: [...intervals] })
  await openCode()
  await userEvent.keyboard('12')
  vi.advanceTimersByTime(30_000)
  await userEvent.click(page.getByRole('button', { name: 'Kirim ulang kode' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Kode baru sudah dikirim.')
  await expect.element(codeBoxes).toHaveValue('')
  await expect.element(codeBoxes).toHaveAccessibleDescription('Masukkan kode 6 digit')
})

it('[identity-155] a first code that has to wait counts the seconds, announced once', async () => {
  vi.useFakeTimers({ toFake: [...intervals] })
  answerBy(vi.mocked(call), { [request]: () => codeWait(20) })
  await renderFresh(<ResetPage auth="085711110001" />)
  await userEvent.click(page.getByRole('button', { name: 'Kirim Kode Verifikasi' }))
  const seen = page.getByRole('alert').getByText('Kirim ulang dalam 20 detik')
  await expect.element(seen).toBeVisible()
  await expect
    .element(page.getByRole('alert').getByText('Tunggu sebelum meminta kode baru.'))
    .toBeInTheDocument()
  expect(seen.element().closest('[aria-hidden=true]')).not.toBeNull()
  vi.advanceTimersByTime(20_000)
  await expect.element(page.getByText('Kode baru sudah bisa diminta.')).toBeVisible()
})

it('[identity-155] a wait above two minutes is shown in minutes', async () => {
  answerBy(vi.mocked(call), { [request]: () => codeWait(1_790) })
  await renderFresh(<ResetPage auth="085711110001" />)
  await userEvent.click(page.getByRole('button', { name: 'Kirim Kode Verifikasi' }))
  await expect.element(page.getByText('Terlalu banyak kode diminta. Coba lagi dalam 30 menit')).toBeVisible()
  await expectAccessible('a code that has to wait')
})
