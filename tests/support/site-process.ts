import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { bareEnvironment, nodeFlags } from './own-process.ts'

/** A process of the real server with the built pages. */
export type SiteProcess = {
  /** Stops it as an operator would. */
  stop: () => Promise<void>
  /** Ends it as a power failure would. */
  kill: () => Promise<void>
}

/** Starts the server of `npm start` with this configuration. Throws with its output if it ends before it is open. */
export async function startSiteProcess(environment: Record<string, string>): Promise<SiteProcess> {
  const child = spawn(process.execPath, [...nodeFlags, 'src/server/main.ts'], {
    env: { ...bareEnvironment(), HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  await opened(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return { stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Waits until the process reports that it is open; throws with its output if it ends before. */
function opened(child: ChildProcess): Promise<void> {
  let written = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', text => {
        written += String(text)
        if (process.env['TEST_LOG']) process.stderr.write(String(text))
        if (written.includes('is open:')) resolve()
      })
    }
    child.once('exit', code => reject(new Error(`The server ended (${code}): ${written}`)))
  })
}
