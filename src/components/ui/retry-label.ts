/** What asks again for what did not come, as a button or as a link. */
export const retryLabel = 'Coba lagi'
