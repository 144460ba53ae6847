import { describe, expect, it } from 'vitest'

import { straightKm } from '#lib/address/distance.ts'
import { circle, distanceText, isFar, movePoint, pointOf, pointTexts } from '#lib/address/point.ts'
import { arrowStep } from '#islands/address/map/arrow-step.ts'
import { builtInStyle } from '#islands/address/map/built-in-style.ts'

const tebet = { lat: -6.23, lng: 106.84 }

describe('[address-12] the point of an address', () => {
  it('moves by metres in four directions', () => {
    expect(straightKm(tebet, movePoint(tebet, 300, 400))).toBeCloseTo(0.5, 3)
    expect(arrowStep('ArrowUp', tebet, 50)?.lat).toBeGreaterThan(tebet.lat)
    expect(arrowStep('ArrowLeft', tebet, 50)?.lng).toBeLessThan(tebet.lng)
    expect(arrowStep('ArrowDown', tebet, 50)).toEqual(movePoint(tebet, 0, -50))
    expect(arrowStep('a', tebet, 50)).toBeUndefined()
    expect(arrowStep('Tab', tebet, 50)).toBeUndefined()
  })

  it('is two form fields, or none', () => {
    expect(pointOf({ lat: '-6.23', lng: '106.84' })).toEqual(tebet)
    for (const [lat, lng] of [
      ['', '106.84'],
      ['-6.23', ''],
      ['x', '1']
    ] as const) {
      expect(pointOf({ lat, lng })).toBeUndefined()
    }
    expect(pointTexts({ lat: -6.2300001, lng: 106.84 })).toEqual({ lat: '-6.230000', lng: '106.840000' })
  })

  it('is at most 25 km from its village, as the circle on the map shows', () => {
    const edge = circle(tebet, 25)
    expect(edge[0]).toEqual(edge.at(-1)?.map(degrees => expect.closeTo(degrees, 9)))
    for (const [lng, lat] of edge) expect(straightKm(tebet, { lat, lng })).toBeCloseTo(25, 1)
    expect(isFar(movePoint(tebet, 24_900, 0), tebet)).toBe(false)
    expect(isFar(movePoint(tebet, 25_200, 0), tebet)).toBe(true)
  })

  it.each([
    [0, '0 m'],
    [0.354, '350 m'],
    [1, '1 km'],
    [12.34, '12,3 km']
  ])('is %s km away: %s', (km, text) => {
    expect(distanceText(km)).toBe(text)
  })
})

describe('[address-12] the map without a network', () => {
  const style = builtInStyle(false)

  it('requests nothing: no tiles, glyphs or sprites', () => {
    expect(JSON.stringify(style)).not.toMatch(/https?:|"(?:glyphs|sprite|tiles|url)"/)
  })

  it('draws the coasts of Indonesia and names its provinces', () => {
    const { country } = style.sources as unknown as { country: { data: { features: Shape[] } } }
    const { features } = country.data
    const names = features.filter(({ properties }) => properties.kind === 'province')
    expect(names).toHaveLength(38)
    const corners = features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : []
    )
    expect(corners.length).toBeGreaterThan(5_000)
    for (const [lng, lat] of corners) {
      expect(Math.abs(lng - 118)).toBeLessThan(30)
      expect(Math.abs(lat)).toBeLessThan(15)
    }
  })
})

type Corner = [lng: number, lat: number]
type Shape = {
  properties: { kind: string; name?: string }
  geometry: { type: 'MultiPolygon'; coordinates: Corner[][][] } | { type: 'Point'; coordinates: Corner }
}
