/** Label of a button that empties a list stored in this browser. */
export const clearLabel = 'Hapus semua'
