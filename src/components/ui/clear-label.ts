/** Empties a list that this browser keeps. */
export const clearLabel = 'Hapus semua'
