import { useRef, useState } from 'react'

import { type CallOptions, call } from '#lib/core/api/call.ts'
import { newKey } from '#lib/core/api/idempotency-key.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import type { Reply, Sent } from '#lib/calls.ts'

import { type OpsCallName, signOutOps } from '../console-store.ts'
import { type Draft, keepDraft, readDraft } from '../drafts.ts'

/** What stands above the messages of fields. */
const fieldsWrong = 'Periksa kembali isian Anda.'

/** The form of one object: what it is, with what was typed over it. */
export type Edit<T> = {
  value: T
  /** The version that a save has to send: the one that the typing began with. */
  version: string
  /** Lays what was typed over the object; a function gets what the form has by then, as after an upload. */
  set: (change: Partial<T> | ((value: T) => Partial<T>)) => void
  isChanged: boolean
  isBusy: boolean
  /** What the server said of the last try. */
  error: ApiError | undefined
  /** What is wrong with a field, by the name that the call has for it: 'name', 'variants.0.price'. */
  problems: Record<string, string>
  /** Somebody else saved since the typing began: `keepMine` puts what was typed over the newest, `discard` drops it. */
  isStale: boolean
  keepMine: () => void
  discard: () => void
  /** Says what is wrong with fields before anything is sent; only for what the call itself would take. */
  reject: (fields: Record<string, string>) => void
  /** Sends once; what was typed is dropped when the call succeeds, and stays with its problems when it does not. */
  save: <L extends OpsCallName>(
    endpoint: L,
    input: Sent<L>,
    options?: CallOptions
  ) => Promise<Reply<L> | undefined>
}

/**
 * Edits one object of the counter (ops-107): only what was typed lies over the object, so that its newest state shows through. A
 * double click sends once, a retry has the same idempotency key until something is changed, and what was typed outlives errors,
 * reloads and an ended session.
 *
 * @param name of the draft: 'product 7', 'product new'
 * @param stored the object as the server told it last, or what an empty form has
 * @param version `updated_at` of the object; '' for a new one
 * @param afterNew whether the form of a new object goes on with the next one: what is typed while a save is on its way is of that one
 */
export function useEdit<T extends object>(
  name: string,
  stored: T,
  version = '',
  afterNew: 'ends' | 'goes on' = 'ends'
): Edit<T> {
  const [draft, setDraft] = useState(() => readDraft(name))
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  const isSending = useRef(false)
  const key = useRef<string>(undefined)
  const newest = useRef(draft)
  const keep = (next: typeof draft) => {
    newest.current = next
    keepDraft(name, next)
    setDraft(next)
    setError(undefined)
    key.current = undefined
  }
  const change = (draft?.change ?? {}) as Partial<T>
  const base = draft?.version ?? version
  return {
    value: { ...stored, ...change },
    version: base,
    set(more) {
      const typed = (newest.current?.change ?? {}) as Partial<T>
      const added = typeof more === 'function' ? more({ ...stored, ...typed }) : more
      keep({ version: newest.current?.version ?? version, change: { ...typed, ...added } })
    },
    isChanged: draft !== undefined,
    isBusy,
    error,
    problems: error?.fields ?? {},
    isStale: base !== version,
    keepMine: () => keep({ version, change }),
    discard: () => keep(undefined),
    reject: fields => setError({ code: 'invalid_input', status: 422, message: fieldsWrong, fields }),
    async save(endpoint, input, options) {
      if (isSending.current) return undefined
      isSending.current = true
      setBusy(true)
      const sent = newest.current
      key.current ??= newKey()
      const answer = await call(endpoint, input, { key: key.current, ...options })
      isSending.current = false
      setBusy(false)
      if (answer.ok) {
        keep(
          version === '' && afterNew === 'ends'
            ? undefined
            : typedSince(sent, newest.current, answer.value, version)
        )
        return answer.value
      }
      if (answer.error.status === 401) signOutOps()
      setError(answer.error)
      return undefined
    }
  }
}

/** What was typed while a save was on its way, over the version that it made; undefined where that is nothing. */
function typedSince(
  sent: Draft | undefined,
  now: Draft | undefined,
  saved: unknown,
  version: string
): Draft | undefined {
  if (!now) return undefined
  const change = Object.fromEntries(
    Object.entries(now.change).filter(([field, value]) => value !== sent?.change[field])
  )
  if (Object.keys(change).length === 0) return undefined
  const { updated_at: made } = (saved ?? {}) as { updated_at?: unknown }
  // What a new form made has a version, the next one has none yet.
  return { version: version !== '' && typeof made === 'string' ? made : now.version, change }
}
