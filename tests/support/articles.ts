import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { articleCategorySlugs } from '#lib/content/article-categories.ts'

/** Articles for tests: enough for four pages of nine and a few more. */
export const testArticles = 40

/** An article with a word in its title only, and one that only mentions it. */
export const dome = { slug: 'panduan-kubah', word: 'kubah', mentionedIn: 'uji-07' }

type Options = { category?: string; tags?: string[]; published?: string; more?: string; text?: string }

/** A file as an author writes it. */
export function articleFile(title: string, options: Options = {}): string {
  const {
    category = 'material',
    tags = ['uji'],
    published = '2026-03-01',
    more = '',
    text = 'Isi.'
  } = options
  return `---
title: ${title}
description: Ringkasan ${title}.
category: ${category}
tags: [${tags.join(', ')}]
published: ${published}
image: contoh.svg
image_alt: Gambar contoh
${more}---

${text}
`
}

const parts = ['Alat', 'Bahan', 'Langkah'].map(
  name => `## ${name}\n\n${'Kalimat pendek tentang pekerjaan ini. '.repeat(60)}`
)
const table = '| Bahan | Takaran |\n| --- | ---: |\n| Semen | 1 |\n| Pasir | 4 |'

/** Writes the articles into a folder, the newest of them `uji-01`. */
export function writeArticles(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const write = (slug: string, file: string) => writeFileSync(join(folder, `${slug}.md`), file)
  for (let number = 1; number < testArticles; number += 1) {
    const slug = `uji-${String(number).padStart(2, '0')}`
    const day = String(28 - (number % 28)).padStart(2, '0')
    const month = String(9 - Math.floor(number / 28)).padStart(2, '0')
    const mention = slug === dome.mentionedIn ? `\n\nSeperti pada ${dome.word}.` : ''
    const options = {
      category: articleCategorySlugs[number % 3]!,
      tags: ['uji', number % 2 === 0 ? 'genap' : 'bata ringan'],
      published: `2026-${month}-${day}`,
      more: number === 5 || number === 6 ? 'featured: true\n' : 'products: [{ keyword: semen }]\n',
      text: [...parts, table].join('\n\n') + mention
    }
    write(slug, articleFile(`Artikel uji ${number}`, options))
  }
  write(
    dome.slug,
    articleFile(`Panduan ${dome.word}`, { category: 'struktur', tags: ['atap'], published: '2025-01-01' })
  )
}
