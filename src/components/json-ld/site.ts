import { brand } from '#lib/core/brand.ts'

import type { Thing } from './thing.ts'

const searchedFor = 'search_term_string'

/** Company details from the configuration (content-40, content-41). */
type Told = {
  name?: string | undefined
  address?: string | undefined
  email: string
  phone?: string | undefined
  pages: readonly string[]
}

/** The organisation behind the site and the site's search. `home` is the home page's own address. */
export const siteThings = (home: URL, who: Told = { email: brand.email, pages: [] }): Thing[] => [
  {
    '@type': 'Organization',
    name: brand.name,
    alternateName: brand.short,
    description: brand.tagline,
    url: home.href,
    logo: new URL('/icons/sign-512.png', home).href,
    email: who.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: who.email,
      ...(who.phone && { telephone: who.phone }),
      availableLanguage: 'id'
    },
    ...(who.address && { address: who.address }),
    ...(who.name && { legalName: who.name }),
    ...(who.phone && { telephone: who.phone }),
    ...(who.pages.length > 0 && { sameAs: who.pages })
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
