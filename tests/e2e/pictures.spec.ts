import { expect, movingOnPhones, test } from './fixtures.ts'

// The journeys' market has no pictures: the requests count, not the answers.

test.use({ contextOptions: movingOnPhones })

test(
  '[home-5] loads one banner before the first touch, the next before its turn, and all when they are touched',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install()
    const requested = new Set<string>()
    page.on('request', request => {
      const name = /\/media\/banners\/(.+?)-\d+\.webp/.exec(request.url())?.[1]
      if (name) requested.add(name)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.clock.runFor(20_000)
    expect(requested.size).toBe(1)
    await page.locator('h2').first().tap()
    await expect.poll(() => requested.size).toBe(2)
    await page.clock.runFor(5_000)
    await expect.poll(() => requested.size).toBe(3)
    await page.locator('[data-banner]').dispatchEvent('pointerenter')
    await expect.poll(() => requested.size).toBe(await page.locator('[data-banner] li').count())
  }
)
