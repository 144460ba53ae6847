import { Agent, type ClientRequest, request, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { isIP } from 'node:net'

import type { Config } from '#server/core/platform/config.ts'

/**
 * Maximum idle connections to the backend per process. Open ones are bounded where requests are accepted: here they
 * would wait in a queue without a timeout, behind slow senders.
 */
const agentOptions = { keepAlive: true, maxFreeSockets: 32 }
const agent = new Agent(agentOptions)
const secureAgent = new SecureAgent(agentOptions)

type BackendOptions = Pick<RequestOptions, 'method' | 'path' | 'headers'>

/**
 * One request to API_BACKEND_URL. It emits 'timeout' after `answerTimeoutMs` of silence, also while it connects; the
 * caller then destroys it. The path is appended to the backend's own.
 */
export function backendRequest(config: Config, { method, path, headers }: BackendOptions): ClientRequest {
  const base = new URL(config.apiBackendUrl ?? '')
  const isSecure = base.protocol === 'https:'
  const hostname = base.hostname.replace(/^\[|\]$/g, '')
  return (isSecure ? secureRequest : request)({
    hostname,
    port: base.port || undefined,
    method,
    path: base.pathname.replace(/\/$/, '') + path,
    headers,
    agent: isSecure ? secureAgent : agent,
    timeout: config.answerTimeoutMs,
    // The Host header names the site and not the backend, whose certificate is its own.
    ...(isSecure && isIP(hostname) === 0 && { servername: hostname })
  })
}
