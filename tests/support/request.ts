import { type IncomingHttpHeaders, request } from 'node:http'

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/** The address and the host name for requests of pages. */
export type RequestTarget = {
  origin: string
  request: (
    path: string,
    options?: { method?: string; headers?: Record<string, string> }
  ) => Promise<Answered>
}

/** One request with the test's Host header; `fetch` would set its own. */
export function requestAt(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    sent.once('error', reject)
    sent.once('response', answer => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => (body += text))
      answer.once('error', reject)
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    sent.end()
  })
}
