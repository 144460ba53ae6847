import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const texts = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html', '.txt', '.geojson'])

/**
 * Writes a .br and a .gz next to every text file of the built site from 200 bytes on, atomically, for the static server.
 */
export async function compressSite(client: string): Promise<void> {
  for (const entry of await readdir(client, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < 200) continue
    await put(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    await put(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
    )
  }
}

async function put(file: string, bytes: Uint8Array): Promise<void> {
  const half = `${file}.half`
  await writeFile(half, bytes)
  await rename(half, file)
}
