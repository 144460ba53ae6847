import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

import { ownerOnly } from '#server/core/files/own-folder.ts'

/** Header of an archive: JSON after its length in four bytes; the files' bytes follow in this order. */
type Index = { version: string; folders: string[]; files: [path: string, bytes: number][] }

/** A long window, because the files of a database repeat content: catalogs of each database, names in an index. */
const compression = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    // Without it a byte that was corrupted on disk would end up in the database.
    [constants.ZSTD_c_checksumFlag]: 1
  }
}

/** Packs a folder into one compressed file; `version` says what made it. */
export function packFolder(folder: string, version: string): Buffer {
  const index: Index = { version, folders: [], files: [] }
  const contents: Buffer[] = []
  const add = (below: string) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory()) {
        index.folders.push(path)
        add(path)
      } else {
        const bytes = readFileSync(join(folder, path))
        index.files.push([path, bytes.length])
        contents.push(bytes)
      }
    }
  }
  add('')
  const head = Buffer.from(JSON.stringify(index))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(head.length)
  return zstdCompressSync(Buffer.concat([size, head, ...contents]), compression)
}

/** An archive that was read: its files' bytes begin at `at`. */
type Archive = { index: Index; bytes: Buffer; at: number }

/** Reads an archive; undefined where it is incomplete: truncated, changed or not downloaded. */
export function readArchive(archive: Uint8Array): Archive | undefined {
  try {
    const bytes = zstdDecompressSync(archive)
    const at = 4 + bytes.readUInt32BE(0)
    return { index: JSON.parse(bytes.toString('utf8', 4, at)) as Index, bytes, at }
  } catch {
    return undefined
  }
}

/** Writes what an archive holds into a new folder, each file synced to the disk. */
export function unpackFolder({ index, bytes, at: start }: Archive, folder: string): void {
  let at = start
  for (const path of ['', ...index.folders]) mkdirSync(join(folder, path), { mode: ownerOnly.folder })
  for (const [path, size] of index.files) {
    writeSynced(join(folder, path), bytes.subarray(at, at + size))
    at += size
  }
}

/** Writes a new file, and syncs it to the disk. */
export function writeSynced(file: string, bytes: Uint8Array): void {
  const handle = openSync(file, 'wx', ownerOnly.file)
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
