import { globSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { faqPage } from '#components/json-ld/faq-page.ts'
import { type Block, plainText, type Section, wordsOf } from '#lib/content/document.ts'
import { aboutPage } from '#lib/content/pages/about.ts'
import { helpTopics } from '#lib/content/pages/help.ts'
import { joinPage } from '#lib/content/pages/join.ts'
import { privacyPolicy } from '#lib/content/pages/privacy.ts'
import { returnsPolicy } from '#lib/content/pages/returns.ts'
import { sellerPage } from '#lib/content/pages/seller.ts'
import { sellerTerms } from '#lib/content/pages/seller-terms.ts'
import { userTerms } from '#lib/content/pages/user-terms.ts'

const who = { name: 'PT Contoh', email: 'halo@contoh.id' }
const terms = [...userTerms(who), ...sellerTerms(who)]
const pages: Record<string, Section[]> = {
  about: aboutPage(who),
  join: joinPage(who),
  privacy: privacyPolicy(who),
  returns: returnsPolicy(who),
  seller: sellerPage(true),
  terms
}
const questions = helpTopics.flatMap(topic => topic.questions)
const textOf = (blocks: readonly Block[]) => blocks.flat().map(plainText).join(' ')
const blocks = [
  ...Object.values(pages).flatMap(all => all.flatMap(one => one.blocks)),
  ...questions.flatMap(one => one.answer)
]
const links = blocks.flat().flatMap(text => wordsOf(text).flatMap(words => words.href ?? []))

/** Addresses whose files are named by a parameter, or that come with another part of the market. */
const elsewhere = ['/kalkulator', '/blog', '/products/bestselling']
const routes = globSync('src/pages/**/*.astro').map(file =>
  file.replace(/^src\/pages/, '').replace(/(?:\/index)?\.astro$/, '')
)

describe('[content-51] the texts', () => {
  it('lead to pages of ours, or open mail', () => {
    expect(links.length).toBeGreaterThan(30)
    const lost = links.filter(href => {
      const path = href.split(/[?#]/)[0] ?? ''
      return !href.startsWith('mailto:halo@contoh.id') && !routes.includes(path) && !elsewhere.includes(path)
    })
    expect(lost).toEqual([])
  })

  it.each(Object.keys(pages))('of %s have parts with names of their own', page => {
    const ids = pages[page]?.map(({ id }) => id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(2)
  })

  it('leave no mark unread', () => {
    const unread = blocks.flat().filter(text => /\*\*|\]\(|undefined|NaN/.test(plainText(text)))
    expect(unread).toEqual([])
  })

  it('say the clocks of the rules', () => {
    const user = textOf(userTerms(who).flatMap(({ blocks: all }) => all))
    for (const said of [
      'Virtual account berlaku 24 jam',
      '2 × 24 jam',
      'mengirim dalam 5 hari',
      '3 × 24 jam',
      '14 hari'
    ]) {
      expect(user).toContain(said)
    }
    expect(user).toContain('dikelola oleh PT Contoh')
    expect(textOf(userTerms({ email: 'a@b.c' })[0]?.blocks ?? [])).toContain('dikelola oleh Baba Bangunan')
  })
})

it('[content-51] words are read apart: plain, strong and links', () => {
  expect(wordsOf('Baca **dulu** [syarat](/terms#a).')).toEqual([
    { text: 'Baca ' },
    { text: 'dulu', isStrong: true },
    { text: ' ' },
    { text: 'syarat', href: '/terms#a' },
    { text: '.' }
  ])
  expect(plainText('Baca **dulu** [syarat](/terms).')).toBe('Baca dulu syarat.')
})

it('[content-49] help answers twenty questions, and search engines hear them without marks', () => {
  expect(questions).toHaveLength(20)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(20)
  const told = JSON.stringify(faqPage(helpTopics))
  expect(told.match(/"@type":"Question"/g)).toHaveLength(20)
  expect(told).not.toMatch(/\*\*|\]\(/)
})

it('[content-53] the privacy policy is effective January 19, 2024, and not meant for children under 13', () => {
  const policy = textOf(privacyPolicy(who).flatMap(({ blocks: all }) => all))
  expect(policy).toContain('effective January 19, 2024')
  expect(policy).toContain('children under 13')
})
