const breaks = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr|\/ul|\/ol)\b[^<>]*>/gi
const hidden = /<(script|style|template|noscript|iframe|object)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
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
  html
    .replace(hidden, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '• ')
    .replace(breaks, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi, decode)
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

function decode(whole: string, digits?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const code = digits === undefined ? Number.parseInt(hex ?? '', 16) : Number(digits)
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' '
}
