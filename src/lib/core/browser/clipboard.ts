import { toast } from './toasts.ts'

/** Copies a text; false where the browser rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Copies and shows the outcome: `copyAloud(resi, 'Nomor resi berhasil disalin')`. */
export async function copyAloud(text: string, message: string): Promise<void> {
  const isCopied = await copyText(text)
  toast(isCopied ? message : 'Gagal menyalin. Salin secara manual.', isCopied ? 'success' : 'error')
}

/** Plain http has no clipboard object: copies a selected field by the old command. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'sr-only'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
