import { AttributionControl, Map as Drawing, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

import type { Point } from '#lib/address/distance.ts'
import { $nearPlaces, lookNear } from '#lib/address/store/near-places.ts'

import type { Place } from '#lib/address/signposts.ts'
import { builtInStyle, cityPlaces } from './built-in-style.ts'
import { drawSurroundings, showVillages } from './surroundings.ts'

setWorkerUrl(workerUrl)

/** Maximum bounds: there is nothing of ours outside. */
const country: [[number, number], [number, number]] = [
  [90, -14],
  [145, 11]
]

type Given = {
  point: Point
  village: Point | undefined
  /** URL of an external map style; the built-in one is used if it is null or fails to load. */
  styleUrl: string | null
  isDark: boolean
  /** The pin's look: the map moves a copy of it. */
  pin: HTMLElement
  onMove: (point: Point) => void
}

export type DrawnMap = {
  /** Moves the pin; the map follows if `follows` is set. */
  put: (point: Point, follows: boolean) => void
  zoom: (steps: number) => void
  /** Metres per pixel at the current zoom, so that arrow keys move by a visible distance. */
  metresAPixel: () => number
  /** What signposts point to in addition to villages. */
  cities: readonly Place[]
  remove: () => void
}

/** Draws the map with its pin. Throws where the browser has no WebGL. */
export function drawMap(box: HTMLElement, given: Given): DrawnMap {
  const { point, village, styleUrl, isDark } = given
  const drawing = new Drawing({
    container: box,
    style: styleUrl ?? builtInStyle(isDark),
    center: point,
    zoom: 16,
    minZoom: 3,
    maxZoom: 19,
    maxBounds: country,
    // Arrow keys move the pin instead.
    keyboard: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    locale: { 'Map.Title': 'Peta' }
  })
  drawing.touchZoomRotate.disableRotation()
  // The surrounding element handles the keys.
  drawing.getCanvas().tabIndex = -1
  if (styleUrl) drawing.addControl(new AttributionControl({ compact: false }))
  const marker = new Marker({
    element: given.pin.cloneNode(true) as HTMLElement,
    anchor: 'bottom',
    draggable: true
  })
    .setLngLat(point)
    .addTo(drawing)
  marker.on('dragend', () => given.onMove(marker.getLngLat()))
  drawing.on('click', ({ lngLat }) => given.onMove(lngLat))

  let isOwn = !styleUrl
  const look = () => lookNear(drawing.getCenter())
  let isReady = false
  const show = () => isReady && showVillages(drawing, $nearPlaces.get())
  drawing.on('style.load', () => {
    if (!isOwn) return
    drawSurroundings(drawing, village, isDark)
    isReady = true
    show()
  })
  drawing.on('error', () => {
    if (isOwn || drawing.isStyleLoaded()) return
    isOwn = true
    drawing.setStyle(builtInStyle(isDark))
  })
  drawing.on('moveend', look)
  const stop = $nearPlaces.listen(show)
  look()
  return {
    put(at, follows) {
      marker.setLngLat(at)
      if (follows) drawing.easeTo({ center: at, zoom: Math.max(drawing.getZoom(), 14) })
      else if (!drawing.getBounds().contains(at)) drawing.easeTo({ center: at })
    },
    zoom: steps => void drawing.easeTo({ zoom: drawing.getZoom() + steps }),
    metresAPixel: () =>
      (40_075_016 * Math.cos((drawing.getCenter().lat * Math.PI) / 180)) / (512 * 2 ** drawing.getZoom()),
    cities: cityPlaces(),
    remove() {
      stop()
      drawing.remove()
    }
  }
}
