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
