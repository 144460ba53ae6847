import { createServer } from 'node:net'

import type { Config } from '../platform/config.ts'
import { OperatorError } from '../platform/operator-error.ts'

type Place = Pick<Config, 'host' | 'port'>

/** A failed `listen`, described by the settings that caused it. */
export class ListenError extends OperatorError {
  constructor(place: Place, cause: NodeJS.ErrnoException) {
    super(describe(place, cause), { cause })
  }
}

function describe({ host, port }: Place, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Choose another one with PORT.`
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `This machine has no address ${host}. Set HOST to localhost, 0.0.0.0 or an address of its own.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The name ${host} leads to no address. Set HOST to localhost, 0.0.0.0 or an address of this machine.`
    default:
      return `The server cannot listen on HOST ${host}, PORT ${port}: ${message}`
  }
}

/** Listens briefly, so that a first start fails on a taken port before it seeds the database. Throws ListenError. */
export function tryListening(place: Place): Promise<void> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(new ListenError(place, error)))
    server.listen(place.port, place.host, () => server.close(() => resolve()))
  })
}
