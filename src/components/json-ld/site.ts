import { brand } from '#lib/core/brand.ts'

import type { Thing } from './thing.ts'

const searchedFor = 'search_term_string'

/** Who runs the site, and how it is searched. `home` is the first page's own address. */
export const siteThings = (home: URL): Thing[] => [
  {
    '@type': 'Organization',
    name: brand.name,
    alternateName: brand.short,
    description: brand.tagline,
    url: home.href,
    logo: new URL('/favicon.svg', home).href,
    email: brand.email
  },
  {
    '@type': 'WebSite',
    name: brand.name,
    alternateName: brand.short,
    url: home.href,
    inLanguage: 'id-ID',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${new URL('/search', home).href}?keyword={${searchedFor}}`
      },
      'query-input': `required name=${searchedFor}`
    }
  }
]
