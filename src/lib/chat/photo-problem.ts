import { imageLimit } from '#lib/core/limits.ts'

/**
 * Why a file cannot be sent as a photo; undefined if it can. The server reads the picture itself: this spares a person
 * the upload.
 */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (/^image\/hei[cf]/.test(type)) return imageLimit.heic
  if (!imageLimit.types.some(kind => kind === type)) return imageLimit.kinds
  return size > imageLimit.bytes ? imageLimit.text : undefined
}
