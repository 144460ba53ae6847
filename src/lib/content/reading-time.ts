/** Words per minute of an adult reader; the lower end, because tables and figures take longer than stories. */
const wordsPerMinute = 200

/** Reading time in minutes, at least one: 401 words // => 3 */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute))
