import type { Thing } from './thing.ts'

/** A page's breadcrumbs as it shows them; the page itself, which has no link, comes last. */
export const breadcrumbs = (
  steps: readonly { name: string; href?: string | undefined }[],
  address: (path: string) => string
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    ...(href && { item: address(href) })
  }))
})
