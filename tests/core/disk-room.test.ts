import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { diskErrorOr } from '#server/core/db/disk-room.ts'

const error = new Error('cannot drop active portal')

it('an error of the embedded database stays if the disk has room, and nothing is left there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baba-room-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(diskErrorOr(error, folder)).toBe(error)
  expect(existsSync(join(folder, 'room.probe'))).toBe(false)
})

it("is reported as the disk's if it is full", () => {
  expect(diskErrorOr(error, '/dev/full')).toMatchObject({ code: 'ENOTDIR' })
  expect(diskErrorOr(error, join(tmpdir(), 'baba-not-there'))).toMatchObject({ code: 'ENOENT' })
})
