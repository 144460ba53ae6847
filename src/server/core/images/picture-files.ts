/** Pictures below it are private: /media does not serve them, and /files serves them to their owner only. */
export const privateFolder = 'private/'

/** Storage folders that hold only private files; the second one was used by an earlier version. */
export const privateFolders = [privateFolder, 'media/traces/'] as const

/** Whether a picture is private: 'private/traces/0a1b' // => true */
export const isPrivate = (path: string): boolean => path.startsWith(privateFolder)

/** File of a picture in one of its widths: ('reviews/0a1b', 160) // => 'media/reviews/0a1b-160.webp' */
export const photoFile = (path: string, width: number): string =>
  `${isPrivate(path) ? '' : 'media/'}${path}-${width}.webp`

/** The AVIF file next to a WebP file: 'media/reviews/a-160.webp' // => 'media/reviews/a-160.avif' */
export const avifBeside = (file: string): string => file.replace(/\.webp$/, '.avif')

/**
 * Path of the picture that a file belongs to. An export of a person's data and the temporary file of an interrupted
 * write are paths of their own; undefined for any other file.
 *
 * picturePath('media/reviews/0a1b…-640.webp') // => 'reviews/0a1b…'
 * picturePath('private/exports/0a1b….zip') // => 'private/exports/0a1b….zip'
 */
export function picturePath(file: string): string | undefined {
  const [, picture, half, copy] =
    /^(?:media\/)?((?:[a-z]+\/)+[0-9a-f]{24})-\d+\.(?:webp|avif|jpg)$|^(.+\/\.\d+-[0-9a-z]+)$|^(private\/exports\/[0-9a-f]{24}\.zip|private\/imports\/[0-9a-f]{24}\.bin)$/.exec(
      file
    ) ?? []
  return picture ?? half ?? copy
}
