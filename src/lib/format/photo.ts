/** Widths, in px, in which every public picture exists. */
export const photoWidths = [160, 320, 640, 1024] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** Address of a public picture: ('products/ab12', 320) // => '/media/products/ab12-320.webp' */
export const photoUrl = (path: string, width: PhotoWidth): string => `/media/${path}-${width}.webp`

/** All widths of a picture for an img's srcset. */
export const photoSet = (path: string): string =>
  photoWidths.map(width => `${photoUrl(path, width)} ${width}w`).join(', ')
