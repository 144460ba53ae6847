/** Label of a button or link that retries a failed load. */
export const retryLabel = 'Coba lagi'
