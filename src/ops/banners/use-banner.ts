import { useState } from 'react'

import type { Sent } from '#lib/calls.ts'

import { banners } from '../console-lists.ts'
import { $notice } from '../console-store.ts'
import { type Edit, useEdit } from '../form/use-edit.ts'

/** A banner's form; of a picture that was chosen the draft keeps its name alone. */
export type BannerValues = {
  title: string
  url: string
  sort: string
  is_active: boolean
  photo: string
  photo_narrow: string
}
export const blankBanner: BannerValues = {
  title: '',
  url: '',
  sort: '0',
  is_active: true,
  photo: '',
  photo_narrow: ''
}

export const pictureFields = ['photo', 'photo_narrow'] as const
type PictureField = (typeof pictureFields)[number]
type Files = Partial<Record<PictureField, File>>

export type BannerEdit = {
  edit: Edit<BannerValues>
  files: Files
  choose: (field: PictureField, file: File | undefined) => void
  /** Sends what was typed and chosen, over what the call needs besides; resolves with whether it was saved. */
  save: (more: Pick<Sent<'PUT /ops/banner'>, 'id' | 'updated_at' | 'sort'>) => Promise<boolean>
}

/** What is typed into a banner's form, which outlives a reload, and its pictures, which do not (ops-243). */
export function useBanner(name: string, stored: BannerValues, version?: string): BannerEdit {
  const edit = useEdit(name, stored, version)
  const [files, setFiles] = useState<Files>({})
  return {
    edit,
    files,
    choose(field, file) {
      setFiles(now => ({ ...now, [field]: file }))
      edit.set({ [field]: file?.name ?? '' })
    },
    async save(more) {
      const { title, url, is_active, photo, photo_narrow } = edit.value
      const chosen = {
        ...(photo && files.photo && { photo: files.photo }),
        ...(photo_narrow && files.photo_narrow && { photo_narrow: files.photo_narrow })
      }
      const saved = await edit.save('PUT /ops/banner', { title, url, is_active, ...chosen, ...more })
      if (!saved) return false
      $notice.set({ text: `${title}: disimpan`, isError: false })
      await banners.refresh()
      return true
    }
  }
}
