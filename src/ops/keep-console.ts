import { followAddress } from './console-place.ts'
import { $caller } from './console-store.ts'
import { dropForeignDrafts } from './drafts.ts'

/**
 * Keeps the place in the address, so that a reload and the browser's steps show it again, and in the tab what its caller typed
 * (ops-53, ops-180). Returns the function that stops it.
 */
export function keepConsole(): () => void {
  const stops = [followAddress(), $caller.subscribe(dropForeignDrafts)]
  return () => stops.forEach(stop => stop())
}
