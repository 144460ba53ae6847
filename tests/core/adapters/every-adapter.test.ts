import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const suites = globSync('tests/core/adapters/*.test.ts')
  .map(file => readFileSync(file, 'utf8'))
  .join('\n')

/** The exported adapters of a file: 'src/…/storage.ts' // => ['diskStorage'] */
const makers = globSync('src/server/core/adapters/*.ts').map(
  file =>
    [
      file.replaceAll('\\', '/'),
      [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|class|const) (\w+)\(?/gm)]
        .filter(([declaration]) => declaration.endsWith('(') || declaration.includes('class'))
        .map(([, name = '']) => name)
    ] as const
)

it('finds adapters', () => {
  expect(makers.length).toBeGreaterThan(6)
  expect(makers.flatMap(([, names]) => names)).toContain('diskStorage')
})

it.each(makers)('every adapter of %s runs in its suite', (file, names) => {
  const path = `#${file.slice('src/'.length)}`
  const used = names.filter(name => suites.includes(`${name}(`))
  expect([suites.includes(path), used]).toEqual([true, names])
})
