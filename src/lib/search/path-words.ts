/** Characters of an address that are taken for words. */
const longest = 60

/**
 * What an address that leads nowhere was probably about, as words to search for: its last part.
 *
 * pathWords('/product/semen-tiga-roda-40kg') // => 'semen tiga roda 40kg'
 */
export function pathWords(pathname: string): string {
  const last =
    pathname
      .split('/')
      .findLast(Boolean)
      ?.slice(0, 3 * longest) ?? ''
  return decode(last)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
