import { atom } from 'nanostores'

import type { ChatMessage } from '#lib/chat/message-shapes.ts'
import { maxWaiting } from '#lib/chat/limits.ts'
import { personHere } from '#lib/core/browser/person.ts'
import {
  addRecord,
  changeRecord,
  forgetRecords,
  readRecords,
  removeRecord,
  type Stored
} from '#lib/core/browser/waiting-records.ts'
import type { Subject } from './ready-card.ts'

/** What a message holds before it is sent. */
export type Content = Subject & { text: string; photo?: Blob }

type Fields = Omit<Content, 'photo'> & {
  clientId: string
  /** Whom it is for: a shop, or 0 for the marketplace. */
  shopId: number
  /** Unknown before the first message. */
  conversationId?: number
  date: string
  /** The tab that wrote it. */
  tab: string
  /** Why the server rejected it: its content waits for the person. */
  rejected?: string
}

/** As stored: bytes, because a chosen file may change on the disk. */
type WaitingRecord = Fields & { photo?: { bytes: ArrayBuffer; type: string } }

/** A message that is not sent yet. */
export type Waiting = Fields & {
  photo?: Blob
  /** Its place in the database. */
  seq?: number
  /** The database did not take it: a reload loses it (chat-30). */
  isUnstored?: true
}

/** This person's messages that are not sent yet, in the order of sending; rejected ones too. */
export const $waiting = atom<readonly Waiting[]>([])

/** Shops whose messages could not be sent at the last try. */
export const $failing = atom<ReadonlySet<number>>(new Set())

/** The last sent message, by whichever tab. */
export const $sent = atom<{ shopId: number; message: ChatMessage } | undefined>(undefined)

/** This page's own number among the browser's tabs. */
export const tabNumber = String(Math.random())

type TabNews =
  | { type: 'changed' }
  | { type: 'failing'; shops: readonly number[] }
  | { type: 'sent'; shopId: number; message: ChatMessage }

let person: string | null = null
let otherTabs: BroadcastChannel | undefined
let last: Promise<unknown> = Promise.resolve()
/** Places in the database by client id, and what is about to be deleted there. */
const places = new Map<string, number>()
const dropped = new Set<string>()

/** One change of list and database at a time. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

/** Whose messages wait here. */
export const waitingPerson = (): string | null => person

/**
 * Shows the messages of a person; those of others are deleted once it is certain who that is. What was written before
 * it was known stays.
 */
export async function openWaiting(next: string | null, isCertain: boolean): Promise<void> {
  if (next !== person) {
    if (person !== null) closeWaiting()
    person = next
    listenToTabs()
  }
  if (isCertain && next) await forgetRecords(next)
  await loadWaiting()
}

/** Nobody is signed in: nothing is shown or sent. */
export function closeWaiting(): void {
  person = null
  otherTabs?.close()
  otherTabs = undefined
  places.clear()
  $waiting.set([])
  $failing.set(new Set())
}

function listenToTabs(): void {
  if (!person || !window.BroadcastChannel) return
  otherTabs = new window.BroadcastChannel(`chat-${person}`)
  otherTabs.addEventListener('message', ({ data }) => {
    const news = data as TabNews
    if (news.type === 'failing') return $failing.set(new Set(news.shops))
    if (news.type === 'sent') $sent.set({ shopId: news.shopId, message: news.message })
    void loadWaiting()
  })
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
const tellTabs = (news: TabNews) => otherTabs?.postMessage(news)

/** Reads what other tabs have changed. */
export const loadWaiting = (): Promise<void> =>
  inOrder(async () => {
    const mine = person
    if (!mine) return
    const records = await readRecords<WaitingRecord>(mine).catch(() => undefined)
    if (mine !== person || !records) return
    for (const { clientId, seq } of records) places.set(clientId, seq)
    const known = new Map($waiting.get().map(one => [one.clientId, one]))
    const kept = records.filter(({ clientId }) => !dropped.has(clientId))
    const stored = kept.map(record => ({
      ...(known.get(record.clientId) ?? fromRecord(record)),
      ...stateOf(record)
    }))
    $waiting.set([...stored, ...$waiting.get().filter(one => one.seq === undefined)])
  })

const stateOf = ({ seq, rejected }: Stored<WaitingRecord>) => ({ seq, ...(rejected && { rejected }) })

const fromRecord = ({ photo, person: _person, ...fields }: Stored<WaitingRecord>): Waiting => ({
  ...fields,
  ...(photo && { photo: new Blob([photo.bytes], { type: photo.type }) })
})

/**
 * Adds a message: shown at once, stored before it is sent. 'full' if too many wait; 'unreadable' if its photo cannot be
 * read. It is then not added.
 */
export async function addWaiting(message: Waiting): Promise<'added' | 'full' | 'unreadable'> {
  if ($waiting.get().length >= maxWaiting) return 'full'
  $waiting.set([...$waiting.get(), message])
  return inOrder(async () => {
    const result = await store(message)
    if (typeof result === 'string') {
      $waiting.set($waiting.get().filter(({ clientId }) => clientId !== message.clientId))
      return result
    }
    if (result.seq !== undefined) places.set(message.clientId, result.seq)
    put(message.clientId, result)
    tellTabs({ type: 'changed' })
    return 'added'
  })
}

/** After an unstored one of a shop the next ones stay with it: they must not overtake it. */
async function store(message: Waiting): Promise<Pick<Waiting, 'seq' | 'isUnstored'> | 'full' | 'unreadable'> {
  // The session may not be loaded yet.
  const mine = person ?? personHere()
  const { photo, ...fields } = message
  const bytes = await photo?.arrayBuffer().catch(() => null)
  if (bytes === null) return 'unreadable'
  const isBehind = $waiting.get().some(one => one.isUnstored && one.shopId === message.shopId)
  if (!mine || isBehind) return { isUnstored: true }
  const record: WaitingRecord = { ...fields, ...(photo && bytes && { photo: { bytes, type: photo.type } }) }
  try {
    const seq = await addRecord(mine, record, maxWaiting)
    return seq === undefined ? 'full' : { seq }
  } catch {
    return { isUnstored: true }
  }
}

const put = (clientId: string, change: Partial<Waiting>) =>
  $waiting.set($waiting.get().map(one => (one.clientId === clientId ? { ...one, ...change } : one)))

/** Removes a message that was sent, given up, or whose content returned. */
export function dropWaiting(
  clientId: string,
  sent?: { shopId: number; message: ChatMessage }
): Promise<void> {
  if (sent) $sent.set(sent)
  $waiting.set($waiting.get().filter(one => one.clientId !== clientId))
  dropped.add(clientId)
  return inOrder(async () => {
    const seq = places.get(clientId)
    if (seq !== undefined) await removeRecord(seq).catch(() => undefined)
    places.delete(clientId)
    dropped.delete(clientId)
    tellTabs(sent ? { type: 'sent', ...sent } : { type: 'changed' })
  })
}

/** Marks a message as rejected: it is not sent again, and its content waits for the person. */
export const rejectWaiting = (clientId: string, because: string): Promise<void> =>
  inOrder(async () => {
    put(clientId, { rejected: because })
    const mine = $waiting.get().find(one => one.clientId === clientId)
    if (!mine || mine.seq === undefined || !person) return
    const { photo, isUnstored: _isUnstored, ...fields } = mine
    const bytes = await photo?.arrayBuffer()
    const record = {
      ...fields,
      seq: mine.seq,
      person,
      ...(photo && bytes && { photo: { bytes, type: photo.type } })
    }
    await changeRecord<WaitingRecord>(record).catch(() => undefined)
    tellTabs({ type: 'changed' })
  })

/** Says for which shops the last try failed, in all tabs. */
export function setFailing(shops: ReadonlySet<number>): void {
  const before = $failing.get()
  if (shops.size === before.size && [...shops].every(shop => before.has(shop))) return
  $failing.set(shops)
  tellTabs({ type: 'failing', shops: [...shops] })
}
