import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { feature } from 'topojson-client'

import { readRegions } from '../src/server/reference/read-regions.ts'
import { shortCity } from '../src/lib/format/place.ts'

// Draws the coast of the built-in map again: node scripts/map-coast.ts
// Natural Earth (public domain) from the package world-atlas (ISC); names and points are from our own regions.

const target = 'src/islands/address/map/coast.json'

/** Bounds of the map: Indonesia and the coasts around it. */
const frame = { west: 94, south: -12, east: 142, north: 8 }
/** Rings of less than this many degrees across are rocks at any zoom at which the coast is shown. */
const smallest = 0.03
/** Minimum degrees between two points of a coast: 1.5 km, within the error of the drawing anyway. */
const apart = 0.015

type Ring = [number, number][]
type Topology = Parameters<typeof feature>[0]
/** A country in the package. */
type Country = {
  properties: { name: string }
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
}

const require = createRequire(import.meta.url)
const atlas = JSON.parse(
  await readFile(require.resolve('world-atlas/countries-10m.json'), 'utf8')
) as Topology

/** Thins arcs and not rings, so that two countries still share one border. */
function thin(topology: Topology): Topology {
  const { scale, translate } = topology.transform!
  const arcs = topology.arcs.map(arc => {
    let [x, y] = [0, 0]
    const points = arc.map(([dx = 0, dy = 0]): [number, number] => {
      x += dx
      y += dy
      return [x * scale[0]! + translate[0]!, y * scale[1]! + translate[1]!]
    })
    let last = points[0]!
    return points.filter((at, index) => {
      const isIncluded =
        index === 0 || index === points.length - 1 || Math.hypot(at[0] - last[0], at[1] - last[1]) > apart
      if (isIncluded) last = at
      return isIncluded
    })
  })
  const { transform: _transform, ...rest } = topology
  return { ...rest, arcs }
}

/** Coordinates of the drawing are thousandths of a degree. */
const whole = (degrees: number) => Math.round(degrees * 1000)
const isSeen = (ring: Ring) =>
  ring.some(([lng, lat]) => lng > frame.west && lng < frame.east && lat > frame.south && lat < frame.north)
const width = (ring: Ring, axis: 0 | 1) =>
  Math.max(...ring.map(at => at[axis])) - Math.min(...ring.map(at => at[axis]))
const isLarge = (ring: Ring) => Math.max(width(ring, 0), width(ring, 1)) > smallest

/**
 * A ring as steps from point to point, half as long as coordinates. Points outside the frame are moved close to its
 * edge, where the coast becomes a straight line.
 */
function stepsOf(ring: Ring): number[] {
  const points = ring.map(([lng, lat]): [number, number] => [
    whole(Math.min(Math.max(lng, frame.west - 1), frame.east + 1)),
    whole(Math.min(Math.max(lat, frame.south - 1), frame.north + 1))
  ])
  const steps = points.map(([x, y], at): [number, number] => {
    const [beforeX, beforeY] = points[at - 1] ?? [0, 0]
    return [x - beforeX, y - beforeY]
  })
  return steps.filter(([x, y]) => x !== 0 || y !== 0).flat()
}

const drawn = thin(atlas)
const { features: countries } = feature(drawn, drawn.objects['countries']!) as unknown as {
  features: Country[]
}

/** Polygons of Indonesia, or of its neighbours: rings of each. */
const polygonsOf = (isOwn: boolean): number[][][] =>
  countries
    .filter(({ properties }) => (properties.name === 'Indonesia') === isOwn)
    .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates))
    .filter(([outer]) => outer && isSeen(outer) && isLarge(outer))
    .map(rings => rings.filter(isLarge).map(stepsOf))

type Label = [name: string, lng: number, lat: number]
const { provinces, cities } = readRegions()
const mean = (all: number[]) => whole(all.reduce((sum, one) => sum + one, 0) / all.length)
const provinceLabels = provinces.map(({ id, name }): Label => {
  const own = cities.filter(city => city.provinceId === id)
  return [name, mean(own.map(city => city.lng)), mean(own.map(city => city.lat))]
})
const cityLabels = cities.map(({ name, lng, lat }): Label => [shortCity(name), whole(lng), whole(lat)])

const text = JSON.stringify({
  land: polygonsOf(true),
  neighbours: polygonsOf(false),
  provinces: provinceLabels,
  cities: cityLabels
})
await writeFile(target, `${text}\n`)
console.log(`${target}: ${Math.round(text.length / 1000)} kB`)
