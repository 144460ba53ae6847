import { inflateRawSync } from 'node:zlib'

import { TableProblem } from './table-problem.ts'

type Entry = { name: string; method: number; packed: number; size: number; at: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const broken = () => new TableProblem('Berkas XLSX ini rusak. Buka di Excel, simpan lagi, lalu unggah lagi.')
const tooLarge = () =>
  new TableProblem('Isi berkas XLSX ini terlalu besar. Bagi menjadi beberapa berkas, lalu unggah lagi.')

/**
 * The files of a ZIP in memory whose names pass the filter. What its directory says of sizes is checked before anything is unpacked,
 * and the real sizes while it is. Throws TableProblem.
 */
export function unzipBounded(
  zip: Uint8Array,
  {
    maxEntries,
    maxBytes,
    filter
  }: { maxEntries: number; maxBytes: number; filter: (name: string) => boolean }
): Record<string, Uint8Array> {
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength)
  const entries = readDirectory(bytes, maxEntries)
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > maxBytes) throw tooLarge()
  const files: Record<string, Uint8Array> = {}
  let left = maxBytes
  for (const entry of entries) {
    if (!filter(entry.name)) continue
    const content = unpack(bytes, entry, left)
    left -= content.length
    files[entry.name] = content
  }
  return files
}

function readDirectory(bytes: Buffer, maxEntries: number): Entry[] {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > maxEntries) throw tooLarge()
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark) throw broken()
    const length = bytes.readUInt16LE(at + 28)
    // Encrypted: nothing of it can be read.
    if (bytes.readUInt16LE(at + 8) & 1)
      throw new TableProblem('Berkas ini terkunci kata sandi. Simpan tanpa kata sandi, lalu unggah lagi.')
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
      name: bytes.toString('utf8', at + 46, at + 46 + length)
    })
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The end record: within the last 64 kB, before a comment. */
function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1) {
    if (bytes.readUInt32LE(at) === endMark) return at
  }
  throw broken()
}

function unpack(bytes: Buffer, { at, method, packed }: Entry, maxBytes: number): Uint8Array {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localMark) throw broken()
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const content = bytes.subarray(start, start + packed)
  if (method === 0) {
    if (content.length > maxBytes) throw tooLarge()
    return content
  }
  if (method !== 8) throw broken()
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, maxBytes) })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken()
  }
}
