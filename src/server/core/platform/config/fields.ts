import * as z from 'zod/mini'

import { isHost, isMailbox, isOrigin, isPostgresAddress, isPushSubject } from './addresses.ts'
import { isRedisAddress, isSmtpAddress, isWebAddress, isWebBase } from './addresses.ts'
import { isFeeTax, readFeeTax } from './fee-tax.ts'

// What a variable may say. A problem names what is expected; it quotes the value only where that can be no secret.

/** Characters of a wrong value that a problem quotes. */
const maxQuoted = 60

const quote = (value: unknown) => {
  const text = String(value)
  return JSON.stringify(text.length > maxQuoted ? `${text.slice(0, maxQuoted)}…` : text)
}

const quoted = (expected: string, isRight: (text: string) => boolean) =>
  z.string().check(z.refine(isRight, { error: ({ input }) => `${expected}, not ${quote(input)}` }))

const unquoted = (expected: string, isRight: (text: string) => boolean) =>
  z.string().check(z.refine(isRight, { error: expected }))

const thousands = (value: number) => value.toLocaleString('en-US')

/** A whole number in a range, written in digits. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    quoted(`a whole number from ${thousands(min)} to ${thousands(max)}`, text => {
      return /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max
    }),
    z.transform(Number)
  )

const switchWords = ['on', 'off', '1', '0', 'true', 'false']
export const toggle = z.optional(
  quoted('on or off (also 1, 0, true, false)', text => switchWords.includes(text))
)

export const logLevel = z.pipe(
  quoted('trace, debug, info, warn, error or silent', text =>
    ['trace', 'debug', 'info', 'warn', 'error', 'silent'].includes(text)
  ),
  z.transform(text => text as 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent')
)

export const searchEngine = z.optional(
  z.pipe(
    quoted('memory or postgres', text => ['memory', 'postgres'].includes(text)),
    z.transform(text => text as 'memory' | 'postgres')
  )
)

export const feeTax = z.optional(
  z.pipe(
    quoted('a percentage such as 11, or days with theirs such as 2022-04-01:11,2027-01-01:12', isFeeTax),
    z.transform(readFeeTax)
  )
)

export const text = z.optional(z.string())
/** One line that pages show. */
export const line = z.optional(
  quoted('one line of at most 300 characters', value => value.length <= 300 && !/[\r\n]/.test(value))
)
export const matching = (expected: string, pattern: RegExp) =>
  z.optional(quoted(expected, value => pattern.test(value)))
export const secret = (min: number) =>
  z.optional(unquoted(`at least ${min} characters from a generator`, value => value.length >= min))

export const host = quoted('a host name or an IP address, without a port', isHost)
export const mailbox = quoted('one address, such as shop@example.com or Shop <shop@example.com>', isMailbox)
export const webAddress = z.optional(
  unquoted('an address such as https://example.com/path, without user and password', isWebAddress)
)
export const webBase = z.optional(
  unquoted('an address such as https://example.com, without query, user and password', isWebBase)
)
export const origin = z.optional(
  unquoted('an address such as https://example.com, without path, query, user and password', isOrigin)
)
export const postgresAddress = z.optional(
  unquoted(
    'an address such as postgres://user:password@host:5432/database?sslmode=verify-full (write special characters as %23; sslmode may be left out, disable, allow, prefer, require or verify-full)',
    isPostgresAddress
  )
)
export const redisAddress = z.optional(
  unquoted('an address such as redis://host:6379 or rediss://user:password@host:6379', isRedisAddress)
)
export const smtpAddress = z.optional(
  unquoted('an address such as smtp://user:password@host:587 or smtps://host:465', isSmtpAddress)
)
export const pushSubject = z.optional(
  quoted('mailto: with an address, or an https address of yours', isPushSubject)
)
