import vm from 'node:vm'

import { afterEach, expect, it, vi } from 'vitest'

import { hashOf } from '#server/core/page/next-page.ts'
import { themeHash, themeScript } from '#server/core/page/theme-script.ts'

import { openSite } from '../support/fake-site.ts'

/** A page's head, with the browser's stored values. */
function openHead(read: () => string | null) {
  const bars = (['light', 'dark'] as const).map(scheme => ({
    dataset: { scheme },
    media: `(prefers-color-scheme: ${scheme})`
  }))
  const choices = ['light', 'dark', ''].map(value => ({ value, checked: value === '' }))
  const dataset: { theme?: string } = {}
  const window = new EventTarget()
  vm.runInNewContext(themeScript, {
    document: {
      documentElement: { dataset },
      querySelectorAll: (found: string) => (found.startsWith('meta') ? bars : choices)
    },
    localStorage: { getItem: (name: string) => (name === 'theme' ? read() : 'x') },
    addEventListener: window.addEventListener.bind(window)
  })
  return {
    dataset,
    media: () => bars.map(bar => bar.media),
    shown: () => choices.find(({ checked }) => checked)?.value,
    window
  }
}

const device = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']

it('[core-71] a page shows the chosen theme before the first paint, also in the browser’s bar', () => {
  const dark = openHead(() => 'dark')
  expect([dark.dataset, dark.media()]).toEqual([{ theme: 'dark' }, ['not all', 'all']])
  const light = openHead(() => 'light')
  expect([light.dataset, light.media()]).toEqual([{ theme: 'light' }, ['all', 'not all']])
})

it.each([
  ['nothing', () => null],
  ['another word', () => '"><script>'],
  [
    'nothing, because the browser refuses',
    () => {
      throw new DOMException('Refused', 'SecurityError')
    }
  ]
])('[core-71] with %s stored the device decides', (_name, read) => {
  const head = openHead(read)
  expect([head.dataset, head.media()]).toEqual([{}, device])
})

it.each(['storage', 'pageshow'])("[core-71] another tab's choice is shown with %s, and reverted", name => {
  let stored: string | null = null
  const head = openHead(() => stored)
  stored = 'dark'
  head.window.dispatchEvent(new Event(name))
  expect([head.dataset, head.shown()]).toEqual([{ theme: 'dark' }, 'dark'])
  stored = null
  head.window.dispatchEvent(new Event(name))
  expect([head.dataset, head.media(), head.shown()]).toEqual([{}, device, ''])
})

it('[core-71] the security policy allows this exact script', () => {
  expect(themeHash).toBe(hashOf(themeScript))
  expect(themeScript).not.toContain('</')
})

afterEach(() => vi.unstubAllGlobals())

it('[core-71] a choice is stored, applied to the page, and survives signing out', async () => {
  vi.resetModules()
  const site = openSite({})
  const { $theme, chooseTheme } = await import('#lib/core/browser/theme.ts')
  const { clearPersonal } = await import('#lib/core/browser/personal-storage.ts')
  const told: unknown[] = []
  site.window.addEventListener('theme', event => told.push((event as CustomEvent).detail))
  chooseTheme('dark')
  clearPersonal()
  expect([site.local.values.get('theme'), $theme.get(), told]).toEqual(['dark', 'dark', ['dark']])
  chooseTheme('')
  expect([site.local.values.has('theme'), $theme.get(), told]).toEqual([false, undefined, ['dark', '']])
})
