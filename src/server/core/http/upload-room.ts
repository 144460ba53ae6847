import { networkOf } from '#server/core/platform/limits.ts'

/**
 * Bytes of uploads that this process holds in memory at once: of all senders, and of one address, which a carrier's customers share.
 * Buyers and the counter have a room each. Reading a form takes up to three times as much for a moment.
 */
export const uploadRoom = { all: 200_000_000, ofOne: 100_000_000 }

/** Bytes that are held for buyers and for the counter, in all and by the networks of their senders. */
const rooms = {
  buyers: { held: 0, of: new Map<string, number>() },
  counter: { held: 0, of: new Map<string, number>() }
}

/** The room of one upload, which grows with what arrives. */
export type Room = {
  /** Takes room for so many more bytes; false where there is none. */
  take: (bytes: number) => boolean
  /** Keeps it until this work has ended too: a file stays in memory while it is drawn or stored. */
  hold: (work: Promise<unknown>) => void
  /** Gives back all of it, once what it is held for has ended, and after ten minutes in any case. */
  leave: () => void
}

/** Milliseconds after its answer for which an upload has room, if its work never ends. */
export const maxHoldMs = 10 * 60_000

/** Counts the bytes of one upload of an address among those that are held: a slow sender holds them for minutes (ops-350). */
export function enterUploads(of: keyof typeof rooms, address: string): Room {
  const shared = rooms[of]
  /** What it is held for and has not ended. */
  const works = new Set<Promise<unknown>>()
  let own = 0
  let timer: NodeJS.Timeout | undefined
  let network: string | undefined
  const add = (bytes: number) => {
    network ??= networkOf(address)
    const ofOne = (shared.of.get(network) ?? 0) + bytes
    if (shared.held + bytes > uploadRoom.all || ofOne > uploadRoom.ofOne) return false
    own += bytes
    shared.held += bytes
    if (ofOne > 0) shared.of.set(network, ofOne)
    else shared.of.delete(network)
    return true
  }
  const giveBack = () => {
    clearTimeout(timer)
    if (own > 0) add(-own)
  }
  return {
    take: add,
    hold(work) {
      works.add(work)
      const end = () => {
        works.delete(work)
        if (timer && works.size === 0) giveBack()
      }
      work.then(end, end)
    },
    leave() {
      if (works.size === 0) giveBack()
      else timer = setTimeout(giveBack, maxHoldMs).unref()
    }
  }
}
