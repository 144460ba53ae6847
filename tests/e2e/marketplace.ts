import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

import { freePort } from '../support/backend.ts'
import { nodeFlags } from '../support/own-process.ts'
import { scaled } from '../support/machine-pace.ts'

/** Timeout for a marketplace to open, ms: it takes two seconds on an idle machine. */
const openTimeoutMs = scaled(60_000)

/** The apps' addresses: no journey goes there. */
const apps = { APP_ANDROID_URL: 'https://play.example/apps/baba', APP_IOS_URL: 'https://apps.example/baba' }

/** A built marketplace in a process of its own; `renew` opens it again, with the data of the template. */
export type Marketplace = { url: string; renew: () => Promise<void>; stop: () => Promise<void> }

export async function startMarketplace(settings: Record<string, string> = {}): Promise<Marketplace> {
  const port = await freePort()
  const child = fork('tests/e2e/server.ts', {
    execArgv: nodeFlags,
    env: { ...process.env, ...apps, ...settings, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc']
  })
  await opened(child)
  return {
    url: `http://localhost:${port}`,
    async renew() {
      const isOpen = opened(child)
      child.send('renew')
      await isOpen
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
  }
}

/** Waits until the process reports that its marketplace is open; throws if it ends or times out. */
async function opened(child: ChildProcess): Promise<void> {
  const isOver = new AbortController()
  const signal = AbortSignal.any([isOver.signal, AbortSignal.timeout(openTimeoutMs)])
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The marketplace ended with ${code}.`)
  })
  try {
    await Promise.race([once(child, 'message', { signal }), ended])
  } finally {
    // One process is awaited many times: no listener stays behind.
    isOver.abort()
  }
}
