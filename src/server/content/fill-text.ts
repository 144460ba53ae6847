import { escapeMarkup } from '#lib/format/markup.ts'

/** What the texts may name in braces, by its name; undefined where this marketplace has no such thing. */
export type TextFacts = Readonly<Record<string, string | undefined>>

const opening = /^\{\{([#^])([a-z_]{1,40})\}\}$/
const names = /\{\{([a-z_]+)\}\}/g

/**
 * Keeps what holds here: lines between `{{#name}}` and `{{/name}}` where there is such a fact, between `{{^name}}` and
 * `{{/name}}` where there is none. The marks stand on lines of their own; one that is never closed throws.
 *
 * choosePassages('{{#site}}\nDaftar.\n{{/site}}\n', { site: undefined }) // => ''
 */
export function choosePassages(text: string, facts: TextFacts): string {
  let passage: { end: string; isKept: boolean } | undefined
  const kept = text.split('\n').filter(line => {
    if (passage && line !== passage.end) return passage.isKept
    const [, mark, name = ''] = (passage ? undefined : opening.exec(line)) ?? []
    const isEnd = passage !== undefined
    passage = mark
      ? { end: `{{/${name}}}`, isKept: (known(facts, name) !== undefined) === (mark === '#') }
      : undefined
    return !isEnd && !mark
  })
  if (passage) throw new Error(`the text never ends a passage with ${passage.end}`)
  return kept.join('\n')
}

/**
 * HTML with its facts in place of their names, escaped: what a company is called is no markup. Throws where a name is
 * unknown or its fact missing, because a hole in a text that people rely on is not shown.
 *
 * fillMarkup('<p>{{company}}</p>', { company: 'Budi & Co' }) // => '<p>Budi &amp; Co</p>'
 */
export const fillMarkup = (html: string, facts: TextFacts): string =>
  html.replaceAll(names, (_, name: string) => escapeMarkup(told(facts, name)))

/** The same for text that is escaped later, as a heading is. */
export const fillPlain = (text: string, facts: TextFacts): string =>
  text.replaceAll(names, (_, name: string) => told(facts, name))

function told(facts: TextFacts, name: string): string {
  const fact = known(facts, name)
  if (fact === undefined) throw new Error(`the text names {{${name}}}, which is not told`)
  return fact
}

function known(facts: TextFacts, name: string): string | undefined {
  if (!Object.hasOwn(facts, name)) throw new Error(`the text names {{${name}}}, which nobody knows`)
  return facts[name]
}
