import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sendWithProgress } from '#lib/core/api/send-with-progress.ts'
import { forgetRecords, ofPart, readRecords } from '#lib/core/browser/waiting-records.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { expectAccessibleInDark } from '../support/dark.ts'
import { answerBy, answered, held, lost, rejected } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { theOptions } from './complaint-data.ts'

// How far the upload of a photo is; the upload itself: form.browser.test.tsx.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('#lib/core/api/send-with-progress.ts', () => ({ sendWithProgress: vi.fn(() => vi.fn()) }))

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const progressOf = (place: number) =>
  page.getByRole('progressbar', { name: `Mengunggah foto ${place}`, exact: true })
/** The browser reports how much of the photo has left it. */
const report = (share: number): void => vi.mocked(sendWithProgress).mock.lastCall![0](share)

beforeEach(async () => {
  await forgetRecords()
  vi.mocked(call).mockReset()
  vi.mocked(sendWithProgress).mockClear()
  signInMember()
  await page.viewport(360, 740)
})

it('[complaint-18] a photo shows how far its upload is, and begins anew when it is retried', async () => {
  const uploads = [held(), held(), held()]
  let sent = 0
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions()),
    'POST /buyer/transaction/complain/photo/{id}': () => uploads[sent++]!.answer
  })
  await renderFresh(<ComplaintFormPage id="6" />)
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah' }))
  await userEvent.upload(
    page.getByLabelText('Pilih foto'),
    ['a.jpg', 'b.jpg'].map(name => new File([name], name, { type: 'image/jpeg' }))
  )
  await expect.element(progressOf(1)).toHaveAttribute('aria-valuenow', '0')
  report(0.409)
  await expect.element(progressOf(1)).toHaveAttribute('aria-valuenow', '40')
  await expect.element(progressOf(1)).toHaveTextContent('40%')
  // It waits for the first one.
  await expect.element(progressOf(2)).toHaveAttribute('aria-valuenow', '0')
  await expectAccessible('photo that is uploaded')
  await expectAccessibleInDark('photo that is uploaded')
  uploads[0]!.give(lost)
  const retry = page.getByRole('button', { name: 'Coba lagi foto 1' })
  await expect.element(retry).toBeVisible()
  await expect.element(progressOf(1)).not.toBeInTheDocument()
  report(1)
  await expect.element(progressOf(2)).toHaveAttribute('aria-valuenow', '100')
  uploads[1]!.give(answered({ id: 2, photo: picture }))
  // Uploaded photos stand before those that are not.
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi foto 2' }))
  await expect.element(progressOf(2)).toHaveAttribute('aria-valuenow', '0')
  uploads[2]!.give(answered({ id: 1, photo: picture }))
  await expect.poll(() => page.getByAltText(/^Foto terunggah/).elements().length).toBe(2)
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})

it('[complaint-18] a complaint that waits for a photo says when it can be sent', async () => {
  const uploads = [held(), held()]
  let sent = 0
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions()),
    'POST /buyer/transaction/complain/photo/{id}': () => uploads[sent++]!.answer
  })
  await renderFresh(<ComplaintFormPage id="7" />)
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah' }))
  await userEvent.upload(
    page.getByLabelText('Pilih foto'),
    ['a.jpg', 'b.jpg'].map(name => new File([name], name, { type: 'image/jpeg' }))
  )
  await userEvent.click(page.getByRole('button', { name: 'Ajukan Komplain', exact: true }))
  const waiting = page.getByText('Tunggu sampai semua foto terunggah.')
  await expect.element(waiting).toBeVisible()
  uploads[0]!.give(answered({ id: 1, photo: picture }))
  await expect.element(page.getByAltText(/^Foto terunggah/)).toBeVisible()
  await expect.element(waiting).toBeVisible()
  uploads[1]!.give(answered({ id: 2, photo: picture }))
  await expect.element(page.getByText(/^Semua foto sudah terunggah\./)).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
})

it('[complaint-18] a file that the server cannot read takes no place, and is not tried again', async () => {
  const uploads = [held(), held()]
  let sent = 0
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/options/{id}': () => answered(theOptions()),
    'POST /buyer/transaction/complain/photo/{id}': () => uploads[sent++]!.answer
  })
  await renderFresh(<ComplaintFormPage id="8" />)
  await userEvent.click(page.getByRole('radio', { name: 'Barang bermasalah' }))
  await userEvent.upload(
    page.getByLabelText('Pilih foto'),
    ['a.jpg', 'b.jpg'].map(name => new File([name], name, { type: 'image/jpeg' }))
  )
  uploads[0]!.give(rejected('file_not_an_image'))
  const why = page.getByText('Berkas harus berupa gambar JPG, PNG, WebP, atau AVIF.')
  await expect.element(why).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Coba lagi foto/ })).not.toBeInTheDocument()
  uploads[1]!.give(answered({ id: 2, photo: picture }))
  await expect.poll(() => page.getByAltText(/^Foto terunggah/).elements().length).toBe(1)
  await expect.element(page.getByText(/^1\/5 foto/)).toBeVisible()
  await expect.element(why).toBeVisible()
  // A reload would try again what is stored.
  await expect.poll(async () => (await readRecords(ofPart('budi', 'complaint photos'))).length).toBe(0)
  expect(sent).toBe(2)
})
