import type { Options } from 'pusher-js'

import type { ClientConfig } from '#lib/core/api/call.ts'

/** Connection options of pusher-js: this site or a self-hosted service; a hosted service is found by its cluster. */
export function socketOptions(
  { cluster, url, path }: ClientConfig['realtime'],
  page: Pick<Location, 'protocol' | 'hostname' | 'port'>
): Partial<Options> {
  if (cluster && !url) return {}
  const { protocol, hostname, port } = url ? new URL(url) : page
  const isTls = protocol === 'https:'
  const at = Number(port) || (isTls ? 443 : 80)
  const place = { wsHost: hostname, wsPort: at, wssPort: at, wsPath: path ?? '', forceTLS: isTls }
  // With `forceTLS`, 'ws' means TLS too. 'wss' is the fallback of a plain page whose handshake takes over 2 s.
  return { ...place, enabledTransports: ['ws'], disableStats: true }
}
