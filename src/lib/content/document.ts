/** A section of a text page, with the id that links use; `html` is trusted because we generate it. */
export type TextPart = { id: string; title: string; html: string; parts: readonly TextPart[] }

/** The company behind the marketplace, as far as configured. */
export type Who = {
  name?: string | undefined
  address?: string | undefined
  email: string
  phone?: string | undefined
  nib?: string | undefined
  pse?: string | undefined
  /** The host that receives analytics, where people are asked for consent (core-72). */
  countedBy?: string | undefined
}

/** Words of a text: plain, strong, or a link. */
export type Words = { text: string; href?: string; isStrong?: true }

const marks = /\[([^[\]]+)\]\(([^()[\s]+)\)|\*\*([^*]+)\*\*/g

/**
 * Splits a paragraph into plain words, links and strong words.
 *
 * wordsOf('Baca [syarat](/terms).') // => [{ text: 'Baca ' }, { text: 'syarat', href: '/terms' }, { text: '.' }]
 */
export function wordsOf(text: string): Words[] {
  const words: Words[] = []
  let at = 0
  for (const found of text.matchAll(marks)) {
    if (found.index > at) words.push({ text: text.slice(at, found.index) })
    const [whole, label, href, strong] = found
    if (label !== undefined && href !== undefined) words.push({ text: label, href })
    else if (strong !== undefined) words.push({ text: strong, isStrong: true })
    at = found.index + whole.length
  }
  if (at < text.length) words.push({ text: text.slice(at) })
  return words
}

const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/**
 * The plain text of our generated HTML, for search engines.
 *
 * plainText('<p>Baca <a href="/terms">syarat</a>.</p>') // => 'Baca syarat.'
 */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|th|td)>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => references[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
