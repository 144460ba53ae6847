import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { storePersonHere } from '#lib/core/browser/person.ts'
import { addRecord, forgetRecords, ofPart, readRecords } from '#lib/core/browser/waiting-records.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'
import { ReceiptDialog } from '#islands/order/ReceiptDialog.tsx'

import { answerBy, answered, held, lost } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'
import { theOptions } from './complaint-data.ts'

// What a receipt leaves of a count: nothing. The count itself: count.browser.test.tsx.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const confirming = 'POST /buyer/transaction/confirm/{id}'
const receipt = dialogNamed('Pesanan Akan Diselesaikan')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const confirm = () => userEvent.click(receipt.getByRole('button', { name: 'Pesanan Diterima' }))

const photosOfBudi = ofPart('budi', 'complaint photos')
const formsWithPhotos = async () =>
  (await readRecords<{ form: string }>(photosOfBudi)).map(({ form }) => form)

beforeEach(async () => {
  await forgetRecords()
  vi.mocked(call).mockReset()
  signInMember()
  storePersonHere('budi')
  history.replaceState(null, '', '/complaint/options/6?hitung=1')
  await page.viewport(360, 740)
})

type Answers = Parameters<typeof answerBy>[1]
const setAnswers = (answers: Answers): void =>
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions()),
    [confirming]: () => answered({ id: 6, status: 'success', counters: budi.counters }),
    ...answers
  })

it('[complaint-25] goods that are received leave no photo, and one on its way does not bring the count back', async () => {
  const left = stayHere()
  const { answer, give } = held()
  setAnswers({ 'POST /buyer/transaction/complain/photo/{id}': () => answer })
  await renderFresh(<ComplaintFormPage id="6" isCount />)
  await userEvent.click(button('Tambah jumlah rusak Semen'))
  await userEvent.upload(page.getByLabelText('Pilih foto'), [
    new File(['a'], 'a.jpg', { type: 'image/jpeg' }),
    new File(['b'], 'b.jpg', { type: 'image/jpeg' })
  ])
  await expect.poll(formsWithPhotos).toHaveLength(2)
  await userEvent.click(button('Kurangi jumlah rusak Semen'))
  await userEvent.click(button('Pesanan Diterima'))
  await confirm()
  await expect.poll(() => left).toEqual(['/order'])
  give(answered({ id: 1, photo: 'data:,' }))
  await expect.poll(formsWithPhotos).toEqual([])
  await expect.element(page.getByText('0/5 foto')).not.toBeInTheDocument()
  expect(readTyped('complaint:6')).toBeUndefined()
})

it('[complaint-25] goods that are received on the page of their order leave neither the count nor its photos', async () => {
  const photo = { clientId: 'x', at: Date.now(), name: 'a', type: 'image/jpeg', bytes: new ArrayBuffer(1) }
  for (const form of ['mine', 'another']) await addRecord(photosOfBudi, { ...photo, form }, 9)
  storeTyped('complaint:6', { clientId: 'mine', kind: 'problem', lines: [[21, 1, 1]] })
  storeTyped('complaint:7', { clientId: 'another', kind: 'problem', lines: [[31, 1, 1]] })
  const left = stayHere()
  setAnswers({ [confirming]: () => lost })
  await renderFresh(<ReceiptDialog orderId={6} onClose={() => undefined} />)
  await confirm()
  await expect.element(receipt.getByText(/^Tidak ada koneksi/)).toBeVisible()
  expect(await formsWithPhotos()).toEqual(['mine', 'another'])
  expect(readTyped('complaint:6')).toBeDefined()
  setAnswers({})
  await confirm()
  await expect.poll(() => left).toEqual(['/order'])
  await expect.poll(formsWithPhotos).toEqual(['another'])
  expect(readTyped('complaint:6')).toBeUndefined()
  expect(readTyped('complaint:7')).toBeDefined()
})
