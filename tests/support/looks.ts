import { expect, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'

import { expectAccessible } from './accessible.ts'

const screens = [
  [360, 740],
  [768, 900],
  [1280, 800]
] as const

/** Shows the page with this theme preference, until the test ends. */
export async function wantTheme(theme: 'light' | 'dark'): Promise<void> {
  const session = cdp() as unknown as { send: (method: string, input: object) => Promise<void> }
  const want = (value: string) =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })
  await want(theme)
  onTestFinished(() => want('light'))
}

/** axe finds nothing on a phone, a tablet and a desktop, in light and dark, and nothing overflows. */
export async function expectLooks(where: string): Promise<void> {
  for (const [width, height] of screens) {
    await page.viewport(width, height)
    for (const theme of ['light', 'dark'] as const) {
      await wantTheme(theme)
      await expectAccessible(`${where}, ${width} px, ${theme}`)
    }
    expect(document.documentElement.scrollWidth, `${where}, ${width} px`).toBeLessThanOrEqual(width)
  }
  await wantTheme('light')
  await page.viewport(...screens[0])
}
