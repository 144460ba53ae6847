import { escapeMarkup } from '#lib/format/markup.ts'

/** Values of the placeholders in the texts, by name; undefined if this marketplace has no such value. */
export type TextFacts = Readonly<Record<string, string | undefined>>

const opening = /^\{\{([#^])([a-z_]{1,40})\}\}$/
const names = /\{\{([a-z_]+)\}\}/g

/**
 * Keeps the lines that apply here: between `{{#name}}` and `{{/name}}` if the value is defined, between `{{^name}}` and
 * `{{/name}}` if it is not. The marks are on lines of their own. Throws if one is never closed.
 *
 * choosePassages('{{#site}}\nDaftar.\n{{/site}}\n', { site: undefined }) // => ''
 */
export function choosePassages(text: string, facts: TextFacts): string {
  let passage: { end: string; isShown: boolean } | undefined
  const shown = text.split('\n').filter(line => {
    if (passage && line !== passage.end) return passage.isShown
    const [, mark, name = ''] = (passage ? undefined : opening.exec(line)) ?? []
    const isEnd = passage !== undefined
    passage = mark
      ? { end: `{{/${name}}}`, isShown: (known(facts, name) !== undefined) === (mark === '#') }
      : undefined
    return !isEnd && !mark
  })
  if (passage) throw new Error(`the text never ends a passage with ${passage.end}`)
  return shown.join('\n')
}

/**
 * Replaces the placeholders in HTML with their escaped values. Throws if a name is unknown or its value undefined,
 * because a text that people rely on must not have gaps.
 *
 * fillMarkup('<p>{{company}}</p>', { company: 'Budi & Co' }) // => '<p>Budi &amp; Co</p>'
 */
export const fillMarkup = (html: string, facts: TextFacts): string =>
  html.replaceAll(names, (_, name: string) => escapeMarkup(told(facts, name)))

/** The same for text that is escaped later, such as a heading. */
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
