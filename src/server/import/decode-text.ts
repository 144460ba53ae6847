import { TableProblem } from './table-problem.ts'

/** What Windows-1252 has between 0x80 and 0x9F: quotes and dashes of Excel. */
const isWindows = (bytes: Uint8Array) =>
  bytes.every(byte => ![0x81, 0x8d, 0x8f, 0x90, 0x9d, 0].includes(byte))

/**
 * The text of a file: UTF-8, with or without its mark, UTF-16 with its mark, else Windows-1252, in which Excel saves a plain CSV.
 * Throws TableProblem for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    if (isWindows(bytes)) return new TextDecoder('windows-1252').decode(bytes)
  }
  throw new TableProblem(
    'Berkas ini bukan CSV yang dapat dibaca. Simpan lagi dari Excel sebagai "CSV UTF-8" atau sebagai XLSX.'
  )
}
