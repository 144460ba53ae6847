import type { Thing } from './thing.ts'

/** A calculator, described as a free web application for any browser. */
export const calculatorThing = ({ title, about }: { title: string; about: string }, url: URL): Thing => ({
  '@type': 'WebApplication',
  name: title,
  description: about,
  url: url.href,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  inLanguage: 'id-ID',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'IDR' }
})
