import * as z from 'zod/mini'

import { brand } from '#lib/core/brand.ts'

import { line, matching, webAddress } from './config/fields.ts'

/** Digits with the usual separators; it becomes a `tel:` link. */
const phone = matching('a number such as +62 21 5550 0100', /^\+?[\d ()-]{6,30}$/)

/** Environment variables that describe the company that runs the marketplace. */
export const companyEnvironment = {
  COMPANY_NAME: line,
  COMPANY_ADDRESS: line,
  COMPANY_EMAIL: matching('an address such as halo@example.com', z.regexes.email),
  COMPANY_PHONE: phone,
  COMPANY_NIB: line,
  COMPANY_PSE: line,
  SOCIAL_INSTAGRAM_URL: webAddress,
  SOCIAL_FACEBOOK_URL: webAddress,
  SOCIAL_TIKTOK_URL: webAddress,
  SOCIAL_YOUTUBE_URL: webAddress
}

const environment = z.object(companyEnvironment)

export type Company = ReturnType<typeof readCompany>

/** The company and its social pages. Missing values are not shown; the email falls back to the brand's address. */
export const readCompany = (e: z.infer<typeof environment>) => ({
  name: e.COMPANY_NAME,
  address: e.COMPANY_ADDRESS,
  email: e.COMPANY_EMAIL ?? brand.email,
  phone: e.COMPANY_PHONE,
  /** Nomor Induk Berusaha. */
  nib: e.COMPANY_NIB,
  /** Number of the registration as Penyelenggara Sistem Elektronik. */
  pse: e.COMPANY_PSE,
  social: {
    instagram: e.SOCIAL_INSTAGRAM_URL,
    facebook: e.SOCIAL_FACEBOOK_URL,
    tiktok: e.SOCIAL_TIKTOK_URL,
    youtube: e.SOCIAL_YOUTUBE_URL
  }
})
