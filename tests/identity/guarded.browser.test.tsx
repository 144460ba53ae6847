import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { loadSession } from '#lib/identity/store/session.ts'
import { $session } from '#lib/identity/store/who.ts'

import { Guarded } from '#islands/identity/Guarded.tsx'

import { budi } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/identity/store/session.ts', async original => ({
  ...(await original<object>()),
  loadSession: vi.fn()
}))

it('[core-236] an unexpected error of a session is logged and shown as ours, with a retry', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  $session.set({ status: 'unknown' })
  const thrown = new TypeError('profile is undefined')
  vi.mocked(loadSession).mockRejectedValueOnce(thrown)
  vi.mocked(loadSession).mockImplementationOnce(async () => $session.set({ status: 'member', profile: budi }))
  await renderFresh(<Guarded skeleton="Memuat">Isi</Guarded>)
  await expect.element(page.getByText(/^Terjadi kesalahan di halaman kami\./)).toBeVisible()
  expect(logged).toHaveBeenCalledWith(thrown)
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }))
  await expect.element(page.getByText('Isi')).toBeVisible()
})

it('[core-291] somebody whom the shell has found is not asked for again', async () => {
  vi.mocked(loadSession).mockReset()
  $session.set({ status: 'member', profile: budi })
  await renderFresh(<Guarded skeleton="Memuat">Isi</Guarded>)
  await expect.element(page.getByText('Isi')).toBeVisible()
  expect(loadSession).not.toHaveBeenCalled()
})
