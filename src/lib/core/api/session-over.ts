/** What a person is told whose session ended without their doing: by its time, on another tab or another device. */
export const sessionOverText = 'Sesi Anda sudah berakhir. Silakan masuk lagi.'
