import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { storePersonHere } from '#lib/core/browser/person.ts'
import { forgetRecords, ofPart, readRecords } from '#lib/core/browser/waiting-records.ts'
import type { ComplaintMessage } from '#lib/complaint/shapes.ts'

import { readDiscussion, sendMessage } from '#lib/complaint/store/discussion.ts'
import { storeTyped } from '#lib/identity/store/typed.ts'

import { ComplaintPage } from '#islands/complaint/ComplaintPage.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { answerBy, answered, lost, rejected, sentTo } from '../support/fake-api.ts'
import { budi, signInMember } from '../support/member.ts'
import { pressTwice } from '../support/press-twice.ts'
import { renderFresh } from '../support/render-fresh.ts'
import { aMessage, theComplaint } from './complaint-data.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const discussing = 'GET /buyer/transaction/complain/discussion/{id}'
const sending = 'POST /buyer/transaction/complain/discussion/send/{id}'
const sent = (endpoint: string) => sentTo(vi.mocked(call), endpoint).map(({ input }) => input)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = page.getByLabelText('Tulis pesan')
const log = page.getByRole('log')
const shown = () => log.getByRole('listitem').elements().length

const meta = (page: number, total: number) => ({
  page,
  per_page: 12,
  total,
  total_pages: Math.ceil(total / 12)
})

/** What the other side wrote; pages are counted from the newest message. */
let messages: ComplaintMessage[] = []
/** Each test has a complaint of its own: the store remembers the last one. */
let id = 100

type Answers = Parameters<typeof answerBy>[1]
function setAnswers(answers: Answers = {}): void {
  answerBy(vi.mocked(call), {
    'GET /buyer/profile': () => answered(budi),
    'GET /buyer/transaction/complain/{id}': () => answered(theComplaint({})),
    [discussing]: (input: { page: number }) => {
      const end = messages.length - (input.page - 1) * 12
      return answered(
        messages.slice(Math.max(0, end - 12), end),
        'OK',
        meta(input.page, messages.length) as never
      )
    },
    ...answers
  })
}

async function openPage(answers: Answers = {}) {
  setAnswers(answers)
  const opened = await renderFresh(<ComplaintPage id={String(id)} />)
  await expect.element(field).toBeVisible()
  return opened
}

const stored = (input: { message: string; client_id: string }) => {
  const message = aMessage(500, { actor: 'buyer', message: input.message, client_id: input.client_id })
  messages = [...messages, message]
  return answered(message)
}

const avif = (name: string) => new File([name], `${name}.avif`, { type: 'image/avif' })
const attach = (...names: string[]) =>
  userEvent.upload(page.getByLabelText('Lampirkan foto'), names.map(avif))
const textsOf = (photos: unknown) => Promise.all((photos as File[]).map(photo => photo.text()))
const storedPhotos = async () => (await readRecords(ofPart('budi', 'complaint photos'))).length

/** Opens another complaint in between, as the store of a new page has none. */
async function passAnother(): Promise<void> {
  const other = await renderFresh(<ComplaintPage id="9999" />)
  await expect.element(field).toHaveValue('')
  await expect.element(page.getByAltText('Foto yang akan dikirim')).not.toBeInTheDocument()
  await other.unmount()
}

beforeEach(async () => {
  await forgetRecords()
  vi.mocked(call).mockReset()
  signInMember()
  storePersonHere('budi')
  messages = []
  id += 1
  await page.viewport(360, 740)
})

it('[complaint-13, complaint-19] the newest page comes first, older messages on demand', async () => {
  messages = Array.from({ length: 30 }, (_, place) => aMessage(place + 1))
  await openPage()
  await expect.element(log.getByText('Pesan 30', { exact: true })).toBeVisible()
  expect(shown()).toBe(12)
  await userEvent.click(button('Pesan sebelumnya'))
  await expect.poll(shown).toBe(24)
  await userEvent.click(button('Pesan sebelumnya'))
  await expect.poll(shown).toBe(30)
  await expect.element(button('Pesan sebelumnya')).not.toBeInTheDocument()
  const words = log
    .getByText(/^Pesan \d+$/)
    .elements()
    .map(one => one.textContent)
  expect(words).toEqual(messages.map(({ message }) => message))
  await expectAccessible('discussion')
})

it('[complaint-13, complaint-19] a message that was not sent stays, and is sent again as the same one', async () => {
  await openPage({ [sending]: () => lost })
  await userEvent.click(button('Kirim'))
  await expect.element(page.getByText('Tulis pesan atau lampirkan foto.')).toBeVisible()
  await userEvent.fill(field, ' Kapan diganti? ')
  await userEvent.click(button('Kirim'))
  await expect.element(button('Kirim lagi')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expectAccessible('message that was not sent')
  setAnswers({ [sending]: stored })
  await userEvent.click(button('Kirim lagi'))
  await expect.element(button('Kirim lagi')).not.toBeInTheDocument()
  await expect.element(log.getByText('Kapan diganti?')).toBeVisible()
  expect(shown()).toBe(1)
  const [first, second, ...more] = sent(sending)
  expect(more).toEqual([])
  expect(second).toEqual(first)
  expect(first).toMatchObject({ id, message: 'Kapan diganti?' })
})

it('[complaint-19] draft and failed message are there after a reload', async () => {
  const { unmount } = await openPage({ [sending]: () => rejected('complaint_too_many_messages') })
  await userEvent.fill(field, 'Halo')
  await userEvent.click(button('Kirim'))
  await expect.element(page.getByText(/^Terlalu banyak pesan/)).toBeVisible()
  await userEvent.fill(field, 'Berikutnya')
  await unmount()
  await passAnother()
  await openPage({ [sending]: stored })
  await expect.element(field).toHaveValue('Berikutnya')
  await userEvent.click(button('Kirim lagi'))
  await expect.element(log.getByText('Halo')).toBeVisible()
  await expect.element(button('Kirim lagi')).not.toBeInTheDocument()
})

it('[complaint-19] up to three photos go along; a failed message can be dropped', async () => {
  await openPage({ [sending]: () => lost })
  await attach('a', 'b', 'c', 'd')
  await expect.element(page.getByText('Maksimal 3 foto.')).toBeVisible()
  await userEvent.click(button('Hapus foto').first())
  // Not lost with its button.
  await expect.poll(() => document.activeElement).toHaveProperty('type', 'file')
  await userEvent.click(button('Kirim'))
  await expect.element(button('Kirim lagi')).toBeVisible()
  expect(sent(sending)[0]?.['photos']).toHaveLength(2)
  await userEvent.click(button('Hapus pesan'))
  await expect.element(button('Kirim lagi')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Belum ada pesan/)).toBeVisible()
  await expect.poll(storedPhotos).toBe(0)
})

it('[complaint-19] what is damaged of a stored draft is left out', async () => {
  const waiting = [null, 7, { clientId: 'x' }, { clientId: 'y', text: {} }, { clientId: 'z', text: 'Halo' }]
  storeTyped(`complaintMessage:${id}`, { draft: 5, draftId: {}, waiting })
  await openPage()
  await expect.element(log.getByText('Halo', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(shown()).toBe(1)
})

it('[complaint-19] photos of a draft are there after a reload, and gone once they are sent', async () => {
  const { unmount } = await openPage()
  await attach('a', 'b', 'c')
  await userEvent.click(button('Hapus foto').nth(1))
  await expect.poll(storedPhotos).toBe(2)
  await unmount()
  await passAnother()
  await openPage({ [sending]: stored })
  await expect.poll(() => page.getByAltText('Foto yang akan dikirim').elements().length).toBe(2)
  await userEvent.click(button('Kirim'))
  await expect.poll(() => sent(sending).length).toBe(1)
  expect(await textsOf(sent(sending)[0]!['photos'])).toEqual(['a', 'c'])
  await expect.poll(storedPhotos).toBe(0)
  await expect.element(page.getByAltText('Foto yang akan dikirim')).not.toBeInTheDocument()
})

it('[complaint-19] a failed message is there with its photos after a reload, beside those of the draft', async () => {
  const { unmount } = await openPage({ [sending]: () => lost })
  await attach('a')
  await userEvent.click(button('Kirim'))
  await expect.element(button('Kirim lagi')).toBeVisible()
  await attach('b')
  await expect.poll(storedPhotos).toBe(2)
  await unmount()
  await passAnother()
  await openPage({ [sending]: stored })
  await expect.element(log.getByAltText('Foto Anda')).toBeVisible()
  await expect.element(page.getByAltText('Foto yang akan dikirim')).toBeVisible()
  await userEvent.click(button('Kirim lagi'))
  await expect.element(button('Kirim lagi')).not.toBeInTheDocument()
  const [first, second] = sent(sending)
  expect(second!['client_id']).toBe(first!['client_id'])
  expect(await textsOf(second!['photos'])).toEqual(['a'])
  await expect.poll(storedPhotos).toBe(1)
})

it('[complaint-19] a message that is sent while its photos are still read waits for them', async () => {
  const { unmount } = await openPage({ [sending]: () => lost })
  await attach('a')
  await userEvent.fill(field, 'Halo')
  await expect.poll(storedPhotos).toBe(1)
  await unmount()
  await passAnother()
  setAnswers({ [sending]: stored })
  readDiscussion(id)
  sendMessage()
  await expect.poll(() => sent(sending).length).toBe(1)
  expect(sent(sending)[0]).toMatchObject({ message: 'Halo' })
  expect(await textsOf(sent(sending)[0]!['photos'])).toEqual(['a'])
})

it('[core-18] three photos stay within their message on a phone of 320 px', async () => {
  await page.viewport(320, 640)
  const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  messages = [aMessage(1, { actor: 'buyer', photos: [photo, photo, photo] })]
  await openPage()
  const time = log.getByRole('time')
  await expect.element(time).toBeVisible()
  const bubble = time.element().parentElement!
  const inside = bubble.getBoundingClientRect().right - parseFloat(getComputedStyle(bubble).paddingRight)
  for (const part of bubble.children) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(inside)
})

it('[complaint-19] a second tap on ‘Kirim’ reports no empty message', async () => {
  await openPage({ [sending]: stored })
  await userEvent.fill(field, 'Halo')
  pressTwice(button('Kirim'))
  await expect.element(log.getByText('Halo')).toBeVisible()
  await userEvent.click(button('Kirim'))
  await expect.element(page.getByText('Tulis pesan atau lampirkan foto.')).not.toBeInTheDocument()
  expect(sent(sending)).toHaveLength(1)
  await userEvent.type(field, ' ')
  await userEvent.click(button('Kirim'))
  await expect.element(page.getByText('Tulis pesan atau lampirkan foto.')).toBeVisible()
})
