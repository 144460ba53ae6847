import { isLong } from '../support/long.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { busiestPages, desktop, expectLooks, expectNothingSticksOut, tablet } from './screens.ts'

// The most visited pages on wider screens than a phone's. All pages and states are checked there in the long
// run (pages.spec.ts, account-looks.spec.ts).

test(
  '[core-162] axe finds nothing on the most visited pages on a desktop',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of busiestPages.slice(0, isLong ? undefined : 3)) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 200])
      if (isLong) await expectLooks(page, path, { screens: [tablet, desktop], isSame: true })
      else {
        await expectAccessible(page, path)
        await expectNothingSticksOut(page, path)
      }
    }
  }
)
