import { plainText } from '#lib/content/document.ts'
import type { HelpTopic } from '#lib/content/pages/help.ts'

import type { Thing } from './thing.ts'

/** Questions with their answers, as they stand on the page. */
export const faqPage = (topics: readonly HelpTopic[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(topic =>
    topic.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.flat().map(plainText).join(' ') }
    }))
  )
})
