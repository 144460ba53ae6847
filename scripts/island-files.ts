import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import { islandFilesPath } from '../src/server/core/page/island-files.ts'

const islands = join(projectRoot, 'src/islands') + sep
/** The code of every page's shell, and what asks it who is signed in. */
const shell = ['/layouts/Shell.astro', '/identity/store/session-loader.ts']
/** What starts an island. */
const starter = '@astrojs/react/dist/client.js'

/**
 * Writes which files the islands that make up a page need (`…Page.tsx`), for the page's preloads: otherwise a browser
 * learns of each file only from the one before.
 */
export function islandFiles(): Plugin {
  return {
    name: 'baba-bangunan:island-files',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const named = (...parts: readonly string[]) =>
        chunks.filter(one => parts.some(part => entryOf(one).includes(part)))
      const first = neededBy(named(...shell), bundle)
      const files = Object.fromEntries(
        chunks
          .filter(one => entryOf(one).startsWith(islands) && entryOf(one).endsWith('Page.tsx'))
          .map(one => [
            entryOf(one).slice(islands.length, -'.tsx'.length).split(sep).join('/'),
            // The shell first: it asks who is here while the rest is on its way.
            [...new Set([...first, ...neededBy([one, ...named(starter)], bundle)])].map(name => `/${name}`)
          ])
      )
      mkdirSync(dirname(islandFilesPath), { recursive: true })
      writeFileSync(islandFilesPath, JSON.stringify(files))
    }
  }
}

/** The module that a chunk stands for, without a query. */
const entryOf = ({ facadeModuleId }: Rolldown.OutputChunk): string => (facadeModuleId ?? '').split('?')[0]!

/** The files of these chunks and of all that they import at once, the largest first: it takes longest. */
function neededBy(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Map<string, number>()
  const waiting = [...chunks]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (found.has(one.fileName)) continue
    found.set(one.fileName, one.code.length)
    for (const name of one.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') waiting.push(imported)
    }
  }
  return [...found].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
}
