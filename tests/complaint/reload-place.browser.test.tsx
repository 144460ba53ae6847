import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { storeTyped } from '#lib/identity/store/typed.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { answerBy, answered } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { picture } from './choose-photos.ts'
import { theOptions } from './complaint-data.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

it('[complaint-18] a reload shows the form where it was left, once the form is there', async () => {
  signInMember()
  await page.viewport(360, 740)
  storeTyped('complaint:6', {
    clientId: 'c',
    kind: 'problem',
    lines: [],
    reason: 'Tiga sak pecah dan isinya mengeras.',
    solution: 'exchange',
    photos: [{ clientId: 'p', id: 5, address: picture }]
  })
  const options = Promise.withResolvers<ReturnType<typeof answered>>()
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => options.promise
  })
  history.replaceState({ scroll: 200 }, '', '/complaint/options/6')
  await renderFresh(<ComplaintFormPage id="6" />)
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  options.resolve(answered(theOptions()))
  await expect.element(page.getByRole('textbox', { name: /Alasan/ })).toBeInTheDocument()
  expect(window.scrollY).toBe(200)
})
