/** Up to this many are inserted one by one; for more, everything is sorted. */
const maxInserted = 300

/**
 * The first of the numbers 0 to count - 1 in an order, without sorting the rest: a page needs no more.
 *
 * firstInOrder(3, 2, (a, b) => b - a) // => [2, 1]
 */
export function firstInOrder(
  count: number,
  first: number,
  compare: (a: number, b: number) => number
): number[] {
  if (first > maxInserted || first >= count)
    return Array.from({ length: count }, (_, one) => one)
      .toSorted(compare)
      .slice(0, first)
  const best: number[] = []
  if (first === 0) return best
  for (let one = 0; one < count; one += 1) {
    if (best.length === first && compare(one, best[first - 1] as number) >= 0) continue
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(one, best[middle] as number) < 0) high = middle
      else low = middle + 1
    }
    best.splice(low, 0, one)
    if (best.length > first) best.pop()
  }
  return best
}
