import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

import { ownerOnly, syncFolder } from '#server/core/files/own-folder.ts'

/**
 * Copies a folder with everything in it whose name is wanted, for its owner only, and follows links. Files that the
 * copy already has stay as they are; what vanishes meanwhile is left out. All of it is on the disk when this resolves.
 */
export async function copyTree(
  from: string,
  to: string,
  isWanted: (name: string) => boolean = () => true
): Promise<void> {
  const names = await readdir(from).catch(unlessGone)
  if (!names) return
  await mkdir(to, { recursive: true, mode: ownerOnly.folder })
  for (const name of names.filter(isWanted)) {
    const [source, copy] = [join(from, name), join(to, name)]
    const found = await stat(source).catch(unlessGone)
    if (found?.isDirectory()) await copyTree(source, copy, isWanted)
    else if (found?.isFile() && !existsSync(copy)) await copyFile(source, copy)
  }
  syncFolder(to)
}

async function copyFile(from: string, to: string): Promise<void> {
  const source = await open(from).catch(unlessGone)
  if (!source) return
  const copy = createWriteStream(to, { flags: 'wx', mode: ownerOnly.file, flush: true })
  await pipeline(source.createReadStream(), copy)
}

/** Number of the files below a folder, and their bytes. */
export async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const size = { files: 0, bytes: 0 }
  for (const entry of entries.filter(one => one.isFile())) {
    size.files += 1
    size.bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return size
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
