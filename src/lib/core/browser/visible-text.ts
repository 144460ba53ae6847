/**
 * Invisible or reordering characters: control characters, direction marks, zero-width blanks, and fillers that count as
 * letters. They make two names look alike. Also half surrogate pairs, as in a text cut inside an emoji: a JSON
 * column rejects them.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu

/** The end of an emoji before it is joined to the next one. */
const emojiEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u

/**
 * Keeps only the visible characters of a text, trimmed: 'Bu\u200Bdi ' // => 'Budi'
 * Line breaks stay, and joined emojis stay whole.
 */
export const visibleText = (text: string): string =>
  text
    .replace(unseen, (character, at: number) => {
      if ('\n\r\t'.includes(character)) return character
      return character === '\u200D' && emojiEnd.test(text.slice(Math.max(0, at - 2), at)) ? character : ''
    })
    .trim()
