import { plainText, type TextPart } from '#lib/content/document.ts'

import type { Thing } from './thing.ts'

/** Questions and answers as the page shows them, from the parts of each topic. */
export const faqPage = (topics: readonly TextPart[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: topics.flatMap(topic =>
    topic.parts.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) }
    }))
  )
})
