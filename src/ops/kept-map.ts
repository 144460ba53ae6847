import { map, type MapStore } from 'nanostores'

import { $caller } from './console-store.ts'
import { type Draft, draftsOf, keepDraft } from './drafts.ts'

type Fields = Draft['change']
type Words<T> = {
  /** What is kept of a value: the fields that somebody typed. */
  keep: (value: T) => Fields
  /** The value of what was kept, which an earlier release may have written. */
  read: (kept: Fields) => T
}

/**
 * What is typed by object, which this tab keeps for its caller (ops-180): the map has it again after a reload, except where
 * something was typed since.
 *
 * @param kind of the objects, a word: 'nego'
 */
export function keptMap<T>(kind: string, { keep, read }: Words<T>): MapStore<Record<number | string, T>> {
  const $typed = map<Record<number | string, T>>({})
  $typed.listen((all, _before, id) => {
    if (id === undefined) return
    const value = all[id]
    keepDraft(`${kind} ${id}`, value && { version: '', change: typedOnly(keep(value)) })
  })
  $caller.subscribe(() => {
    for (const [id, { change }] of draftsOf(kind)) {
      if ($typed.get()[id] === undefined) $typed.setKey(id, read(change))
    }
  })
  return $typed
}

/** Without fields that are empty: a form as it was found is no draft. */
const typedOnly = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== false && value !== undefined)
  )

/** The text of a kept field, at most as long as its field takes; '' where there is none. */
export function keptText(kept: Fields, name: string, max: number): string {
  const value = kept[name]
  return typeof value === 'string' ? value.slice(0, max) : ''
}
