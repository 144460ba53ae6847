import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { buttonClass } from '#components/ui/button-class.ts'

test('a button has a look, a size and a place', () => {
  expect(buttonClass('primary')).toBe('btn btn-primary h-11')
  expect(buttonClass('plain', 'square', 'ml-2')).toBe('btn btn-square size-11 ml-2')
})

test('what a button looks like is said in one file', () => {
  const files = globSync('src/{components,islands,layouts,pages,ops}/**/*.{ts,tsx,astro}').filter(file =>
    /["'`{ ](?:btn|btn-[a-z]+)["'` ]/.test(readFileSync(file, 'utf8'))
  )
  expect(files.map(file => file.replaceAll('\\', '/'))).toEqual(['src/components/ui/button-class.ts'])
})
