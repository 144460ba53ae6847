/** Saves a CSV text as a file on this device. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))

/** Saves a file on this device. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
