/** A part of a message's text; with `href` it is a link. */
export type TextPart = { text: string; href?: string }

/** A scheme, and the characters that an address may have as they are written. */
const address = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/giu
/** The scheme is the end of another word. Not a lookbehind: Safari before 16.4 cannot read one. */
const begins = /[\p{L}\p{N}_]$/u
/** Characters that would belong to the address for a reader: without them the link leads elsewhere. */
const continues = /^[\p{L}\p{N}\p{M}\p{Cf}\p{Co}\\`^{|}]/u
const closing = /[.,;:!?'*_~)\]]+$/

/**
 * Splits a message's text at its http and https addresses; the rest is plain text. A link's text is its whole address,
 * and nothing that a reader takes for another address becomes one: user names before the host, other alphabets,
 * invisible characters, hosts that a browser would rewrite.
 *
 * splitLinks('Lihat https://a.co/x.') // => [{ text: 'Lihat ' }, { text: 'https://a.co/x', href: 'https://a.co/x' }, { text: '.' }]
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const found of text.matchAll(address)) {
    const whole = found[0]
    if (begins.test(text.slice(end, found.index)) || continues.test(text.slice(found.index + whole.length)))
      continue
    const shown = withoutClosing(whole)
    const href = readHref(shown)
    if (!href) continue
    if (found.index > end) parts.push({ text: text.slice(end, found.index) })
    parts.push({ text: shown, href })
    end = found.index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Punctuation at the end belongs to the sentence; a closing bracket to the address if it was opened there. */
function withoutClosing(found: string): string {
  let shown = found
  while (closing.test(shown)) {
    const last = shown.at(-1) ?? ''
    const opening = { ')': '(', ']': '[' }[last]
    if (opening && count(shown, opening) >= count(shown, last)) break
    shown = shown.slice(0, -1)
  }
  return shown
}

const count = (text: string, character: string) => text.split(character).length - 1

/** The address as the browser will open it; undefined if a reader would expect another one. */
function readHref(shown: string): string | undefined {
  try {
    const url = new URL(shown)
    const host = /^https?:\/\/([^/?#]*)/i.exec(shown)?.[1]?.toLowerCase() ?? ''
    const isAsShown = url.host === host || `${url.host}:${url.protocol === 'https:' ? 443 : 80}` === host
    // 'xn--' shows letters of other alphabets in a form that nobody can read.
    return isAsShown && host.includes('.') && !host.includes('xn--') ? url.href : undefined
  } catch {
    return undefined
  }
}
