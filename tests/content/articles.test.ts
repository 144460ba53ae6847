import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readingMinutes } from '#lib/content/reading-time.ts'
import { readArticles } from '#server/content/articles.ts'

import { articleFile } from '../support/articles.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

/** A folder with these articles. */
function readFiles(files: Record<string, string>) {
  const folder = scratchFolder('articles')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return readArticles(folder)
}

describe('[content-10] an article', () => {
  it('is a file: its name is the slug, its front matter has the data, a day begins in Jakarta', async () => {
    const [article] = await readFiles({
      'memilih-semen.md': articleFile('Memilih semen', {
        tags: ['semen', 'bata ringan'],
        published: '2026-08-17',
        more: 'updated: 2026-09-01\nfeatured: true\nproducts: [{ keyword: semen 40kg }, { category: mortar }]\n',
        text: '## Satu\n\nDua tiga.'
      })
    })
    expect(article?.card).toEqual({
      slug: 'memilih-semen',
      title: 'Memilih semen',
      image: '/blog/contoh.svg',
      image_alt: 'Gambar contoh',
      author: { name: 'Redaksi Baba Bangunan' },
      published_at: '2026-08-16T17:00:00.000Z',
      updated_at: '2026-08-31T17:00:00.000Z',
      category: { name: 'Material', slug: 'material' },
      tags: [{ name: 'semen' }, { name: 'bata ringan' }],
      meta_description: 'Ringkasan Memilih semen.',
      reading_minutes: 1
    })
    expect(article).toMatchObject({
      isFeatured: true,
      products: [{ keyword: 'semen 40kg' }, { category: 'mortar' }]
    })
  })

  it('is sorted before those of earlier days, and within a day by name', async () => {
    const found = await readFiles({
      'b.md': articleFile('B'),
      'a.md': articleFile('A'),
      'c.md': articleFile('C', { published: '2026-03-02' }),
      'catatan.txt': 'tidak dibaca'
    })
    expect(found.map(({ card }) => card.slug)).toEqual(['c', 'a', 'b'])
  })

  it.each([
    ['tanpa-kepala.md', 'Isi saja.', 'no front matter'],
    ['kategori.md', articleFile('X', { category: 'rahasia' }), 'category'],
    ['tanggal.md', articleFile('X', { published: '2026-02-31' }), 'published'],
    ['salah-ketik.md', articleFile('X', { more: 'featurd: true\n' }), 'front matter'],
    ['nama-tag.md', articleFile('X', { tags: ['Semen'] }), 'tags.0'],
    ['yaml.md', articleFile('X: [', {}), 'yaml.md'],
    ['judul.md', articleFile('X', { text: '# Judul kedua' }), 'first level'],
    ['Besar.md', articleFile('X'), 'no slug'],
    ['filter.md', articleFile('X'), 'no slug']
  ])('that is invalid is rejected with its file name: %s', async (name, text, why) => {
    const rejected = readFiles({ 'baik.md': articleFile('Baik'), [name]: text })
    await expect(rejected).rejects.toThrow(`${name}: `)
    await expect(rejected).rejects.toThrow(why)
  })

  it('of this blog is valid', async () => {
    const folder = 'src/content/blog'
    const files = globSync(`${folder}/*.md`).map(file => basename(file))
    expect((await readArticles(folder)).map(({ card }) => `${card.slug}.md`).toSorted()).toEqual(
      files.toSorted()
    )
  })

  it('does not exist in a missing folder', async () => {
    expect(await readArticles(join(scratchFolder('articles'), 'nowhere'))).toEqual([])
  })
})

it.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [900, 5]
])('[content-12] %i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
