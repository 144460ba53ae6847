import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'

// Format, lint, types and dead code at once, each with what it found told in one piece. Part of `npm run verify`.

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

async function check(name: string): Promise<boolean> {
  const child = spawn(npm, ['run', '-s', name], { cwd: projectRoot, shell: process.platform === 'win32' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  console.log(code === 0 ? `${name}: fine` : `${said}\nFailed: ${name}`)
  return code === 0
}

const fine = await Promise.all(['types', 'format:check', 'lint', 'knip'].map(check))
process.exit(fine.includes(false) ? 1 : 0)
