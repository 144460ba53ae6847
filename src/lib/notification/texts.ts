/** Texts of the bell, its list and its page. */
export const notificationTexts = {
  title: 'Notifikasi',
  readAll: 'Tandai semua dibaca',
  clear: 'Hapus semua',
  remove: (title: string) => `Hapus notifikasi: ${title}`,
  removed: (count: number) => `${count} notifikasi dihapus`,
  cleared: 'Semua notifikasi dihapus',
  undo: 'Urungkan',
  unread: 'Belum dibaca',
  unreadCount: (count: number) => `${count} belum dibaca`,
  openAll: 'Lihat semua notifikasi',
  empty: 'Tidak ada notifikasi',
  emptyText: 'Anda belum menerima notifikasi baru.',
  loading: 'Memuat notifikasi',
  loadingMore: 'Memuat notifikasi berikutnya'
} as const

export const tabLabels = {
  all: 'Semua',
  transaction: 'Transaksi',
  promotion: 'Promo',
  negotiation: 'Negosiasi'
} as const

export const pushTexts = {
  allow: 'Aktifkan notifikasi di perangkat ini',
  about: 'Kabar pesanan sampai walau situs ini sedang tertutup.',
  isOn: 'Notifikasi aktif di perangkat ini.',
  stop: 'Nonaktifkan',
  blocked: 'Notifikasi diblokir di browser ini. Izinkan lewat pengaturan situs, lalu muat ulang halaman.',
  failed: 'Notifikasi belum dapat diaktifkan. Silakan coba lagi.'
} as const
