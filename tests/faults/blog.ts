import { faultsIn } from './fault.ts'

const markdown = ['tests/content/markdown.test.ts']
const calls = ['tests/content/blog.api.test.ts']

/** Articles: what their text lets through, what is found, and what is told of them. */
export const blogFaults = [
  ...faultsIn(
    'src/server/page/article-goods.ts',
    'api',
    ['tests/content/blog-pages.api.test.ts'],
    [['an article waits for its goods', ', { patienceMs }', '']]
  ),
  ...faultsIn(
    'src/server/page/blog-list.ts',
    'api',
    ['tests/content/blog-pages.api.test.ts'],
    [
      ['what words find in the blog is kept', 'isUsual && !keyword && ', 'isUsual && '],
      ['what several tags find is kept', 'tags.length <= 1 && ', ''],
      ['an empty list of made-up tags is kept', '(isOfPath || !isEmpty)', 'true'],
      ['a tag of no article is found', 'isEmpty && isOfPath && ', 'false && ']
    ]
  ),
  ...faultsIn('src/server/content/markdown.ts', 'unit', markdown, [
    [
      'raw HTML of an article is let through',
      'Tokens.HTML | Tokens.Tag): string {\n    return escapeMarkup(text)',
      'Tokens.HTML | Tokens.Tag): string {\n    return text'
    ],
    ['an address that runs is linked', 'if (!isOwn(href) && !isOutside(href) && !isMail) return text\n', ''],
    ['a picture of others is shown', 'if (!isOwn(href)) return escapeMarkup(text)\n', ''],
    ['two headings have one id', 'this.#ids.add(id)', '']
  ]),
  ...faultsIn(
    'src/server/content/front-matter.ts',
    'unit',
    ['tests/content/articles.test.ts'],
    [
      [
        'a misspelt field of an article is passed over',
        'const frontMatter = z.strictObject({',
        'const frontMatter = z.object({'
      ]
    ]
  ),
  ...faultsIn('src/server/content/blog-routes.ts', 'api', calls, [
    ['made-up tags fill the kept answers', ' && tags.length <= 1', ''],
    ['empty lists fill the kept answers', 'found => found.length > 0', '() => true'],
    [
      'a text that is no slug is looked for',
      'if (!isSlug(slug)) return refuse(contentRefusals.slug_invalid)\n',
      ''
    ]
  ]),
  ...faultsIn('src/server/content/find-articles.ts', 'api', calls, [
    ['an article without one of the words is found', 'scores.includes(0) ? 0 : ', '']
  ]),
  ...faultsIn('src/server/content/article-reads.ts', 'api', calls, [
    ['robots are readers', ' || robots.test(userAgent)', ''],
    ['every name of a browser is a reader', 'networkOf(ip))', '`${networkOf(ip)} ${userAgent}`)'],
    ['readers of long ago count', 'gte(articleReads.day, jakartaDay(subDays(now, daysRead)))', 'undefined']
  ]),
  ...faultsIn('src/server/content/article-shelves.ts', 'api', calls, [
    ['one reader makes an article popular', 'const readersNeeded = 5', 'const readersNeeded = 1'],
    ['the article that is read stands beside itself', 'all.filter(article => article !== read)', 'all']
  ]),
  ...faultsIn(
    'src/server/page/blog-list.ts',
    'api',
    ['tests/content/blog-pages.api.test.ts'],
    [
      ['a list of several tags is told as one of its own', 'tags.length > 1 || ', ''],
      ['each spelling of a list is kept', 'if (isUsual && ', 'if ('],
      ['a page beyond the last is kept', ' && page <= Math.max(1, total_pages)', '']
    ]
  ),
  ...faultsIn(
    'src/lib/content/store.ts',
    'unit',
    ['tests/content/article-lists.test.ts'],
    [
      ['a slow search takes the place of a later one', 'if (!own.signal.aborted) onAnswer', 'onAnswer'],
      ['every letter is asked for', 'later.set(name, searchPauseMs,', 'later.set(name, 0,']
    ]
  )
]
