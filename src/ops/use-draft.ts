import { useStore } from '@nanostores/react'

import { newKey } from '#lib/core/api/idempotency-key.ts'

import { keptMap } from './kept-map.ts'

type Fields = Record<string, unknown>

/** What is typed into forms without a store of their own, by name. */
export const $drafts = keptMap<Fields>('form', {
  keep: ({ tried, ...typed }) =>
    Object.values(typed).some(value => value !== '' && value !== false) ? { ...typed, tried } : {},
  read: kept => kept
})

/** What is typed into one form, and what may be done with it. */
export type Typing<T> = {
  value: T
  set: (change: Partial<T>) => void
  /** Drops what was sent; what was typed meanwhile stays. */
  drop: (sent: Partial<T>) => void
  /** The idempotency key of an input: the same one for the same input, until something of it was dropped. */
  keyOf: (input: object) => string
}

/**
 * What is typed into a form, which outlives errors, a closed form, a reload, a crashed tab and an ended session (ops-180).
 *
 * @param name of the form and its object: 'order BB261127ABC123'
 * @param blank the form as it is found
 */
export function useDraft<T extends object>(name: string, blank: T): Typing<T> {
  const fields = useStore($drafts, { keys: [name] })[name]
  return {
    value: overBlank(blank, fields),
    set: change => typeDraft(name, change),
    drop: sent => dropDraft(name, sent),
    keyOf: input => draftKey(name, input)
  }
}

/** A form with what was typed over it; what has another type, as an earlier release may have kept it, is none. */
function overBlank<T extends object>(blank: T, fields: Fields = {}): T {
  const typed = Object.entries(blank).filter(([field, value]) => typeof fields[field] === typeof value)
  return { ...blank, ...Object.fromEntries(typed.map(([field]) => [field, fields[field]])) }
}

const fieldsOf = (name: string): Fields => $drafts.get()[name] ?? {}

/** Lays what was typed over the draft of a name. */
export const typeDraft = (name: string, change: object): void =>
  $drafts.setKey(name, { ...fieldsOf(name), ...change })

/** Drops those fields of a draft that are still as they were sent, by default all, and the key that they were sent with. */
export function dropDraft(name: string, sent: object = fieldsOf(name)): void {
  const gone = new Map(Object.entries(sent).map(([field, value]) => [field, JSON.stringify(value)]))
  const left = Object.entries(fieldsOf(name)).filter(
    ([field, value]) => field !== 'tried' && gone.get(field) !== JSON.stringify(value)
  )
  $drafts.setKey(name, Object.fromEntries(left))
}

/** The key is kept with the draft: a reload after a lost answer must not act twice. */
function draftKey(name: string, input: object): string {
  const sent = JSON.stringify(input)
  const tried = fieldsOf(name)['tried'] as { sent: string; key: string } | undefined
  if (tried?.sent === sent) return tried.key
  const key = newKey()
  typeDraft(name, { tried: { sent, key } })
  return key
}
