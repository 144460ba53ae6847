import { apiErrors } from '#lib/core/schema/api-error.ts'
import { complaintsPerOrder } from '#lib/order/limits.ts'
import { maxLoosePhotos, maxPhotos, reasonLimits } from './limits.ts'
import { complaintTexts } from './texts.ts'

/** The errors of complaints: status and text. */
export const complaintErrors = apiErrors({
  complaint_not_found: [404, 'Komplain tidak ditemukan.'],
  complaint_unavailable: [409, 'Pesanan ini tidak dapat dikomplain saat ini.'],
  complaint_cash: [409, complaintTexts.noneForCash],
  complaint_open: [409, 'Masih ada komplain yang berjalan untuk pesanan ini.'],
  complaint_limit: [409, `Maksimal ${complaintsPerOrder} komplain untuk satu pesanan.`],
  complaint_too_early: [409, 'Jenis komplain ini belum dapat diajukan.'],
  complaint_lines: [422, 'Pilih barang yang bermasalah.'],
  complaint_shipments: [422, 'Pilih kiriman yang belum sampai.'],
  complaint_qty: [422, 'Jumlah melebihi yang dapat dikomplain.'],
  complaint_problem: [422, 'Pilih masalah untuk setiap barang.'],
  complaint_solution: [422, 'Solusi ini tidak tersedia untuk masalah yang dipilih.'],
  complaint_nominal_required: [422, 'Masukkan nominal pengembalian dana.'],
  complaint_nominal: [422, 'Nominal melebihi yang dapat dikembalikan.'],
  complaint_photos_required: [422, 'Unggah minimal 1 foto.'],
  complaint_photos: [422, `Maksimal ${maxPhotos} foto.`],
  complaint_photo_not_found: [422, 'Foto tidak ditemukan. Unggah lagi.'],
  complaint_photo_limit: [
    409,
    `Sudah ada ${maxLoosePhotos} foto yang belum dikirim. Hapus sebagian atau coba lagi besok.`
  ],
  complaint_reason: [
    422,
    `Alasan ${reasonLimits.min} sampai ${reasonLimits.max.toLocaleString('id-ID')} karakter.`
  ],
  complaint_moved: [409, 'Komplain ini sudah berubah. Muat ulang untuk melihat keadaan terakhir.'],
  complaint_courier_required: [422, 'Isi kurir dan nomor resi.'],
  complaint_message_empty: [422, 'Tulis pesan atau lampirkan foto.'],
  complaint_message_limit: [409, 'Diskusi ini sudah penuh. Hubungi bantuan untuk melanjutkan.'],
  complaint_too_many_messages: [429, 'Terlalu banyak pesan. Tunggu sebentar, lalu kirim lagi.']
})
