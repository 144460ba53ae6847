import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder: found by its astro.config.mjs, from the sources and from the built bundle alike. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'astro.config.mjs'))) {
    const parent = dirname(folder)
    if (parent === folder) return resolve('.')
    folder = parent
  }
  return folder
}

export const projectRoot = findRoot()
export const migrationsFolder = join(projectRoot, 'src/server/core/db/migrations')
