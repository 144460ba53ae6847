import { describe, expect, it } from 'vitest'

import { directionText, signposts } from '#lib/address/signposts.ts'

const here = { lat: -6.9, lng: 107.6 }
const at = (name: string, north: number, east: number) => ({ name, lat: -6.9 + north, lng: 107.6 + east })
const names = (max: number, ...places: ReturnType<typeof at>[]) =>
  signposts(here, places, max).map(({ name }) => name)

describe('[address-54] signposts', () => {
  it('list the nearest first, with distance and direction', () => {
    const [first, second] = signposts(here, [at('utara jauh', 0.2, 0), at('barat', 0, -0.1)], 2)
    expect(first).toMatchObject({ name: 'barat', bearing: 270 })
    expect(first?.km).toBeCloseTo(11.04, 1)
    expect(second).toMatchObject({ name: 'utara jauh', bearing: 0 })
  })

  it('each point in another direction, and never to a place that the map labels itself', () => {
    const around = [
      at('dekat', 0.002, 0),
      at('utara', 0.01, 0),
      at('utara juga', 0.02, 0.001),
      at('selatan', -0.03, 0)
    ]
    expect(names(2, ...around)).toEqual(['utara', 'selatan'])
    // North is one direction on both sides of 0 degrees.
    expect(names(2, at('a', 0.1, 0.01), at('b', 0.11, -0.01))).toEqual(['a'])
  })

  it('are at most the requested number, and none without places', () => {
    expect(names(1, at('a', 0.1, 0), at('b', -0.1, 0))).toEqual(['a'])
    expect(names(2)).toEqual([])
  })

  it('name eight directions', () => {
    expect([0, 44, 90, 134, 180, 226, 268, 316, 359].map(directionText)).toEqual([
      'utara',
      'timur laut',
      'timur',
      'tenggara',
      'selatan',
      'barat daya',
      'barat',
      'barat laut',
      'utara'
    ])
  })
})
