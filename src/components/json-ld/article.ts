import type { ArticleDetail } from '#lib/content/blog-contract.ts'
import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'

import type { Thing } from './thing.ts'

/** An article for search engines. `url` is its page's own address, `picture` that of its share picture. */
export function articleThing(article: ArticleDetail, url: URL, picture: string): Thing {
  const home = new URL(paths.home, url).href
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.meta_description,
    image: new URL(picture, url).href,
    datePublished: article.published_at,
    dateModified: article.updated_at ?? article.published_at,
    author: { '@type': 'Organization', name: article.author.name, url: home },
    publisher: {
      '@type': 'Organization',
      name: brand.name,
      url: home,
      logo: new URL('/icons/sign-512.png', url).href
    },
    mainEntityOfPage: url.href,
    inLanguage: 'id-ID',
    articleSection: article.category.name,
    keywords: article.tags.map(({ name }) => name).join(', ')
  }
}
