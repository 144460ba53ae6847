import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'

const serverFolder = join(projectRoot, 'src/server/')
const mark = '?in-node'

/** Code of a module with all exports of another. */
const sameAs = (from: string, hasDefault: boolean) =>
  `export * from ${JSON.stringify(from)}\n${hasDefault ? `export { default } from ${JSON.stringify(from)}` : ''}`

/**
 * Leaves `src/server` out of the bundle: pages import its modules through Node, and get those that the process has
 * already loaded. With a second copy every `new Map()` at the top of a module would exist twice.
 */
export function oneServer(): Plugin {
  let isBuild = false
  return {
    name: 'baba-bangunan:one-server',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    configureServer({ watcher, config }) {
      watcher.on('change', file => {
        if (file.startsWith(serverFolder))
          config.logger.warn(`${file} has changed: start \`npm run dev\` again`)
      })
    },
    async resolveId(id, importer, options) {
      if (this.environment.name === 'client' || !/^(?:#server\/|\.|\/|file:)/.test(id)) return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      const [file = ''] = found?.id.split('?') ?? []
      if (!file.startsWith(serverFolder)) return undefined
      return isBuild ? { id: `#server/${file.slice(serverFolder.length)}`, external: true } : file + mark
    },
    // Vite's development server reads every file itself, external or not; only a data: address goes to Node.
    load(id) {
      if (!id.endsWith(mark)) return undefined
      const file = id.slice(0, -mark.length)
      const hasDefault = /^export default /m.test(readFileSync(file, 'utf8'))
      const inNode = sameAs(pathToFileURL(file).href, hasDefault)
      return sameAs(`data:text/javascript,${encodeURIComponent(inNode)}`, hasDefault)
    }
  }
}
