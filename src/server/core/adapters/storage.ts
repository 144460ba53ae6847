import { accessSync, constants, createReadStream, type Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'

import { closeFolder, makeFolder, ownerOnly } from '#server/core/files/own-folder.ts'
import { privateFolder, privateFolders } from '#server/core/images/picture-files.ts'

/** A stored file. It is opened only when it is read, so that a lookup holds nothing open. */
export type StoredFile = {
  size: number
  /** By the clock of the machine that stores it, never the demo's. */
  changedAt: Date
  read: () => ReadableStream<Uint8Array>
}

export type Listed = { path: string; changedAt: Date }

/** Maximum files that one call of `list` returns. */
export const listedAtOnce = 1_000

/** Where uploaded and drawn files live. Paths are relative, with forward slashes: 'reviews/ab12.webp'. */
export type Storage = {
  put: (path: string, bytes: Uint8Array) => Promise<void>
  /** The file, or undefined where there is none. Throws where the storage is unavailable. */
  open: (path: string) => Promise<StoredFile | undefined>
  remove: (path: string) => Promise<void>
  /**
   * Up to 1,000 files in and below a folder, also temporary files of broken writes, in an order that can be continued
   * after any path. Throws where the storage is unavailable: an empty list means that there are no files.
   */
  list: (folder: string, after?: string) => Promise<{ files: Listed[]; isLast: boolean }>
}

/**
 * Files in a folder of this machine. A file appears whole or not at all; only its owner may read a private one
 * (core-99). Throws the disk's error where the folder cannot be written, so that a start fails and not the first
 * upload.
 */
export function diskStorage(folder: string): Storage {
  makeFolder(folder)
  accessSync(folder, constants.W_OK)
  for (const own of privateFolders) closeFolder(join(folder, own))
  const locate = (path: string) => {
    // No file name contains NUL; the file system would throw on it.
    if (path.includes('\0')) return undefined
    const file = resolve(folder, path)
    return file.startsWith(resolve(folder) + sep) ? file : undefined
  }
  return {
    async put(path, bytes) {
      const file = locate(path)
      if (!file) throw new Error(`Outside of the storage: ${path}`)
      const isOwn = file.startsWith(join(resolve(folder), privateFolder))
      await mkdir(folder, { recursive: true })
      await mkdir(dirname(file), { recursive: true, ...(isOwn && { mode: ownerOnly.folder }) })
      const half = join(dirname(file), `.${process.pid}-${Math.random().toString(36).slice(2)}`)
      try {
        await writeFile(half, bytes, { flush: true, ...(isOwn && { mode: ownerOnly.file }) })
        await rename(half, file)
      } catch (error) {
        // Otherwise partial files would keep a full disk full.
        await rm(half, { force: true })
        throw error
      }
    },
    async open(path) {
      const file = locate(path)
      const found = file ? await stat(file).catch(() => undefined) : undefined
      if (!file || !found?.isFile()) return undefined
      const read = () => Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>
      return { size: found.size, changedAt: found.mtime, read }
    },
    async remove(path) {
      const file = locate(path)
      if (file) await rm(file, { force: true })
    },
    async list(below, after = '') {
      const start = locate(below)
      if (!start) throw new Error(`Outside of the storage: ${below}`)
      const files: Listed[] = []
      for await (const path of walk(start, `${below}/`, after)) {
        const found = await stat(join(folder, path)).catch(() => undefined)
        if (!found) continue
        if (files.length === listedAtOnce) return { files, isLast: false }
        files.push({ path, changedAt: found.mtime })
      }
      return { files, isLast: true }
    }
  }
}

/** The name by which an entry is sorted in the order of whole paths: 'a-1.webp' comes before the content of 'a/'. */
const placeOf = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name)

/**
 * Files below a folder in the order of their whole paths, after one of them; folders that end before it are not read. A
 * missing folder counts as empty.
 */
async function* walk(folder: string, prefix: string, after: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const places = entries.map(entry => ({ entry, place: placeOf(entry) }))
  places.sort((a, b) => (a.place < b.place ? -1 : 1))
  for (const { entry, place } of places) {
    const path = prefix + place
    if (entry.isDirectory()) {
      if (path > after || after.startsWith(path)) yield* walk(join(folder, entry.name), path, after)
    } else if (path > after) yield path
  }
}
