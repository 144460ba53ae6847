import { map } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { imageLimit } from '#lib/core/limits.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'
import { toast } from '#lib/core/browser/toasts.ts'
import { profileTexts } from '#lib/identity/texts.ts'
import { welcome } from './session.ts'

type Photo = {
  /** The chosen picture while it is being cropped. */
  url?: string
  /** Why a file cannot be used. */
  problem?: string
}

/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/** Maximum side in px of the sent picture; the server stores no larger one. */
const maxSide = 1024

export const $photo = map<Photo>({})

/** Opens a chosen file, or sets the problem. HEIC works if this browser can decode it. */
export async function choosePhoto(file: File): Promise<void> {
  closePhoto()
  const problem = file.size > imageLimit.bytes ? imageLimit.text : await unreadable(file)
  $photo.set(problem ? { problem } : { url: URL.createObjectURL(file) })
}

async function unreadable(file: File): Promise<string | undefined> {
  if (file.type !== '' && !file.type.startsWith('image/')) return imageLimit.kinds
  const url = URL.createObjectURL(file)
  try {
    await load(url)
    return undefined
  } catch {
    return /^image\/hei[cf]/.test(file.type) ? imageLimit.heic : imageLimit.kinds
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

export function closePhoto(): void {
  const { url } = $photo.get()
  if (url) URL.revokeObjectURL(url)
  $photo.set({})
}

/** Sends the cropped square and shows the outcome; returns the error for the dialog, whose picture then stays. */
export async function savePhoto(url: string, area: Area): Promise<ApiError | undefined> {
  const photo = await squareOf(await load(url), area)
  const answer = await call('POST /buyer/profile/update', { photo })
  // The dialog may have been closed meanwhile, with another picture now.
  const isOpen = $photo.get().url === url
  if (!answer.ok) {
    if (!isOpen) toast(profileTexts.photoFailed, 'error')
    return answer.error
  }
  if (isOpen) closePhoto()
  welcome(answer.value)
  toast(profileTexts.photoSaved, 'success')
  return undefined
}

async function squareOf(image: HTMLImageElement, { x, y, width, height }: Area): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(maxSide, width)
  const context = canvas.getContext('2d')!
  // JPEG has no transparency: it would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return new File([blob!], 'foto.jpg', { type: 'image/jpeg' })
}
