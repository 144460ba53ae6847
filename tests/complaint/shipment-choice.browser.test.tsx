import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { forgetRecords } from '#lib/core/browser/waiting-records.ts'
import { call } from '#lib/core/api/call.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { theOptions } from './complaint-data.ts'

// The shipments of an order in parts that may be called lost.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const part = {
  id: 71,
  name: 'Kiriman 1',
  courier: 'JNE',
  resi: 'RESI-1',
  delivered_at: null,
  from: null,
  lines: [{ id: 21, qty: 1 }]
}

beforeEach(async () => {
  await forgetRecords()
  vi.mocked(call).mockReset()
  signInMember()
  await page.viewport(360, 740)
})

it('[complaint-2] chooses what is late, and shows the day of what is not', async () => {
  const shipments = [
    part,
    { ...part, id: 72, name: 'Kiriman 2', from: '2026-12-05T03:00:00.000Z' },
    { ...part, id: 73, name: 'Kiriman 3', delivered_at: '2026-12-01T03:00:00.000Z' }
  ]
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions({ shipments }))
  })
  await renderFresh(<ComplaintFormPage id="6" />)
  await userEvent.click(page.getByRole('radio', { name: 'Belum sampai', exact: true }))
  const row = (name: RegExp) => page.getByRole('checkbox', { name })
  await expect.element(row(/^Kiriman 1/)).toBeChecked()
  const young = row(/^Kiriman 2 .+Dapat diajukan mulai 05 Desember 2026, setelah perkiraan tiba terlewati\.$/)
  await expect.element(young).toBeDisabled()
  await expect.element(young).not.toBeChecked()
  // The courier may have reported what did not come: it can be chosen, and is not by itself.
  await expect.element(row(/^Kiriman 3/)).toBeEnabled()
  await expect.element(row(/^Kiriman 3/)).not.toBeChecked()
  await expectAccessible('shipments that may be called lost')
})
