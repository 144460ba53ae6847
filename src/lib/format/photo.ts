/** Widths, in px, in which every public picture exists. */
export const photoWidths = [160, 320, 640, 1024] as const
export type PhotoWidth = (typeof photoWidths)[number]
/** A wide banner also exists in the width of a desktop page. */
export const bannerWidths = [...photoWidths, 1280] as const

/** Address of a public picture: ('products/ab12', 320) // => '/media/products/ab12-320.webp' */
export const photoUrl = (path: string, width: PhotoWidth): string => `/media/${path}-${width}.webp`

/** Address of a picture of goods as JPEG, for catalogues outside: 'products/ab12' // => '/media/products/ab12-1024.jpg' */
export const jpegUrl = (path: string): string => `/media/${path}-1024.jpg`

/** All widths of a picture for an img's srcset. */
export const photoSet = (path: string, widths: readonly number[] = photoWidths): string =>
  widths.map(width => `/media/${path}-${width}.webp ${width}w`).join(', ')
