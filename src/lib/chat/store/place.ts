import { atom } from 'nanostores'

import { readThreadAddress, type ThreadAddress, threadAddress } from '#lib/chat/address.ts'

/** The open thread of /chat. `from`: the message that a search found; `isChosen`: opened by hand, not by its address. */
export type Place = { thread: ThreadAddress & { from?: number }; isChosen: boolean }

/** Undefined: the list alone. */
export const $place = atom<Place | undefined>()

/** Whether the previous history entry is the list: then 'Kembali' is a step back. */
type Kept = { isAfterList?: boolean } | null

function read(): void {
  const { pathname, search } = window.location
  const thread = readThreadAddress(pathname, search)
  $place.set(thread && { thread, isChosen: false })
}

/** Follows the address, also on history steps. Returns a function that stops it. */
export function watchPlace(): () => void {
  read()
  window.addEventListener('popstate', read)
  return () => window.removeEventListener('popstate', read)
}

/** Opens a thread as a step that 'Kembali' undoes. */
export function showThread(id: number, from?: number): void {
  const before = $place.get()
  const isAfterList = before ? Boolean((window.history.state as Kept)?.isAfterList) : true
  const state = { isAfterList }
  const address = threadAddress({ id })
  // Threads that are opened one after the other are one step: 'Kembali' leads to the list.
  if (before) window.history.replaceState(state, '', address)
  else window.history.pushState(state, '', address)
  $place.set({ thread: { id, ...(from !== undefined && { from }) }, isChosen: true })
}

/** Back to the list. */
export function showList(): void {
  if ((window.history.state as Kept)?.isAfterList) return window.history.back()
  window.history.replaceState(null, '', threadAddress(undefined))
  $place.set(undefined)
}

/** A thread with a shop has its id since its first message: a reload opens it by that. */
export function nameThread(id: number): void {
  const thread = $place.get()?.thread
  if (!thread || 'id' in thread) return
  window.history.replaceState(window.history.state, '', threadAddress({ id }))
}
