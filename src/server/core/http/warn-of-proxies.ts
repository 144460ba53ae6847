import type { IncomingMessage } from 'node:http'

import ipaddr from 'ipaddr.js'

import { isPublic } from '#server/core/adapters/outside-address.ts'
import type { Services } from '#server/core/platform/services.ts'

const ignored =
  'X-Forwarded-For arrives, but TRUST_PROXY is off: all visitors behind a proxy count as one address for limits and uploads. See docs/operation.md, Behind a proxy.'
const several =
  'X-Forwarded-For ends with a private address: it is that of a second proxy, and all visitors count as it. See docs/operation.md, Behind a proxy.'

/**
 * Warns once of each way in which proxies make all visitors look like one address (ops-391): nothing is believed that was not set up, so
 * the limits would reject buyers for what others did. Returns what looks at each request.
 */
export function warnOfProxies({
  config: { trustProxy },
  log
}: {
  config: Pick<Services['config'], 'trustProxy'>
  log: Pick<Services['log'], 'warn'>
}): (request: Pick<IncomingMessage, 'headers'>) => void {
  let isWarned = false
  return ({ headers: { 'x-forwarded-for': forwarded } }) => {
    if (isWarned || forwarded === undefined) return
    isWarned = !trustProxy || isOfSecondProxy(String(forwarded))
    if (isWarned) log.warn(trustProxy ? several : ignored)
  }
}

/** Whether the last address, which counts, is a private one, with a public one before it: '203.0.114.9, 10.0.0.2' // => true */
function isOfSecondProxy(forwarded: string): boolean {
  const addresses = forwarded.split(',').map(address => address.trim())
  const last = addresses.pop() ?? ''
  const isPublicAddress = (address: string) => ipaddr.isValid(address) && isPublic(address)
  return ipaddr.isValid(last) && !isPublic(last) && addresses.some(isPublicAddress)
}
