import { complaintOffers } from '#lib/complaint/kinds.ts'
import { maxCourierLength, maxMessageLength, maxTrackingLength } from '#lib/complaint/limits.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { maxDigits, typedRupiah } from '#lib/format/typed-rupiah.ts'

import { $replies, replyOf } from './complaint-reply.ts'
import { $typed, type Typed, typedOf } from './complaint-steps.ts'
import { $caller, callerKey, draftsKey } from './console-store.ts'

/** What is kept of one complaint: its steps and the message that is being written, without pictures. */
type Draft = Omit<Typed, 'problems' | 'photo'> & { text: string; clientId: string | undefined }
type Drafts = readonly (readonly [id: number, draft: Draft])[]

/** Complaints whose drafts a tab keeps; those that were changed first go first. */
const maxDrafts = 20

/** Whose the drafts are: the next caller of this tab must not read them. */
function owner(): string | undefined {
  const caller = $caller.get()
  return caller && callerKey(caller)
}

/**
 * Keeps what is typed for complaints in this tab, for its caller only, until it is sent: it survives a reload and an ended
 * session, not signing out (ops-53). Returns the function that stops it.
 */
export function keepDrafts(): () => void {
  const storeChanged = (_all: unknown, _before: unknown, id?: number | string) => {
    if (id !== undefined) store(Number(id))
  }
  const stops = [$caller.subscribe(restore), $typed.listen(storeChanged), $replies.listen(storeChanged)]
  return () => stops.forEach(stop => stop())
}

function store(id: number): void {
  const of = owner()
  if (of === undefined) return
  const others = readAll(of).filter(([other]) => other !== id)
  const draft = draftOf(id)
  const drafts = isEmpty(draft) ? others : [...others, [id, draft] as const]
  if (drafts.length === 0) return sessionStore.remove(draftsKey)
  sessionStore.set(draftsKey, JSON.stringify({ of, drafts: drafts.slice(-maxDrafts) }))
}

function draftOf(id: number): Draft {
  const { problems: _problems, photo: _photo, ...steps } = typedOf($typed.get(), id)
  const { text, photos, clientId } = replyOf($replies.get(), id)
  // Without its photos it is another message.
  return { ...steps, text, clientId: photos.length === 0 ? clientId : undefined }
}

const isEmpty = ({ clientId: _clientId, ...typed }: Draft): boolean =>
  Object.values(typed).every(value => value === '' || value === false)

/** Shows the caller's drafts, except where something was typed since. Those of another caller are dropped. */
function restore(): void {
  const of = owner()
  if (of === undefined) return
  if (readStored()?.of !== of) return sessionStore.remove(draftsKey)
  for (const [id, { text, clientId, ...steps }] of readAll(of)) {
    if (!$typed.get()[id]) $typed.setKey(id, { ...steps, problems: {} })
    if (!$replies.get()[id] && text !== '') {
      $replies.setKey(id, { ...replyOf({}, id), text, clientId })
    }
  }
}

const readStored = () => sessionStore.getJson(draftsKey) as { of?: unknown; drafts?: unknown } | undefined

/** The stored drafts of a caller; those of another one are none. */
function readAll(of: string): Drafts {
  const stored = readStored()
  if (stored?.of !== of || !Array.isArray(stored.drafts)) return []
  return stored.drafts.slice(-maxDrafts).flatMap(decode)
}

function decode(stored: unknown): Drafts {
  if (!Array.isArray(stored)) return []
  const [id, draft] = stored as unknown[]
  if (!Number.isSafeInteger(id) || typeof draft !== 'object' || draft === null) return []
  const given = draft as Record<string, unknown>
  const textIn = (name: string, max: number) => {
    const value = given[name]
    return typeof value === 'string' ? value.slice(0, max) : ''
  }
  return [
    [
      Number(id),
      {
        solution: complaintOffers.find(offer => offer === given['solution']) ?? '',
        nominal: String(typedRupiah(textIn('nominal', maxDigits)) || ''),
        message: textIn('message', maxMessageLength),
        courier: textIn('courier', maxCourierLength),
        resi: textIn('resi', maxTrackingLength),
        isRestocked: given['isRestocked'] === true,
        help: textIn('help', maxMessageLength),
        text: textIn('text', maxMessageLength),
        clientId: textIn('clientId', 64) || undefined
      }
    ]
  ]
}
