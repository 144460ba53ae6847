import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { buttonClass } from '#components/ui/button-class.ts'

test('a button has a variant, a size and a layout', () => {
  expect(buttonClass('primary')).toBe('btn btn-primary h-11')
  expect(buttonClass('plain', 'square', 'ml-2')).toBe('btn btn-square size-11 ml-2')
})

test("a button's look is defined in one file", () => {
  const files = globSync('src/{components,islands,layouts,pages,ops}/**/*.{ts,tsx,astro}').filter(file =>
    /["'`{ ](?:btn|btn-[a-z]+)["'` ]/.test(readFileSync(file, 'utf8'))
  )
  expect(files.map(file => file.replaceAll('\\', '/'))).toEqual(['src/components/ui/button-class.ts'])
})
