import { listenBefore } from '../support/heard.ts'
import { openPlainBrowser } from '../support/plain-browser.ts'
import { expect, test } from './fixtures.ts'

const card = 'main a[href^="/product/"]'
const isPersonal = (path: string) => path.startsWith('/api/') || path.startsWith('/realtime/')

test(
  '[core-63] prerenders a product under the pointer: personal data is requested only after the navigation, and then at once',
  { tag: '@desktop' },
  async ({ marketplace }) => {
    const site = await listenBefore(marketplace)
    const browser = await openPlainBrowser({ width: 1280, height: 800 })
    try {
      await browser.goto(`${site.url}/products/bestselling`)
      await expect.poll(() => browser.run('document.readyState')).toBe('complete')
      // A person may be signed in: the shell then requests who.
      await browser.run(`document.cookie = 'signed_in=1; path=/'`)
      const path = await browser.run<string>(`document.querySelector('${card}').getAttribute('href')`)
      await browser.hover(card)
      const ofProduct = () => site.heard.filter(one => one.path === path)
      await expect.poll(() => ofProduct().map(one => one.purpose)).toEqual(['prefetch;prerender'])
      // Its pictures are prefetched too: it is rendered, and its scripts have run.
      const share = () => site.heard.some(one => /ShareButton.*\.js$/.test(one.path))
      await expect.poll(share).toBe(true)
      expect(site.heard.filter(one => isPersonal(one.path))).toEqual([])

      await browser.click(card)
      await expect.poll(browser.path).toBe(path)
      const activation = `performance.getEntriesByType('navigation')[0].activationStart`
      expect(await browser.run<number>(activation)).toBeGreaterThan(0)
      await expect.poll(() => site.heard.some(one => one.path === '/api/v1/buyer/profile')).toBe(true)
      expect(ofProduct()).toHaveLength(1)
    } finally {
      await browser.close()
      await site.close()
    }
  }
)

test(
  "[core-64] 'Kembali' restores the list and its scroll position, and requests the current person again",
  { tag: '@desktop' },
  async ({ marketplace }) => {
    const site = await listenBefore(marketplace)
    const browser = await openPlainBrowser({ width: 1280, height: 800 })
    try {
      await browser.goto(`${site.url}/products/bestselling`)
      await expect.poll(() => browser.run('document.readyState')).toBe('complete')
      await browser.run(`document.documentElement.dataset.left = 'here'; scrollTo(0, 600)`)
      await expect.poll(() => browser.run('Math.round(scrollY)')).toBe(600)
      await browser.run(`[...document.querySelectorAll('${card}')].at(-1).click()`)
      await expect.poll(browser.path).toMatch(/^\/product\//)
      await expect.poll(() => browser.run('document.readyState')).toBe('complete')
      await browser.run(`document.cookie = 'signed_in=1; path=/'`)
      const before = site.heard.length
      await browser.run('history.back()')
      await expect.poll(browser.path).toBe('/products/bestselling')
      // The same document as before, not a new one.
      expect(await browser.run('document.documentElement.dataset.left')).toBe('here')
      expect(await browser.run('Math.round(scrollY)')).toBe(600)
      await expect
        .poll(() => site.heard.slice(before).some(one => one.path === '/api/v1/buyer/profile'))
        .toBe(true)
      expect(site.heard.slice(before).filter(one => one.path.startsWith('/products/'))).toEqual([])
    } finally {
      await browser.close()
      await site.close()
    }
  }
)

for (const flags of [[], ['--force-prefers-reduced-motion']]) {
  const isMoving = flags.length === 0
  test(
    `[core-65] a card's picture ${isMoving ? "becomes the product's, and the other way on 'Kembali'" : 'stays where it is for people who want less motion'}`,
    { tag: ['@desktop', '@long'] },
    async ({ marketplace }) => {
      const browser = await openPlainBrowser({ width: 1280, height: 800 }, flags)
      try {
        await browser.goto(`${marketplace}/products/bestselling`)
        await expect.poll(() => browser.run('document.readyState')).toBe('complete')
        // The picture's transition name on leaving and on returning.
        await browser.run(`for (const turn of ['pageswap', 'pagereveal']) addEventListener(turn, () => {
          sessionStorage[turn] = document.querySelector('${card} img').style.viewTransitionName
        })`)
        await browser.click(card)
        await expect.poll(browser.path).toMatch(/^\/product\//)
        await expect.poll(() => browser.run('document.readyState')).toBe('complete')
        const named = `[...document.images].filter(img => getComputedStyle(img).viewTransitionName !== 'none').length`
        expect(await browser.run(named)).toBe(1)
        expect(await browser.run('sessionStorage.pageswap')).toBe(isMoving ? 'product-picture' : '')
        await browser.run('history.back()')
        await expect
          .poll(() => browser.run('sessionStorage.pagereveal'))
          .toBe(isMoving ? 'product-picture' : '')
        await expect.poll(() => browser.run(named)).toBe(0)
      } finally {
        await browser.close()
      }
    }
  )
}
