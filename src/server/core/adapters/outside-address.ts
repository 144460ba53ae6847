import ipaddr from 'ipaddr.js'

/** Why an outside address was not fetched. */
export type OutsideReason =
  /** It is no http(s) address that may be fetched: its scheme, port, or a user and password in it. */
  | 'address'
  | 'not_public'
  | 'unknown_host'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'redirects'

/** Thrown where an outside address was not fetched. */
export class OutsideError extends Error {
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Globally routed IPv6; outside of it are other spellings of IPv4 addresses, such as '::7f00:1'. */
const routed = ipaddr.parseCIDR('2000::/3')

/** Inside of it, and public for nobody: documentation (RFC 9637). */
const documentation = ipaddr.parseCIDR('3fff::/20')

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a tunnel that may lead to one,
 * or a range that nobody has. isPublic('::ffff:10.0.0.1') // => false
 */
export function isPublic(text: string): boolean {
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address.match(routed) && !address.match(documentation))
}

/** What may be reached; tests name addresses and ports of their own. */
export type Reach = {
  /** Any IP address and port: for tests and development. */
  toPrivate: boolean
  isAllowed?: (ip: string) => boolean
  ports?: readonly string[]
}

/** Ports of web servers: others are those of databases, mail and the like. '' is the scheme's own. */
const webPorts = ['', '80', '443', '8080', '8443']

const maxLength = 2_000

/** The IP address that a host is written as, without the brackets of IPv6; undefined for a name. */
export function ipOf({ hostname }: URL): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? host : undefined
}

/**
 * An outside address that somebody named, read: http or https, a web server's port, no user and password, no IP address that
 * is not public. The URL parser has already turned decimal, octal and hexadecimal spellings of IPv4 into the usual one. Throws OutsideError.
 */
export function readOutsideAddress(
  text: string,
  { toPrivate, isAllowed = isPublic, ports = webPorts }: Reach
): URL {
  if (text.length > maxLength || !URL.canParse(text)) throw new OutsideError('address')
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '') throw new OutsideError('address')
  if (toPrivate) return url
  if (!ports.includes(url.port)) throw new OutsideError('address')
  const ip = ipOf(url)
  if (ip !== undefined && !isAllowed(ip)) throw new OutsideError('not_public')
  return url
}
