import { expect, test } from './fixtures.ts'
import { busiestPages, desktop, expectLooks, tablet } from './screens.ts'

// The pages that most people see, on a tablet and a desktop, in light and dark, in every run. The walks of all pages and
// of all states do the same in the long one (pages.spec.ts, account-looks.spec.ts).

test(
  '[core-162] axe finds nothing where most people come, on wider screens and in the dark',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize(tablet)
    for (const path of busiestPages) {
      const answer = await page.goto(path, { waitUntil: 'networkidle' })
      expect([path, answer?.status()]).toEqual([path, 200])
      await expectLooks(page, path, { screens: [tablet, desktop], isSame: true })
      await page.setViewportSize(tablet)
    }
  }
)
