import { getServices } from '#server/core/platform/services.ts'

/**
 * Public URL of a path of ours (canonical links, JSON-LD): below SITE_URL, or below the request's host where that is
 * not set (D24).
 *
 * siteAddress('/cart', new URL('http://10.0.0.7/x')).href // => 'https://shop.example/cart' with SITE_URL
 */
export const siteAddress = (path: string, request: URL): URL =>
  new URL(path, getServices().config.siteUrl ?? request)
