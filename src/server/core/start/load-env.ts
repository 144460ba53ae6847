import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { OperatorError } from '../platform/operator-error.ts'
import { projectRoot } from '../platform/project-paths.ts'

/** What an editor may put before the first line, which is no part of a name. */
const byteOrderMark = /^\uFEFF/

/**
 * Takes what `.env` beside package.json says, if there is one; what the environment says already stays. Throws
 * OperatorError where it cannot be read.
 */
export function loadEnv(folder = projectRoot): void {
  const file = join(folder, '.env')
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(read(file).replace(byteOrderMark, '')))) {
    process.env[name] ??= value
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as { code?: string }
    throw new OperatorError(
      code === 'EISDIR'
        ? `${file} is a folder. Make it a file of settings, or remove it.`
        : `${file} may not be read by this user (${code}). Give it the right to, or remove the file.`
    )
  }
}
