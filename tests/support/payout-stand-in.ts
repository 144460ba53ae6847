import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { payoutSignatureHeader } from '#server/core/adapters/payout-http.ts'
import { hmacHex } from '#server/core/platform/crypto.ts'

import { lasting } from './lasting.ts'

type State = { status: 'paid' | 'failed' | 'pending'; reference?: string; reason?: string }
type Paid = State & { id: string; amount: number; account_number: string }

/** A payout service: it remembers every transfer by its id, and pays each once. */
export class PayoutStandIn {
  readonly token = 'token of the payout service'
  /** What it was asked, in order: 'POST WD-000001', 'GET WD-000001'. */
  readonly requests: string[] = []
  readonly transfers = new Map<string, Paid>()
  /** What becomes of a new transfer. */
  outcome: State = { status: 'paid', reference: 'TRF-1' }
  /** What goes wrong with the next request: its answer is lost, or it never arrives. */
  fault: 'answer lost' | 'request lost' | undefined
  /** No request gets an answer, until further notice. */
  isDead = false
  readonly #server = createServer(lasting, async (request, response) => {
    const { method, headers, url = '' } = request
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const raw = await text(request)
    const { fault } = this
    this.fault = undefined
    if (fault === 'request lost' || this.isDead) return response.destroy()
    if (headers.authorization !== `Bearer ${this.token}`) return answer(401, {})
    if (method === 'GET') {
      const id = decodeURIComponent(url.split('/').at(-1) ?? '')
      this.requests.push(`GET ${id}`)
      const known = this.transfers.get(id)
      return known ? answer(200, known) : answer(404, {})
    }
    const sent = JSON.parse(raw) as Paid & { bank_code: string; account_holder: string }
    this.requests.push(`POST ${sent.id}`)
    const isWhole = sent.bank_code && sent.account_number && sent.account_holder && sent.amount > 0
    if (!isWhole || headers['idempotency-key'] !== sent.id) return answer(400, {})
    const { id, amount, account_number } = sent
    const known = this.transfers.get(id) ?? { ...this.outcome, id, amount, account_number }
    this.transfers.set(id, known)
    if (fault === 'answer lost') return response.destroy()
    return answer(201, known)
  })

  async open(): Promise<this> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/transfers`
  }

  /** Decides about a transfer that was pending. */
  decide(id: string, state: State): void {
    this.transfers.set(id, { ...this.transfers.get(id)!, ...state })
  }

  /** A notice of the service with its signature. */
  notice(id: string, token = this.token): { body: string; headers: Headers } {
    const body = JSON.stringify({ id, status: 'paid' })
    return { body, headers: new Headers({ [payoutSignatureHeader]: hmacHex(token, body) }) }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise(resolve => this.#server.close(resolve))
  }
}
