/** Pictures below it are no public ones: /media does not know them, /files serves them to whose they are. */
export const privateFolder = 'private/'

/** Folders of a storage that hold only such pictures; in the second one an earlier version put them. */
export const privateFolders = [privateFolder, 'media/traces/'] as const

/** Whether a picture is somebody's alone: 'private/traces/0a1b' // => true */
export const isPrivate = (path: string): boolean => path.startsWith(privateFolder)

/** Where a picture lies in one of its widths: ('reviews/0a1b', 160) // => 'media/reviews/0a1b-160.webp' */
export const photoFile = (path: string, width: number): string =>
  `${isPrivate(path) ? '' : 'media/'}${path}-${width}.webp`

/** The AVIF file beside a WebP file: 'media/reviews/a-160.webp' // => 'media/reviews/a-160.avif' */
export const avifBeside = (file: string): string => file.replace(/\.webp$/, '.avif')

/**
 * The picture that a file of ours belongs to, a copy of somebody's data and half of a broken write as its own; undefined for what is none of ours.
 *
 * picturePath('media/reviews/0a1b…-640.webp') // => 'reviews/0a1b…'
 * picturePath('private/exports/0a1b….zip') // => 'private/exports/0a1b….zip'
 */
export function picturePath(file: string): string | undefined {
  const [, picture, half, copy] =
    /^(?:media\/)?((?:[a-z]+\/)+[0-9a-f]{24})-\d+\.(?:webp|avif)$|^(.+\/\.\d+-[0-9a-z]+)$|^(private\/exports\/[0-9a-f]{24}\.zip)$/.exec(
      file
    ) ?? []
  return picture ?? half ?? copy
}
