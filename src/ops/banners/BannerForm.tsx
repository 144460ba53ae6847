import type { ReactNode } from 'react'

import { photoUrl } from '#lib/format/photo.ts'

import { banners, type OpsBanner } from '../console-lists.ts'
import { EditForm } from '../form/EditForm.tsx'
import { CheckField, TextField } from '../form/Fields.tsx'
import { WholeField } from '../form/NumberFields.tsx'
import { BannerPicture } from './BannerPicture.tsx'
import { type BannerEdit, pictureFields } from './use-banner.ts'

const pictureLabels = {
  photo: 'Foto, 1280 × 440',
  photo_narrow: 'Foto untuk ponsel, 2 : 1 (boleh kosong)'
}

type Props = {
  label: string
  shown: BannerEdit
  /** Absent for a new one, which also takes its place. */
  banner?: OpsBanner
  onSave: () => void
  actions?: ReactNode
}

/** The fields of a banner, which stay typed until they are saved; its pictures do not, and the form says so (ops-243). */
export function BannerForm({ label, shown: { edit, files, choose }, banner, onSave, actions }: Props) {
  const { value, problems, set } = edit
  return (
    <div className="rounded-box border border-base-300 p-3">
      <EditForm
        label={label}
        edit={edit}
        onSave={onSave}
        {...(banner && { onReload: () => void banners.refresh() })}
        actions={actions}
      >
        {banner && (
          <img
            src={photoUrl(banner.photo, 640)}
            alt={banner.title}
            width="640"
            height="220"
            loading="lazy"
            className="w-full rounded-field"
          />
        )}
        <TextField
          label="Judul"
          maxLength={100}
          value={value.title}
          problem={problems['title']}
          onChange={title => set({ title })}
        />
        <TextField
          label="Tujuan di situs ini"
          maxLength={500}
          value={value.url}
          problem={problems['url']}
          onChange={url => set({ url })}
        />
        {!banner && (
          <WholeField
            label="Urutan"
            hint="Angka terkecil tampil lebih dulu"
            value={value.sort}
            problem={problems['sort']}
            onChange={sort => set({ sort })}
          />
        )}
        {pictureFields.map(field => (
          <BannerPicture
            key={field}
            label={pictureLabels[field]}
            name={value[field]}
            isHeld={files[field] !== undefined}
            problem={problems[field]}
            onChoose={file => choose(field, file)}
          />
        ))}
        <CheckField label="Tampil" isChecked={value.is_active} onChange={isOn => set({ is_active: isOn })} />
      </EditForm>
    </div>
  )
}
