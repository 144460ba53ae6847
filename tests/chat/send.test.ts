import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  accepted,
  chatTab,
  conversation,
  type Device,
  message,
  page,
  sentMessage,
  threadChannel,
  userChannel
} from '../support/chat-tab.ts'
import { aProduct } from './chat-data.ts'
import { fakeRecords } from '../support/fake-records.ts'
import { answerError, answerOk, lostConnection } from '../support/fake-site.ts'

const thread = 'GET /buyer/conversation/5'
const send = 'POST /buyer/conversation/send/5'
const row = 'GET /buyer/conversation?id=5'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answers = Parameters<typeof chatTab>[0][string]

/** An open thread with one message; `answers` answer what is sent. */
async function openThread(answers: Answers, device?: Device, uid?: string) {
  const tab = await chatTab(
    {
      [row]: [() => answerOk([conversation()])],
      [thread]: [page([message(1)])],
      [`${thread}?after=1`]: [page([])],
      [`${thread}?after=2`]: [page([])],
      [send]: answers
    },
    device,
    uid
  )
  const stop = tab.thread.$thread.listen(() => undefined)
  tab.thread.$rejected.listen(() => undefined)
  const close = tab.thread.openThread({ id: 5 })
  await tab.settle()
  expect(tab.thread.$thread.get().status).toBe('ready')
  return { ...tab, close: () => (close(), stop()) }
}

it('[chat-3, chat-20] a message is shown at once, stored before the first try, and stored no more once it is sent', async () => {
  let storedAtTry = 0
  const device = fakeRecords()
  const tab = await openThread(
    [
      sent => {
        storedAtTry = device.all().length
        return accepted(2)(sent)
      }
    ],
    device
  )
  tab.thread.sendMessage({ text: 'Halo' })
  expect(tab.shown()).toEqual(['Pesan 1', '[Halo: sending]'])
  await tab.settle()
  expect(storedAtTry).toBe(1)
  expect(tab.shown()).toEqual(['Pesan 1', 'Halo'])
  expect(device.all()).toEqual([])
})

it('[chat-20, chat-34] a draft is needed until its message is stored, and longer if the message is refused', async () => {
  const device = fakeRecords()
  const tab = await openThread([lostConnection], device)
  let storedThen: number | undefined
  void tab.thread.sendMessage({ text: 'satu' }).then(() => (storedThen = device.all().length))
  expect(device.all()).toEqual([])
  await tab.settle()
  expect(storedThen).toBe(1)
  const refused = vi.fn()
  void tab.thread.sendMessage({ text: ' ' }).then(refused)
  const photo = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  void tab.thread.sendMessage({ text: 'foto', photo }).then(refused)
  await tab.settle()
  expect(refused).not.toHaveBeenCalled()
})

it('[chat-21] messages are sent one after another, in order, and a retry has the same number', async () => {
  let answer: (response: Response) => void = () => undefined
  const tab = await openThread([
    () => new Promise<Response>(resolve => (answer = resolve)),
    accepted(2),
    accepted(3),
    accepted(4)
  ])
  for (const text of ['satu', 'dua', 'tiga']) tab.thread.sendMessage({ text })
  await tab.settle()
  expect(tab.tries().map(one => one.message)).toEqual(['satu'])
  answer(answerError('unavailable'))
  await tab.settle()
  expect(tab.shown()).toEqual(['Pesan 1', '[satu: waiting]', '[dua: waiting]', '[tiga: waiting]'])
  await vi.advanceTimersByTimeAsync(2_000)
  const tries = tab.tries()
  expect(tries.map(one => one.message)).toEqual(['satu', 'satu', 'dua', 'tiga'])
  expect(tries[0]!.client_id).toBe(tries[1]!.client_id)
  expect(new Set(tries.map(one => one.client_id)).size).toBe(3)
  expect(tab.shown()).toEqual(['Pesan 1', 'satu', 'dua', 'tiga'])
})

it('[chat-20] a reload loses no waiting message, and keeps their order', async () => {
  const device = fakeRecords()
  const before = await openThread([lostConnection], device)
  before.thread.sendMessage({ text: 'satu' })
  before.thread.sendMessage({ text: 'dua', photo: new Blob(['foto'], { type: 'image/png' }) })
  await before.settle()
  expect(before.shown()).toEqual(['Pesan 1', '[satu: waiting]', '[dua: waiting]'])
  before.close()
  const after = await openThread([accepted(2), () => answerError('busy')], device)
  expect(after.shown()).toEqual(['Pesan 1', 'satu', '[dua: waiting]'])
  expect(await after.thread.$thread.get().pending[0]!.photo!.text()).toBe('foto')
})

it('[chat-20] waiting messages are shown and sent for their own person only; those of another one are deleted', async () => {
  const device = fakeRecords()
  const before = await openThread([lostConnection], device)
  before.thread.sendMessage({ text: 'rahasia' })
  await before.settle()
  before.close()
  const after = await openThread([accepted(2)], device, 'siti')
  expect(after.shown()).toEqual(['Pesan 1'])
  expect([after.tries(), device.all()]).toEqual([[], []])
})

it('[chat-20] another person who signs in in another tab gets none of this tab’s messages', async () => {
  const tab = await openThread([lostConnection, accepted(2)])
  tab.thread.sendMessage({ text: 'rahasia' })
  await tab.settle()
  tab.local.values.set('uid', 'siti')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tab.tries()).toHaveLength(1)
})

it('[chat-20] what is written before the session is known is stored, and sent once it is', async () => {
  const tab = await chatTab({
    [send]: [accepted(2)],
    [row]: [() => answerOk([conversation()])],
    [thread]: [page([])]
  })
  tab.$session.set({ status: 'unknown' })
  tab.thread.$thread.listen(() => undefined)
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  tab.thread.sendMessage({ text: 'Halo' })
  await tab.settle()
  expect([tab.shown(), tab.device.all().length, tab.tries()]).toEqual([['[Halo: sending]'], 1, []])
  tab.signIn()
  await tab.settle()
  expect([tab.shown(), tab.device.all()]).toEqual([['Halo'], []])
})

it('[chat-20] a person who signs in after another one loses none of their own messages', async () => {
  const device = fakeRecords()
  const before = await openThread([lostConnection], device)
  before.thread.sendMessage({ text: 'satu' })
  await before.settle()
  before.close()
  // The session is known before this browser's person is stored.
  const after = await openThread([accepted(2)], device, 'siti')
  await device.module.addRecord('budi', { clientId: 'x', shopId: 3, conversationId: 5, text: 'dua' }, 100)
  after.$session.set({ status: 'guest' })
  after.signIn('budi')
  after.local.values.set('uid', 'budi')
  await after.settle()
  expect(after.tries().map(one => one.message)).toEqual(['dua'])
})

it('[chat-3, chat-22] a rejected message is removed, its content returns, and the next one is sent', async () => {
  const tab = await openThread([() => answerError('shop_blocked'), accepted(2)])
  tab.thread.sendMessage({ text: 'satu', photo: new Blob(['foto']), product: aProduct })
  tab.thread.sendMessage({ text: 'dua' })
  await tab.settle()
  expect(tab.shown()).toEqual(['Pesan 1', 'dua'])
  const rejected = tab.thread.takeRejected()
  expect(rejected).toMatchObject({
    text: 'satu',
    subject: { product: aProduct },
    message: 'Anda memblokir toko ini. Buka blokir untuk mengirim pesan.'
  })
  expect(await rejected?.photo?.text()).toBe('foto')
  expect(tab.thread.$rejected.get()).toBeUndefined()
  await tab.settle()
  expect(tab.device.all()).toEqual([])
})

it('[chat-22] what was rejected waits for the person, also after a reload', async () => {
  const device = fakeRecords()
  const before = await openThread([() => answerError('shop_blocked')], device)
  before.thread.sendMessage({ text: 'satu' })
  await before.settle()
  before.close()
  const after = await openThread([accepted(2)], device)
  expect(after.tries()).toEqual([])
  expect(after.thread.takeRejected()?.text).toBe('satu')
})

it('[chat-23] too many messages wait as long as the server says, and then go on', async () => {
  const tab = await openThread([
    () => answerError('too_many_messages', { retry_after: 7 }),
    accepted(2),
    accepted(3)
  ])
  tab.thread.sendMessage({ text: 'satu' })
  await tab.settle()
  tab.thread.sendMessage({ text: 'dua' })
  tab.thread.retryNow()
  await tab.settle()
  expect(tab.shown()).toEqual(['Pesan 1', '[satu: waiting]', '[dua: waiting]'])
  // The clock of a device may be set back meanwhile.
  vi.setSystemTime(Date.now() - 86_400_000)
  await vi.advanceTimersByTimeAsync(6_999)
  expect(tab.tries()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(tab.shown()).toEqual(['Pesan 1', 'satu', 'dua'])
})

it('[chat-23] without a session messages wait for the sign-in', async () => {
  const tab = await openThread([() => answerError('unauthorized'), accepted(2)])
  tab.page.cookie = ''
  vi.stubGlobal('document', Object.assign(document, { cookie: '' }))
  await import('#lib/identity/store/session.ts')
  tab.thread.sendMessage({ text: 'satu' })
  await tab.settle()
  expect(tab.$session.get().status).toBe('guest')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(tab.tries()).toHaveLength(1)
  expect(tab.device.all()).toHaveLength(1)
  tab.local.values.set('uid', 'budi')
  tab.signIn()
  await tab.settle()
  expect(tab.tries()).toHaveLength(2)
  expect(tab.device.all()).toEqual([])
})

it.each([
  ['the browser is online again', ({ window }: Tab) => void window.dispatchEvent(new Event('online'))],
  ['the socket is open again', ({ pusher }: Tab) => pusher.confirm(userChannel)],
  ['the page is seen again', ({ show }: Tab) => show(true)],
  ["'Coba lagi' is pressed", ({ thread: { retryNow } }: Tab) => retryNow()]
])('[chat-24] a message that found no connection is sent when %s', async (_when, act) => {
  const tab = await openThread([lostConnection, accepted(2)])
  tab.thread.sendMessage({ text: 'satu' })
  await tab.settle()
  expect(tab.shown()).toEqual(['Pesan 1', '[satu: waiting]'])
  act(tab)
  await tab.settle()
  expect(tab.shown()).toEqual(['Pesan 1', 'satu'])
})
type Tab = Awaited<ReturnType<typeof openThread>>

it('[chat-24] without any sign it is tried at growing intervals, at most a minute apart', async () => {
  const tab = await openThread([lostConnection])
  tab.thread.sendMessage({ text: 'satu' })
  await tab.settle()
  const gaps: number[] = []
  let seconds = 0
  while (gaps.length < 8) {
    const before = tab.tries().length
    await vi.advanceTimersByTimeAsync(1_000)
    seconds += 1
    if (tab.tries().length > before) gaps.push(seconds)
    if (tab.tries().length > before) seconds = 0
  }
  expect(gaps).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
})

it.each([
  ['a server error', () => answerError('server_error')],
  ['an unreadable answer', () => new Response('<html>')]
])('[chat-24] %s of one shop does not hold the messages to others', async (_what, broken) => {
  const tab = await openThread([broken])
  tab.thread.sendMessage({ text: 'satu' })
  await tab.settle()
  const other = conversation({ id: 6, shop: { id: 4, slug: 'lain', is_official: false } })
  const more = {
    'GET /buyer/conversation?id=6': [() => answerOk([other])],
    'GET /buyer/conversation/6': [page([])],
    'GET /buyer/conversation/6?after=0': [page([])],
    'POST /buyer/conversation/send/6': [accepted(9)]
  }
  Object.assign(tab.routes, more)
  tab.thread.openThread({ id: 6 })
  await tab.settle()
  tab.thread.sendMessage({ text: 'dua' })
  await tab.settle()
  expect(tab.tries().map(one => one.message)).toEqual(['satu', 'dua'])
  expect(tab.shown()).toEqual(['dua'])
  // The other one is tried again in its own time, and by a new message to its shop.
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tab.tries().map(one => one.message)).toEqual(['satu', 'dua', 'satu'])
  tab.thread.openThread({ id: 5 })
  await tab.settle()
  tab.thread.sendMessage({ text: 'tiga' })
  await tab.settle()
  expect(tab.tries().at(-1)!.message).toBe('satu')
  expect(tab.shown()).toEqual(['Pesan 1', '[satu: waiting]', '[tiga: waiting]'])
})

it.each(['answer', 'event'])(
  '[chat-25] a sent message is shown once, whichever of answer and event comes first: %s',
  async first => {
    let answer: () => void = () => undefined
    const tab = await openThread([
      sent => new Promise<Response>(resolve => (answer = () => resolve(accepted(2)(sent) as Response)))
    ])
    tab.pusher.confirm(threadChannel)
    tab.thread.sendMessage({ text: 'Halo' })
    await tab.settle()
    const { client_id } = tab.tries()[0]!
    const event = () =>
      tab.pusher.send(
        threadChannel,
        'message.created',
        sentMessage(2, { role: 'buyer', client_id, message: 'Halo' })
      )
    const steps = first === 'answer' ? [answer, event] : [event, answer]
    for (const step of steps) {
      step()
      await tab.settle()
      expect(tab.shown()).toEqual(['Pesan 1', 'Halo'])
    }
    expect(tab.device.all()).toEqual([])
  }
)

it('[chat-29] at most 100 messages wait, and a photo has at most 5 MB: what is too much returns to the input', async () => {
  const tab = await openThread([lostConnection])
  for (let i = 0; i < 101; i += 1) tab.thread.sendMessage({ text: `${i}` })
  await tab.settle()
  expect(tab.device.all()).toHaveLength(100)
  expect(tab.thread.takeRejected()).toMatchObject({
    text: '100',
    message: 'Masih ada 100 pesan yang menunggu dikirim. Tunggu sampai terkirim, lalu coba lagi.'
  })
  tab.thread.sendMessage({ text: 'besar', photo: new Blob([new Uint8Array(5_000_001)]) })
  expect(tab.thread.takeRejected()).toMatchObject({ text: 'besar', message: 'Ukuran gambar maksimal 5 MB' })
  tab.thread.sendMessage({ text: ' ' })
  expect(tab.thread.takeRejected()?.message).toBe('Silakan ketik pesan atau lampirkan foto')
  const unreadable = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) })
  tab.thread.removePending(tab.thread.$thread.get().pending[0]!.clientId)
  tab.thread.sendMessage({ text: 'foto', photo: unreadable })
  await tab.settle()
  expect(tab.thread.takeRejected()).toMatchObject({
    text: 'foto',
    message: 'Foto tidak dapat dibaca. Pilih foto lain.'
  })
})

it.each(['isMissing', 'isFull'] as const)(
  '[chat-30] where the browser stores nothing (%s), messages wait in this page in their order, and say so',
  async lack => {
    const device = fakeRecords()
    device.state[lack] = true
    const tab = await openThread([lostConnection, accepted(2), accepted(3)], device)
    tab.thread.sendMessage({ text: 'satu' })
    await tab.settle()
    device.state[lack] = false
    tab.thread.sendMessage({ text: 'dua' })
    expect(tab.thread.$thread.get().pending[0]).toMatchObject({ isUnstored: true })
    await tab.settle()
    expect(tab.tries().map(one => one.message)).toEqual(['satu', 'satu', 'dua'])
    expect(tab.shown()).toEqual(['Pesan 1', 'satu', 'dua'])
  }
)

it('a message that was given up is not sent', async () => {
  const tab = await openThread([lostConnection, accepted(2)])
  tab.thread.sendMessage({ text: 'satu' })
  tab.thread.sendMessage({ text: 'dua' })
  await tab.settle()
  tab.thread.removePending(tab.thread.$thread.get().pending[0]!.clientId)
  tab.thread.retryNow()
  await tab.settle()
  expect(tab.tries().map(one => one.message)).toEqual(['satu', 'dua'])
})
