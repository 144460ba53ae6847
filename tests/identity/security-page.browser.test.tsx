import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'

import { SecurityPage } from '#islands/identity/SecurityPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, lost, rejected, sentTo } from '../support/fake-api.ts'
import { becomeGuest } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'

// The page behind 'Bukan saya'. What its button does in the end is a journey: it leaves the page.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const endpoint = 'POST /auth/security/disown'
const sent = () => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const button = page.getByRole('button', { name: 'Bukan saya, amankan akun' })

beforeEach(() => {
  becomeGuest()
  vi.mocked(call).mockReset()
  history.replaceState(null, '', '#rahasia')
})

it('[identity-201, identity-200] takes the token out of the address, and sends it only by its button', async () => {
  answerBy(vi.mocked(call), { [endpoint]: () => lost })
  await renderFresh(<SecurityPage />)
  await expect.element(button).toBeEnabled()
  expect(window.location.hash).toBe('')
  expect(sent()).toEqual([])
  await expectAccessible('page of a security link')
  await pressTwice(button)
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(sent()).toEqual([{ token: 'rahasia' }])
  // The token is kept for another try.
  await userEvent.click(button)
  await expect.poll(() => sent().length).toBe(2)
})

it('[identity-202] an unusable or missing token leads to a forgotten password', async () => {
  answerBy(vi.mocked(call), { [endpoint]: () => rejected('security_link_unusable') })
  await renderFresh(<SecurityPage />)
  await userEvent.click(button)
  const way = page.getByRole('link', { name: 'Atur ulang kata sandi' })
  await expect.element(way).toHaveAttribute('href', '/forgot-password')
  await expectAccessible('unusable security link')
  expect(sessionStorage.getItem('securityToken')).toBeNull()
})
