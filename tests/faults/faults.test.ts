import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { mutatedFiles } from '../mutants/files.ts'
import { faults } from './list.ts'

test.each(faults)('the fault "$name" fits $file', ({ file, find, replace, tests }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(replace).not.toBe(find)
  for (const path of tests) expect([path, existsSync(path)]).toEqual([path, true])
})

test('each fault has a name of its own', () => {
  expect(new Set(faults.map(fault => fault.name)).size).toBe(faults.length)
})

test('no file has faults and mutants', () => {
  const mutated = new Set(mutatedFiles.map(({ file }) => file))
  expect(faults.filter(({ file }) => mutated.has(file)).map(({ name }) => name)).toEqual([])
})
