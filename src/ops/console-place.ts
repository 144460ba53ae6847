/** Where the console is: its part, and the complaint that is open there. */
type Place = { part?: string | undefined; complaint?: number | undefined }

/**
 * The place that the address names, so that a reload shows it again (ops-53).
 *
 * '/ops?part=complaints&complaint=7' // => { part: 'complaints', complaint: 7 }
 */
export function readPlace(): Place {
  const query = new URLSearchParams(window.location.search)
  const complaint = Number(query.get('complaint'))
  return {
    part: query.get('part') ?? undefined,
    complaint: Number.isSafeInteger(complaint) && complaint > 0 ? complaint : undefined
  }
}

/** Names the place in the address, which is no step: 'back' leaves the console, as it always did. */
export function writePlace(place: Place): void {
  const address = new URL(window.location.href)
  for (const name of ['part', 'complaint'] as const) {
    const value = place[name]
    if (value === undefined) address.searchParams.delete(name)
    else address.searchParams.set(name, String(value))
  }
  if (address.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', address)
  }
}
