import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'

import type { Place } from '#lib/address/signposts.ts'

import coast from './coast.json'
import { darkMap, font, lightMap } from './palette.ts'

type Steps = readonly number[]
type Named = readonly (string | number)[]

/** Decodes a ring's corners from steps in thousandths of a degree: [1000, 2000, 10, 0] // => [[1, 2], [1.01, 2]] */
function cornersOf(steps: Steps): [number, number][] {
  const corners: [number, number][] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    corners.push([x / 1000, y / 1000])
  }
  return corners
}

const land = (polygons: readonly (readonly Steps[])[], kind: string) => ({
  type: 'Feature' as const,
  properties: { kind },
  geometry: { type: 'MultiPolygon' as const, coordinates: polygons.map(rings => rings.map(cornersOf)) }
})

const label = ([name, x, y]: Named, kind: string) => ({
  type: 'Feature' as const,
  properties: { kind, name },
  geometry: { type: 'Point' as const, coordinates: [Number(x) / 1000, Number(y) / 1000] }
})

/** The cities that the map names, at our own coordinates. */
export const cityPlaces = (): Place[] =>
  (coast.cities as Named[]).map(([name, x, y]) => ({
    name: String(name),
    lat: Number(y) / 1000,
    lng: Number(x) / 1000
  }))

const ofKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind]

/**
 * The built-in map, without a map server: coastlines, and names of provinces and cities at our own coordinates. The
 * coastline is off by up to about a kilometre, so zoom levels closer than a town show only ground, villages and
 * distances.
 */
export function builtInStyle(isDark: boolean): StyleSpecification {
  const colors = isDark ? darkMap : lightMap
  const features = [
    land(coast.land, 'land'),
    land(coast.neighbours, 'neighbour'),
    ...coast.provinces.map(one => label(one, 'province')),
    ...coast.cities.map(one => label(one, 'city'))
  ]
  const names = { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }
  return {
    version: 8,
    sources: { country: { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.2 } },
    layers: [
      {
        id: 'sea',
        type: 'background',
        paint: {
          'background-color': ['interpolate', ['linear'], ['zoom'], 11, colors.sea, 12.5, colors.land]
        }
      },
      {
        id: 'neighbours',
        type: 'fill',
        source: 'country',
        filter: ofKind('neighbour'),
        maxzoom: 12.5,
        paint: { 'fill-color': colors.neighbour }
      },
      {
        id: 'land',
        type: 'fill',
        source: 'country',
        filter: ofKind('land'),
        maxzoom: 12.5,
        paint: { 'fill-color': colors.land, 'fill-outline-color': colors.coast }
      },
      {
        id: 'provinces',
        type: 'symbol',
        source: 'country',
        filter: ofKind('province'),
        maxzoom: 8,
        layout: { 'text-field': ['get', 'name'], 'text-size': 13, 'text-font': font },
        paint: names
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'country',
        filter: ofKind('city'),
        minzoom: 7,
        maxzoom: 12.5,
        layout: { 'text-field': ['get', 'name'], 'text-size': 13, 'text-font': font },
        paint: names
      }
    ]
  }
}
