import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { forgetAnswers } from '#lib/core/browser/fetched.ts'
import { $session } from '#lib/identity/store/who.ts'

import { ClosingPanel } from '#islands/account/ClosingPanel.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, rejected, sentTo } from '../support/fake-api.ts'
import { codeAnswers, codeBoxes, rightCode } from '../support/fake-codes.ts'
import { signInMember } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Hapus akun': what goes and stays, what stands in the way, the proof, the last button.

const left = vi.hoisted(() => vi.fn())
vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/identity/store/sign-out.ts', () => ({ leaveHere: left }))

const request = 'POST /buyer/account/close'
const free = {
  obstacles: [],
  balance: 0,
  can_give_up: true,
  can_withdraw_rest: true,
  closes_at: '2026-12-11T03:00:00Z'
}
let state: object

beforeEach(() => {
  signInMember()
  forgetAnswers()
  state = free
  left.mockReset()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    'GET /buyer/account/closing': () => answered(state),
    [request]: () => answered({ closes_at: free.closes_at }, 'Akun Anda akan dihapus pada 11 Desember 2026.')
  })
})

const open = page.getByRole('button', { name: 'Hapus akun saya' })
const dialog = page.getByRole('dialog', { name: 'Hapus akun' })
const button = (name: string | RegExp) => dialog.getByRole('button', { name })
const sent = () => sentTo(vi.mocked(call), request).map(({ input }) => input)

it('[closing-13] names what goes and stays, and links to what stands in the way', async () => {
  state = {
    ...free,
    obstacles: [
      { kind: 'orders', count: 2, message: 'Masih ada pesanan yang berjalan.' },
      { kind: 'withdrawals', count: 1, message: 'Masih ada penarikan.' }
    ],
    balance: 75_000,
    can_give_up: false
  }
  await renderFresh(<ClosingPanel />)
  await userEvent.click(open)
  await expect.element(dialog.getByText('Isi chat dan foto yang Anda kirim')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Lihat pesanan' })).toHaveAttribute('href', '/order')
  for (const name of ['Lihat penarikan', 'Tarik saldo'])
    await expect.element(dialog.getByRole('link', { name })).toHaveAttribute('href', '/withdraw')
  await expect.element(dialog.getByText(/Saldo Anda masih Rp\s?75\.000/)).toBeVisible()
  await expect.element(button('Lanjutkan')).not.toBeInTheDocument()
  await expectAccessible('obstacles of a closing')
})

it('[closing-13] with a password: one request however often it is pressed, then the page is left', async () => {
  await renderFresh(<ClosingPanel />)
  await userEvent.click(open)
  await userEvent.click(button('Lanjutkan'))
  await userEvent.click(button(/^Kata sandi/))
  await expectAccessible('last step of a closing')
  await userEvent.click(button('Hapus akun'))
  await expect
    .element(dialog.getByLabelText('Kata sandi', { exact: true }))
    .toHaveAccessibleDescription('Kata sandi wajib diisi')
  expect(sent()).toEqual([])
  await userEvent.fill(dialog.getByLabelText('Kata sandi', { exact: true }), 'rahasia123')
  await pressTwice(button('Hapus akun'))
  await expect.poll(() => left.mock.calls.length).toBe(1)
  expect(sent()).toEqual([{ password: 'rahasia123' }])
  expect(sessionStorage.getItem('keptToast')).toContain('11 Desember 2026')
})

it('[closing-13] keeps what the next page says where the socket ends the session before the answer, which is lost', async () => {
  answerBy(vi.mocked(call), {
    ...codeAnswers,
    'GET /buyer/account/closing': () => answered(state),
    [request]: () => {
      $session.set({ status: 'guest' })
      return rejected('unavailable')
    }
  })
  await renderFresh(<ClosingPanel />)
  await userEvent.click(open)
  await userEvent.click(button('Lanjutkan'))
  await userEvent.click(button(/^Kata sandi/))
  await userEvent.fill(dialog.getByLabelText('Kata sandi', { exact: true }), 'rahasia123')
  await userEvent.click(button('Hapus akun'))
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('keptToast')).toContain('11 Desember 2026')
})

it('[closing-13] with a code, and a rest of Saldo that has to be given up by hand', async () => {
  state = { ...free, balance: 12_500 }
  await renderFresh(<ClosingPanel />)
  await userEvent.click(open)
  await expect
    .element(dialog.getByRole('link', { name: 'Tarik sisa saldo saja' }))
    .toHaveAttribute('href', '/withdraw?rest=1')
  await userEvent.click(button('Lanjutkan'))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Tandai bahwa Anda melepaskan/)
  await userEvent.click(dialog.getByRole('checkbox'))
  await userEvent.click(button('Lanjutkan'))
  await userEvent.click(button(/^WhatsApp/))
  await expect.element(codeBoxes).toHaveFocus()
  await userEvent.keyboard(rightCode)
  await userEvent.click(button('Hapus akun'))
  await expect.poll(() => left.mock.calls.length).toBe(1)
  expect(sent()).toEqual([{ give_up_balance: 12_500 }])
})

it('[closing-13] what stands in the way since then is shown where it can be solved', async () => {
  await renderFresh(<ClosingPanel />)
  await userEvent.click(open)
  await userEvent.click(button('Lanjutkan'))
  await userEvent.click(button(/^Kata sandi/))
  answerBy(vi.mocked(call), {
    'GET /buyer/account/closing': () =>
      answered({ ...free, obstacles: [{ kind: 'orders', count: 1, message: 'Ada pesanan.' }] }),
    [request]: () => rejected('closing_orders_open')
  })
  await userEvent.fill(dialog.getByLabelText('Kata sandi', { exact: true }), 'rahasia123')
  await userEvent.click(button('Hapus akun'))
  await expect.element(dialog.getByRole('link', { name: 'Lihat pesanan' })).toBeVisible()
  expect(left).not.toHaveBeenCalled()
})

it('[closing-13] does not offer to withdraw a rest a second time', async () => {
  state = { ...free, balance: 20_000, can_withdraw_rest: false }
  await renderFresh(<ClosingPanel />)
  await userEvent.click(open)
  await expect.element(dialog.getByRole('checkbox')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: /^Tarik/ })).not.toBeInTheDocument()
})
