/**
 * What nobody sees or what turns the order of others round: control characters, marks of direction, blanks without width,
 * and fillers that count as letters. With them two names look alike. Half a character too, as a text cut inside of an
 * emoji ends with: a JSON column rejects it.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu

/** What an emoji ends with before it is joined to the next one. */
const emojiEnd = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u

/**
 * A text with what can be seen of it, and no blanks around it: 'Bu\u200Bdi ' // => 'Budi'
 * Lines stay apart, and emojis of several joined ones stay whole.
 */
export const visibleText = (text: string): string =>
  text
    .replace(unseen, (character, at: number) => {
      if ('\n\r\t'.includes(character)) return character
      return character === '\u200D' && emojiEnd.test(text.slice(Math.max(0, at - 2), at)) ? character : ''
    })
    .trim()
