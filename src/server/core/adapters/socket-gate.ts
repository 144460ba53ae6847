import type { IncomingMessage } from 'node:http'

import type { Config } from '#server/core/platform/config.ts'
import { networkOf } from '#server/core/platform/limits.ts'

/** Maximum sockets of one process, over all addresses. */
const maxSockets = 10_000

export type SocketGate = {
  /** Admits a socket and returns what frees its place, or the HTTP status with which it is rejected. */
  admit: (request: IncomingMessage) => { leave: () => void } | { status: 403 | 429 | 503 }
}

/**
 * Decides who may open a socket: pages of this site (a program that sends no Origin passes too, because a socket grants
 * no rights by cookie), and at most `socketsPerAddress` from one address. An IPv6 /64 counts as one address.
 */
export function socketGate(config: Pick<Config, 'siteUrl' | 'trustProxy' | 'socketsPerAddress'>): SocketGate {
  const perNetwork = new Map<string, number>()
  let total = 0
  return {
    admit(request) {
      if (!isOwnOrigin(request, config)) return { status: 403 }
      if (total >= maxSockets) return { status: 503 }
      const network = networkOf(addressOf(request, config))
      const open = perNetwork.get(network) ?? 0
      if (open >= config.socketsPerAddress) return { status: 429 }
      perNetwork.set(network, open + 1)
      total += 1
      let isHere = true
      return {
        leave() {
          if (!isHere) return
          isHere = false
          total -= 1
          const left = (perNetwork.get(network) ?? 1) - 1
          if (left > 0) perNetwork.set(network, left)
          else perNetwork.delete(network)
        }
      }
    }
  }
}

function addressOf(request: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() ||
    (request.socket.remoteAddress ?? '')
  )
}

function isOwnOrigin(request: IncomingMessage, { siteUrl }: Pick<Config, 'siteUrl'>): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  try {
    const given = new URL(origin)
    return siteUrl ? given.origin === new URL(siteUrl).origin : given.host === host
  } catch {
    return false
  }
}
