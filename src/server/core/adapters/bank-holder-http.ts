import { readBytes } from '#server/core/http/read-bytes.ts'
import type { AccountAtBank, BankHolder } from './bank-holder.ts'

/** Timeout of the service in ms, shorter than the browser's, so that our error arrives. */
const timeout = 6_000
/** Maximum bytes of a response: a name is short. */
const maxAnswerBytes = 10_000

/** A valid name: one line that begins with a letter or digit and has only visible characters. */
const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()&/-]{0,99}$/u

/**
 * A service that takes `{ bank_code, account_number }` with a bearer token and answers `{ account_holder }`, or 404
 * where nobody holds the account. Any other answer is a fault of the service, never a name.
 */
export function httpBankHolder({ url, token }: { url: string; token: string }): BankHolder {
  return {
    async holderOf(account) {
      const answer = await request(url, token, account)
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (answer.status !== 200) {
        await answer.body?.cancel()
        throw new Error(`The bank check answered ${answer.status}`)
      }
      const bytes = await readBytes(answer.body, maxAnswerBytes)
      if (!bytes) throw new Error('The bank check answered without an end')
      return readHolder(new TextDecoder().decode(bytes))
    }
  }
}

const request = (url: string, token: string, { bankCode, number }: AccountAtBank) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bank_code: bankCode, account_number: number }),
    // Following a redirect would send an account number to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout)
  })

function readHolder(text: string): string {
  const said = JSON.parse(text) as { account_holder?: unknown } | null
  const holder = typeof said?.account_holder === 'string' ? said.account_holder.trim() : ''
  if (!name.test(holder)) throw new Error('The bank check answered what is no name')
  return holder
}
