import { CORE_SCHEMA, load } from 'js-yaml'
import * as z from 'zod/mini'

import { articleCategorySlugs } from '#lib/content/article-categories.ts'
import { day } from '#lib/core/schema/fields.ts'

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const picture = z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/))
const tag = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9][a-z0-9 .-]*$/))

/** The metadata at the top of an article. Unknown keys are rejected, because a misspelt one would go unnoticed. */
const frontMatter = z.strictObject({
  title: line(120),
  description: line(160),
  category: z.enum(articleCategorySlugs),
  tags: z.array(tag).check(z.minLength(1), z.maxLength(8)),
  published: day,
  updated: z.optional(day),
  image: picture,
  image_alt: line(250),
  featured: z.optional(z.boolean()),
  products: z.optional(
    z
      .array(z.union([z.strictObject({ keyword: line(100) }), z.strictObject({ category: line(100) })]))
      .check(z.maxLength(6))
  )
})

export type FrontMatter = z.output<typeof frontMatter>
export type ArticleProducts = NonNullable<FrontMatter['products']>[number]

/** Splits a file into its front matter and its Markdown. Throws with the name of the invalid field. */
export function readFrontMatter(file: string): { about: FrontMatter; markdown: string } {
  const [, yaml, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? []
  if (yaml === undefined || markdown === undefined)
    throw new Error('no front matter between two lines of ---')
  // Dates stay strings: the YAML 1.1 schema would parse them as timestamps.
  const parsed = frontMatter.safeParse(load(yaml, { schema: CORE_SCHEMA }))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${issue?.path.join('.') || 'front matter'}: ${issue?.message}`)
  }
  return { about: parsed.data, markdown }
}
