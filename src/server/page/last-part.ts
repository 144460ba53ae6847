/**
 * The last part of an address's path, decoded whole: Astro's own parameters keep reserved characters as they were sent.
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
