import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'
import { walkDown } from './walk-down.ts'

const firstPromo = (page: Page) => page.locator('[data-home-section=promo] a[href^="/product/"]').first()
const viewed = (page: Page) => page.getByRole('region', { name: 'Terakhir dilihat' })

async function signOut(page: Page): Promise<void> {
  await page.locator('[data-account-menu] > button').click()
  await page.locator('[data-account-menu] [data-logout]').click()
}

test(
  "[identity-29] signing out in one tab removes the buyer's personal parts from the other's page",
  { tag: '@desktop' },
  async ({ page, context }) => {
    await page.goto('/')
    const everybodys = await firstPromo(page).getAttribute('href')
    await signInAsDemo(page)
    let own = ''
    // The demo's buyer may like what everybody likes: the personal order is changed to differ.
    await page.route(/\/search\/recommendation\?is_promo/, async route => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: { slug: string }[] }
      own = `/product/${body.data.at(-1)?.slug}`
      await route.fulfill({ response: answer, json: { ...body, data: body.data.toReversed() } })
    })
    const saved = page.waitForResponse(/\/buyer\/product\/view\//)
    await page.goto(everybodys ?? '')
    await page.mouse.wheel(0, 200)
    await saved
    await page.goto('/')
    await page.mouse.wheel(0, 400)
    await expect(async () => expect(await firstPromo(page).getAttribute('href')).toBe(own)).toPass()
    expect(own).not.toBe(everybodys)
    await expect(async () => {
      await walkDown(page)
      await expect(viewed(page)).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [50] })
    const other = await context.newPage()
    await other.goto('/category')
    await signOut(other)
    await expect(other).toHaveURL('/')
    await expect(firstPromo(page)).toHaveAttribute('href', everybodys ?? '')
    await expect(viewed(page)).toHaveCount(0)
  }
)

test(
  "[identity-29] 'Keluar' on a page that lost its scripts reloads the page",
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAsDemo(page)
    const lost = /\/requesting\.[^/]*\.js/
    await page.route(lost, route => route.abort('internetdisconnected'))
    await page.goto('/')
    await page.locator('[data-account-menu] > button').click()
    const loaded = page.waitForEvent('load')
    await page.locator('[data-account-menu] [data-logout]').click()
    await loaded
    await page.unroute(lost)
    await page.reload()
    await expect(page.locator('[data-account-menu] [data-profile=name]').first()).not.toHaveText('Akun')
  }
)
