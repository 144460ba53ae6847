import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { projectRoot } from '#server/core/platform/project-paths.ts'

/** Written by each build (scripts/island-files.ts). */
export const islandFilesPath = join(projectRoot, 'dist/island-files.json')

let built: Record<string, string[]> | undefined

/**
 * The scripts that a page needs whose content is this island, such as `cart/CartPage`: its own, what they import, and
 * the shell's (core-291). None in development, where nothing is bundled.
 */
export function filesOfIsland(island: string): readonly string[] {
  built ??= existsSync(islandFilesPath)
    ? (JSON.parse(readFileSync(islandFilesPath, 'utf8')) as Record<string, string[]>)
    : {}
  return built[island] ?? []
}
