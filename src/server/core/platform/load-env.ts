import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'

import { projectRoot } from './project-paths.ts'

/** Takes what `.env` beside package.json says, if there is one; what the environment says already stays. */
export function loadEnv(folder = projectRoot): void {
  const file = join(folder, '.env')
  if (existsSync(file)) loadEnvFile(file)
}
