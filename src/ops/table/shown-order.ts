import type { Rows } from './column.ts'

/**
 * Rows of a newer answer in the order in which the clerk sees them; what was not shown comes first where the answer begins with it,
 * as a product that was just added, and last otherwise.
 */
export function inShownOrder<T extends { id: number }>(shown: readonly T[], answered: readonly T[]): T[] {
  const newest = new Map(answered.map(row => [row.id, row]))
  const known = shown.flatMap(({ id }) => newest.get(id) ?? [])
  const isKnown = new Set(known.map(({ id }) => id))
  const first = answered.findIndex(({ id }) => isKnown.has(id))
  const isNew = ({ id }: T) => !isKnown.has(id)
  const at = first === -1 ? answered.length : first
  return [...answered.slice(0, at), ...known, ...answered.slice(at).filter(isNew)]
}

/**
 * Keeps the rows of a page where they are while somebody works on them (ops-233): a row that was saved is renewed in its place, also
 * where the server would list it elsewhere. Another filter, sort or page, and `release`, take the server's order.
 *
 * @param rowsOf requests rows by their ids
 */
export function steadyRows<T extends { id: number }>(rowsOf: (ids: number[]) => Promise<readonly T[]>) {
  let held: string | undefined
  const saved = new Set<number>()
  return {
    /** A row was saved here: it stays, also where it is on another page or filtered out by now. */
    hold: (id: number): void => void saved.add(id),
    release(): void {
      held = undefined
    },
    async arrange(key: string, shown: Rows<T> | undefined, answered: Rows<T>): Promise<Rows<T>> {
      if (!shown || key !== held) {
        held = key
        saved.clear()
        return answered
      }
      const isAnswered = new Set(answered.items.map(({ id }) => id))
      const gone = shown.items.map(({ id }) => id).filter(id => saved.has(id) && !isAnswered.has(id))
      const again = gone.length === 0 ? [] : await rowsOf(gone)
      return { ...answered, items: inShownOrder(shown.items, [...answered.items, ...again]) }
    }
  }
}
