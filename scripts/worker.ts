import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const unnamed = "const build = 'dev'"

/** Writes the build's name into its service worker: browsers detect a new worker only by its bytes. */
export function nameWorker(client: string): void {
  const workers = readdirSync(client).filter(name => /^sw.*\.js$/.test(name))
  const told = createHash('sha256').update(readdirSync(join(client, 'assets')).toSorted().join('\n'))
  for (const name of workers.toSorted()) told.update(readFileSync(join(client, name)))
  const build = told.digest('hex').slice(0, 12)

  const file = join(client, 'sw.js')
  const source = readFileSync(file, 'utf8')
  if (!source.includes(unnamed)) throw new Error(`The worker has no place for the build's name: ${unnamed}`)
  writeFileSync(file, source.replace(unnamed, `const build = '${build}'`))
}
