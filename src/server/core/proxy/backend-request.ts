import { Agent, type ClientRequest, request, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { isIP } from 'node:net'

import type { Config } from '#server/core/platform/config.ts'

/**
 * Connections to the backend that one process keeps free. How many are open is bounded where requests are taken: here
 * they would wait in a line that no timeout ends, behind whoever sends slowly.
 */
const agentOptions = { keepAlive: true, maxFreeSockets: 32 }
const agent = new Agent(agentOptions)
const secureAgent = new SecureAgent(agentOptions)

type Asked = Pick<RequestOptions, 'method' | 'path' | 'headers'>

/**
 * One request to API_BACKEND_URL, given up by its 'timeout' event when nothing was heard for `answerTimeoutMs`, also
 * while it connects. The path stands below the backend's own.
 */
export function backendRequest(config: Config, { method, path, headers }: Asked): ClientRequest {
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
