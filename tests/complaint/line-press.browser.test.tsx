import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { theOptions } from './complaint-data.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(async () => {
  signInMember()
  await page.viewport(360, 740)
})

it('[core-295] a press on the name or the price of a line chooses it, and does not leave the form', async () => {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions())
  })
  await renderFresh(<ComplaintFormPage id="6" />)
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah', exact: true }))
  const box = page.getByRole('checkbox', { name: 'Pilih Semen' })
  await userEvent.click(page.getByText('Semen', { exact: true }).first())
  await expect.element(box).toBeChecked()
  await userEvent.click(box)
  await expect.element(box).not.toBeChecked()
  expect(document.querySelector('main a[href^="/product/"], form a[href^="/product/"]')).toBeNull()
})
