import { useStore } from '@nanostores/react'
import { map } from 'nanostores'

/** What is typed about orders: it outlives an error, a closed panel, and signing in again. */
const $drafts = map<Record<string, string>>({})

export const noteDraft = (code: string, kind: 'note' | 'cancel' | 'resi'): string => `${kind} ${code}`

/** A text that is kept under its name while the page lives. */
export function useDraft(name: string): [text: string, set: (text: string) => void] {
  const all = useStore($drafts)
  return [all[name] ?? '', text => $drafts.setKey(name, text)]
}

export const setDraft = (name: string, text: string): void => $drafts.setKey(name, text)
export const $orderDrafts = $drafts
