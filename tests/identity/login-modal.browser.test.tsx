import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $toast } from '#lib/core/browser/toasts.ts'
import { $session } from '#lib/identity/store/who.ts'

import { openLogin } from '#islands/identity/login-modal.tsx'

import { answerBy, rejected } from '../support/fake-api.ts'
import { answeredWithCookie, becomeGuest, budi } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(() => {
  becomeGuest()
  vi.mocked(call).mockReset()
  answerBy(vi.mocked(call), {
    'POST /auth/login': ({ password }: { password?: string }) =>
      password ? answeredWithCookie(budi) : rejected('password_unusable')
  })
})

/** A header as the shell renders it: parts for guests are hidden from members, and the other way round. */
async function showHeader(): Promise<void> {
  await renderFresh(
    <header>
      <a href="#logo">Logo</a>
      <div data-for="guest">
        <a href="#masuk">Masuk</a>
        <a href="#daftar">Daftar</a>
      </div>
      <div data-for="member" hidden>
        <button type="button">Budi Santoso</button>
      </div>
    </header>
  )
  const stop = $session.listen(({ status }) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-for]')) {
      element.hidden = (element.dataset['for'] === 'member') !== (status === 'member')
    }
    if (status === 'member') stop()
  })
}

it("[identity-169] signing in over a page is announced, with the focus on the account's button", async () => {
  await showHeader()
  const link = page.getByRole('link', { name: 'Masuk' })
  link.element().focus()
  openLogin()
  await userEvent.fill(page.getByLabelText('Email atau nomor HP'), 'budi@contoh.id')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(page.getByRole('textbox', { name: 'Kata sandi' }), 'Rahasia-123')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Budi Santoso' })).toHaveFocus()
  expect($toast.get()?.text).toBe('Anda masuk sebagai Budi Santoso')
})
