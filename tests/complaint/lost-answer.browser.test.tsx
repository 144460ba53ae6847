import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import type { ComplaintOptions } from '#lib/complaint/shapes.ts'
import { refreshOptions } from '#lib/complaint/store/form.ts'
import { readTyped, storeTyped } from '#lib/identity/store/typed.ts'

import { ComplaintFormPage } from '#islands/complaint/ComplaintFormPage.tsx'

import { answerBy, answered, held, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { stayHere } from '../support/stay-here.ts'
import { picture } from './choose-photos.ts'
import { theComplaint, theOptions } from './complaint-data.ts'

// A complaint that was made, while its answer was lost.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const reading = 'GET /buyer/transaction/complain/options/{id}'
const making = 'POST /buyer/transaction/complain'
const send = page.getByRole('button', { name: 'Ajukan Komplain', exact: true })
const running = page.getByRole('link', { name: 'Lihat Komplain' })
const stored = {
  clientId: 'c',
  kind: 'problem',
  lines: [[21, 1, 1]],
  reason: 'Tiga sak pecah dan isinya mengeras.',
  solution: 'exchange',
  photos: [{ clientId: 'p', id: 5, address: picture }]
}
const inComplaint = { open_id: 40, kinds: [], may_count: false }

let options: Partial<ComplaintOptions> = {}
type Answers = Parameters<typeof answerBy>[1]
async function open(form: object, make: Answers[string]) {
  storeTyped('complaint:6', { ...stored, ...form })
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    [reading]: () => answered(theOptions(options)),
    [making]: make
  })
  return renderFresh(<ComplaintFormPage id="6" />)
}
const numbers = () => sentTo(vi.mocked(call), making).map(({ input }) => input['client_id'])

beforeEach(async () => {
  vi.mocked(call).mockReset()
  sessionStore.remove('keptToast')
  options = {}
  signInMember()
  await page.viewport(360, 740)
})

it('[complaint-18] tried again it leads to its complaint and says that it was made', async () => {
  const left = stayHere()
  let isLost = true
  await open({}, () => (isLost ? lost : answered(theComplaint())))
  await userEvent.click(send)
  await expect.element(page.getByRole('alert').filter({ hasText: /^Tidak ada koneksi/ })).toBeVisible()
  isLost = false
  // The page hears of the new complaint before the buyer tries again.
  options = inComplaint
  await refreshOptions()
  await expect.poll(() => left).toEqual(['/complaint/40'])
  expect(numbers()).toEqual(['c', 'c'])
  expect(readTyped('complaint:6')).toBeUndefined()
  expect(sessionStore.get('keptToast')).toContain('Komplain berhasil diajukan')
  await expect.element(running).not.toBeInTheDocument()
})

it('[complaint-18] after a reload the form finds its complaint under its number', async () => {
  const left = stayHere()
  options = inComplaint
  await open({ wasSent: true }, () => answered(theComplaint()))
  await expect.poll(() => left).toEqual(['/complaint/40'])
  expect(numbers()).toEqual(['c'])
  expect(readTyped('complaint:6')).toBeUndefined()
})

it('[complaint-18] one that the server never had stays in the form, beside the running one', async () => {
  const left = stayHere()
  options = inComplaint
  await open({ wasSent: true }, () => rejected('complaint_open'))
  await expect.element(running).toHaveAttribute('href', '/complaint/40')
  expect(readTyped('complaint:6')).toMatchObject({ reason: stored.reason, wasSent: false })
  expect(left).toEqual([])
})

it('[complaint-18] it is sought again when the connection is back', async () => {
  const left = stayHere()
  options = inComplaint
  let isLost = true
  await open({ wasSent: true }, () => (isLost ? lost : answered(theComplaint())))
  await expect.element(running).toBeVisible()
  isLost = false
  // Another answer of the order.
  options = { ...inComplaint, note: 'Masih ada komplain yang berjalan untuk pesanan ini.' }
  await refreshOptions()
  await expect.poll(() => left).toEqual(['/complaint/40'])
})

it('[complaint-18] the event of a new complaint before its answer sends nothing twice', async () => {
  const left = stayHere()
  const { answer, give } = held()
  await open({}, () => answer)
  await userEvent.click(send)
  options = inComplaint
  await refreshOptions()
  await expect.element(send).not.toBeInTheDocument()
  give(answered(theComplaint()))
  await expect.poll(() => left).toEqual(['/complaint/40'])
  expect(numbers()).toEqual(['c'])
})

it('[complaint-18] what was not sent is not sent by a running complaint', async () => {
  options = inComplaint
  await open({}, () => answered(theComplaint()))
  await expect.element(running).toBeVisible()
  expect(numbers()).toEqual([])
})
