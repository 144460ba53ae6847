import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { applyReference } from '#server/reference/apply.ts'
import { deliveredKeywords, deliveredSynonyms } from '#server/reference/search-terms.ts'
import { curatedKeywords, synonyms } from '#server/search/schema.ts'

import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const token = 'clerk-of-the-words-0123456'
const world = useWorld({ OPS_TOKENS: `c:clerk:${token}` })
const clerk = () => new Person(world().app, world().services.config.signatureKey, token)
let market: Market
beforeAll(async () => {
  market = await openMarket(world())
})

const find = async (keyword: string) =>
  value(await world().person().call('GET /buyer/product', { keyword, is_verbatim: true })).map(one => one.id)
const suggested = async (keyword: string) =>
  value(await world().person().call('GET /buyer/product/keyword', { keyword })).map(one => one.keyword)

async function removeSynonym({ word, phrase }: { word: string; phrase: string }) {
  const found = value(await clerk().call('GET /ops/synonym', { keyword: phrase, per_page: 100 }))
  const { id, updated_at } = found.find(one => one.word === word && one.phrase === phrase)!
  value(await clerk().call('DELETE /ops/synonym/{id}', { id, updated_at }))
}
async function removeKeyword(keyword: string) {
  const found = value(await clerk().call('GET /ops/keyword', { keyword, per_page: 100 }))
  const { id, updated_at } = found.find(one => one.keyword === keyword)!
  value(await clerk().call('DELETE /ops/keyword/{id}', { id, updated_at }))
}

describe('[goods-47] search terms of the counter', () => {
  it('are followed by the next search, and by other processes when they are told', async () => {
    const product = await market.product({ name: 'Palu Godam Zirkon' })
    await expect.poll(() => find('palu godam zirkon')).toContain(product.id)
    expect(await find('wakwaw')).not.toContain(product.id)
    value(await clerk().call('POST /ops/synonym', { word: '  WakWaw ', phrase: 'Palu  Godam Zirkon' }))
    expect(await find('wakwaw')).toContain(product.id)
    const pair = { word: 'wakwaw', phrase: 'palu godam zirkon' }
    const listed = value(await clerk().call('GET /ops/synonym', { keyword: 'wakwaw' }))
    expect(listed).toMatchObject([{ ...pair, is_own: true }])
    const seen = { id: listed[0]!.id, updated_at: listed[0]!.updated_at }
    const changed = { ...seen, ...pair, word: 'wikwiw' }
    const { updated_at: version } = value(await clerk().call('PUT /ops/synonym/{id}', changed))
    expect(await find('wikwiw')).toContain(product.id)
    expect(await find('wakwaw')).not.toContain(product.id)
    value(await clerk().call('DELETE /ops/synonym/{id}', { id: seen.id, updated_at: version }))
    expect(await find('wikwiw')).not.toContain(product.id)
    expect(codeOf(await clerk().call('DELETE /ops/synonym/{id}', seen))).toBe('not_found')
    // As another process does: a row, and a message.
    const { db, bus } = world().services
    await db.insert(synonyms).values({ ...pair, isOwn: true })
    await bus.send('invalidate', ['synonyms', 'search', 'catalogue'])
    await expect.poll(() => find('wakwaw')).toContain(product.id)
    expect(await db.select().from(synonyms).where(eq(synonyms.word, 'wakwaw'))).toHaveLength(1)
  })

  it('stay away after a start where delivered ones were removed, and come back when they are added', async () => {
    const { db } = world().services
    const [pair] = deliveredSynonyms()
    const [keyword] = deliveredKeywords()
    await removeSynonym(pair!)
    const kept = async () => value(await clerk().call('GET /ops/keyword', {})).map(one => one.keyword)
    expect(await kept()).toContain(keyword)
    await removeKeyword(keyword!)
    expect(await kept()).not.toContain(keyword)
    await applyReference(db)
    expect(await suggested('semen')).not.toContain(keyword)
    const listed = value(await clerk().call('GET /ops/synonym', { keyword: pair!.word, per_page: 100 }))
    expect(listed).not.toContainEqual(expect.objectContaining(pair!))
    value(await clerk().call('POST /ops/synonym', pair!))
    value(await clerk().call('POST /ops/keyword', { keyword: keyword!, sort: 1 }))
    expect(await suggested('semen')).toContain(keyword)
    const [row] = await db.select().from(curatedKeywords).where(eq(curatedKeywords.keyword, keyword!))
    expect(row).toMatchObject({ isActive: true, isOwn: false })
  })

  it('[goods-95] say whether they were added or are there already', async () => {
    const add = async () => [
      value(await clerk().call('POST /ops/synonym', { word: 'sekali', phrase: 'palu' })).is_added,
      value(await clerk().call('POST /ops/keyword', { keyword: 'sekali', sort: 5 })).is_added
    ]
    expect(await add()).toEqual([true, true])
    expect(await add()).toEqual([false, false])
    await removeKeyword('sekali')
    await removeSynonym({ word: 'sekali', phrase: 'palu' })
    expect(await add()).toEqual([true, true])
    await removeKeyword('sekali')
  })

  it('[goods-95] of an operator that are delivered later stay away too once they are removed', async () => {
    const { db } = world().services
    const pair = deliveredSynonyms().at(-1)!
    const keyword = deliveredKeywords().at(-1)!
    // As they are before the release that delivers them.
    const isPair = and(eq(synonyms.word, pair.word), eq(synonyms.phrase, pair.phrase))
    await db.update(synonyms).set({ isOwn: true }).where(isPair)
    await db.update(curatedKeywords).set({ isOwn: true }).where(eq(curatedKeywords.keyword, keyword))
    const own = { word: 'tetap', phrase: 'milik sendiri' }
    value(await clerk().call('POST /ops/synonym', own))
    await applyReference(db)
    await removeSynonym(pair)
    await removeKeyword(keyword)
    await applyReference(db)
    const shown = value(await clerk().call('GET /ops/synonym', { keyword: pair.word, per_page: 100 }))
    expect(shown).not.toContainEqual(expect.objectContaining(pair))
    expect(value(await clerk().call('GET /ops/keyword', { keyword }))).toEqual([])
    const kept = value(await clerk().call('GET /ops/synonym', { keyword: 'milik sendiri' }))
    expect(kept).toMatchObject([{ ...own, is_own: true }])
  })

  it('are removed also where a delivered one is longer than what may be added', async () => {
    const { db } = world().services
    const word = `air + ${'keruh/'.repeat(20)}kotor`
    await db.insert(synonyms).values({ word, phrase: 'filter air', isOwn: false })
    await removeSynonym({ word, phrase: 'filter air' })
    expect(codeOf(await clerk().call('POST /ops/synonym', { word, phrase: 'filter air' }))).toBe(
      'invalid_input'
    )
  })

  it('are bounded', async () => {
    const { db } = world().services
    const many = Array.from({ length: 2_000 }, (_, index) => ({
      keyword: `uji ${index}`,
      sort: 999,
      isOwn: true
    }))
    await db.insert(curatedKeywords).values(many)
    expect(codeOf(await clerk().call('POST /ops/keyword', { keyword: 'satu lagi' }))).toBe('terms_full')
    await removeKeyword('uji 7')
    value(await clerk().call('POST /ops/keyword', { keyword: 'satu lagi' }))
    for (const keyword of ['', '   ', 'a'.repeat(61), '<b>'])
      expect(codeOf(await clerk().call('POST /ops/keyword', { keyword }))).toBe('invalid_input')
    expect(codeOf(await clerk().call('POST /ops/synonym', { word: 'a', phrase: 'A' }))).toBe('invalid_input')
  })
})
