/** Offset of the server's clock to this browser's, in ms; updated by every response. */
let offsetMs = 0

export function learnServerTime(serverMs: number): void {
  if (Number.isFinite(serverMs) && serverMs > 0) offsetMs = serverMs - Date.now()
}

/** The server's time, for countdowns: a phone's clock may be wrong, and the demo's may run ahead. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs)
