import { widthOf } from './lettering.ts'

const ellipsis = '…'

/** Truncates a text by letters so that it fits into a width, px. */
function cut(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text
  let letters = [...text]
  while (letters.length > 0 && widthOf(letters.join('') + ellipsis, size) > width)
    letters = letters.slice(0, -1)
  return letters.join('').trimEnd() + ellipsis
}

/**
 * Wraps a text into at most `most` lines of a width, px; the last one is truncated with '…'.
 *
 * textLines('Semen Portland 40 kg', { width: 150, size: 20, most: 2 }) // => ['Semen', 'Portland 40 kg']
 */
export function textLines(
  text: string,
  { width, size, max }: { width: number; size: number; max: number }
): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(' ').filter(Boolean)
  for (const [i, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, size) > width) {
      if (lines.length === max - 1) return [...lines, cut([line, ...words.slice(i)].join(' '), width, size)]
      lines.push(cut(line, width, size))
      line = word
    } else line = longer
  }
  return line ? [...lines, cut(line, width, size)] : lines
}
