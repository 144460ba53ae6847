import { readBytes } from '#server/core/http/read-bytes.ts'
import { hmacHex, sameText } from '#server/core/platform/crypto.ts'
import type { PayoutService, PayoutState, Transfer } from './payout.ts'

/** Timeout of the service in ms. */
const timeout = 8_000
/** Maximum bytes of an answer. */
const maxAnswerBytes = 20_000
/** Maximum characters of a reference and of a reason that are stored. */
const maxTextLength = 200

/** Header with the signature of a notice: hex HMAC-SHA256 of its body with the service's token. */
export const payoutSignatureHeader = 'x-payout-signature'

/**
 * A service over HTTP, with a bearer token. `POST {url}` takes `{ id, bank_code, account_number, account_holder, amount }`
 * with the id as Idempotency-Key too; `GET {url}/{id}` answers 404 for an id that it never got. Both answer
 * `{ id, amount, status: paid | failed | pending, reference?, reason? }`.
 */
export function httpPayout({ url, token }: { url: string; token: string }): PayoutService {
  const call = (path: string, init: RequestInit) =>
    fetch(`${url.replace(/\/$/, '')}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
      // Following a redirect would send an account number to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout)
    })
  return {
    async pay(transfer) {
      const { code, bankCode, accountNumber, accountHolder, amount } = transfer
      const body = {
        id: code,
        bank_code: bankCode,
        account_number: accountNumber,
        account_holder: accountHolder,
        amount
      }
      const answer = await call('', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': code },
        body: JSON.stringify(body)
      })
      return readState(answer, transfer)
    },
    async status(transfer) {
      const answer = await call(`/${encodeURIComponent(transfer.code)}`, { method: 'GET' })
      if (answer.status === 404) {
        await answer.body?.cancel()
        return { is: 'unknown' }
      }
      return readState(answer, transfer)
    },
    readNotice(body, headers) {
      const signature = headers.get(payoutSignatureHeader) ?? ''
      if (!sameText(signature, hmacHex(token, body))) return undefined
      try {
        const { id } = JSON.parse(body) as { id?: unknown }
        return typeof id === 'string' ? id : undefined
      } catch {
        return undefined
      }
    }
  }
}

/** Any other status is no answer: a 4xx of a proxy does not mean that nothing was paid. */
async function readState(answer: Response, { code, amount }: Transfer): Promise<PayoutState> {
  if (answer.status !== 200 && answer.status !== 201 && answer.status !== 202) {
    await answer.body?.cancel()
    throw new Error(`The payout service answered ${answer.status}`)
  }
  const bytes = await readBytes(answer.body, maxAnswerBytes)
  if (!bytes) throw new Error('The payout service answered without an end')
  const said = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown> | null
  if (said?.['id'] !== code || said['amount'] !== amount) {
    throw new Error('The payout service answered about another transfer')
  }
  switch (said['status']) {
    case 'paid':
      return { is: 'paid', reference: textOf(said['reference']) || code }
    case 'failed':
      return { is: 'failed', reason: textOf(said['reason']) || 'Transfer ditolak bank' }
    case 'pending':
      return { is: 'pending' }
    default:
      throw new Error('The payout service answered with an unknown status')
  }
}

/** A text of the service that can be stored and shown: one line without control characters. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{C}+/gu, ' ')
        .trim()
        .slice(0, maxTextLength)
    : ''
