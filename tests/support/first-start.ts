import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

import { projectRoot } from '#server/core/platform/project-paths.ts'

import type { Phase } from './crash-points.ts'
import { bareEnvironment, nodeFlags } from './own-process.ts'
import { scratchFolder } from './scratch-folder.ts'

/** Products of these small markets: the fewest that the demo knows. */
const products = '60'

/** `npm start` on a folder of its own, which may be killed and started again. */
export type Start = {
  port: number
  /** Everything that it printed so far. */
  text: () => string
  /** Ends once it printed this; throws with what it printed where it ends before. */
  says: (words: string) => Promise<void>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
  stop: () => Promise<number | string | null>
}

export async function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Start> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [...nodeFlags, '--import', join(projectRoot, 'tests/support/crash-points.ts'), 'scripts/start.ts'],
    {
      cwd: projectRoot,
      env: {
        ...bareEnvironment(),
        HOST: 'localhost',
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_PRODUCTS: products,
        LOG_LEVEL: 'warn',
        ...env
      },
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  return watchStart(child, port)
}

function watchStart(child: ChildProcess, port: number): Start {
  let text = ''
  const heard = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', bytes => {
      text += String(bytes)
      for (const listen of heard) listen()
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string | null)
  return {
    port,
    text: () => text,
    says: words =>
      new Promise((resolve, reject) => {
        const listen = () => {
          if (!text.includes(words)) return
          heard.delete(listen)
          resolve()
        }
        heard.add(listen)
        listen()
        void ended.then(code => reject(new Error(`It ended (${code}) before it said '${words}':\n${text}`)))
      }),
    ended,
    stop() {
      child.kill('SIGTERM')
      return ended
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** A first start that nobody cuts: how many steps each phase before the pictures takes, and the folder that it filled. */
export async function countSteps(): Promise<{ dataDir: string; steps: Record<Phase, number> }> {
  const dataDir = scratchFolder('first-start')
  const file = `${dataDir}/steps.json`
  const start = await startSite(dataDir, { CRASH_COUNTS: file })
  // They are written with the first picture, which is the first that is said of pictures.
  await start.says('The pictures are being drawn')
  await start.stop()
  return { dataDir, steps: JSON.parse(readFileSync(file, 'utf8')) as Record<Phase, number> }
}
