import { shaped } from '#lib/core/schema/fields.ts'

/** A stored picture, as `POST /ops/photo` answers it or a shop already shows it. */
export const storedPhoto = shaped(
  120,
  /^[a-z0-9][a-z0-9/_-]{2,119}$/,
  'Foto tidak ditemukan. Unggah lagi fotonya.'
)
