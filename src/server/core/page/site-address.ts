import { getServices } from '#server/core/platform/services.ts'

/**
 * A path of ours as the world is told it (canonical links, JSON-LD): below SITE_URL, and without one below the
 * request's own host (D24).
 *
 * siteAddress('/cart', new URL('http://10.0.0.7/x')).href // => 'https://shop.example/cart' with SITE_URL
 */
export const siteAddress = (path: string, request: URL): URL =>
  new URL(path, getServices().config.siteUrl ?? request)
