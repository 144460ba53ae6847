/** Saves a CSV text as a file on this device. */
export function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
