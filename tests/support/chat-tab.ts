import { vi } from 'vitest'

import type { ChatConversation, ChatMessage, SentMessage } from '#lib/chat/message-shapes.ts'

import { countersWith } from './counters.ts'
import { fakePusher } from './fake-pusher.ts'
import { fakeRecords } from './fake-records.ts'
import { openSite } from './fake-site.ts'

type Routes = Parameters<typeof openSite>[0]

export const userChannel = 'private-user.7'
export const threadChannel = 'private-conversation.5'

const date = '2026-11-27T00:00:00.000Z'

/** A conversation of the buyer with shop 3, number 5. */
export const conversation = (change: Partial<ChatConversation> = {}): ChatConversation => ({
  id: 5,
  shop: { id: 3, slug: 'toko', is_official: false },
  name: 'Toko',
  photo: null,
  date,
  message: '',
  unread_count: 0,
  online: false,
  last_online: null,
  last_message: null,
  hit: null,
  read_up_to: 0,
  is_blocked: false,
  ...change
})

export const sentMessage = (id: number, change: Partial<SentMessage> = {}): SentMessage => ({
  id,
  conversation_id: 5,
  client_id: null,
  message: `Pesan ${id}`,
  user_id: 1,
  role: 'seller',
  date,
  photo: null,
  product: null,
  product_id: null,
  transaction: null,
  withdraw_id: null,
  withdrawal: null,
  user: { name: 'Toko', photo: null },
  ...change
})

export const message = (id: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  ...sentMessage(id, change),
  is_you: false,
  is_read: false,
  ...change
})

/** A page of messages as the server answers it. */
export const page =
  (messages: readonly unknown[], total = messages.length) =>
  () =>
    new Response(
      JSON.stringify({
        status: 200,
        success: true,
        message: 'OK',
        data: messages,
        meta: { page: 1, per_page: 20, total, total_pages: Math.ceil(total / 20) }
      })
    )

/** Answers a sent message as the server does: as message `id`, with the client's own number. */
export const accepted =
  (id: number): Routes[string][number] =>
  ({ body }) => {
    const { client_id, message: text } = body as { client_id: string; message: string }
    const stored = message(id, { is_you: true, role: 'buyer', client_id, message: text })
    const data = { conversation_id: 5, message: stored, counters: countersWith(0) }
    return new Response(JSON.stringify({ status: 200, success: true, message: 'OK', data, meta: null }))
  }

export type Device = ReturnType<typeof fakeRecords>

/**
 * A tab of a signed-in buyer (number 7) with fake timers: its requests are answered by `routes`, its socket and its
 * database are fake. `device` is what an earlier page left in
 * this browser, `browser` what else its window has.
 */
export async function chatTab(
  routes: Routes,
  device: Device = fakeRecords(),
  uid = 'budi',
  browser: object = {}
) {
  // The library of queries listens to the window that it finds when it is loaded.
  vi.unstubAllGlobals()
  vi.resetModules()
  const pusher = fakePusher()
  vi.doMock('pusher-js', () => pusher.module)
  vi.doMock('#lib/core/browser/waiting-records.ts', () => device.module)
  const { $session } = await import('#lib/identity/store/who.ts')
  const thread = await import('#lib/chat/store/thread.ts')
  const list = await import('#lib/chat/store/conversations.ts')
  const site = openSite(routes)
  Object.assign(site.window, browser)
  site.local.values.set('uid', uid)
  const answer = globalThis.fetch
  const document = Object.assign(new EventTarget(), site.page, { hidden: false })
  const fetch = (url: string, init: RequestInit) =>
    url === '/client-config'
      ? Promise.resolve(new Response('{"signature_key":"k","realtime":{"key":"k"}}'))
      : answer(url, init)
  /** Of several tabs: what happens next happens in this one. */
  const enter = () => {
    const { window } = site
    const globals = {
      window,
      document,
      fetch,
      location: { protocol: 'http:', port: '', hostname: 'localhost' }
    }
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  }
  enter()
  const signIn = (as = uid) =>
    $session.set({ status: 'member', profile: { id: 7, uid: as } } as unknown as ReturnType<
      typeof $session.get
    >)
  signIn()
  return {
    ...site,
    enter,
    /** More answers may be added. */
    routes,
    pusher,
    device,
    thread,
    list,
    $session,
    signIn,
    /** Runs everything that needs no time. */
    settle: () => vi.advanceTimersByTimeAsync(0),
    show(isVisible: boolean) {
      document.hidden = !isVisible
      document.dispatchEvent(new Event('visibilitychange'))
    },
    /** Texts of the thread: sent ones, and what is pending in brackets with its state. */
    shown: () => {
      const { messages, pending } = thread.$thread.get()
      return [...messages.map(one => one.message), ...pending.map(one => `[${one.text}: ${one.state}]`)]
    },
    /** The messages that were sent to the server, in order. */
    tries: () =>
      site.requests
        .filter(({ endpoint }) => /\/(?:send|create)/.test(endpoint))
        .map(({ body }) => body as { message: string; client_id: string })
  }
}
