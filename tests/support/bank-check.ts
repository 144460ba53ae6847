import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { lasting } from './lasting.ts'

/** A local service that returns the holders of accounts, after it has validated the request. */
export type BankCheck = { url: string; token: string; requests: string[]; close: () => Promise<void> }

/** `holders` by 'bca:7310457821'; no other account has a holder. */
export async function openBankCheck(holderOf: (account: string) => string | undefined): Promise<BankCheck> {
  const requests: string[] = []
  const token = 'token of the bank check'
  const server = createServer(lasting, async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const raw = await text(request)
    const { method, headers } = request
    if (headers.authorization !== `Bearer ${token}`) return answer(401, {})
    if (method !== 'POST' || headers['content-type'] !== 'application/json') return answer(400, {})
    const { bank_code, account_number, ...rest } = JSON.parse(raw) as Record<string, unknown>
    if (typeof bank_code !== 'string' || typeof account_number !== 'string' || Object.keys(rest).length > 0) {
      return answer(400, {})
    }
    requests.push(`${bank_code}:${account_number}`)
    const holder = holderOf(`${bank_code}:${account_number}`)
    return holder === undefined ? answer(404, {}) : answer(200, { account_holder: holder, bank: 'x' })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/holders`,
    token,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
