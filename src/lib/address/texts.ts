/** What the fields of an address say when they are wrong (specification 1, section 7). */
export const addressTexts = {
  name: 'Nama penerima wajib diisi',
  phone: 'Nomor telepon harus 10-14 digit',
  zipCode: 'Kode pos wajib diisi',
  detail: 'Alamat lengkap wajib diisi'
} as const
