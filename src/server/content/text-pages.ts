import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { TextPart } from '#lib/content/document.ts'

import { projectRoot } from '#server/core/platform/project-paths.ts'
import { choosePassages, fillMarkup, fillPlain, type TextFacts } from './fill-text.ts'
import { renderMarkdown } from './markdown.ts'

const folder = join(projectRoot, 'src/content/pages')

/** The text pages, by the names of their files in `src/content/pages`. */
export type TextName =
  | 'about'
  | 'fees'
  | 'help'
  | 'join'
  | 'privacy'
  | 'returns'
  | 'seller'
  | 'seller-terms'
  | 'user-terms'

/** A text page: the content before its first heading, and its parts. */
export type TextPage = { lead: string; parts: TextPart[] }

/** Reads a text page with its values filled in. Throws with the file's name if it is invalid. */
export async function readTextPage(name: TextName, facts: TextFacts): Promise<TextPage> {
  try {
    return makeTextPage(await readFile(join(folder, `${name}.md`), 'utf8'), facts)
  } catch (error) {
    throw new Error(`${name}.md: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The parts of a text by its headings, `## Judul {#nama}`, and within them by `### Judul {#nama}`. */
export function makeTextPage(markdown: string, facts: TextFacts): TextPage {
  const { lead, parts } = split(choosePassages(markdown.replaceAll('\r\n', '\n'), facts), 2, facts)
  return { lead: htmlOf(lead, facts), parts }
}

const marks = { 2: /^## /m, 3: /^### /m } as const
const heading = /^(?<title>[^\n]+?) \{#(?<id>[a-z0-9-]+)\}\n(?<body>[\s\S]*)$/

function split(text: string, depth: 2 | 3, facts: TextFacts): { lead: string; parts: TextPart[] } {
  const [lead = '', ...rest] = text.split(marks[depth])
  return { lead, parts: rest.map(part => partOf(part, depth, facts)) }
}

function partOf(text: string, depth: 2 | 3, facts: TextFacts): TextPart {
  const { title, id, body } = heading.exec(text)?.groups ?? {}
  if (title === undefined || id === undefined || body === undefined) {
    throw new Error(`a heading without its name, as in '## Judul {#nama}': ${text.slice(0, 60)}`)
  }
  const { lead, parts } = depth === 2 ? split(body, 3, facts) : { lead: body, parts: [] }
  return { id, title: fillPlain(title, facts), html: htmlOf(lead, facts), parts }
}

/** Renders before filling in the values, so that a value cannot contain Markdown. */
const htmlOf = (markdown: string, facts: TextFacts): string =>
  fillMarkup(renderMarkdown(markdown, () => undefined).html, facts)
