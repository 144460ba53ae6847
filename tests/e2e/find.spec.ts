import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'

// How people find goods: they type, choose a suggestion or search, open the first result and go back. By touch on
// the phone, by keys on the desktop.

type Hunt = {
  /** With its screen, if it is done on one only. */
  by: string
  /** The typed text, letter by letter. */
  typed: string
  /** The chosen suggestion; without one the text is searched as it is. */
  chosen?: string
  /** The final search. */
  keyword: string
  found: RegExp
  /** The text that the results are shown for, if it differs. */
  instead?: string
}

const hunts: Hunt[] = [
  {
    by: 'size @long',
    typed: 'besi beton',
    chosen: 'besi beton 10 mm',
    keyword: 'besi beton 10 mm',
    found: /^Besi Beton .*10 mm/
  },
  {
    by: 'colour @phone @long',
    typed: 'cat tembok putih',
    keyword: 'cat tembok putih',
    found: /^Cat Tembok /
  },
  {
    by: 'a word with a typing error @phone',
    typed: 'keramk 40x40',
    keyword: 'keramk 40x40',
    found: /^Keramik .*40x40/,
    instead: 'keramik 40x40'
  },
  {
    by: 'brand @desktop',
    typed: 'semen tiga',
    chosen: 'semen tiga roda',
    keyword: 'semen tiga roda',
    found: /^Semen .*Tiga Roda/
  },
  {
    by: 'the name that the trade has for it @phone @long',
    typed: 'hebel',
    chosen: 'bata ringan',
    keyword: 'bata ringan',
    found: /^Bata Ringan /
  }
]

const field = (page: Page) => page.getByRole('combobox', { name: 'Cari produk' })
const firstCard = (page: Page) => page.locator('main li a[href^="/product/"]').first()

/** Takes the suggestion with these words: by touch, or with arrow keys. */
async function choose(page: Page, words: string, isMobile: boolean): Promise<void> {
  const suggestion = page.locator('[role=option]').filter({ hasText: new RegExp(`^${words}$`) })
  await expect(suggestion).toBeVisible()
  if (isMobile) return suggestion.tap()
  // The next answer may replace the list meanwhile.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await suggestion.getAttribute('aria-selected')).toBe('true')
  }).toPass()
  await page.keyboard.press('Enter')
}

async function open(link: Locator, page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) return link.tap()
  await link.focus()
  await page.keyboard.press('Enter')
}

for (const { by, typed, chosen, keyword, found, instead } of hunts) {
  test(`[search-27] goods are found, and their list again after viewing one, by ${by}`, async ({
    page,
    isMobile
  }) => {
    await page.goto('/category/lainnya')
    if (isMobile) await field(page).tap()
    else await field(page).focus()
    await field(page).pressSequentially(typed)
    if (chosen) await choose(page, chosen, isMobile)
    else if (isMobile) await page.getByRole('button', { name: 'Cari', exact: true }).tap()
    else await page.keyboard.press('Enter')

    await expect(page).toHaveURL(url => url.searchParams.get('keyword') === keyword)
    if (instead) {
      await expect(page.getByText(`Menampilkan hasil untuk “${instead}”`)).toBeVisible()
      const exactly = page.getByRole('link', { name: `Cari persis “${keyword}”` })
      await expect(exactly).toHaveAttribute('href', /is_verbatim/)
    }
    await expect(firstCard(page).getByRole('heading')).toHaveText(found)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    const results = page.url()
    const name = (await firstCard(page).getByRole('heading').textContent()) ?? ''
    await open(firstCard(page), page, isMobile)
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(results)
    await expect(firstCard(page).getByRole('heading')).toHaveText(name)
    await expect(page.locator('[role=option]')).toHaveCount(0)
  })
}
