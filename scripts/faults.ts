import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from '../src/server/core/platform/project-paths.ts'
import type { Fault } from '../tests/faults/fault.ts'
import { faults } from '../tests/faults/list.ts'

// `npm run test:faults`: removes one guard at a time, in a copy of the project, and expects a red test for each.
// `npm run test:faults -- stock` places only the faults whose name or file contains the word.

const word = process.argv[2] ?? ''
const chosen = faults.filter(fault => `${fault.name} ${fault.file}`.includes(word))
const lanes = 2
const started = Date.now()

/** Copies the sources, linked to the installed packages of this project; its runs share a seeded marketplace. */
function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baba-faults-'))
  for (const name of [
    'src',
    'tests',
    'demo',
    'scripts',
    'public',
    'README.md',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
    'astro.config.mjs'
  ]) {
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs tests in a copy; returns whether all were green, and their output. */
function runTests(folder: string, project: string, files: readonly string[]) {
  return new Promise<{ isGreen: boolean; printed: string }>(resolve => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', '--project', project, ...files],
      { cwd: folder, env: { ...process.env, TEST_TEMPLATE: join(folder, 'template') } }
    )
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (printed += String(text)))
    child.on('close', code => resolve({ isGreen: code === 0, printed }))
  })
}

async function expectGreen(folder: string): Promise<void> {
  for (const project of ['unit', 'api', 'proof'] as const) {
    const files = [...new Set(chosen.filter(f => f.project === project).flatMap(fault => fault.tests))]
    if (files.length === 0) continue
    const { isGreen, printed } = await runTests(folder, project, files)
    if (!isGreen) {
      console.error(printed)
      throw new Error('The tests are red without a fault')
    }
  }
}

/** Places a fault; returns whether a test turned red. */
async function isCaught(folder: string, fault: Fault): Promise<boolean> {
  const file = join(folder, fault.file)
  const source = readFileSync(file, 'utf8')
  if (source.split(fault.find).length !== 2) throw new Error(`Does not fit any more: ${fault.name}`)
  writeFileSync(
    file,
    source.replace(fault.find, () => fault.replace)
  )
  try {
    return !(await runTests(folder, fault.project, fault.tests)).isGreen
  } finally {
    writeFileSync(file, source)
  }
}

const copies = Array.from({ length: lanes }, makeCopy)
const survived: string[] = []
try {
  await expectGreen(copies[0]!)
  const waiting = [...chosen]
  await Promise.all(
    copies.map(async folder => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const isRed = await isCaught(folder, fault)
        if (!isRed) survived.push(fault.name)
        console.log(`${isRed ? 'red     ' : 'SURVIVED'}  ${fault.name}  (${fault.file})`)
      }
    })
  )
} finally {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true })
}
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`\n${chosen.length} faults placed, ${survived.length} survived, ${seconds} s`)
if (survived.length > 0) process.exit(1)
