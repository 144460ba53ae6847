/**
 * Whether the next page of a list waits for its button: pages 1 and 2 load by scrolling, page 3 needs 'Muat lebih
 * banyak', and the cycle repeats every three pages.
 */
export const needsButton = (nextPage: number): boolean => nextPage % 3 === 0

/** What a list does next, given the last page it holds. */
export function nextStep(page: number, totalPages: number): 'end' | 'button' | 'scroll' {
  if (page >= totalPages) return 'end'
  return needsButton(page + 1) ? 'button' : 'scroll'
}
