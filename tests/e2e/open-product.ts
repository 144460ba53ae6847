import type { Page } from '@playwright/test'

/** The address of the first product that a search finds, without showing the search page. */
export async function productPath(page: Page, keyword = 'semen'): Promise<string> {
  return firstAddress(page, `/search?keyword=${keyword}`, 'product')
}

/** The address of the shop that sells it. */
export async function shopPath(page: Page, keyword = 'semen'): Promise<string> {
  return firstAddress(page, await productPath(page, keyword), 'shop')
}

/** Opens the first product that a search finds. */
export async function openProduct(page: Page, keyword = 'semen'): Promise<void> {
  await page.goto(await productPath(page, keyword))
}

/** The first address of this kind that a page links to. */
async function firstAddress(page: Page, from: string, kind: 'product' | 'shop'): Promise<string> {
  const html = await (await page.request.get(from)).text()
  const path = new RegExp(`href="(/${kind}/[^"?#]+)`).exec(html)?.[1]
  if (!path) throw new Error(`${from} links to no ${kind}`)
  return path
}
