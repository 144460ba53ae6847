/** Maximum characters of an address that are used as words. */
const maxLength = 60

/**
 * Search words from an address that does not exist: its last part.
 *
 * pathWords('/product/semen-tiga-roda-40kg') // => 'semen tiga roda 40kg'
 */
export function pathWords(pathname: string): string {
  const last =
    pathname
      .split('/')
      .findLast(Boolean)
      ?.slice(0, 3 * maxLength) ?? ''
  return decode(last)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
