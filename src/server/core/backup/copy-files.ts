import { createHash } from 'node:crypto'
import { mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import PQueue from 'p-queue'

import { ownerOnly } from '#server/core/files/own-folder.ts'

/** Files that are copied at once, and bytes of the buffer of each. */
const atOnce = 8
const chunkBytes = 1024 * 1024

/** A file of a tree, with forward slashes, and the SHA-256 of what was copied. */
export type Sum = { path: string; sha256: string }

type Modes = { folder: number; file: number }
/** Every file and folder below a folder, with forward slashes, links followed; empty where the folder is missing. */
export async function listTree(
  folder: string,
  isWanted: (path: string) => boolean = () => true
): Promise<{ files: string[]; folders: string[] }> {
  const found = { files: [] as string[], folders: [] as string[] }
  const walk = async (inner: string): Promise<void> => {
    const entries = await readdir(join(folder, inner), { withFileTypes: true }).catch(unlessGone)
    for (const entry of entries ?? []) {
      const path = inner ? `${inner}/${entry.name}` : entry.name
      if (!isWanted(path)) continue
      // Uploads may lie on another disk, and secrets may be mounted.
      const kind = entry.isSymbolicLink() ? await stat(join(folder, path)) : entry
      if (kind.isDirectory()) {
        found.folders.push(path)
        await walk(path)
      } else if (kind.isFile()) found.files.push(path)
    }
  }
  await walk('')
  return found
}

/**
 * Copies files from one folder to another, several at once, and returns their checksums once all are synced to the
 * disk. A file that no longer exists is left out, such as a table dropped meanwhile. Throws where one cannot be
 * copied, once no other is being written.
 */
export async function copyFiles(
  from: string,
  to: string,
  paths: readonly string[],
  modes: Modes,
  signal?: AbortSignal
): Promise<Sum[]> {
  for (const folder of new Set(paths.map(path => dirname(path)))) {
    await mkdir(join(to, folder), { recursive: true, mode: modes.folder })
  }
  const queue = new PQueue({ concurrency: atOnce })
  let isFailed = false
  const copying = paths.map(path =>
    queue.add(async () => {
      if (isFailed) return []
      signal?.throwIfAborted()
      const sha256 = await copyFile(join(from, path), join(to, path), modes.file).catch((error: unknown) => {
        isFailed = true
        throw error
      })
      return sha256 === undefined ? [] : [{ path, sha256 }]
    })
  )
  // After an error (a full disk) nothing may still be written when the caller removes the partial copy.
  await Promise.allSettled(copying)
  const copies = await Promise.all(copying)
  for (const folder of new Set(paths.map(path => dirname(path)))) await syncFolder(join(to, folder))
  return copies.flat()
}

/** Copies one file to a new one; returns its SHA-256 once it is synced to the disk, or undefined where it is gone. */
async function copyFile(from: string, to: string, mode: number): Promise<string | undefined> {
  const source = await open(from, 'r').catch(unlessGone)
  if (!source) return undefined
  try {
    const target = await open(to, 'wx', mode)
    try {
      const hash = createHash('sha256')
      const buffer = Buffer.allocUnsafe(chunkBytes)
      for (;;) {
        const { bytesRead } = await source.read(buffer, 0, chunkBytes)
        if (bytesRead === 0) break
        const read = buffer.subarray(0, bytesRead)
        hash.update(read)
        await target.writeFile(read)
      }
      await target.sync()
      return hash.digest('hex')
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Writes a new file; returns its SHA-256 once it is synced to the disk. */
export async function writeWhole(file: string, text: string): Promise<string> {
  const target = await open(file, 'wx', ownerOnly.file)
  try {
    await target.writeFile(text)
    await target.sync()
    return sha256Of(text)
  } finally {
    await target.close()
  }
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Syncs the entries of a folder to the disk; Windows cannot, and does so by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
