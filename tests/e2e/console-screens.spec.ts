import type { Page } from '@playwright/test'

import { partsFor } from '#ops/parts.ts'

import { fillConsole, type Place } from './console-contents.ts'
import { consoleFaults } from './console-screen.ts'
import { expect, test } from './fixtures.ts'
import { phone } from './screens.ts'
import { signInAsDemo } from './sign-in.ts'

test.use({ settings: [{ OUTSIDE_TO_PRIVATE: 'on' }, { scope: 'worker' }] })

async function signIn(page: Page): Promise<void> {
  await page.goto('/ops')
  await page.getByLabel('Token operator').fill('journey-ops-token')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ringkasan')
}

const expectLoaded = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

/** Opens a place of the console on a phone, with what it folds away but menus, and waits for all that it shows. */
async function show(page: Page, heading: string, { query, press, words }: Place): Promise<void> {
  await page.setViewportSize(phone)
  await page.goto(`/ops?${query}`)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expectLoaded(page)
  if (press) await page.locator(press).click()
  if (words) await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details'))
      one.open ||= getComputedStyle(one.lastElementChild!).position !== 'absolute'
  })
  await expectLoaded(page)
}

test(
  '[ops-230, ops-231] every section and what it opens fits phone and tablet, in both themes, and is made for keys and fingers',
  { tag: '@desktop' },
  async ({ page, counter }) => {
    test.slow()
    await signInAsDemo(page)
    const opened = await fillConsole(page, counter)
    const { calls } = await counter.get<{ calls: string[] }>('/me')
    const parts = new Map(partsFor(calls))
    const sections = [...parts].flatMap(([part, { sections: views }]) =>
      Object.keys(views).map((view): Place => ({
        name: `${part}, ${view}`,
        query: `part=${part}&view=${view}`
      }))
    )
    await signIn(page)
    const faults: string[] = []
    for (const place of [...sections, ...opened]) {
      const part = new URLSearchParams(place.query).get('part')!
      await show(page, parts.get(part)!.label, place)
      faults.push(...(await consoleFaults(page, place.name)))
    }
    expect(faults).toEqual([])
  }
)
