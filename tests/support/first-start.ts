import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '#server/core/platform/project-paths.ts'

import { freePort } from './backend.ts'
import type { Phase } from './crash-points.ts'
import { bareEnvironment, nodeFlags } from './own-process.ts'
import { scratchFolder } from './scratch-folder.ts'

/** Products of these small markets: the demo's minimum. */
const products = '60'

/** `npm start` on its own folder; it can be killed and started again. */
export type Start = {
  /** The address that it printed; undefined before that. */
  address: () => string | undefined
  /** Its output so far. */
  text: () => string
  /** Resolves once it printed this; throws with its output if it ends before. */
  says: (words: string) => Promise<void>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
  stop: () => Promise<number | string | null>
}

export function startSite(dataDir: string, env: Record<string, string> = {}): Start {
  const crashing = ['--import', join(projectRoot, 'tests/support/crash-points.ts')]
  return startNode([...nodeFlags, ...crashing, 'scripts/start.ts'], dataDir, env)
}

/** `npm run dev` on its own folder. */
export const startDev = async (dataDir: string): Promise<Start> =>
  startNode(['node_modules/astro/bin/astro.mjs', 'dev'], dataDir, { PORT: String(await freePort()) })

function startNode(args: string[], dataDir: string, env: Record<string, string>): Start {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      ...bareEnvironment(),
      HOST: 'localhost',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: products,
      LOG_LEVEL: 'warn',
      ...env
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  return watchStart(child)
}

function watchStart(child: ChildProcess): Start {
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
    address: () => / is open: (\S+)/.exec(text)?.[1],
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

/**
 * An uninterrupted first start: the number of steps in each phase before the pictures, and the folder that it filled.
 */
export async function countSteps(): Promise<{ dataDir: string; steps: Record<Phase, number> }> {
  const dataDir = scratchFolder('first-start')
  const file = `${dataDir}/steps.json`
  const start = startSite(dataDir, { CRASH_COUNTS: file })
  // They are written with the first picture, which is the first mention of pictures.
  await start.says('The pictures are being drawn')
  await start.stop()
  return { dataDir, steps: JSON.parse(readFileSync(file, 'utf8')) as Record<Phase, number> }
}
