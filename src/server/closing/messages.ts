import { closingRequested, closingStopped } from '#lib/closing/texts.ts'
import { brand } from '#lib/core/brand.ts'

import type { Message } from '#server/core/messages/message-queue.ts'

/** Messages about the closing of an account, to its verified contacts. */
export const closingMessages = {
  requested: (closesAt: Date): Message => ({
    subject: `Permintaan hapus akun ${brand.name}`,
    text: `Kami menerima permintaan hapus akun ${brand.name} Anda. ${closingRequested(closesAt)}`
  }),
  stopped: (reason: string): Message => ({
    subject: `Akun ${brand.name} Anda tidak jadi dihapus`,
    text: `${closingStopped(reason)} Ajukan lagi di halaman profil jika masih ingin menghapusnya.`
  }),
  closed: (): Message => ({
    subject: `Akun ${brand.name} Anda telah dihapus`,
    text: `Akun ${brand.name} dan data pribadi Anda telah dihapus sesuai permintaan. Anda dapat mendaftar lagi kapan saja dengan kontak ini. Terima kasih telah berbelanja.`
  })
}
