import { isIP } from 'node:net'

import * as z from 'zod/mini'

/** Of an address, what one of its kind may have besides scheme and host. */
type Parts = { path?: boolean; query?: boolean; credentials?: boolean }

const parse = (text: string) => (/\s/.test(text) || !URL.canParse(text) ? undefined : new URL(text))

function isAddress(text: string, scheme: RegExp, { path, query, credentials }: Parts): boolean {
  const url = scheme.test(text) ? parse(text) : undefined
  if (!url || url.hostname === '') return false
  if (!path && url.pathname !== '/' && url.pathname !== '') return false
  if (!query && (text.includes('?') || text.includes('#'))) return false
  return credentials === true || (url.username === '' && url.password === '')
}

const web = /^https?:\/\/[^/]/i

/** isWebAddress('https://gateway.example/send?v=2') // => true. Node's fetch rejects one with a user or a password. */
export const isWebAddress = (text: string): boolean => isAddress(text, web, { path: true, query: true })

/** A place that paths are added to: isWebBase('https://api.example/base') // => true, with a query false. */
export const isWebBase = (text: string): boolean => isAddress(text, web, { path: true })

/** isOrigin('https://shop.example/') // => true, isOrigin('https://shop.example/shop') // => false */
export const isOrigin = (text: string): boolean => isAddress(text, web, {})

export const isRedisAddress = (text: string): boolean =>
  isAddress(text, /^rediss?:\/\/[^/]/i, { path: true, query: true, credentials: true })

export const isSmtpAddress = (text: string): boolean =>
  isAddress(text, /^smtps?:\/\/[^/]/i, { path: true, query: true, credentials: true })

/** What postgres.js understands; it would take anything else, `verify-ca` too, for `verify-full`. */
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-full']

/** As postgres.js reads it, with the name of a database: several hosts may follow each other with commas, and none means this machine. */
export function isPostgresAddress(text: string): boolean {
  const [isRead, user = '', hosts = '', rest = ''] =
    /^postgres(?:ql)?:\/\/([^/?#]*@)?([^/?#@]*)([/?][^#]*)?$/.exec(text) ?? []
  const url = isRead && parse(`postgres://${user}${hosts.split(',')[0]}${rest}`)
  // Without a name the client takes the user's, and tables would be made in a database that nobody named. It splits an IPv6
  // address at its colons.
  if (!url || url.pathname.length < 2 || hosts.startsWith('[')) return false
  const isRightMode = url.searchParams.getAll('sslmode').every(mode => sslModes.includes(mode))
  return isRightMode && [url.username, url.password, url.pathname].every(isDecodable)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

const label = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/i

/** A name or an IP address, without a port: isHost('shop.internal'), isHost('::1') // => true */
export function isHost(text: string): boolean {
  if (isIP(text) !== 0) return true
  const labels = text.split('.')
  // '10.0.0.256' looks like an address and is none.
  return text.length <= 253 && labels.every(part => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}

const isMailAddress = (text: string) => z.regexes.email.test(text)

/** One mailbox: isMailbox('Toko <halo@toko.example>'), isMailbox('halo@toko.example') // => true */
export function isMailbox(text: string): boolean {
  const [, address] = /^(?:[^"<>,;:@]*|"[^"]*" *)<([^<>]*)>$/.exec(text) ?? []
  return isMailAddress(address ?? text)
}

/** Who push services can reach: a mailto: or https: address. */
export const isPushSubject = (text: string): boolean =>
  text.startsWith('mailto:')
    ? isMailAddress(text.slice('mailto:'.length))
    : text.startsWith('https:') && isWebAddress(text)
