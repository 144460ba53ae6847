/** Uses after which a statement is prepared: those that are sent once would only fill every connection. */
const uses = 3
/** Statements that a connection holds prepared: about 50 kB each in the database. */
const maxPrepared = 1_000
/** Statements whose uses are counted; the one that was used longest ago is forgotten. */
const maxCounted = 2_000
/** Characters of a statement that is counted and prepared. */
const maxLength = 20_000

/**
 * Decides which statements are prepared. Texts vary with the number of rows they write: an order of seven lines is another statement
 * than one of eight. Each prepared text stays in every connection, so that there must be a bound.
 */
export function preparedTexts(): (text: string) => boolean {
  const prepared = new Set<string>()
  const counted = new Map<string, number>()
  return text => {
    if (prepared.has(text)) return true
    if (prepared.size === maxPrepared || text.length > maxLength) return false
    const count = (counted.get(text) ?? 0) + 1
    counted.delete(text)
    if (count >= uses) {
      prepared.add(text)
      return true
    }
    counted.set(text, count)
    if (counted.size > maxCounted) counted.delete(counted.keys().next().value!)
    return false
  }
}
