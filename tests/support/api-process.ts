import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import type { Config } from '#server/core/platform/config.ts'

import { opsToken, testEnvironment } from './environment.ts'
import { scaled } from './machine-pace.ts'
import { bareEnvironment, nodeFlags } from './own-process.ts'
import { Person } from './person.ts'
import type { World } from './world.ts'

/** A running server process of the API: calls go to it over HTTP, sockets to its port. */
export type ApiProcess = {
  port: number
  person: () => Person
  ops: Person
  /** Stops it as an operator would; returns its exit code when it has ended. */
  stop: () => Promise<number | null>
  /** Ends it as a power failure would. */
  kill: () => Promise<void>
}

/**
 * Starts a process of the API on the world's database, with its own port and its workers running. Throws with its
 * output if it ends before it listens.
 */
export async function startApi(config: Config, redisUrl?: string): Promise<ApiProcess> {
  const { dataDir, databaseUrl, signatureKey, appSecret, siteUrl, outsideToPrivate } = config
  const child = fork('tests/support/api-server.ts', {
    execArgv: nodeFlags,
    env: {
      ...bareEnvironment(),
      ...testEnvironment(dataDir, databaseUrl),
      APP_SECRET: appSecret,
      HOST: '127.0.0.1',
      PORT: '0',
      // As behind a load balancer: several processes, one address.
      SITE_URL: siteUrl ?? 'http://localhost',
      ...(outsideToPrivate && { OUTSIDE_TO_PRIVATE: 'on' }),
      ...(redisUrl && { REDIS_URL: redisUrl })
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc']
  })
  const { port } = await listening(child)
  const app = {
    request: (address: string | URL | Request, init?: RequestInit) => {
      const { pathname, search } = new URL(String(address))
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { redirect: 'manual', ...init })
    }
  }
  return {
    port,
    person: () => new Person(app, signatureKey),
    ops: new Person(app, signatureKey, opsToken),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit') as Promise<[number | null]>
      child.kill('SIGTERM')
      return (await gone)[0]
    },
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    }
  }
}

/** The same browser, at another process: a load balancer decides for every request. */
export function at(api: ApiProcess, browser: Person): Person {
  const person = api.person()
  for (const [name, cookie] of browser.cookies) person.cookies.set(name, cookie)
  return person
}

/** Runs the real server on a world's data directory until it ends: its exit code and its output. */
export async function runServer(world: World): Promise<{ code: number | null; written: string }> {
  const server = spawn(process.execPath, [...nodeFlags, 'src/server/main.ts'], {
    env: { ...bareEnvironment(), ...testEnvironment(world.services.config.dataDir), PORT: '0' },
    // One that did not end by itself would outlive the test.
    timeout: scaled(20_000)
  })
  let written = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', text => (written += String(text)))
  const [code] = (await once(server, 'close')) as [number | null]
  return { code, written }
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
