import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { answerError, answerOk, lostConnection, openSite, type SentRequest } from '../support/fake-site.ts'

// Modules of other tests may be loaded already, with their state.
async function freshStores() {
  vi.resetModules()
  const [list, thread, threads, read, draft, console] = [
    await import('../../src/ops/chat-store.ts'),
    await import('../../src/ops/chat-thread.ts'),
    await import('../../src/ops/chat-thread-store.ts'),
    await import('../../src/ops/chat-read.ts'),
    await import('../../src/ops/chat-draft.ts'),
    await import('../../src/ops/console-store.ts')
  ]
  return { ...list, ...thread, ...threads, ...read, ...draft, ...console }
}
let stores: Awaited<ReturnType<typeof freshStores>>

const chat = {
  id: 7,
  shop: { id: 3, name: 'Toko Maju', slug: 'toko-maju' },
  buyer: { id: 5, name: 'Dewi', photo: null, online: true, last_online: null },
  date: '2026-11-27T03:00:00.000Z',
  message: 'Halo',
  unread_count: 1,
  last_message: null,
  hit: null,
  read_up_to: 0,
  is_blocked: false,
  report: null
}
const message = (id: number, role = 'buyer') => ({
  id,
  conversation_id: 7,
  client_id: null,
  message: `Pesan ${id}`,
  role,
  date: '2026-11-27T03:00:00.000Z',
  photo: null,
  is_you: role !== 'buyer',
  is_read: false
})
const paged = (data: unknown[], total = data.length) =>
  new Response(
    JSON.stringify({ success: true, status: 200, message: 'OK', data, meta: { total, total_pages: 1 } })
  )

const newest = 'GET /ops/conversation/7'
const send = 'POST /ops/conversation/7/send'
const mark = 'POST /ops/conversation/7/read'
const lists = 'GET /ops/conversation?filter=all&page=1&per_page=20'

type Routes = Record<string, ((request: SentRequest) => Response | Promise<Response>)[]>

/** A page whose site answers, besides what a thread needs. */
function open(routes: Routes) {
  const site = openSite({
    [newest]: [() => paged([message(1), message(2)])],
    [lists]: [() => paged([chat])],
    ...routes
  })
  Object.assign(site.page, { hidden: false })
  return site
}

beforeEach(async () => {
  stores = await freshStores()
  stores.$session.set('in')
})
afterEach(() => vi.unstubAllGlobals())

const bodies = (site: ReturnType<typeof open>, endpoint: string) =>
  site.requests.filter(one => one.endpoint === endpoint).map(one => one.body as Record<string, unknown>)
const draft = () => stores.draftOf(stores.$drafts.get(), 7)
const texts = () => stores.$thread.get()?.messages.map(one => one.message)

it('[ops-40] a filter or a search begins at the first page; an answer to an earlier one is late', async () => {
  let giveAll: (answer: Response) => void = () => undefined
  const site = open({
    [lists]: [() => new Promise<Response>(resolve => (giveAll = resolve))],
    'GET /ops/conversation?filter=unread&page=1&per_page=20': [() => paged([{ ...chat, id: 8 }])],
    'GET /ops/conversation?filter=unread&keyword=semen&page=1&per_page=20': [
      () => answerError('unauthorized')
    ]
  })
  const first = stores.loadChats()
  await vi.waitFor(() => expect(site.endpoints()).toEqual([lists]))
  await stores.searchChats({ filter: 'unread' })
  giveAll(paged([chat]))
  await first
  expect(stores.$chats.get().items?.map(({ id }) => id)).toEqual([8])
  // A failure says why; an ended session asks for the token.
  await stores.searchChats({ keyword: 'semen' })
  expect(stores.$chats.get()).toMatchObject({ items: undefined, error: expect.any(String) as string })
  expect(stores.$session.get()).toBe('out')
})

it('[ops-41] what is seen is marked as read, once, and not on a hidden page', async () => {
  const site = open({ [mark]: [() => answerOk({ unread_count: 0 })] })
  await stores.loadChats()
  await stores.openThread(chat)
  expect(stores.$thread.get()).toMatchObject({ status: 'ready', firstUnread: 1, hasOlder: false })
  Object.assign(site.page, { hidden: true })
  await stores.see(2)
  expect(bodies(site, mark)).toEqual([])
  Object.assign(site.page, { hidden: false })
  await stores.see(1)
  await stores.see(2)
  await stores.see(2)
  expect(bodies(site, mark)).toEqual([{ up_to: 1 }, { up_to: 2 }])
  expect(stores.$chats.get().items?.[0]?.unread_count).toBe(0)
})

it('[ops-41, ops-191] a list that was on its way when a conversation was read does not show it as unread again', async () => {
  const old = Promise.withResolvers<Response>()
  open({ [mark]: [() => answerOk({ unread_count: 0 })], [lists]: [() => paged([chat]), () => old.promise] })
  await stores.loadChats()
  await stores.openThread(chat)
  const again = stores.loadChats()
  await stores.see(2)
  old.resolve(paged([chat, { ...chat, id: 8 }]))
  await again
  expect(stores.$chats.get().items).toMatchObject([
    { id: 7, unread_count: 0 },
    { id: 8, unread_count: 1 }
  ])
})

it('[ops-41] more unread messages than a page are loaded before the thread is shown, from the first of them on', async () => {
  open({
    [newest]: [() => paged([message(5), message(6)], 4)],
    [`${newest}?before=5&per_page=6`]: [() => paged([{ ...message(3), is_read: true }, message(4)])]
  })
  const shown: unknown[] = []
  stores.$thread.listen(
    thread => thread?.status === 'ready' && shown.push([thread.firstUnread, thread.messages[0]?.id])
  )
  await stores.openThread({ ...chat, unread_count: 3 })
  expect(shown).toEqual([[4, 3]])
})

it('[ops-41] older messages are requested before the first one, newer ones after the last, however many', async () => {
  open({
    [newest]: [() => paged([message(5)], 2)],
    [`${newest}?before=5`]: [() => paged([message(4)])],
    [`${newest}?after=5`]: [() => paged([message(6)], 2)],
    [`${newest}?after=6`]: [() => paged([message(7)])],
    'GET /ops/conversation?id=7': [() => paged([{ ...chat, read_up_to: 8 }])]
  })
  await stores.openThread(chat)
  expect(stores.$thread.get()?.hasOlder).toBe(true)
  await stores.loadOlder()
  expect(stores.$thread.get()?.hasOlder).toBe(false)
  await stores.refreshThread()
  stores.hearMessage(message(8, 'seller') as never)
  stores.hearMessage(message(9, 'seller') as never)
  expect(texts()).toEqual([4, 5, 6, 7, 8, 9].map(id => `Pesan ${id}`))
  // The buyer's read mark came before the event of the message that it is about.
  expect(stores.$thread.get()?.messages.map(one => one.is_read)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false
  ])
  stores.hearRead({ conversation_id: 7, by: 'buyer', up_to: 9 })
  expect(stores.$thread.get()?.messages.at(-1)?.is_read).toBe(true)
})

it('[ops-43] a lost answer stays, and its retry is the same message; a changed one is another', async () => {
  const sent = { ...message(3, 'seller'), message: 'Ada' }
  const site = open({
    [send]: [lostConnection, () => answerError('too_many_messages'), () => answerOk({ message: sent })]
  })
  await stores.openThread(chat)
  await stores.send(7)
  expect(draft().problem).toBe('Silakan ketik pesan atau lampirkan foto')
  stores.write(7, { text: ' Ada ' })
  await stores.send(7)
  expect(draft()).toMatchObject({
    text: ' Ada ',
    isSending: false,
    problem: expect.stringContaining('koneksi') as string
  })
  await stores.send(7)
  expect(draft().problem).toBe('Terlalu banyak pesan. Tunggu sebentar, lalu kirim lagi.')
  stores.write(7, { text: 'Ada' })
  expect(draft().problem).toBeUndefined()
  await stores.send(7)
  expect(draft()).toMatchObject({ text: '', clientId: undefined, isSending: false })
  expect(texts()).toEqual(['Pesan 1', 'Pesan 2', 'Ada'])
  // Only what is seen is marked as read, not what came before an answer (chat-4).
  expect(
    stores.$thread
      .get()
      ?.messages.slice(0, 2)
      .map(one => one.is_read)
  ).toEqual([false, false])
  const [lost, rejected, changed] = bodies(site, send)
  expect(rejected).toEqual(lost)
  expect(lost?.['client_id']).toMatch(/^[0-9a-f]{32}$/)
  expect(changed?.['client_id']).not.toBe(lost?.['client_id'])
})

it('[ops-43] an answer outlives the session, and is not changed while it is on its way', async () => {
  let give: (answer: Response) => void = () => undefined
  const site = open({ [send]: [() => new Promise<Response>(resolve => (give = resolve))] })
  await stores.openThread(chat)
  stores.write(7, { text: 'Ada' })
  const sending = stores.send(7)
  await vi.waitFor(() => expect(bodies(site, send)).toHaveLength(1))
  void stores.send(7)
  stores.write(7, { text: 'Tidak' })
  expect(draft().text).toBe('Ada')
  give(answerError('unauthorized'))
  await sending
  expect(bodies(site, send)).toHaveLength(1)
  expect([draft().text, stores.$session.get()]).toEqual(['Ada', 'out'])
})

it('[ops-44] a rejection by a block shows the block', async () => {
  open({
    [send]: [() => answerError('blocked_by_buyer')],
    'GET /ops/conversation?id=7': [() => paged([{ ...chat, is_blocked: true }])]
  })
  await stores.openThread(chat)
  stores.write(7, { text: 'Ada' })
  await stores.send(7)
  expect(stores.$thread.get()?.chat.is_blocked).toBe(true)
  expect(draft().text).toBe('Ada')
})

it('[ops-42] an attachment is of the shop and the buyer of the conversation', async () => {
  const order = { id: 9, code: 'BB261127ABC123', status_label: 'Dikirim', buyer: { id: 5 }, shop: { id: 3 } }
  const site = open({
    'GET /buyer/product/81': [
      () => answerOk({ id: 81, name: 'Semen', shop: { id: 4 } }),
      () => answerOk({ id: 81, name: 'Semen', shop: { id: 3 } })
    ],
    'GET /ops/transaction?keyword=BB261127ABC123': [
      () => paged([{ ...order, buyer: { id: 6 } }]),
      () => paged([order])
    ],
    [send]: [() => answerOk({ message: message(3, 'seller') })]
  })
  expect(await stores.attach(chat, '81')).toBe('Produk yang Anda cari tidak tersedia')
  expect(draft().attachment).toBeUndefined()
  expect(await stores.attach(chat, ' 81 ')).toBeUndefined()
  expect(draft().attachment).toEqual({ kind: 'product', id: 81, label: 'Semen' })
  expect(await stores.attach(chat, 'bb261127abc123')).toBe('Pesanan tidak ditemukan')
  expect(await stores.attach(chat, 'bb261127abc123')).toBeUndefined()
  stores.write(7, { text: 'Ini' })
  await stores.send(7)
  expect(bodies(site, send)).toMatchObject([{ message: 'Ini', transaction_id: 9 }])
})

it('[ops-45] a message that the socket tells while the thread opens is not lost', async () => {
  let give: (answer: Response) => void = () => undefined
  const site = open({ [newest]: [() => new Promise<Response>(resolve => (give = resolve))] })
  const opening = stores.openThread(chat)
  await vi.waitFor(() => expect(site.endpoints()).toEqual([newest]))
  stores.hearMessage(message(3) as never)
  give(paged([message(1), message(2)]))
  await opening
  expect(texts()).toEqual(['Pesan 1', 'Pesan 2', 'Pesan 3'])
})

it('[ops-45] what was missed before an answer and an event is requested after the interruption', async () => {
  const sent = message(5, 'seller')
  const site = open({
    [`${newest}?after=2`]: [lostConnection, () => paged([message(3), message(4), sent, message(6)])],
    [`${newest}?after=6`]: [() => paged([])],
    [send]: [() => answerOk({ message: sent })],
    'GET /ops/conversation?id=7': [() => paged([chat])]
  })
  await stores.openThread(chat)
  await stores.refreshThread()
  stores.write(7, { text: 'Ada' })
  await stores.send(7)
  stores.hearMessage(message(6) as never)
  await stores.refreshThread()
  expect(texts()).toEqual([1, 2, 3, 4, 5, 6].map(id => `Pesan ${id}`))
  // From then on only what is newer.
  await stores.refreshThread()
  expect(site.endpoints()).toContain(`${newest}?after=6`)
})
