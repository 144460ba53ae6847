import type { ServerResponse } from 'node:http'

import type { Context as HonoContext } from 'hono'

/** What a request carries through the app. */
export type AppEnv = {
  Variables: { requestId: string }
  /** Node's own response, where our listener took the request: an answer that is at hand is written to it. */
  Bindings: { nodeResponse?: ServerResponse } | undefined
}

/** Whether an answer was written to Node's response already, so that a middleware has nothing to do. */
export const isReplied = (c: HonoContext<AppEnv>): boolean => c.env?.nodeResponse?.headersSent === true

/**
 * Whether an error says that a client went before its request was whole, as a phone does that loses its network. Any other error is a
 * fault, also where the client has gone meanwhile.
 */
export function isOfGoneClient(c: HonoContext<AppEnv>, error: unknown): boolean {
  const incoming = c.env?.nodeResponse?.req
  const isCut = incoming !== undefined && incoming.destroyed && !incoming.complete
  return isCut && error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}
