import type { Config } from '#server/core/platform/config.ts'
import { hmacHex, sameText } from '#server/core/platform/crypto.ts'

/** An event of a virtual account, as the gateway reports it. */
export type PaymentEvent = {
  /**
   * The gateway's own id of this settlement, expiry or failure, not of the notification: a repeated notification has
   * the same id and changes nothing, while another settlement of a paid account is a second payment (D28).
   */
  eventId: string
  number: string
  amount: number
  kind: 'paid' | 'expired' | 'failed'
}

/** A payment gateway: opens virtual accounts and reports payments in signed notifications. */
export type PaymentGateway = {
  name: string
  /** Time after which a gateway that has not answered counts as down, ms. */
  timeoutMs: number
  /** Opens a virtual account; returns its number. */
  openVirtualAccount: (request: {
    bankCode: string
    orderCode: string
    amount: number
    expiresAt: Date
  }) => Promise<{ number: string }>
  /** Reads a notification; undefined where its signature does not match or its content is invalid. */
  readNotification: (body: string, headers: Headers) => PaymentEvent | undefined
  /** Signs a notification of its own; only the sandbox can. */
  sign?: (body: string) => string
}

/** Header with the sandbox's signature of the body. */
export const sandboxSignatureHeader = 'x-gateway-signature'

/** Maximum characters of an event's id and of an account's number: an index entry holds only some thousand. */
const maxNameLength = 200

/** Whether a text can be stored and indexed: PostgreSQL's text cannot contain NUL. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxNameLength && !value.includes('\0')

/** Company codes of the sandbox, with which each bank's virtual account numbers begin. */
const prefixes: Record<string, string> = {
  bca: '39010',
  mandiri: '88908',
  bni: '98805',
  bri: '26215',
  permata: '72770'
}

/**
 * The built-in gateway: opens numbers at once and accepts notifications signed with this installation's secret.
 * The console's "settle" sends one, over the same path as a real gateway's.
 */
export function sandboxGateway(config: Pick<Config, 'appSecret'>): PaymentGateway & {
  sign: (body: string) => string
} {
  const sign = (body: string) => hmacHex(`sandbox-gateway:${config.appSecret}`, body)
  return {
    name: 'sandbox',
    // Shorter than the client's 10 s: the buyer reads our error, not a broken connection.
    timeoutMs: 8000,
    sign,
    async openVirtualAccount({ bankCode, orderCode }) {
      const digits = BigInt(`0x${hmacHex(config.appSecret, `va:${orderCode}`).slice(0, 14)}`).toString()
      return { number: (prefixes[bankCode] ?? '80000') + digits.slice(-11).padStart(11, '0') }
    },
    readNotification(body, headers) {
      if (!sameText(headers.get(sandboxSignatureHeader) ?? '', sign(body))) return undefined
      try {
        const { eventId, number, amount, kind } = JSON.parse(body) as PaymentEvent
        const isWhole =
          isName(eventId) &&
          isName(number) &&
          Number.isSafeInteger(amount) &&
          (kind === 'paid' || kind === 'expired' || kind === 'failed')
        return isWhole ? { eventId, number, amount, kind } : undefined
      } catch {
        return undefined
      }
    }
  }
}
