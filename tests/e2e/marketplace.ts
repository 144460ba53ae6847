import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { freePort } from '../support/backend.ts'
import { pause } from '../support/pause.ts'

/** Seconds within which a marketplace is open: two on an idle machine. */
const patience = 60

/** Where the apps would be: no journey goes there. */
const apps = { APP_ANDROID_URL: 'https://play.example/apps/baba', APP_IOS_URL: 'https://apps.example/baba' }

/** A built marketplace of its own for a worker's journeys: those of another worker neither buy its goods nor fill its lists. */
export async function startMarketplace(
  settings: Record<string, string> = {}
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['tests/e2e/server.ts'], {
    env: { ...process.env, ...apps, ...settings, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit']
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  const until = Date.now() + patience * 1000
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The marketplace ended with ${child.exitCode}.`)
    if (Date.now() > until) {
      await stop()
      throw new Error(`The marketplace was not open after ${patience} s.`)
    }
    await pause(200)
  }
  return { url, stop }
}

const isReady = (url: string) =>
  fetch(`${url}/ready`).then(
    answer => answer.ok,
    () => false
  )
