import { randomBytes } from 'node:crypto'

import { zipSync } from 'fflate'
import { expect, it, vi } from 'vitest'

import { readPictures } from '#server/import/read-pictures.ts'

vi.mock('#server/import/bounds.ts', async original => {
  const { bounds } = await original<{ bounds: object }>()
  return { bounds: { ...bounds, picturesBytes: 8_000_000 } }
})

/** A picture of nothing but zeros that says it has a hundred bytes. */
function bombOf(bytes: number): Uint8Array {
  const zip = Buffer.from(zipSync({ 'a.jpg': new Uint8Array(bytes) }))
  zip.writeUInt32LE(100, 22)
  return zip
}

async function read(zip: Uint8Array) {
  const found = []
  for await (const one of readPictures(
    (async function* () {
      yield zip
    })()
  ))
    found.push(one)
  return found
}

it('[import-50] counts also what comes out of a picture that is skipped already', async () => {
  await expect(read(bombOf(12_000_000))).rejects.toThrow('zip_too_large')
  expect(await read(bombOf(6_000_000))).toEqual([{ skipped: 'a.jpg' }])
})

it('[import-95] lets others be answered between two slices of what comes at once, if megabytes come out', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  // Each some slices of noise, and a megabyte of zeros that one slice has.
  const picture = () => Buffer.concat([randomBytes(20_000), new Uint8Array(1_200_000)])
  const zip = zipSync(Object.fromEntries([1, 2, 3, 4, 5, 6].map(at => [`${at}.jpg`, picture()])))
  const before = turns
  await read(zip)
  isOver = true
  expect(turns - before).toBeGreaterThanOrEqual(6)
})
