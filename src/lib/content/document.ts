/** A paragraph, or a list of its points. Both may hold `[words](/address)` and `**strong words**`. */
export type Block = string | readonly string[]

/** One part of a text that is read, with the name that links lead to. */
export type Section = { id: string; title: string; blocks: readonly Block[] }

/** Who runs the marketplace, as far as the configuration tells. */
export type Who = {
  name?: string | undefined
  address?: string | undefined
  email: string
  phone?: string | undefined
  nib?: string | undefined
  pse?: string | undefined
  /** The host that receives what is counted, where people are asked whether they agree (core-72). */
  countedBy?: string | undefined
}

/** Words of a text: plain, strong, or a link. */
export type Words = { text: string; href?: string; isStrong?: true }

const marks = /\[([^[\]]+)\]\(([^()[\s]+)\)|\*\*([^*]+)\*\*/g

/**
 * The words of one paragraph, its links and strong words apart.
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

/** A paragraph without its marks, as search engines are told it. */
export const plainText = (text: string): string =>
  wordsOf(text)
    .map(words => words.text)
    .join('')

/** The company's name where it is told, else the brand's. */
export const nameOf = (who: Who, brandName: string): string => who.name ?? brandName
