import { beforeAll, describe, expect, inject, it } from 'vitest'

import { lockTerms } from '#server/goods/own-terms.ts'
import { renameBrand } from '#server/goods/rename-brand.ts'
import { addPair } from '#server/goods/synonym-rows.ts'
import { applyReference } from '#server/reference/apply.ts'
import { deliveredKeywords, deliveredSynonyms } from '#server/reference/search-terms.ts'

import { addGoods } from '../support/goods.ts'
import { type Market, openMarket } from '../support/market.ts'
import { codeOf, Person, value } from '../support/person.ts'
import { untilWaiting, whileWaiting } from '../support/waiting.ts'
import { useWorld } from '../support/world.ts'

const tokens = { sari: 'token-of-sari-the-clerk-0123', budi: 'token-of-budi-the-clerk-0123' }
const world = useWorld({ OPS_TOKENS: `sari:clerk:${tokens.sari},budi:clerk:${tokens.budi}` })
const clerk = (name: keyof typeof tokens) =>
  new Person(world().app, world().services.config.signatureKey, tokens[name])
let market: Market
let sari: Person
let budi: Person
beforeAll(async () => {
  market = await openMarket(world())
  sari = clerk('sari')
  budi = clerk('budi')
  await applyReference(world().services.db)
})

const toldOf = (name: string) => ({
  error: { code: 'changed_meanwhile', message: expect.stringContaining(name), details: { changed_by: name } }
})
// The embedded database has one connection: its transactions follow one another.
const isPostgres = Boolean(inject('template').databaseUrl)
const step = (tx: Parameters<typeof renameBrand>[0]['tx']) => ({
  tx,
  now: world().services.clock.now(),
  after: { act() {}, invalidate() {} }
})

const rename = 'PUT /ops/brand'
/** Makes a product of each brand. */
const stated = async (...names: string[]) => {
  for (const brand of names) await addGoods(world(), market.shopId, { brand })
}
const brandOf = async (name: string) => {
  const found = value(await sari.call('GET /ops/brand', { same_letters: name }))
  return found.find(brand => brand.name === name)!
}
/** What renames a brand as it is now. */
const seenNow = async (name: string, to: string) => {
  const { updated_at: version } = await brandOf(name)
  return { name, to, updated_at: version }
}

describe('[goods-65] a brand that is renamed to a name which another clerk gave meanwhile', () => {
  it('is not merged without a question, whatever the case of its letters', async () => {
    await stated('Merek Satu', 'Merek Dua')
    expect(value(await sari.call(rename, await seenNow('Merek Satu', 'Merek Tiga'))).name).toBe('Merek Tiga')
    const taken = await seenNow('Merek Dua', 'merek tiga')
    expect(codeOf(await budi.call(rename, taken))).toBe('brand_exists')
    const brands = value(await budi.call('GET /ops/brand', { keyword: 'Merek ' }))
    expect(brands.map(({ name }) => name)).toEqual(['Merek Dua', 'Merek Tiga'])
    // Its own letters in another case are no other brand.
    const louder = value(await budi.call(rename, await seenNow('Merek Dua', 'MEREK DUA')))
    expect(louder.name).toBe('MEREK DUA')
    const { updated_at: into } = await brandOf('Merek Tiga')
    const merge = { ...(await seenNow('MEREK DUA', 'Merek Tiga')), into_updated_at: into }
    expect(value(await budi.call(rename, merge)).products).toBe(2)
  })

  it('is told to the second of two at the same moment; a name that is gone is told too', async () => {
    await stated('Kembar A', 'Kembar B')
    const seen = [await seenNow('Kembar A', 'Kembar'), await seenNow('Kembar B', 'Kembar')] as const
    const renames = await Promise.all([sari.call(rename, seen[0]), budi.call(rename, seen[1])])
    expect(renames.map(codeOf).toSorted()).toEqual(['brand_exists', 'ok'])
    const gone = renames[0]!.ok ? seen[0] : seen[1]
    const first = renames[0]!.ok ? 'sari' : 'budi'
    expect(await budi.call(rename, { ...gone, to: 'Lain' })).toMatchObject(toldOf(first))
    const never = { name: 'Tidak Pernah Ada', to: 'Lain', updated_at: '1970-01-01T00:00:00.000Z' }
    expect(codeOf(await budi.call(rename, never))).toBe('not_found')
  })

  if (isPostgres) {
    it('waits for the other rename, and then finds its name', async () => {
      await stated('Serentak A', 'Serentak B')
      const never = new Date(0)
      const second = await seenNow('Serentak B', 'Serentak')
      const renamed = await whileWaiting(world().services.db, async tx => {
        const first = { name: 'Serentak A', to: 'Serentak', updated_at: never }
        expect(await renameBrand(step(tx), first)).toMatchObject({ ok: true })
        return { begun: budi.call(rename, second) }
      })
      expect(codeOf(renamed)).toBe('brand_exists')
    })
  }
})

describe('[goods-80] a brand that one clerk renames or merges while another has it open', () => {
  it('is renamed by one of two at the same moment; the second is told who was first', async () => {
    await stated('Rebutan')
    const seen = await seenNow('Rebutan', 'Rebutan Sari')
    const [one, other] = await Promise.all([
      sari.call(rename, seen),
      budi.call(rename, { ...seen, to: 'Rebutan Budi' })
    ])
    expect([one, other].map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    expect(one.ok ? other : one).toMatchObject(toldOf(one.ok ? 'sari' : 'budi'))
  })

  it('is not renamed by who did not see what was merged into it, and is by who did', async () => {
    await stated('Gabung A', 'Gabung B')
    const old = await seenNow('Gabung B', 'Gabung C')
    const { updated_at: into } = await brandOf('Gabung B')
    const merged = { ...(await seenNow('Gabung A', 'Gabung B')), into_updated_at: into }
    expect(value(await sari.call(rename, merged))).toMatchObject({ name: 'Gabung B', products: 2 })
    expect(await budi.call(rename, old)).toMatchObject(toldOf('sari'))
    const saved = value(await budi.call(rename, await seenNow('Gabung B', 'Gabung C')))
    expect(saved).toEqual({ ...(await brandOf('Gabung C')), products: 2 })
  })

  it('is merged only as both were seen', async () => {
    await stated('Tujuan A', 'Tujuan B')
    const { updated_at: into } = await brandOf('Tujuan B')
    const merge = { ...(await seenNow('Tujuan A', 'Tujuan B')), into_updated_at: into }
    value(await sari.call(rename, await seenNow('Tujuan B', 'TUJUAN B')))
    expect(await budi.call(rename, merge)).toMatchObject(toldOf('sari'))
    expect((await brandOf('Tujuan A')).products).toBe(1)
  })

  it('keeps its version while its products change, and takes it as If-Match too', async () => {
    const made = await addGoods(world(), market.shopId, { brand: 'Tetap' })
    const seen = await seenNow('Tetap', 'Tetap Baru')
    value(await sari.call('PUT /ops/product/{id}', { ...made, min: 2 }))
    const { updated_at: version, ...without } = seen
    expect(await budi.send(rename, without)).toMatchObject({ status: 422 })
    const sent = { headers: { 'if-match': `"${version}"` } }
    expect(codeOf(await budi.call(rename, without as never, sent))).toBe('ok')
  })
})

describe('[goods-81] a popular search that two clerks change', () => {
  const add = async (keyword: string) => value(await sari.call('POST /ops/keyword', { keyword, sort: 900 }))
  const move = 'PUT /ops/keyword/{id}'
  const remove = 'DELETE /ops/keyword/{id}'

  it('is moved by one of two at the same moment; the second is told who was first', async () => {
    const { id, updated_at: seen } = await add('kata dua petugas')
    const moves = await Promise.all([
      sari.call(move, { id, updated_at: seen, sort: 1 }),
      budi.call(move, { id, updated_at: seen, sort: 2 })
    ])
    expect(moves.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    const [first, place] = moves[0]!.ok ? ['sari', 1] : ['budi', 2]
    expect(moves.find(one => !one.ok)).toMatchObject(toldOf(String(first)))
    const newest = value(await budi.call('GET /ops/keyword/{id}', { id }))
    expect(newest.sort).toBe(place)
    expect(await sari.call(remove, { id, updated_at: seen })).toMatchObject(toldOf(String(first)))
    expect(codeOf(await sari.call(remove, { id, updated_at: newest.updated_at }))).toBe('ok')
    expect(codeOf(await budi.call(move, { id, updated_at: newest.updated_at, sort: 3 }))).toBe('not_found')
  })

  it('is not moved by who adds it, and the same twice is once', async () => {
    const added = await add('kata yang sama')
    expect(await add('kata yang sama')).toEqual({ ...added, is_added: false })
    const again = await budi.call('POST /ops/keyword', { keyword: 'kata yang sama', sort: 1 })
    expect(codeOf(again)).toBe('keyword_exists')
    const same = { id: added.id, updated_at: added.updated_at, sort: 900 }
    expect(added).toEqual({ ...value(await budi.call(move, same)), is_added: true })
  })

  it('that was delivered is told to have been removed, and back again', async () => {
    const [keyword] = deliveredKeywords()
    const list = value(await sari.call('GET /ops/keyword', { keyword: keyword!, is_own: false }))
    const { id, updated_at: seen } = list.find(one => one.keyword === keyword)!
    value(await sari.call(remove, { id, updated_at: seen }))
    expect(await budi.call(move, { id, updated_at: seen, sort: 5 })).toMatchObject(toldOf('sari'))
    expect(codeOf(await budi.call('GET /ops/keyword/{id}', { id }))).toBe('not_found')
    const back = value(await sari.call('POST /ops/keyword', { keyword: keyword!, sort: 1 }))
    expect(back).toMatchObject({ id, is_own: false })
    expect(await budi.call(remove, { id, updated_at: seen })).toMatchObject(toldOf('sari'))
  })
})

describe('[goods-82] a synonym that two clerks change', () => {
  const add = async (word: string, phrase: string) =>
    value(await sari.call('POST /ops/synonym', { word, phrase }))
  const change = 'PUT /ops/synonym/{id}'
  const remove = 'DELETE /ops/synonym/{id}'
  const listed = async (keyword: string) =>
    value(await budi.call('GET /ops/synonym', { keyword })).map(({ word, phrase }) => `${word}: ${phrase}`)

  it('is changed by one of two at the same moment; the second is told who was first', async () => {
    const { id, updated_at: seen } = await add('sinonimku', 'semen')
    const changes = await Promise.all([
      sari.call(change, { id, updated_at: seen, word: 'sinonimku', phrase: 'semen putih' }),
      budi.call(change, { id, updated_at: seen, word: 'sinonimku', phrase: 'semen instan' })
    ])
    expect(changes.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    const first = changes[0]!.ok ? 'sari' : 'budi'
    expect(changes.find(one => !one.ok)).toMatchObject(toldOf(first))
    expect(await listed('sinonimku')).toHaveLength(1)
    expect(await budi.call(remove, { id, updated_at: seen })).toMatchObject(toldOf(first))
    const newest = value(await budi.call('GET /ops/synonym/{id}', { id }))
    expect(codeOf(await budi.call(remove, { id, updated_at: newest.updated_at }))).toBe('ok')
  })

  it('that was delivered stays away and gets an own one in its place; the second is told', async () => {
    const [pair] = deliveredSynonyms()
    const list = value(await sari.call('GET /ops/synonym', { keyword: pair!.word, per_page: 100 }))
    const row = list.find(one => one.word === pair!.word && one.phrase === pair!.phrase)!
    const changed = { id: row.id, updated_at: row.updated_at, word: row.word, phrase: 'kata tukang uji' }
    expect(value(await sari.call(change, changed))).toMatchObject({ phrase: 'kata tukang uji', is_own: true })
    expect(await budi.call(change, changed)).toMatchObject(toldOf('sari'))
    expect(await budi.call(remove, { id: row.id, updated_at: row.updated_at })).toMatchObject(toldOf('sari'))
    await applyReference(world().services.db)
    expect(await listed(row.word)).not.toContain(`${row.word}: ${row.phrase}`)
    expect(await listed(row.word)).toContain(`${row.word}: kata tukang uji`)
  })

  it('becomes one with another that has its new words; the same words are no change', async () => {
    const one = await add('kembarku', 'pasir')
    const other = await add('kembarku', 'pasir beton')
    const same = { id: one.id, updated_at: one.updated_at, word: 'kembarku', phrase: 'pasir' }
    expect(one).toEqual({ ...value(await budi.call(change, same)), is_added: true })
    const merged = value(await budi.call(change, { ...same, phrase: 'pasir beton' }))
    expect(other).toEqual({ ...merged, is_added: true })
    expect(await listed('kembarku')).toEqual(['kembarku: pasir beton'])
  })

  if (isPostgres) {
    it('is changed while another clerk adds its old words, without waiting for each other in a circle', async () => {
      const { db, clock } = world().services
      const { id, updated_at: seen } = await add('berputar', 'batu')
      const { begun } = await db.transaction(async tx => {
        await lockTerms(tx)
        const changed = budi.call(change, { id, updated_at: seen, word: 'berputar', phrase: 'batu kali' })
        await untilWaiting(db)
        await addPair(tx, { word: 'berputar', phrase: 'batu' }, clock.now())
        return { begun: changed }
      })
      expect(value(await begun)).toMatchObject({ id, phrase: 'batu kali' })
      expect(await listed('berputar')).toEqual(['berputar: batu kali'])
    })
  }
})
