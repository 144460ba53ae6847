import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { barColors, signColor } from '#lib/core/browser/theme-colors.ts'

it("[core-103] the browser bar has the header's colour, and the icon the brand's", () => {
  const bases = [...readFileSync('src/styles/frame.css', 'utf8').matchAll(/--color-base-100: (#\w+);/g)]
  expect(bases.map(([, color]) => color)).toEqual([barColors.light, barColors.dark])
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain(`fill="${signColor}"`)
})
