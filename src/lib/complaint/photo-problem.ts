import { imageLimit } from '#lib/core/limits.ts'
import { photoProblem as problemOfPhoto } from '#lib/review/review-step.ts'

/** Why a file cannot be a photo of a complaint, in the words of the server; undefined where it can. */
export const photoProblem = (file: Pick<File, 'type' | 'size'>): string | undefined =>
  problemOfPhoto(file, imageLimit.kinds)
