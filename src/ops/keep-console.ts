import { keepDrafts } from './complaint-drafts.ts'
import { $openedId } from './complaint-store.ts'
import { readPlace, writePlace } from './console-place.ts'
import { $part } from './console-store.ts'

/**
 * Keeps the shown part, the open complaint and what was typed for complaints across a reload of this tab (ops-53).
 * Returns the function that stops it.
 */
export function keepConsole(): () => void {
  const { part, complaint } = readPlace()
  if (part !== undefined) $part.set(part)
  if (complaint !== undefined) $openedId.set(complaint)
  const write = () => writePlace({ part: $part.get(), complaint: $openedId.get() })
  const stops = [$part.listen(write), $openedId.listen(write), keepDrafts()]
  return () => stops.forEach(stop => stop())
}
