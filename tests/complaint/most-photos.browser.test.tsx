import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { storePersonHere } from '#lib/core/browser/person.ts'
import { addRecord, forgetRecords, ofPart, readRecords } from '#lib/core/browser/waiting-records.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { answerBy, answered, lost } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { choosePhotos } from './choose-photos.ts'
import { theOptions } from './complaint-data.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

afterEach(() => forgetRecords())

it('[complaint-18] at most twenty photos of one person wait in the browser, and further ones are sent all the same', async () => {
  signInMember()
  storePersonHere('budi')
  const key = ofPart('budi', 'complaint photos')
  const photo = { clientId: 'x', name: 'x', type: 'image/jpeg', bytes: new ArrayBuffer(1), at: Date.now() }
  for (let nth = 0; nth < 18; nth += 1) await addRecord(key, { ...photo, form: 'another' }, 20)
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions()),
    'POST /buyer/transaction/complain/photo/{id}': () => lost
  })
  await renderFresh(<ComplaintFormPage id="6" />)
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah' }))
  const asked = vi.spyOn(IDBIndex.prototype, 'count')
  await choosePhotos('a', 'b', 'c')
  // Each of the three asks for room in a transaction of its own; what is read afterwards waits for those.
  await expect.poll(() => asked.mock.calls.length).toBe(3)
  asked.mockRestore()
  expect(await readRecords(key)).toHaveLength(20)
  await expect.poll(() => page.getByRole('button', { name: /^Coba lagi foto/ }).elements().length).toBe(3)
})
