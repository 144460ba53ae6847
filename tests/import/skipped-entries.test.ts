import { randomFillSync } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { expect, it } from 'vitest'

import { readPictures } from '#server/import/read-pictures.ts'

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc') as () => void
/** Bytes of all buffers that something still holds: the second collection waits for what the first one frees in the background. */
function heldBytes(): number {
  gc()
  gc()
  return process.memoryUsage().arrayBuffers
}

const mb = 1_000_000
/** Bytes that nothing packs. */
const noise = (bytes: number) => randomFillSync(new Uint8Array(bytes))

async function readAll(body: AsyncIterable<Uint8Array>) {
  const found = []
  for await (const one of readPictures(body)) found.push('skipped' in one ? one.skipped : one.name)
  return found
}

/** A ZIP as a program packs it that does not know the sizes before, or that does. */
function streamed(names: readonly string[], bytes: number, Entry: typeof ZipDeflate | typeof ZipPassThrough) {
  const parts: Uint8Array[] = []
  const zip = new Zip((_error, part) => void parts.push(part))
  for (const name of names) {
    const entry = new Entry(name)
    zip.add(entry)
    entry.push(noise(bytes), true)
  }
  zip.end()
  return Buffer.concat(parts)
}

const names = ['catatan.txt', '._tersembunyi.jpg', 'lain.pdf']
it.each([
  [
    'stored, of known sizes',
    () => zipSync(Object.fromEntries(names.map(name => [name, noise(6 * mb)])), { level: 0 })
  ],
  ['packed, of unknown sizes', () => streamed(names, 6 * mb, ZipDeflate)],
  ['stored, of unknown sizes', () => streamed(names, 6 * mb, ZipPassThrough)],
  [
    'too large for a picture',
    () =>
      zipSync(Object.fromEntries(['a.jpg', 'b.jpg', 'c.jpg'].map(name => [name, noise(6 * mb)])), {
        level: 0
      })
  ]
])('[import-63] entries that are skipped do not stay in memory: %s', async (_what, pack) => {
  const zip = pack()
  expect(zip.length).toBeGreaterThan(17 * mb)
  const before = heldBytes()
  let left = Infinity
  await readAll(
    (async function* () {
      for (let at = 0; at < zip.length; at += 64_000) yield new Uint8Array(zip.subarray(at, at + 64_000))
      left = heldBytes() - before
    })()
  )
  expect(left).toBeLessThan(2 * mb)
})

it('[import-63] pictures between skipped entries come whole, and one that is packed in an unknown way is skipped', async () => {
  const zip = Buffer.from(
    zipSync({
      'satu.png': [noise(10_000), { level: 0 }],
      'b.txt': noise(9_000),
      'dua.png': noise(8_000),
      'c.txt': [noise(10), { level: 0 }],
      'tiga.png': noise(70_000)
    })
  )
  const body = async function* () {
    yield zip
  }
  expect(await readAll(body())).toEqual(['satu.png', 'b.txt', 'dua.png', 'c.txt', 'tiga.png'])
  // Packed by method 12 (bzip2), as its header says.
  zip.writeUInt16LE(12, zip.indexOf('dua.png') - 22)
  zip.writeUInt16LE(12, zip.indexOf('b.txt') - 22)
  const found = []
  for await (const one of readPictures(body())) found.push(one)
  expect(found.map(one => ('skipped' in one ? `-${one.skipped}` : one.name))).toEqual([
    'satu.png',
    '-b.txt',
    '-dua.png',
    '-c.txt',
    'tiga.png'
  ])
})

it('[import-83] the name of a picture comes without its folders and NULs', async () => {
  const zip = zipSync({ '../../etc/a\0.jpg': noise(10), 'C:\\foto\\b.png': noise(10) })
  const body = async function* () {
    yield zip
  }
  expect(await readAll(body())).toEqual(['a.jpg', 'b.png'])
})
