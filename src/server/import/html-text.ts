const breaks = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/ul|\/ol)\b[^<>]*>/gi
const hiddenStart = /<(script|style|template|noscript|iframe|object)\b/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  deg: '°',
  times: '×',
  frac12: '½',
  hellip: '…'
}

/**
 * HTML as plain text with its lines: a shop's description from elsewhere. What comes out is shown as text and never as HTML.
 *
 * htmlText('<p>Semen&nbsp;40 kg</p><ul><li>Kuat</li></ul>') // => 'Semen 40 kg\n• Kuat'
 */
export const htmlText = (html: string): string =>
  withoutHidden(html)
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(breaks, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi, decode)
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Without comments and what browsers do not show, each up to its end or the end of all. In one pass, whatever is nested. */
function withoutHidden(html: string): string {
  // Letters of tags alone: others may become several, and every place would be another one.
  const lower = html.replace(/[A-Z]+/g, letters => letters.toLowerCase())
  const starts = [...lower.matchAll(/<!--/g), ...lower.matchAll(hiddenStart)].toSorted(
    (a, b) => a.index - b.index
  )
  let text = ''
  let at = 0
  for (const { index, 1: name } of starts) {
    if (index < at) continue
    text += html.slice(at, index)
    const mark = name === undefined ? '-->' : `</${name}`
    const end = lower.indexOf(mark, index)
    const close = end < 0 ? -1 : lower.indexOf('>', end)
    if (close < 0) return text
    at = close + 1
  }
  return text + html.slice(at)
}

function decode(whole: string, digits?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const code = digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits)
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}
