import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'

import { coreErrors } from '#lib/core/schema/errors.ts'

import type { Config } from '#server/core/platform/config.ts'
import { plainPage, plainWays } from '#server/core/page/plain-page.ts'
import { failureBody } from './envelope.ts'

/** Served under any name: who checks that the process lives, and the gateway's reports, know it by its address. */
const anyHost = new Set(['/health', '/ready', '/api/v1/payment/notification'])

/** A name or an address with an optional port; what else a Host header may say is no host. */
const hostPattern = /^(?:\[[\da-f:.]{2,45}\]|[a-z\d._-]{1,253})(?::\d{1,5})?$/i

const near = new BlockList()
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16]
] as const) {
  near.addSubnet(address, prefix, 'ipv4')
}
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

export type HostVerdict = 'own' | 'foreign' | 'malformed'

/**
 * Judges the Host headers of one request: SITE_URL's host is served and no other; without SITE_URL this machine and
 * private networks, because anybody may point a name of theirs at an address (D24). One header, no more and no less.
 *
 * judgeHost(['evil.example'], 'https://shop.example') // => 'foreign'
 */
export function judgeHost(hosts: readonly string[], siteUrl: string | undefined): HostVerdict {
  const [host = '', ...others] = hosts
  const scheme = siteUrl ? new URL(siteUrl).protocol : 'http:'
  const address = `${scheme}//${host}`
  if (others.length > 0 || !hostPattern.test(host) || !URL.canParse(address)) return 'malformed'
  const url = new URL(address)
  const isOwn = siteUrl ? url.host === new URL(siteUrl).host : isNear(url.hostname)
  return isOwn ? 'own' : 'foreign'
}

function isNear(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(name)
  if (family === 0) return name === 'localhost' || name.endsWith('.localhost')
  return near.check(name, family === 6 ? 'ipv6' : 'ipv4')
}

type Rejection = { status: number; code: string; text: string; allow?: string }

/** Methods that somebody may mean; another one is not known here. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What is wrong with a request's frame, before anything reads it as an address; undefined where nothing is. */
export function judgeRequest(req: IncomingMessage, config: Config): Rejection | undefined {
  const { url = '', method = 'GET' } = req
  const { status, code, message } = coreErrors.bad_request
  const badRequest = { status, code, text: message }
  // An absolute form (a proxy's) or an asterisk would reach the pages as the home page.
  if (!url.startsWith('/')) return badRequest
  const path = url.split('?', 1)[0] ?? ''
  // Nobody types a NUL, and no page may show one. Astro writes an error into the log for a path that has no text.
  if (url.includes('%00') || !isText(path)) return badRequest
  if (!methods.has(method)) {
    return {
      status: 405,
      code: 'method_not_allowed',
      text: 'Metode tidak didukung.',
      allow: [...methods].join(', ')
    }
  }
  const verdict = judgeHost(req.headersDistinct['host'] ?? [], config.siteUrl)
  if (verdict === 'own' || (anyHost.has(path) && verdict === 'foreign')) return undefined
  if (verdict === 'malformed') return badRequest
  return { status: 421, code: 'foreign_host', text: 'Alamat ini bukan alamat situs kami.' }
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Paths of the API, which answers with its envelope and never with a page. */
const apiPath = /^\/api(?:[/?]|$)/i

/** Answers what judgeRequest rejects; true where it did. */
export function rejectRequest(req: IncomingMessage, res: ServerResponse, config: Config): boolean {
  const rejected = judgeRequest(req, config)
  if (!rejected) return false
  const { status, code, text: message } = rejected
  const isApi = apiPath.test(req.url ?? '')
  // Stops reading from a client that sends such a request: the rest may be meant for another host.
  res.writeHead(status, {
    'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
    connection: 'close',
    ...(rejected.allow && { allow: rejected.allow })
  })
  // On another host's name our links would lead nowhere.
  const ways = status === 421 ? '' : plainWays
  res.end(isApi ? JSON.stringify(failureBody({ status, code, message })) : plainPage(message, ways))
  return true
}
