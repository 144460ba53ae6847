import { expect, test } from './fixtures.ts'
import { signInAsDemo } from './sign-in.ts'

/** Values of `next=` that once left the site or crashed the page. */
const ways = [
  '/.//H',
  '/..//H',
  '/x/..//H',
  '/a/../..//H',
  '/././/H',
  '/%2e//H',
  '/%2e%2e//H',
  '/x/.%2e//H',
  '/.\t.//H',
  '/.\n//H',
  '//H',
  '/\\H',
  '\\\\H',
  'http://H/',
  'javascript:location="http://H/"',
  '/\t/[::1',
  '/\t/a:99999'
].map(way => way.replace('H', 'evil.example'))

test('[core-16] signing in never leads to another site @desktop @long', async ({
  page,
  context,
  baseURL
}) => {
  // 34 visits, of which only the address matters.
  test.slow()
  let left = 0
  await context.route(
    url => url.hostname === 'evil.example',
    route => {
      left += 1
      return route.fulfill({ body: 'elsewhere' })
    }
  )
  // A signed-in person is redirected at once: the most direct open redirect, if there is one.
  await signInAsDemo(page)
  for (const path of ['/login', '/register']) {
    for (const way of ways) {
      const answer = await page.goto(`${path}?next=${encodeURIComponent(way)}`, { waitUntil: 'commit' })
      expect([way, answer?.status()]).toEqual([way, 200])
      await page.waitForURL(url => url.pathname !== path || url.origin !== baseURL, { waitUntil: 'commit' })
      expect([way, new URL(page.url()).origin]).toEqual([way, baseURL])
    }
  }
  expect(left).toBe(0)
})
