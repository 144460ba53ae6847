import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { testEnvironment } from './environment.ts'
import { Person } from './person.ts'
import type { World } from './world.ts'

/** A running server process of the API: calls go to it over HTTP, sockets to its port. */
export type ApiProcess = {
  port: number
  app: World['app'] | RemoteApp
  person: () => Person
  ops: Person
  /** Ends it as an operator would; answers when it is gone. */
  stop: () => Promise<void>
}

/** Looks to a Person like the app in this process. */
export type RemoteApp = { request: (address: string, init?: RequestInit) => Promise<Response> }

/**
 * Starts a process of the API on the world's database, on a port of its own and with its workers running. Throws with
 * what it wrote where it ends before it listens.
 */
export async function startApi(world: World, more: Record<string, string> = {}): Promise<ApiProcess> {
  const { dataDir, databaseUrl, signatureKey, opsToken, siteUrl } = world.services.config
  const child = fork('tests/support/api-server.ts', {
    env: {
      PATH: process.env['PATH'],
      ...testEnvironment(dataDir, databaseUrl),
      HOST: '127.0.0.1',
      PORT: '0',
      // As behind a load balancer: several processes, one address.
      SITE_URL: siteUrl ?? 'http://localhost',
      ...more
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc']
  })
  const { port } = await listening(child)
  const app: RemoteApp = {
    request: (address, init) => {
      const { pathname, search } = new URL(address)
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { redirect: 'manual', ...init })
    }
  }
  return {
    port,
    app,
    person: () => new Person(app, signatureKey),
    ops: new Person(app, signatureKey, opsToken),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
  }
}

function listening(child: ChildProcess): Promise<AddressInfo> {
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', text => {
      written += String(text)
      if (process.env['TEST_LOG']) process.stderr.write(String(text))
    })
  }
  return new Promise((resolve, reject) => {
    child.once('message', address => resolve(address as AddressInfo))
    child.once('exit', code => reject(new Error(`The API process ended (${code}): ${written}`)))
  })
}
