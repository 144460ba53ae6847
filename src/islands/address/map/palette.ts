/** Colours of the map, whose canvas cannot use the style sheet: the theme's paper and ink, and water. */
export const lightMap = {
  sea: '#cfe2ea',
  land: '#f6f4f1',
  neighbour: '#e7e2db',
  coast: '#a99f96',
  text: '#1f1a17',
  halo: '#f6f4f1',
  line: '#6b625b',
  limit: '#b42318'
} as const

export const darkMap = {
  sea: '#12262e',
  land: '#211c19',
  neighbour: '#2f2823',
  coast: '#6b625b',
  text: '#efe9e2',
  halo: '#211c19',
  line: '#a99f96',
  limit: '#f59186'
} as const

/** The site's own font, which the browser renders, so that no glyph server is needed. */
export const font = ['Plus Jakarta Sans Variable']
