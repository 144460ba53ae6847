/**
 * Whether the next page of a list waits for its button: pages 1 and 2 load by scrolling, page 3 needs 'Muat lebih
 * banyak', and the cycle repeats every three pages.
 */
export const needsButton = (nextPage: number): boolean => nextPage % 3 === 0

/** How a list continues after the last page that it holds. */
export function nextStep(page: number, totalPages: number): 'end' | 'button' | 'scroll' {
  if (page >= totalPages) return 'end'
  return needsButton(page + 1) ? 'button' : 'scroll'
}

/** How many pages scrolling alone loads after this one, before a button or the end: 0, 1 or 2. */
export function pagesToCome(page: number, totalPages: number): number {
  if (nextStep(page, totalPages) !== 'scroll') return 0
  return 1 + pagesToCome(page + 1, totalPages)
}

type Held = { page: number; totalPages: number; total?: number; items: readonly unknown[] }

/** How many items are about to appear below a list: of the pages that scrolling loads, or of the requested page. */
export function itemsToCome({ page, totalPages, total = Infinity, items }: Held, perPage: number): number {
  const pages = pagesToCome(page, totalPages) || 1
  return Math.min(pages * perPage, Math.max(1, total - items.length))
}

/** Items that fill rows of 2, 3, 4 or 6. */
const fullRows = 12

/** How many items are shown: before a button only full rows. (40, 2, 9) // => 36 */
export function itemsShown(count: number, page: number, totalPages: number): number {
  if (count < fullRows || nextStep(page, totalPages) !== 'button') return count
  return count - (count % fullRows)
}

/** Placeholders below the list that scrolling fills, so that the list then ends where `itemsShown` ends it. */
export function placesToCome(held: Held, perPage: number): number {
  const { page, totalPages, items } = held
  const after = page + (pagesToCome(page, totalPages) || 1)
  return itemsShown(items.length + itemsToCome(held, perPage), after, totalPages) - items.length
}
