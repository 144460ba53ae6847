import { type CheerioAPI, load } from 'cheerio'

import { type Found, labelOf, matches, type Name, nameOf, words } from './accessible-name.ts'
import { fieldsOf, formOf, missingIn } from './form-fields.ts'
import { hiddenParts, type Screen } from './hidden-parts.ts'
import type { Answered, RequestTarget } from './request.ts'

/** The maximum number of redirects in sequence. */
const maxRedirects = 5

/**
 * Opens a page as a browser without scripts does, and follows redirects within the site. `from` is the referring
 * page.
 */
export async function openPage(
  site: RequestTarget,
  path: string,
  { from, screen = from?.screen ?? 'phone' }: { from?: PlainPage; screen?: Screen } = {}
): Promise<PlainPage> {
  const { origin } = site
  let url = new URL(path, from?.url ?? origin)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url.origin !== origin) throw new Error(`${path} leads to ${url.href}`)
    const headers = { accept: 'text/html', ...(from && { referer: from.url.href }) }
    const answer = await site.request(`${url.pathname}${url.search}`, { headers })
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || location === undefined)
      return new PlainPage(site, url, answer, {
        screen,
        hidden: await hiddenParts(site, answer.body, screen)
      })
    url = new URL(location, url)
  }
  throw new Error(`${path} is redirected more than ${maxRedirects} times`)
}

/** A page without scripts: read by names and labels, followed by its links and forms. */
export class PlainPage {
  readonly $: CheerioAPI
  readonly status: number
  readonly headers: Answered['headers']
  readonly url: URL
  readonly screen: Screen
  readonly #site: RequestTarget
  readonly #hidden: string

  constructor(site: RequestTarget, url: URL, answer: Answered, how: { screen: Screen; hidden: string }) {
    this.#site = site
    this.#hidden = how.hidden
    this.screen = how.screen
    this.url = url
    this.status = answer.status
    this.headers = answer.headers
    this.$ = load(answer.body, { scriptingEnabled: false })
    // A browser shows nothing of them, and no selector finds it.
    this.$('template').remove()
  }

  /** Path and query: '/blog?page=2'. */
  get address(): string {
    return `${this.url.pathname}${this.url.search}`
  }

  /** The matches of a selector, shown or not. */
  all(selector: string, within = this.$.root() as unknown as Found): Found[] {
    return within
      .find(selector)
      .toArray()
      .map(element => this.$(element))
  }

  /** The text of a selector's matches, shown or not. */
  texts = (selector: string, within?: Found) => this.all(selector, within).map(one => words(one.text()))

  /** A selector's visible matches. */
  shown(selector: string, within?: Found): Found[] {
    return this.all(selector, within).filter(one => this.isShown(one))
  }

  /** Whether neither markup nor the sheet for browsers without scripts hides it. */
  isShown = (element: Found) => element.closest(this.#hidden).length === 0

  /** The visible text of `main`, or of another part. */
  text(within: Found = this.$('main')): string {
    const seen = within.clone()
    seen.find(this.#hidden).remove()
    return words(seen.text())
  }

  /** The only visible link with a name. */
  link = (name: Name, within?: Found) => this.#only('a[href]', name, within)
  button = (name: Name, within?: Found) => this.#only('button, input[type=submit]', name, within)
  heading = (name: Name, within?: Found) => this.#only('h1, h2, h3, h4, h5, h6', name, within)
  /** A part by its selector and its name: `part('nav', 'Kategori artikel')`. */
  part = (selector: string, name: Name) => this.#only(selector, name)

  /** The visible matches of a selector with this name. */
  named(selector: string, name: Name, within?: Found): Found[] {
    return this.shown(selector, within).filter(one => matches(nameOf(this.$, one), name))
  }

  /** The only visible field with this label. */
  field(label: Name, within?: Found): Found {
    const fields = this.shown('input, select, textarea', within)
    return this.#one(
      fields.filter(field => matches(labelOf(this.$, field), label)),
      `field '${label}'`
    )
  }

  /** Follows a link. */
  follow(link: Found): Promise<PlainPage> {
    return openPage(this.#site, link.attr('href') ?? '', { from: this })
  }

  /** Presses a button that sends its form. Throws if a browser would not send it. */
  press(button: Found): Promise<PlainPage> {
    if (!this.isShown(button)) throw new Error('Nobody can press a button that is not shown')
    return this.#send(formOf(this.$, button), button)
  }

  /** Enter in a field: the form's first button sends it. */
  enter(field: Found): Promise<PlainPage> {
    const form = formOf(this.$, field)
    const button = form.find('button:not([type]), [type=submit]').first()
    return this.#send(form, button.length > 0 ? button : undefined)
  }

  #send(form: Found, pressed: Found | undefined): Promise<PlainPage> {
    if ((form.attr('method') ?? 'get') !== 'get') throw new Error('No page has a form that is not GET')
    const missing = missingIn(this.$, form)
    if (missing.length > 0) throw new Error(`A browser asks for ${missing.join(', ')} first`)
    const target = new URL(form.attr('action') ?? this.url.href, this.url)
    target.search = new URLSearchParams(fieldsOf(this.$, form, pressed)).toString()
    return openPage(this.#site, target.href, { from: this })
  }

  #only(selector: string, name: Name, within?: Found): Found {
    return this.#one(this.named(selector, name, within), `${selector} '${name}'`)
  }

  #one(found: Found[], what: string): Found {
    const [only] = found
    if (found.length !== 1 || !only) throw new Error(`${found.length} times ${what} on ${this.address}`)
    return only
  }
}
