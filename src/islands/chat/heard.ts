/**
 * What was heard of a thread: everything up to `end`, and single messages after it. All of those are remembered: an
 * answer comes behind a few own messages, and hundreds that were missed come behind one that arrives meanwhile.
 */
export type Heard = { end: number; ids: Set<number> }

/** The messages that were not heard before; they are heard from now on. */
export function hear<M extends { id: number }>(heard: Heard, messages: readonly M[]): M[] {
  const arrived = messages.filter(({ id }) => id > heard.end && !heard.ids.has(id))
  for (const { id } of arrived) heard.ids.add(id)
  return arrived
}
