import { date } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { complaintsPerOrder } from '#lib/order/limits.ts'

/** Messages about complaints. */
export const complaintTexts = {
  list: 'Komplain',
  make: 'Ajukan Komplain',
  detail: 'Detail Komplain',
  discussion: 'Diskusi Komplain',
  help: 'Minta Bantuan',
  appeal: 'Ajukan Banding',
  cancel: 'Batalkan Komplain',
  accept: 'Terima Solusi',
  /** Where the offer is that there is no solution. */
  acceptRejection: 'Terima Penolakan',
  sendBack: 'Kirim Kembali',
  receive: 'Barang Sudah Diterima',
  sent: 'Komplain berhasil diajukan',
  cancelled: 'Komplain dibatalkan',
  /** D31: cash is paid at the door, where goods can be refused. */
  noneForCash:
    'Pesanan bayar di tempat tidak dapat dikomplain. Periksa barang sebelum membayar: yang tidak sesuai dapat ditolak saat diantar, semuanya atau sebagian.',
  /** Once the goods were delivered, and with them paid. */
  noneForPaidCash:
    'Pesanan bayar di tempat ini sudah sampai dan sudah dibayar, sehingga tidak dapat dikomplain lagi.',
  /** Why an order has no complaint in its present state. */
  noneCancelled: 'Pesanan ini dibatalkan, sehingga tidak dapat dikomplain.',
  noneFinished: 'Pesanan ini sudah selesai, sehingga tidak dapat dikomplain lagi.',
  noneNotSent: 'Pesanan ini belum dikirim. Komplain dapat diajukan setelah barang dikirim.',
  /** With the last day of the delivery estimate, until it is over. */
  afterArrival: (estimate: Date | null): string =>
    `Dapat diajukan setelah barang sampai${estimate ? ` (perkiraan ${date(estimate)})` : ''}.`,
  afterAllArrived: 'Dapat diajukan setelah semua barang sampai.',
  noFreight: 'Tidak ada ongkir yang dibayar untuk pesanan ini.',
  afterEstimate: (from: Date): string =>
    `Dapat diajukan mulai ${date(from)}, setelah perkiraan tiba terlewati.`,
  /** What a refund of a part of the money does to an order whose goods have not all arrived (complaint-26). */
  cancelsOrder: 'Pesanan lalu dibatalkan.',
  /** Said where the buyer gets nothing. */
  closedWithoutRefund: 'Komplain ditutup tanpa pengembalian dana.',
  /** What goods that go back cost the buyer (complaint-9). */
  paysReturn: 'Ongkos kirim barang ke toko Anda bayar ke kurir.',
  endsOrder: 'Pesanan lalu selesai.',
  endsOrderWithRest: 'Pesanan lalu selesai, dan dana barang yang belum dikirim ikut dikembalikan.',
  /** With the order's own days. */
  pausesFinish: (days: number): string =>
    `Selama komplain berjalan, pesanan tidak selesai otomatis (${days} hari sejak sampai).`
} as const

/** The form of a complaint. */
export const complaintFormTexts = {
  loading: 'Memuat formulir komplain',
  kind: 'Jenis komplain',
  lines: 'Barang',
  linesOfProblem: 'Pilih barang yang bermasalah, lalu jumlah dan masalahnya.',
  shipments: 'Pilih kiriman yang belum sampai.',
  byCourier: (at: string) => `Sampai ${at} menurut kurir`,
  linesNotArrived: 'Pilih barang yang belum sampai. Tanpa pilihan, komplain berlaku untuk seluruh pesanan.',
  pieces: (quantity: string, areArrived: boolean): string =>
    `Jumlah (dari ${quantity}${areArrived ? ' yang sudah sampai' : ''})`,
  min: (quantity: string): string => `Minimal ${quantity}.`,
  problem: 'Masalah',
  chooseProblem: 'Pilih masalah',
  addProblem: 'Tambah masalah lain',
  dropProblem: 'Hapus masalah',
  solution: 'Solusi yang diinginkan',
  linesFirst: 'Pilih barang dan masalahnya terlebih dahulu.',
  missingToo:
    'Tukar barang juga mengirim barang yang kurang. Kirim kekurangan hanya tersedia jika semua barang yang dipilih kurang.',
  nominal: 'Nominal pengembalian',
  takeMax: 'Isi maksimal',
  /** The limit of goods contains what was paid to bring them. */
  max: (amount: number, hasFreight = false): string =>
    `Maksimal ${rupiah(amount)}${hasFreight ? ', termasuk bagian ongkirnya' : ''}`,
  aboveMax: (amount: number): string => `Maksimal ${rupiah(amount)} untuk barang yang dipilih.`,
  reason: 'Alasan',
  reasonHint: 'Ceritakan apa yang terjadi: kapan, barang mana, dan seberapa parah.',
  freightHint: 'Ceritakan selisihnya: ongkir yang Anda bayar, dan yang seharusnya.',
  photos: 'Foto bukti',
  photosOptional: 'Foto bukti (opsional)',
  addPhotos: 'Pilih foto',
  takePhoto: 'Ambil foto',
  uploading: 'Mengunggah',
  uploaded: 'Foto terunggah',
  summary: 'Ringkasan',
  wholeOrder: 'Seluruh pesanan',
  noKind: 'Pilih jenis komplain.',
  noSolution: 'Pilih solusi yang Anda inginkan.',
  photosOnTheirWay: 'Tunggu sampai semua foto terunggah.',
  photosReady: 'Semua foto sudah terunggah. Tekan Ajukan Komplain sekali lagi untuk mengirim.',
  photosFailed: 'Ada foto yang gagal diunggah. Coba lagi atau hapus.',
  none: 'Tidak dapat dikomplain',
  running: 'Komplain sedang berjalan',
  runningText: 'Pesanan ini sudah punya komplain yang belum selesai.',
  show: 'Lihat Komplain',
  toOrder: 'Lihat Pesanan',
  kept: 'Isian ini tersimpan di tab ini sampai dikirim.'
} as const

/** Goods that are counted on arrival (complaint-21). */
export const countTexts = {
  title: 'Hitung Barang',
  offer:
    'Ingin memeriksa satu per satu? Hitung barang dulu: yang rusak atau kurang dapat langsung dikomplain.',
  hint: 'Isi hanya yang rusak atau kurang. Sisanya dihitung datang baik. Barang yang salah atau tidak sesuai dikomplain lewat Ajukan Komplain.',
  max: (quantity: string): string => `Maksimal ${quantity}.`,
  shipped: (quantity: string): string => `Dikirim ${quantity}`,
  good: 'Datang baik',
  other: (quantity: string): string => `${quantity} dengan masalah lain`,
  labels: { broken: 'Rusak', missing: 'Kurang' },
  complete: 'Semua datang baik',
  differs: 'Ada selisih',
  wrong: 'Perbaiki jumlah yang salah dulu',
  photosHint: 'Foto barang yang rusak, kemasan, dan surat jalannya selagi masih di tempat.',
  next: 'Lanjut ke Komplain',
  notNow: 'Barang pesanan ini tidak dapat dihitung saat ini',
  notNowText: 'Barang dihitung setelah sampai, selama pesanan belum selesai dan masih dapat dikomplain.'
} as const

/** The page of a complaint and the list of complaints. */
export const complaintPageTexts = {
  loading: 'Memuat komplain',
  loadingList: 'Memuat daftar komplain',
  empty: 'Belum ada komplain',
  emptyText: 'Komplain diajukan dari halaman pesanan yang sudah dikirim.',
  wish: 'Permintaan Anda',
  answer: 'Jawaban penjual',
  ruling: 'Keputusan admin',
  noAnswer: 'Belum dijawab.',
  goods: 'Barang yang dikomplain',
  photo: (place: number): string => `Foto bukti ${place}`,
  returned: 'Barang dikirim kembali ke toko',
  sentAgain: 'Barang dikirim ke Anda',
  history: 'Riwayat Komplain',
  refunded: (amount: number): string => `${rupiah(amount)} dikembalikan ke Saldo`,
  helpText: 'Admin akan memeriksa bukti kedua pihak dan memutuskan.',
  appealText: 'Banding hanya satu kali. Keputusan admin sesudahnya final.',
  tellAdmin: 'Pesan untuk admin (opsional)',
  cancelText: `Pesanan dilanjutkan, dan komplain ini tidak dapat dibuka lagi. Komplain yang dibatalkan tetap dihitung: maksimal ${complaintsPerOrder} untuk satu pesanan.`,
  cancelYes: 'Ya, Batalkan',
  receiveText: 'Komplain selesai dan pesanan dilanjutkan. Pastikan barangnya lengkap dan sesuai.',
  sendBackText:
    'Kirim barang ke alamat toko, lalu isi kurir dan nomor resinya di sini. Ongkos kirimnya Anda bayar ke kurir.',
  returnAddress: 'Alamat toko',
  copyAddress: 'Salin alamat toko',
  addressCopied: 'Alamat toko berhasil disalin',
  courier: 'Kurir',
  trackingNumber: 'Nomor resi',
  accepted: 'Solusi diterima',
  rejectionAccepted: 'Penolakan diterima',
  /** Said beside what is shown anew: 'Komplain ini sudah berubah: Diputuskan admin.' */
  moved: (stage: string): string => `Komplain ini sudah berubah: ${stage}.`,
  helpAsked: 'Bantuan admin diminta',
  appealed: 'Banding diajukan',
  sentBack: 'Nomor resi tersimpan',
  received: 'Barang diterima. Komplain selesai.',
  noMessages: 'Belum ada pesan. Tulis kepada penjual dan admin di sini.',
  older: 'Pesan sebelumnya',
  write: 'Tulis pesan',
  attach: 'Lampirkan foto',
  send: 'Kirim',
  sendAgain: 'Kirim lagi',
  sending: 'Sedang dikirim',
  closed: 'Komplain sudah selesai, diskusi ditutup.',
  maxPhotos: (count: number): string => `Maksimal ${count} foto.`
} as const
