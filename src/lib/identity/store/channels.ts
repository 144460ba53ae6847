import type { SharedSocket } from '#lib/core/browser/shared-socket.ts'
import type { ChannelListener } from '#lib/core/browser/tab-messages.ts'

/** A channel that this page wants, for any person who is signed in. */
type Wanted = { channel: string; listener: ChannelListener; stop?: () => void }

const allWanted = new Set<Wanted>()
let socket: SharedSocket | undefined
let person: number | undefined

/** Listens to a private channel of the signed-in person, now or once somebody signs in. Returns the stop function. */
export function joinChannel(channel: string, listener: ChannelListener): () => void {
  const wanted: Wanted = { channel, listener }
  allWanted.add(wanted)
  joinNow(wanted)
  return () => {
    allWanted.delete(wanted)
    wanted.stop?.()
  }
}

function joinNow(wanted: Wanted): void {
  const stop = socket?.join(wanted.channel, wanted.listener)
  if (stop) wanted.stop = stop
}

/** Opens the person's socket, or takes part in that of another tab. `ended`: another tab ended the session. */
export async function openChannels(userId: number, ended: () => void): Promise<void> {
  if (person === userId) return
  closeChannels()
  person = userId
  // Guests need none of it.
  const loaded = await import('#lib/core/browser/open-shared-socket.ts').catch(() => undefined)
  if (person !== userId || socket) return
  if (!loaded) return tryLater(userId, ended)
  socket = loaded.openSharedSocket(`live-${userId}`, ended)
  for (const wanted of allWanted) joinNow(wanted)
  socket.start()
}

/** The file did not load; the page may have another person by then. */
function tryLater(userId: number, ended: () => void): void {
  const again = () => {
    if (person !== userId || socket) return
    person = undefined
    void openChannels(userId, ended)
  }
  window.addEventListener('online', again, { once: true })
}

/** Closes the socket in all tabs: the person is gone. */
export function closeChannels(): void {
  const last = socket
  forgetChannels()
  last?.end()
}

/** Another tab closed the socket. */
export function forgetChannels(): void {
  person = undefined
  socket = undefined
}

/** Tries again to open a socket that could not be opened: requests succeed again. */
export const retryChannels = (): void => socket?.retry()

/** An open socket keeps a page out of the back/forward cache, and a frozen page hears nothing: another tab leads. */
export function restWithPage(): void {
  const rest = () => socket?.stop()
  const goOn = () => socket?.start()
  window.addEventListener('pagehide', rest)
  window.addEventListener('pageshow', event => event.persisted && goOn())
  // Both are events of the document, and bubble.
  window.addEventListener('freeze', rest)
  window.addEventListener('resume', goOn)
}
