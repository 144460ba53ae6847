import { lexer, parser, Renderer, type Token, type Tokens, walkTokens } from 'marked'

import { escapeMarkup } from '#lib/format/markup.ts'

export type Heading = { id: string; text: string }

export type Rendered = {
  /** Safe HTML: the author's text and Markdown only, raw HTML escaped. */
  html: string
  /** The headings of its parts, for the table of contents. */
  contents: Heading[]
  /** The readable text, without markup. */
  text: string
}

/** Width and height of one of the site's own pictures by its address, px; undefined if unknown. */
export type SizeOf = (address: string) => { width: number; height: number } | undefined

/**
 * Renders Markdown as HTML. Raw HTML is escaped; a link that leads neither to this site, nor to the web, nor to a
 * mailbox becomes plain text. Throws on a first-level heading, because that is the article's title.
 */
export function renderMarkdown(markdown: string, sizeOf: SizeOf): Rendered {
  const renderer = new ArticleRenderer(sizeOf)
  const tokens = lexer(markdown, { gfm: true })
  if (tokens.some(token => token.type === 'heading' && token['depth'] === 1)) {
    throw new Error('a heading of the first level: the title stands in the front matter')
  }
  const words: string[] = []
  walkTokens(tokens, token => {
    words.push(...textOf(token))
  })
  return { html: parser(tokens, { gfm: true, renderer }), contents: renderer.contents, text: words.join(' ') }
}

/** The text of a token without child tokens. */
function textOf(token: Token): string[] {
  if ('tokens' in token && token.tokens) return []
  return ['text', 'codespan', 'code', 'escape'].includes(token.type) ? [(token as Tokens.Text).text] : []
}

const isOwn = (href: string) => /^(?:\/(?!\/)|#)/.test(href)
const isOutside = (href: string) => /^https?:\/\/[^/]/i.test(href)

class ArticleRenderer extends Renderer {
  readonly contents: Heading[] = []
  readonly #ids = new Set<string>()
  readonly #sizeOf: SizeOf

  constructor(sizeOf: SizeOf) {
    super()
    this.#sizeOf = sizeOf
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return escapeMarkup(text)
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const text = unescaped(this.parser.parseInline(tokens, this.parser.textRenderer))
    const id = this.#idOf(text)
    if (depth === 2) this.contents.push({ id, text })
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens)
    const isMail = /^mailto:[^\s?]+(?:\?subject=[^\s&]*)?$/i.test(href)
    if (!isOwn(href) && !isOutside(href) && !isMail) return text
    const rel = isOutside(href) ? ' rel="external noopener"' : ''
    const told = title ? ` title="${escapeMarkup(title)}"` : ''
    return `<a href="${escapeMarkup(href)}"${rel}${told}>${text}</a>`
  }

  override image({ href, text }: Tokens.Image): string {
    // External pictures would make every reader's browser contact a third party; the pages' policy rejects them too.
    if (!isOwn(href)) return escapeMarkup(text)
    const size = this.#sizeOf(href)
    const room = size ? ` width="${size.width}" height="${size.height}"` : ''
    return `<img src="${escapeMarkup(href)}" alt="${escapeMarkup(text)}"${room} loading="lazy" decoding="async">`
  }

  override paragraph(token: Tokens.Paragraph): string {
    const [only] = token.tokens
    const isFigure = token.tokens.length === 1 && only?.type === 'image'
    if (!isFigure) return super.paragraph(token)
    const { title } = only as Tokens.Image
    const caption = title ? `<figcaption>${escapeMarkup(title)}</figcaption>` : ''
    return `<figure>${this.parser.parseInline(token.tokens)}${caption}</figure>\n`
  }

  /** A wide table scrolls in its own box, also by keyboard. */
  override table(token: Tokens.Table): string {
    const name = token.header.map(cell => escapeMarkup(cell.text)).join(', ')
    return `<div class="article-table" role="region" aria-label="Tabel: ${name}" tabindex="0">${super.table(token)}</div>\n`
  }

  /** The default renderer writes `align`, which is obsolete HTML. */
  override tablecell({ tokens, header, align }: Tokens.TableCell): string {
    const name = header ? 'th' : 'td'
    const side = align ? ` class="is-${align}"` : ''
    return `<${name}${side}>${this.parser.parseInline(tokens)}</${name}>\n`
  }

  /** A readable id that is unique on the page: ids outside of the article have other prefixes. */
  #idOf(text: string): string {
    const words = text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const base = `bagian-${words || 'lain'}`
    let id = base
    for (let count = 2; this.#ids.has(id); count += 1) id = `${base}-${count}`
    this.#ids.add(id)
    return id
  }
}

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'"
}

/** Marked's text renderer escapes HTML, which the templates would escape again. */
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, reference => characters[reference] ?? reference)
