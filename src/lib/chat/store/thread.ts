import { atom, computed } from 'nanostores'

import { newKey } from '#lib/core/api/idempotency-key.ts'
import { refetchWhileSeen } from '#lib/core/browser/refetch.ts'
import { imageLimit } from '#lib/core/limits.ts'
import { pollSeconds } from '#lib/chat/limits.ts'
import { chatTexts } from '#lib/chat/texts.ts'
import { withReadMark } from '#lib/chat/thread-messages.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { $isLive } from '#lib/identity/store/live.ts'
import { $session } from '#lib/identity/store/who.ts'
import { $conversationChange, $rows, changeConversation, refreshConversations } from './conversations.ts'
import { OpenThread } from './open-thread.ts'
import { asPending, contentOf, kindOf, type Rejected } from './pending.ts'
import { ReadMarks } from './read-marks.ts'
import { retryWaiting, sendWaiting, setOpenShop, startSending } from './send-waiting.ts'
import type { Target, ThreadState } from './thread-state.ts'
import { $failing, $sent, $waiting, addWaiting, type Content, dropWaiting, tabNumber } from './waiting.ts'

export type { Target } from './thread-state.ts'
export type { Pending, Rejected } from './pending.ts'
export type { Content } from './waiting.ts'

/** How the thread learns of messages. */
type Link = 'live' | 'polling' | 'offline'

/** Milliseconds in which a channel may open before the thread says that it polls. */
const graceMs = 10_000

const closed: ThreadState = {
  status: 'loading',
  messages: [],
  hasOlder: false,
  isLoadingOlder: false,
  isChannelOpen: false,
  isOffline: false
}
const $state = atom<ThreadState>(closed)
/** The channel had its time to open. */
const $isLate = atom(false)
let grace: ReturnType<typeof setTimeout> | undefined
/** Content that was not taken: too many wait, or its photo cannot be read. */
const $unsendable = atom<readonly Rejected[]>([])
const $isVisible = atom(true)
let open: { thread: OpenThread; marks: ReadMarks; stops: (() => void)[] } | undefined

/** The shop of the open thread; 0 is the marketplace. */
const shopOf = ({ conversation, target }: ThreadState): number | undefined => {
  if (conversation) return conversation.shop?.id ?? 0
  return target && 'shopId' in target ? target.shopId : undefined
}

/** The open thread, with the messages that are not sent yet. */
export const $thread = computed(
  [$state, $waiting, $failing, $isLive, $isLate],
  ({ isChannelOpen, isOffline, ...state }, waiting, failing, isLive, isLate) => {
    const shopId = shopOf(state as ThreadState)
    // The answer and the event of a sent message may come in either order.
    const sent = new Set(state.messages.map(message => message.is_you && message.client_id))
    const mine = waiting.filter(one => one.shopId === shopId && !one.rejected && !sent.has(one.clientId))
    const pending = mine.map(one => asPending(one, failing.has(one.shopId)))
    const isHeard = state.conversation?.id === null ? isLive : isChannelOpen
    const link: Link = isOffline ? 'offline' : isHeard || !isLate ? 'live' : 'polling'
    return { ...state, pending, link }
  }
)

/** What returns to the input: the server rejected it, or it could not wait. The tab that wrote it shows it. */
export const $rejected = computed(
  [$unsendable, $waiting, $state, $isVisible],
  (unsendable, waiting, state, isVisible) => {
    const shopId = shopOf(state)
    const first = unsendable.find(one => one.shopId === shopId)
    if (first) return first
    const found = waiting.find(
      one => one.shopId === shopId && one.rejected && (one.tab === tabNumber || isVisible)
    )
    if (!found?.rejected) return undefined
    return { clientId: found.clientId, shopId: found.shopId, ...contentOf(found), message: found.rejected }
  }
)

/** Opens a thread, closes the last one; returns the function that closes it. */
export function openThread(target: Target): () => void {
  closeThread()
  $state.set({ ...closed, target })
  startSending()
  const thread = new OpenThread(target, $state.get, change => $state.set({ ...$state.get(), ...change }))
  const marks = new ReadMarks({
    id: () => thread.id,
    messages: () => $state.get().messages,
    marked(upTo) {
      $state.set({
        ...$state.get(),
        messages: withReadMark($state.get().messages, { by: 'buyer', up_to: upTo })
      })
      const isAllRead = $state.get().messages.every(message => message.is_you || message.is_read)
      if (isAllRead && thread.id !== undefined) changeConversation(thread.id, { unread_count: 0 })
    }
  })
  const onVisibility = () => $isVisible.set(!document.hidden)
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility)
  startGrace()
  const stops = [
    () => clearTimeout(grace),
    // Another tab may take over the socket: what closed opens again soon.
    $state.listen((state, before) => before?.isChannelOpen && !state.isChannelOpen && startGrace()),
    $isLive.listen(isLive => !isLive && $state.get().conversation?.id === null && startGrace()),
    () => document.removeEventListener('visibilitychange', onVisibility),
    $state.subscribe(state => setOpenShop(shopOf(state))),
    $sent.listen(sent => sent && sent.shopId === shopOf($state.get()) && thread.hearSent(sent.message)),
    $sent.listen(sent => sent && refreshConversations()),
    $rows.listen(rows => {
      const row = rows.find(({ id }) => id !== null && id === thread.id)
      if (row) thread.setConversation(row)
    }),
    $conversationChange.listen(changed => {
      const { conversation } = $state.get()
      if (changed && conversation?.id === changed.id)
        $state.set({ ...$state.get(), conversation: { ...conversation, ...changed.change } })
    }),
    listenTo('offline', () => $state.set({ ...$state.get(), isOffline: true })),
    listenTo('online', () => void ($state.get().status === 'failed' ? thread.load() : thread.refresh())),
    refetchWhileSeen(() => isPolled() && void thread.refresh(), pollSeconds * 1_000),
    $session.listen(({ status }) => status === 'guest' && closeThread())
  ]
  const mine = { thread, marks, stops }
  open = mine
  void thread.load()
  return () => open === mine && closeThread()
}

/** Gives the channel its time to open. */
function startGrace(): void {
  clearTimeout(grace)
  $isLate.set(false)
  grace = setTimeout(() => $isLate.set(true), graceMs)
}

function listenTo(event: 'online' | 'offline', listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}

/** No channel tells of this thread's messages. */
const isPolled = () => {
  const { isChannelOpen, conversation } = $state.get()
  return conversation?.id === null ? !$isLive.get() : !isChannelOpen
}

function closeThread(): void {
  const last = open
  if (!last) return
  open = undefined
  for (const stop of last.stops) stop()
  last.thread.close()
  last.marks.close()
  setOpenShop(undefined)
  $state.set(closed)
}

/** Loads the thread again after a failure. */
export const reloadThread = (): void => void open?.thread.load()

export const loadOlder = async (): Promise<void> => open?.thread.loadOlder()

/** Loads older messages again after that failed. */
export const retryOlder = async (): Promise<void> => open?.thread.loadOlder(true)

/** Requests a new address of a message's photo. */
export const renewPhoto = async (messageId: number): Promise<void> => open?.thread.renew(messageId)

/** The last message that is on the screen. */
export const seen = (upTo: number): void => open?.marks.see(upTo)

/**
 * Sends a message of the open thread: it is shown at once, and stored before the first try. Resolves once it waits to
 * be sent: its draft is needed no more. Content that returns to the input is still a draft: the promise stays pending.
 */
export const sendMessage = (content: Content): Promise<void> =>
  new Promise(resolve => addMessage(content, resolve))

function addMessage(content: Content, added: () => void): void {
  const state = $state.get()
  const shopId = shopOf(state)
  if (shopId === undefined) return
  const clientId = newKey()
  const { text, photo } = content
  const reject = (message: string) =>
    $unsendable.set([...$unsendable.get(), { clientId, shopId, ...contentOf(content), message }])
  if (text.trim() === '' && !photo) return reject(chatTexts.empty)
  if (photo && photo.size > imageLimit.bytes) return reject(imageLimit.text)
  // A new message is a try: the others of this thread go first.
  $failing.set(new Set([...$failing.get()].filter(failing => failing !== shopId)))
  const conversationId = state.conversation?.id
  const isFirst = !conversationId && !$waiting.get().some(one => one.shopId === shopId)
  if (isFirst && shopId > 0) void countFirst(content)
  const date = serverNow().toISOString()
  const message = {
    ...content,
    clientId,
    shopId,
    date,
    tab: tabNumber,
    ...(conversationId && { conversationId })
  }
  void addWaiting(message).then(result => {
    if (result === 'full') return reject(chatTexts.waitingFull)
    if (result === 'unreadable') return reject(chatTexts.photoUnreadable)
    added()
    sendWaiting(shopId)
  })
}

/** Loaded with the first message to a shop: most threads go on. */
async function countFirst(content: Content): Promise<void> {
  const { countContact } = await import('./contact.ts')
  countContact(kindOf(content), content)
}

/** 'Coba lagi': tries at once. Messages stay in order, so the first one is tried first. */
export const retryNow = (_clientId?: string): void => retryWaiting()

export const removePending = (clientId: string): void => void dropWaiting(clientId)

/** Takes what was rejected back into the input; it is then stored no more. */
export function takeRejected(): Rejected | undefined {
  const taken = $rejected.get()
  if (!taken) return undefined
  const isUnsendable = $unsendable.get().includes(taken)
  if (isUnsendable) $unsendable.set($unsendable.get().filter(one => one !== taken))
  else void dropWaiting(taken.clientId)
  return taken
}
