/** What the fields of an address say when they are wrong (address-1). */
export const addressTexts = {
  name: 'Nama penerima wajib diisi',
  phone: 'Nomor telepon harus 10-14 digit',
  zipCode: 'Kode pos wajib diisi',
  zipEstimate: 'Perkiraan, mohon diperiksa',
  detail: 'Alamat lengkap wajib diisi'
} as const

/** What is done with addresses, and what the main one is called. */
export const addressLabels = {
  add: 'Tambah Alamat',
  main: 'Alamat Utama',
  makeMain: 'Jadikan Alamat Utama'
} as const
