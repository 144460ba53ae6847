import { expect, it } from 'vitest'

import { newerApis } from '../../scripts/lint/newer-apis.ts'
import { filesUnder, linesReported } from '../support/lint-lines.ts'

const rule = 'browsers/no-newer-apis'
const reported = (lines: readonly string[]) => linesReported('scripts/lint/older-browsers.js', rule, lines)

it('[core-231] the linter rejects APIs that a browser of the older level lacks', () => {
  const wrong = [
    'const inOrder = list.toSorted()',
    'const last = list.toReversed()[0]',
    'const cheapest = shown.sort((a, b) => a - b)[0]',
    'const groups = Map.groupBy(list, one => one.shop)',
    'const signal = AbortSignal.any([first, AbortSignal.timeout(10)])',
    'const isSeen = element.checkVisibility()',
    'bar.showPopover()',
    "bar.popover = 'manual'",
    "const open = document.querySelectorAll('dialog:popover-open')",
    "const holds = form.matches(':has(input)')",
    'form.requestSubmit()',
    'requestIdleCallback(act)',
    'window.navigation.addEventListener("navigate", act)',
    'const canvas = new OffscreenCanvas(1, 1)',
    'const first = items.values().map(one => one.id)',
    "live.role = 'status'",
    "bar.ariaHidden = 'true'",
    'const sent = new FormData(form, button)',
    'const code = /(?<!\\d)\\d{6}/',
    'const size = new RegExp(String.raw`(?<=x)${number}`)',
    'const letters = /[\\p{L}--[a-z]]/v'
  ]
  expect(reported(wrong)).toEqual(wrong)
})

it('[core-231] the linter accepts APIs that all of them have, and similar names', () => {
  const right = [
    'const inOrder = [...list].sort()',
    'const cheapest = list.filter(Boolean).sort()[0]',
    'const all = Object.values(table).map(one => one.id)',
    'const either = z.union([first, second])',
    "const look = 'modal modal-bottom sm:modal-middle'",
    'const { navigation } = props',
    'const code = /(?:^|\\D)\\d{6}(?!\\d)/',
    "live.setAttribute('role', 'status')",
    'const last = list.at(-1) ?? list.findLast(Boolean)',
    'const sent = new FormData(form)'
  ]
  expect(reported(right)).toEqual([])
})

it('[core-231] the rule applies to all code for browsers', () => {
  expect(filesUnder(rule)).toEqual([
    'src/lib/**',
    'src/islands/**',
    'src/ops/**',
    'src/components/**/*.tsx',
    'public/*.js'
  ])
})

/** Chrome, Safari, Firefox of .browserslistrc, level `production`. */
const floor = [100, 15.4, 115]

it('[core-231] the list contains no API that all browsers of the older level have', () => {
  const known = newerApis.filter(({ since }) =>
    since.every((version, at) => Number(version) <= (floor[at] ?? 0))
  )
  expect(known).toEqual([])
})
