/** Error messages of the address fields (address-1). */
export const addressTexts = {
  name: 'Nama penerima wajib diisi',
  phoneMissing: 'Nomor HP wajib diisi',
  phone: 'Nomor telepon harus 10-14 digit',
  zipCode: 'Kode pos wajib diisi',
  zipDigits: 'Kode pos harus 5 digit',
  zipEstimate: 'Perkiraan, mohon diperiksa',
  detail: 'Alamat lengkap wajib diisi',
  /** Message of a level's field while its parent is not chosen. */
  levelFirst: (above: string) => `Pilih ${above.toLowerCase()} dulu`,
  noneFound: 'Tidak ada yang cocok.',
  pointTooEarly: 'Silakan lengkapi semua bidang alamat terlebih dahulu sebelum memilih titik lokasi.',
  added: 'Alamat berhasil ditambahkan',
  changed: 'Alamat berhasil diubah',
  removed: 'Alamat berhasil dihapus',
  draft: 'Isian Anda yang belum disimpan masih ada.',
  dropDraft: 'Mulai dari awal',
  makeRoom: 'Hapus salah satu untuk menambah alamat baru.',
  removal: 'Apakah Anda yakin ingin menghapus alamat ini? Tindakan ini tidak dapat dibatalkan.'
} as const

/** Actions on addresses, and the label of the main one. */
export const addressLabels = {
  add: 'Tambah Alamat',
  addNew: 'Tambah Alamat Baru',
  edit: 'Ubah Alamat',
  book: 'Kelola alamat',
  remove: 'Hapus',
  removal: 'Hapus Alamat',
  main: 'Alamat Utama',
  makeMain: 'Jadikan Alamat Utama',
  phone: 'Nomor HP',
  label: 'Label alamat',
  labels: ['Rumah', 'Kantor', 'Proyek'],
  findPlace: 'Ketik kelurahan atau kode pos, sisanya terisi otomatis'
} as const
