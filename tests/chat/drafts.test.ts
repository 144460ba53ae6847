import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { answerOk, openSite } from '../support/fake-site.ts'

let site: ReturnType<typeof openSite>

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** The drafts of a page, after what an earlier page of the tab stored. */
async function open() {
  const drafts = await import('#lib/chat/store/drafts.ts')
  site = openSite({ 'DELETE /auth/logout': [() => answerOk(null)] })
  return drafts
}

it('[chat-34] drafts are stored per conversation and survive a reload', async () => {
  const { readDraft, writeDraft } = await open()
  writeDraft('shop-7', 'Halo')
  writeDraft('help', 'Tolong')
  writeDraft('shop-7', 'Halo, masih ada?')
  vi.resetModules()
  const later = await import('#lib/chat/store/drafts.ts')
  expect(['shop-7', 'help', 'shop-8'].map(later.readDraft)).toEqual(['Halo, masih ada?', 'Tolong', ''])
  writeDraft('shop-7', '')
  expect(readDraft('shop-7')).toBe('')
})

it('[chat-34] a tab stores at most 50 drafts of 2,000 characters; others’ data is no draft', async () => {
  const { readDraft, writeDraft } = await open()
  for (let shop = 1; shop <= 51; shop += 1) writeDraft(`shop-${shop}`, 'x'.repeat(2_001))
  expect([readDraft('shop-1'), readDraft('shop-2').length, readDraft('shop-51').length]).toEqual([
    '',
    2_000,
    2_000
  ])
  for (const broken of ['{', '{"a":1}', '[[1,2],"x"]']) {
    site.session.values.set('chatDrafts', broken)
    expect(readDraft('shop-2')).toBe('')
  }
})

it('[chat-34, chat-20] signing out deletes drafts and waiting messages, a session that ends does not', async () => {
  const forgetRecords = vi.fn(() => Promise.resolve())
  vi.doMock('#lib/core/browser/waiting-records.ts', () => ({ forgetRecords }))
  const { leave } = await import('#lib/identity/store/session.ts')
  const { signOut } = await import('#lib/identity/store/sign-out.ts')
  const { readDraft, writeDraft } = await open()
  writeDraft('help', 'Tolong')
  leave('over')
  expect([readDraft('help'), forgetRecords.mock.calls.length]).toEqual(['Tolong', 0])
  await signOut()
  expect([readDraft('help'), forgetRecords.mock.calls]).toEqual(['', [[]]])
  expect(site.window.location.assign).toHaveBeenCalledWith('/')
  vi.doUnmock('#lib/core/browser/waiting-records.ts')
})

/** A tab in which people sign in one after the other, with what it stores of their chats. */
async function sharedTab() {
  const site = openSite({})
  const { leave, welcome } = await import('#lib/identity/store/session.ts')
  const { readDraft, writeDraft } = await import('#lib/chat/store/drafts.ts')
  const { keepCard, readCard } = await import('#lib/chat/store/ready-card.ts')
  const { keepBegunChat, takeBegunChat } = await import('#lib/chat/store/begun-chat.ts')
  vi.stubGlobal('window', Object.assign(site.window, { dispatchEvent: () => true }))
  const counters = { cart: 0, conversation: 0, notification: {} }
  return {
    signIn: (uid: string) => welcome({ id: uid.length, uid, counters } as never),
    leave,
    write() {
      writeDraft('shop-7', 'rahasia')
      keepCard(7, { transaction: { id: 1 } as never })
      keepBegunChat(7)
    },
    read: async () => [readDraft('shop-7'), readCard(7) !== undefined, await takeBegunChat(7)]
  }
}
const nothing = ['', false, false]
const everything = ['rahasia', true, true]

it('[chat-34] a person who signs in after another one’s session ended reads nothing of theirs, nor does a guest', async () => {
  const tab = await sharedTab()
  tab.signIn('ani')
  tab.write()
  tab.leave('over')
  expect(await tab.read()).toEqual(nothing)
  tab.signIn('budi')
  expect(await tab.read()).toEqual(nothing)
  tab.leave('over')
  tab.signIn('ani')
  expect(await tab.read()).toEqual(nothing)
})

it('[chat-34] a person who signs in again finds what they had begun', async () => {
  const tab = await sharedTab()
  tab.signIn('ani')
  tab.write()
  tab.leave('over')
  tab.signIn('ani')
  expect(await tab.read()).toEqual(everything)
})

it('[chat-34] what a guest began is of the first person who signs in, and of nobody after them', async () => {
  const tab = await sharedTab()
  tab.write()
  tab.signIn('ani')
  tab.leave('over')
  tab.signIn('budi')
  expect(await tab.read()).toEqual(nothing)
  tab.leave('over')
  tab.write()
  tab.signIn('ani')
  expect(await tab.read()).toEqual(everything)
})
