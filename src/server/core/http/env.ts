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

/** Whether a client went away before its request was whole, as a phone does that loses its network: nobody reads the answer. */
export function isClientGone(c: HonoContext<AppEnv>): boolean {
  const incoming = c.env?.nodeResponse?.req
  return incoming !== undefined && incoming.destroyed && !incoming.complete
}
