import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { $consent } from '#lib/core/browser/consent.ts'

import { ConsentPanel } from '#islands/account/ConsentPanel.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, sentTo } from '../support/fake-api.ts'
import { signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'

// 'Izin & Notifikasi': switches that save at once.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const endpoint = 'POST /buyer/consent/update'
const promotions = page.getByRole('switch', { name: 'Promo dan kabar toko' })
const sent = () => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)

beforeEach(() => {
  signInMember({ wants_promotions: true })
  vi.mocked(call).mockReset()
  document.querySelector('[data-consent]')?.remove()
})

it('[identity-206] the switch of promotions saves at once, without a reload', async () => {
  answerBy(vi.mocked(call), { [endpoint]: () => answered(null) })
  await renderFresh(<ConsentPanel />)
  await expect.element(promotions).toBeChecked()
  await expectAccessible('consents')
  await userEvent.click(promotions)
  await expect.element(promotions).not.toBeChecked()
  await userEvent.click(promotions)
  await expect.element(promotions).toBeChecked()
  expect(sent()).toEqual([{ promotions: false }, { promotions: true }])
})

it('[identity-206] a switch that was not saved goes back and says so', async () => {
  answerBy(vi.mocked(call), { [endpoint]: () => lost })
  await renderFresh(<ConsentPanel />)
  await userEvent.click(promotions)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(promotions).toBeChecked()
})

it('[identity-206] analytics have a switch where an address is configured', async () => {
  const analytics = page.getByRole('switch', { name: 'Statistik belanja di perangkat ini' })
  await renderFresh(<ConsentPanel />)
  await expect.element(analytics).not.toBeInTheDocument()
  const banner = document.createElement('div')
  banner.dataset['consent'] = 'https://statistik.example'
  document.body.append(banner)
  await renderFresh(<ConsentPanel />)
  await userEvent.click(analytics)
  expect($consent.get()).toBe('yes')
  await userEvent.click(analytics)
  expect($consent.get()).toBe('no')
})
