import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'

/** Leaves a .br and a .gz beside every text file of the built site, for the static server. */
const texts = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html', '.txt', '.geojson'])
const client = join(projectRoot, 'dist/client')

for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !texts.has(extname(entry.name))) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = await readFile(file)
  if (bytes.length < 1024) continue
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  await writeFile(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
  )
}
