/** How a call is sent: as `fetch` does it. */
export type Send = (address: string, init: SendInit) => Promise<Response>

type SendInit = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>

/**
 * Sends like `fetch`, and tells from 0 to 1 how much of the body has left the browser: `fetch` cannot say. Rejects like it
 * where no answer came, or the signal aborted.
 */
export const sendWithProgress =
  (onProgress: (share: number) => void): Send =>
  (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      request.responseType = 'arraybuffer'
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(toResponse(request)))
      request.addEventListener('error', () => reject(new TypeError('No answer')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      const abort = () => request.abort()
      signal?.addEventListener('abort', abort)
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
      // A request that has not begun tells nobody of its end.
      if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'))
      request.send(body as FormData | string | null)
    })

function toResponse(request: XMLHttpRequest): Response {
  const { status } = request
  const pairs = request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
    })
  const body = request.response as ArrayBuffer | null
  return new Response(body?.byteLength ? body : null, { status, headers: pairs })
}
