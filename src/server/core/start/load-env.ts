import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

import { OperatorError } from '../platform/operator-error.ts'
import { projectRoot } from '../platform/project-paths.ts'

/** An editor may put it before the first line, where it is not part of a name. */
const byteOrderMark = /^\uFEFF/

/**
 * Loads `.env` next to package.json, if there is one; variables that are already set stay. Throws OperatorError where
 * it cannot be read.
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
