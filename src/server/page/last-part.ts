/**
 * The last segment of an address's path, fully decoded: Astro's own parameters leave reserved characters encoded.
 * lastPart(new URL('https://shop.example/blog/tag/a%3Db')) // => 'a=b'
 */
export function lastPart({ pathname }: URL): string {
  const part = pathname.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
