import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'

import { ComplaintPage } from '#islands/complaint/ComplaintPage.tsx'

import { answerBy, answered, lost } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { aMessage, theComplaint } from './complaint-data.ts'

// Photos whose addresses have expired while their page stayed open.

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const reading = 'GET /buyer/transaction/complain/{id}'
const discussing = 'GET /buyer/transaction/complain/discussion/{id}'
/** An address that works, and differs from other ones. */
const valid = (which: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${which}" width="1" height="1"/>`
const expired = (which: string) => `data:image/svg+xml,expired-${which}`
const photo = page.getByRole('button', { name: /^Perbesar/ })
const source = () => photo.element().querySelector('img')?.getAttribute('src')
const isShown = () => (photo.element().querySelector('img')?.naturalWidth ?? 0) > 0
const gone = page.getByText('Foto gagal dimuat.')
const meta = { page: 1, per_page: 12, total: 14, total_pages: 2 }

/** Each test has a complaint of its own: the store remembers the last one. */
let id = 300
type Answers = Parameters<typeof answerBy>[1]
const setAnswers = (address: string, answers: Answers = {}): void =>
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    [reading]: () => answered(theComplaint({}, { photos: [address] })),
    [discussing]: () => answered([]),
    ...answers
  })

beforeEach(async () => {
  vi.mocked(call).mockReset()
  signInMember()
  id += 1
  await page.viewport(360, 740)
})

/** The page has stayed open: the address of its photo, shown or enlarged, does not work any more. */
function expire(image: Element | null | undefined, address: string): void {
  setAnswers(address)
  image!.dispatchEvent(new Event('error'))
}

it('[complaint-14] the address of a photo is requested anew each time that it has expired', async () => {
  setAnswers(valid('a'))
  await renderFresh(<ComplaintPage id={String(id)} />)
  await expect.poll(isShown).toBe(true)
  for (const which of ['b', 'c']) {
    expire(photo.element().querySelector('img'), valid(which))
    await expect.poll(source).toBe(valid(which))
    await expect.poll(isShown).toBe(true)
  }
  await expect.element(gone).not.toBeInTheDocument()
})

it('[complaint-14] a photo that no new address shows says so, and can be requested again', async () => {
  setAnswers(expired('a'), { [discussing]: () => lost })
  await renderFresh(<ComplaintPage id={String(id)} />)
  await expect.element(gone).toBeVisible()
  setAnswers(valid('b'))
  await userEvent.click(page.getByRole('button', { name: 'Coba lagi' }).first())
  await expect.poll(() => photo.query() !== null && isShown()).toBe(true)
})

it('[complaint-14] an enlarged photo whose address has expired is requested anew', async () => {
  setAnswers(valid('a'))
  await renderFresh(<ComplaintPage id={String(id)} />)
  await expect.poll(isShown).toBe(true)
  await userEvent.click(photo)
  const large = page.getByRole('dialog').getByRole('img')
  await expect.element(large).toBeVisible()
  expire(large.element(), valid('b'))
  await expect.poll(() => large.element().getAttribute('src')).toBe(valid('b'))
})

it('[complaint-14] photos of older messages are requested anew too', async () => {
  let address = valid('a')
  const messages = () =>
    Array.from({ length: 14 }, (_, place) => aMessage(place + 1, { photos: place === 0 ? [address] : [] }))
  setAnswers(valid('other'), {
    [discussing]: (input: { page: number; per_page: number }) => {
      const end = 14 - (input.page - 1) * input.per_page
      return answered(messages().slice(Math.max(0, end - input.per_page), end), 'OK', meta as never)
    }
  })
  await renderFresh(<ComplaintPage id={String(id)} />)
  await userEvent.click(page.getByRole('button', { name: 'Pesan sebelumnya' }))
  const old = page.getByRole('log').getByRole('button', { name: /^Perbesar/ })
  await expect.element(old).toBeVisible()
  address = valid('b')
  old.element().querySelector('img')!.dispatchEvent(new Event('error'))
  await expect.poll(() => old.element().querySelector('img')?.getAttribute('src')).toBe(valid('b'))
  expect(page.getByRole('log').getByRole('listitem').elements()).toHaveLength(14)
})
