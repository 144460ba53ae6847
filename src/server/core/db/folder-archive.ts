import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

import { ownerOnly } from '#server/core/platform/own-folder.ts'

/** What an archive begins with, as JSON behind its length in four bytes; the files' bytes follow in this order. */
type Index = { version: string; folders: string[]; files: [path: string, bytes: number][] }

/** A long window, because the files of a database hold the same again: catalogs of each database, names in an index. */
const compression = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 27,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1
  }
}

/** A folder as one compressed file; `version` says what made it. */
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

/** Writes an archive of that version into a new folder, each file synced to the disk; false where it is of another one. */
export function unpackFolder(archive: Uint8Array, version: string, folder: string): boolean {
  const bytes = zstdDecompressSync(archive)
  let at = 4 + bytes.readUInt32BE(0)
  const index = JSON.parse(bytes.toString('utf8', 4, at)) as Index
  if (index.version !== version) return false
  for (const path of ['', ...index.folders]) mkdirSync(join(folder, path), { mode: ownerOnly.folder })
  for (const [path, size] of index.files) {
    writeSynced(join(folder, path), bytes.subarray(at, at + size))
    at += size
  }
  return true
}

function writeSynced(file: string, bytes: Uint8Array): void {
  const handle = openSync(file, 'wx', ownerOnly.file)
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
