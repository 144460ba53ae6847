import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { forgetRecords } from '#lib/core/browser/waiting-records.ts'
import { call } from '#lib/core/api/call.ts'
import { refreshOptions } from '#lib/complaint/store/form.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { theOptions } from './complaint-data.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

beforeEach(async () => {
  await forgetRecords()
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[complaint-18] a running complaint that takes the place of the form is in view', async () => {
  let open_id: number | null = null
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions({ open_id }))
  })
  // The footer below keeps the page as long as it was.
  const footer = document.body.appendChild(document.createElement('div'))
  footer.style.height = '2000px'
  await renderFresh(<ComplaintFormPage id="6" />)
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah' }))
  window.scrollTo(0, 1000)
  expect(window.scrollY).toBe(1000)
  open_id = 40
  await refreshOptions()
  await expect.element(page.getByRole('link', { name: 'Lihat Komplain' })).toBeVisible()
  await expect.poll(() => window.scrollY).toBe(0)
  footer.remove()
})
