import { $openedId, openComplaint, refreshComplaints } from './complaint-store.ts'
import { $place, followAddress, setQuery } from './console-place.ts'
import { $caller, $session } from './console-store.ts'
import { dropForeignDrafts } from './drafts.ts'

/** The part whose address names the open complaint. */
const complaints = 'complaints'

/**
 * Keeps the place in the address, so that a reload and the browser's steps show it again, and in the tab what its caller typed
 * (ops-53, ops-180). Returns the function that stops it.
 */
export function keepConsole(): () => void {
  const stops = [
    followAddress(),
    $place.subscribe(readOpened),
    $openedId.listen(writeOpened),
    $caller.subscribe(dropForeignDrafts)
  ]
  return () => stops.forEach(stop => stop())
}

/** Opens the complaint that the address names. */
function readOpened({ part, query }: ReturnType<typeof $place.get>): void {
  if (part !== complaints) return
  const id = Number(query['complaint'])
  const named = Number.isSafeInteger(id) && id > 0 ? id : undefined
  if (named === $openedId.get()) return
  openComplaint(undefined)
  $openedId.set(named)
  if (named !== undefined && $session.get() === 'in') void refreshComplaints()
}

/** Opening one is a step: on a phone it takes the queue's place, and 'Kembali' shows that again. */
function writeOpened(id: number | undefined, before: number | undefined): void {
  const { part, query } = $place.get()
  if (part !== complaints || query['complaint'] === id?.toString()) return
  setQuery({ complaint: id?.toString() }, before === undefined)
}
