/** Words that an adult reads in a minute; tables and figures take longer than stories, so this is the lower end. */
const wordsPerMinute = 200

/** Minutes that a text takes to read, at least one: 401 words // => 3 */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute))
