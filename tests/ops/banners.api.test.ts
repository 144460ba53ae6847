import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { codeOf, value } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()

/** A picture whose left half is red and whose right half is blue. */
async function picture(width: number, height: number): Promise<File> {
  const red = await sharp({ create: { width: width / 2, height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'banner.jpg', { type: 'image/jpeg' })
}

const banner = { title: 'Promo akhir pekan', url: '/products/bestselling', sort: 0, is_active: true }
const save = (input: object) => world().ops.call('PUT /ops/banner', { ...banner, ...input })
const shown = async () => value(await world().person().call('GET /buyer/banner', {})).map(one => one.title)

const sizeOf = async (path: string, width: number) => {
  const file = await world().app.request(`http://localhost/media/${path}-${width}.webp`)
  const { format, width: w, height } = await sharp(await file.arrayBuffer()).metadata()
  return { format, width: w, height }
}

describe('[ops-11, home-8] a banner of the operator’s', () => {
  it('stands at its place at once, cut for wide screens and for phones', async () => {
    const before = await shown()
    const saved = value(await save({ photo: await picture(2000, 1000) }))
    expect(await shown()).toEqual([before[0], 'Promo akhir pekan', ...before.slice(1)])
    expect(await sizeOf(saved.photo, 1280)).toEqual({ format: 'webp', width: 1280, height: 440 })
    expect(await sizeOf(saved.photo_narrow!, 640)).toEqual({ format: 'webp', width: 640, height: 320 })
  })

  it('changes, rests and goes, and the kept list with it', async () => {
    const { id, photo, ...made } = value(await save({ title: 'Sementara', photo: await picture(1280, 440) }))
    const changed = value(await save({ id, title: 'Diubah', sort: 99, updated_at: made.updated_at }))
    expect(changed).toMatchObject({ photo, title: 'Diubah' })
    expect((await shown()).at(-1)).toBe('Diubah')
    value(await save({ id, title: 'Diubah', is_active: false, updated_at: changed.updated_at }))
    expect(await shown()).not.toContain('Diubah')
    const all = value(await world().ops.call('GET /ops/banner', {}))
    expect(all).toContainEqual(expect.objectContaining({ id, is_active: false }))
    const { updated_at } = all.find(one => one.id === id)!
    value(await world().ops.call('DELETE /ops/banner/{id}', { id, updated_at }))
    expect(codeOf(await world().ops.call('DELETE /ops/banner/{id}', { id, updated_at }))).toBe(
      'banner_not_found'
    )
  })

  it('needs a picture, a title, and a target on this site; another’s number changes nothing', async () => {
    const before = await shown()
    expect(codeOf(await save({}))).toBe('banner_photo_required')
    expect(codeOf(await save({ title: '', photo: await picture(1280, 440) }))).toBe('invalid_input')
    for (const url of ['https://elsewhere.example', '//elsewhere.example']) {
      expect(codeOf(await save({ url, photo: await picture(1280, 440) }))).toBe('target_elsewhere')
    }
    const text = new File(['no picture'], 'a.jpg', { type: 'image/jpeg' })
    expect(codeOf(await save({ photo: text }))).toBe('file_not_an_image')
    const version = new Date(0).toISOString()
    expect(codeOf(await save({ id: 999_999, updated_at: version }))).toBe('banner_not_found')
    expect(await shown()).toEqual(before)
    expect(codeOf(await world().person().call('PUT /ops/banner', banner))).toBe('unauthorized')
  })
})

type Seen = { id: number; updated_at: string }

describe('[goods-51] two clerks and one banner', () => {
  const all = async () => value(await world().ops.call('GET /ops/banner', {}))
  const seenBy = (list: Seen[]) => list.map(({ id, updated_at }) => ({ id, updated_at }))
  const put = (list: Seen[]) => world().ops.call('PUT /ops/banner/order', { banners: seenBy(list) })

  it('the second is told who was first; a change needs its version', async () => {
    const seen = value(await save({ title: 'Satu', photo: await picture(1280, 440) }))
    const { photo: _photo, photo_narrow: _narrow, ...facts } = seen
    value(await save({ ...facts, title: 'Dua' }))
    expect(codeOf(await save({ ...facts, title: 'Tiga' }))).toBe('changed_meanwhile')
    const blind = await save({ id: seen.id, title: 'Tiga' })
    expect(blind.ok || blind.error.fields).toEqual({
      updated_at: 'Versi (updated_at) wajib dikirim: muat ulang, lalu simpan lagi.'
    })
    expect((await all()).find(({ id }) => id === seen.id)!.title).toBe('Dua')
  })

  it('[goods-67] one that another clerk changed meanwhile is not deleted', async () => {
    const seen = value(await save({ title: 'Lama', photo: await picture(1280, 440) }))
    const { id, updated_at, photo: _photo, photo_narrow: _narrow, ...facts } = seen
    const changed = value(await save({ ...facts, id, updated_at, title: 'Baru' }))
    const late = await world().ops.call('DELETE /ops/banner/{id}', { id, updated_at })
    expect(codeOf(late)).toBe('changed_meanwhile')
    expect(await all()).toContainEqual(changed)
    const blind = await world().ops.call('DELETE /ops/banner/{id}', { id } as never)
    expect(blind.ok || Object.values(blind.error.fields ?? {})[0]).toMatch(/^Versi \(updated_at\)/)
    value(await world().ops.call('DELETE /ops/banner/{id}', { id, updated_at: changed.updated_at }))
    expect((await all()).map(one => one.id)).not.toContain(id)
  })

  it('are put in an order at once, of which the clerk has seen every one', async () => {
    const before = await all()
    const ids = before.map(({ id }) => id)
    const turned = value(await put(before.toReversed()))
    expect(turned.map(({ id, sort }) => [id, sort])).toEqual(ids.toReversed().map((id, at) => [id, at]))
    expect(await all()).toEqual(turned)
    expect(await shown()).toEqual(turned.filter(one => one.is_active).map(({ title }) => title))
    // A form that was open keeps no place that is gone.
    const { photo: _photo, photo_narrow: _narrow, ...old } = before[0]!
    expect(codeOf(await save(old))).toBe('changed_meanwhile')
    expect(codeOf(await put(turned.slice(1)))).toBe('banners_differ')
    expect(codeOf(await put([...turned.slice(1), { ...turned[0]!, id: 999_999 }]))).toBe('banners_differ')
    expect(codeOf(await put([...turned, turned[0]!]))).toBe('invalid_input')
    expect(await all()).toEqual(turned)
  })

  it('[ops-240] of two moves at once one counts, and the other is told who was first', async () => {
    const seen = await all()
    const [first, second, ...rest] = seen
    const moves = [
      [second!, first!, ...rest],
      [...rest, first!, second!]
    ]
    const answers = await Promise.all(moves.map(put))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const late = answers.find(({ ok }) => !ok)!
    expect(codeOf(late)).toBe('changed_meanwhile')
    expect(late.ok || late.error.message).toMatch(/^Data ini sudah diubah oleh /)
    const won = value(answers.find(({ ok }) => ok)!)
    expect(await all()).toEqual(won)
    // From the order that is there now it goes on.
    value(await put(won.toReversed()))
    const blind = { banners: won.map(({ id }) => ({ id })) }
    const without = await world().ops.call('PUT /ops/banner/order', blind as never)
    expect(without.ok || Object.values(without.error.fields ?? {})[0]).toMatch(/^Versi \(updated_at\)/)
  })
})
