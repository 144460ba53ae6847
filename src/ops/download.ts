import type { CallName, Sent } from '#lib/calls.ts'

import { type Called, call } from '#lib/core/api/call.ts'

/** A file that a call answered. */
export type Downloaded = { name: string; content: Blob }

/** Milliseconds for a file: an export of all goods is long. */
const timeoutMs = 180_000

/**
 * Makes a call that answers a file, signed as every call is. Returns the file with the name that the server gave it, or the error of
 * the envelope; what is no file is none.
 */
export async function download<L extends CallName>(
  endpoint: L,
  input: Sent<L>
): Promise<Exclude<Called<Downloaded>, { ok: true }> | { ok: true; value: Downloaded }> {
  let file: Downloaded | undefined
  const answer = await call(endpoint, input, {
    timeoutMs,
    async send(address, init) {
      const response = await fetch(address, init)
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      if (!response.ok || name === undefined) return response
      file = { name, content: await response.blob() }
      // The envelope that a file comes without.
      const envelope = { success: true, status: 200, message: 'OK', data: null, meta: null }
      return new Response(JSON.stringify(envelope), { headers: response.headers })
    }
  })
  if (!answer.ok) return answer
  if (!file) throw new Error(`${endpoint} answered no file`)
  return { ok: true, value: file }
}
