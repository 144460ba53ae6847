import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'

import { projectRoot } from './project-paths.ts'

/** Takes what `.env` beside package.json says; what the environment says already stays. */
export function loadEnv(): void {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) loadEnvFile(file)
}
