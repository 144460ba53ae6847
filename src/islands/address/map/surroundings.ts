import type { GeoJSONSource, Map as Drawing } from 'maplibre-gl'

import type { Point } from '#lib/address/distance.ts'
import { circle, distanceText, pointKm } from '#lib/address/point.ts'
import type { Reply } from '#lib/calls.ts'

import { darkMap, font, lightMap } from './palette.ts'

/** Radii of the distance circles around the village's point, in kilometres. */
const rings = [0.1, 0.2, 0.5, 1, 2, 5]

const nothing = { type: 'FeatureCollection' as const, features: [] }

const line = (village: Point, km: number, kind: string) => ({
  type: 'Feature' as const,
  properties: { kind, name: distanceText(km) },
  geometry: { type: 'LineString' as const, coordinates: circle(village, km) }
})

/** Draws village names and distances from the chosen village, for orientation where the map has no streets. */
export function drawSurroundings(drawing: Drawing, village: Point | undefined, isDark: boolean): void {
  const colors = isDark ? darkMap : lightMap
  const text = { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 }
  const lines = village
    ? [...rings.map(km => line(village, km, 'ring')), line(village, pointKm, 'limit')]
    : []
  drawing.addSource('rings', { type: 'geojson', data: { type: 'FeatureCollection', features: lines } })
  drawing.addSource('villages', { type: 'geojson', data: nothing })
  drawing.addLayer({
    id: 'rings',
    type: 'line',
    source: 'rings',
    minzoom: 8,
    paint: {
      'line-color': ['match', ['get', 'kind'], 'limit', colors.limit, colors.line],
      'line-opacity': 0.6,
      'line-dasharray': [3, 3]
    }
  })
  drawing.addLayer({
    id: 'ring-names',
    type: 'symbol',
    source: 'rings',
    minzoom: 8,
    layout: { 'symbol-placement': 'line', 'text-field': ['get', 'name'], 'text-size': 12, 'text-font': font },
    paint: text
  })
  drawing.addLayer({
    id: 'village-points',
    type: 'circle',
    source: 'villages',
    minzoom: 11,
    paint: {
      'circle-radius': 4,
      'circle-color': colors.line,
      'circle-stroke-color': colors.halo,
      'circle-stroke-width': 2
    }
  })
  drawing.addLayer({
    id: 'village-names',
    type: 'symbol',
    source: 'villages',
    minzoom: 11,
    layout: {
      'text-field': ['get', 'name'],
      'text-size': 14,
      'text-font': font,
      'text-offset': [0, 0.6],
      'text-anchor': 'top'
    },
    paint: text
  })
}

/** Shows the known villages around the map's centre. */
export function showVillages(drawing: Drawing, places: Reply<'GET /buyer/region/near'>): void {
  const source = drawing.getSource('villages') as GeoJSONSource | undefined
  source?.setData({
    type: 'FeatureCollection',
    features: places.map(({ value, lat, lng }) => ({
      type: 'Feature',
      properties: { name: value },
      geometry: { type: 'Point', coordinates: [Number(lng), Number(lat)] }
    }))
  })
}
