/** Message for a session that ended unexpectedly: expired, or ended in another tab or on another device. */
export const sessionOverText = 'Sesi Anda sudah berakhir. Silakan masuk lagi.'
