/** What was heard of a thread: everything up to `end`, and single messages after it. */
export type Heard = { end: number; ids: Set<number> }

/** Maximum of ids that are remembered one by one: an answer comes behind a few own messages at most. */
export const maxHeard = 200

/** The messages that were not heard before; they are heard from now on. */
export function hear<M extends { id: number }>(heard: Heard, messages: readonly M[]): M[] {
  const arrived = messages.filter(({ id }) => id > heard.end && !heard.ids.has(id))
  for (const { id } of arrived) heard.ids.add(id)
  for (const id of heard.ids) {
    if (heard.ids.size <= maxHeard) break
    heard.ids.delete(id)
    heard.end = Math.max(heard.end, id)
  }
  return arrived
}
