import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'

import { buildWhereStale } from '../scripts/site.ts'
import { findBrowser } from '../tests/support/chromium.ts'
import { openMarket } from './market.ts'
import { readingKinds } from './reading-pages.ts'

// `npm run bench:lighthouse`: Lighthouse with its defaults, on a simulated slow phone, five times a page; the median
// counts. `--url http://localhost:4321` tests a running marketplace, `--only blog,article` these pages. Lighthouse is
// fetched by npx, because nothing else needs it.

const version = '12.8.2'
const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '5' }, only: { type: 'string' } }
})
const runs = Math.max(1, Number(values.runs))

/** Minimum scores, of a hundred; search pages are not meant to be indexed. */
const must = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof must
const categories = Object.keys(must) as Category[]
const exceptions: Record<string, Partial<typeof must>> = {
  home: { performance: 92 },
  search: { seo: 0 },
  ...Object.fromEntries(Object.keys(readingKinds).map(name => [name, { performance: 97 }]))
}

type Report = {
  categories: Record<Category, { score: number | null }>
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; scoreDisplayMode: string }
  >
}

const run = promisify(execFile)

/** Chrome sometimes loses the beginning of its own trace, so a failed run is repeated, three tries in all. */
async function look(url: string, triesLeft = 2): Promise<Report> {
  try {
    return await lookOnce(url)
  } catch (error) {
    if (triesLeft === 0) throw error
    return look(url, triesLeft - 1)
  }
}

async function lookOnce(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const args = ['--yes', `lighthouse@${version}`, url, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const { stdout } = await run('npx', args, {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000
  })
  return JSON.parse(stdout) as Report
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

/** Paths of one page of each kind: home, category, product, shop, content, search. */
async function pagesOf(site: string): Promise<Record<string, string>> {
  const firstOf = async (page: string, start: string) => {
    const html = await (await fetch(site + page)).text()
    const found = new RegExp(`href="(${start}/[^"?]+)"`).exec(html)?.[1]
    if (!found) throw new Error(`${page} leads to no ${start}`)
    return found
  }
  const product = await firstOf('/products/bestselling', '/product')
  return {
    home: '/',
    category: await firstOf('/category', '/category'),
    product,
    shop: await firstOf(product, '/shop'),
    ...readingKinds,
    search: '/search?keyword=semen'
  }
}

async function judge(site: string): Promise<string[]> {
  const problems: string[] = []
  for (const [name, path] of Object.entries(await pagesOf(site))) {
    if (values.only && !values.only.split(',').includes(name)) continue
    const reports: Report[] = []
    while (reports.length < runs) reports.push(await look(site + path))
    const points = (category: Category) =>
      Math.round(100 * median(reports.map(report => report.categories[category].score ?? 0)))
    const timing = (audit: string) =>
      Math.round(median(reports.map(report => report.audits[audit]?.numericValue ?? 0)))
    const row = {
      ...Object.fromEntries(categories.map(category => [category, points(category)])),
      'FCP ms': timing('first-contentful-paint'),
      'LCP ms': timing('largest-contentful-paint'),
      'TBT ms': timing('total-blocking-time'),
      'CLS ×1000': Math.round(
        1000 * median(reports.map(report => report.audits['cumulative-layout-shift']?.numericValue ?? 0))
      )
    }
    console.log(
      `${name.padEnd(12)} ${Object.entries(row)
        .map(([what, value]) => `${what} ${value}`)
        .join(', ')}`
    )
    for (const category of categories) {
      const min = exceptions[name]?.[category] ?? must[category]
      if (points(category) < min) problems.push(`${name}: ${category} ${points(category)} of ${min}`)
    }
    const failed = Object.values(reports[0]?.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0
    )
    if (failed.length > 0) console.log(`${name}: ${failed.map(audit => audit.title).join('; ')}`)
  }
  return problems
}

let problems: string[]
if (values.url) problems = await judge(values.url)
else {
  buildWhereStale()
  const market = await openMarket(180, 4602)
  try {
    const server = await market.start('src/server/main.ts')
    problems = await judge(market.url).finally(() => server.stop())
  } finally {
    await market.drop()
  }
}
if (problems.length > 0) {
  console.error(`Below what must be:\n  ${problems.join('\n  ')}`)
  process.exitCode = 1
}
