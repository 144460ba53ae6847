import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { profileTabs } from '#lib/identity/profile-tabs.ts'

import { nameOf, type Section, type Who } from '../document.ts'

/** The day from which the policy holds. */
export const privacySince = 'January 19, 2024'

const statistics =
  '**Statistics, only where you agreed:** which goods were put into the cart and bought, how many and at what price; no name, contact, account or order number.'

/** What is kept of people, why and for how long: in English, as those who have to weigh it across borders read it. */
export const privacyPolicy = (who: Who): Section[] => [
  {
    id: 'who-we-are',
    title: '1. Who we are',
    blocks: [
      `${brand.name} is an online marketplace in Indonesia, run by ${nameOf(who, brand.name)} (“we”). We decide why and how your personal data is processed, and are its controller under Law No. 27 of 2022 on Personal Data Protection.`,
      `Write to [${who.email}](mailto:${who.email}) about anything on this page.`
    ]
  },
  {
    id: 'what-we-collect',
    title: '2. What we collect',
    blocks: [
      [
        '**Account:** your name, email, phone number, profile photo, and your password and PIN in a form that cannot be read back.',
        '**Orders:** what you bought, from which shop, at what price, where it went, how it was paid, notes to the seller, and reviews with their photos.',
        '**Delivery:** recipients, addresses, phone numbers and the point on the map that you set.',
        `**Money:** movements of ${brand.saldo}, virtual account numbers, and the bank accounts that you save. We never see card numbers or the access data of your bank.`,
        '**Devices:** the browser and system you sign in with, its IP address and last activity, and, where you allow it, an address for push messages.',
        '**Use:** products that you viewed while signed in, and words that are searched for, to improve recommendations and suggestions.',
        ...(who.countedBy ? [statistics] : [])
      ],
      'We do not buy data about you from others.'
    ]
  },
  {
    id: 'why',
    title: '3. Why we use it',
    blocks: [
      [
        'to perform the contract: to take, deliver, pay, refund and document your orders;',
        'to protect your account: codes, PIN, the list of your devices, and limits against abuse;',
        'to tell you about your orders, and about promotions inside your account;',
        'to meet legal duties, above all those of bookkeeping, tax and consumer protection;',
        'to show what is likely to be useful to you. No decision with legal effect is made about you by a machine alone.'
      ]
    ]
  },
  {
    id: 'sharing',
    title: '4. Who receives it',
    blocks: [
      [
        '**Sellers** receive what they need to send your order: recipient, address, phone, goods and note.',
        '**Couriers** receive the recipient, the address and the phone number of a delivery.',
        '**Banks and payment providers** receive the amount and number of a payment, and check the holder of a bank account that you save.',
        '**Message providers** carry codes and notices to your phone or mailbox.',
        '**Authorities** receive what the law obliges us to hand over.'
      ],
      'Your name, profile photo and reviews are public where you publish a review. We do not sell personal data.'
    ]
  },
  {
    id: 'cookies',
    title: '5. Cookies and storage in your browser',
    blocks: [
      'We use cookies that the service needs: two that keep you signed in, one that tells pages whether you are, and one that ties verification codes to your browser. Your browser also remembers, on your device, recent searches, recently viewed and compared products, and an unfinished checkout. Signing out removes what is personal.',
      'We do not let advertising networks place cookies on our pages.',
      ...(who.countedBy
        ? [
            `Your answer about statistics is kept on your device. Where you agreed, your browser tells ${who.countedBy}, without cookies, which goods went into the cart and were bought. You withdraw your consent with “Pengaturan privasi” at the foot of every page; nothing is sent from then on.`
          ]
        : [])
    ]
  },
  {
    id: 'how-long',
    title: '6. How long we keep it',
    blocks: [
      [
        'orders, payments, movements of money and saved bank accounts: for as long as bookkeeping and tax law require, at least ten years;',
        'notifications and the record of what happened to your account: one year;',
        'viewed products: 90 days; deleted addresses: 30 days; sent messages: at most 30 days;',
        'verification codes and ended sessions: seven days; a copy of your data that you asked for: 24 hours.'
      ],
      'Your profile is kept while your account exists.'
    ]
  },
  {
    id: 'security',
    title: '7. How we protect it',
    blocks: [
      'Passwords and PINs are stored as slow one-way hashes. Sessions can be ended at any time, on every device. Files that belong to you are served to you alone. Access by our operators is bound to personal tokens and logged. If a breach puts your data at risk, we tell you and the authority within the time that the law sets.'
    ]
  },
  {
    id: 'your-rights',
    title: '8. Your rights',
    blocks: [
      [
        `**Access and portability:** your account offers a copy of your data, under [${profileTabs.profile}](${paths.profile()}).`,
        `**Correction:** change your profile and addresses in [your account](${paths.profile()}).`,
        `**Deletion, restriction, objection and withdrawal of consent:** write to [${who.email}](mailto:${who.email}). We delete what no law obliges us to keep, and answer within 3 × 24 hours as the law asks.`,
        '**Complaint:** you may turn to the Indonesian authority for personal data protection.'
      ]
    ]
  },
  {
    id: 'children',
    title: '9. Children',
    blocks: [
      `${brand.name} is not meant for children under 13, and we do not knowingly collect their data. If you believe that a child under 13 has given us personal data, write to us and we will delete it. Those under 18 need the consent of a parent or guardian.`
    ]
  },
  {
    id: 'changes',
    title: '10. Changes',
    blocks: [
      `This policy is effective ${privacySince}. Changes are published on this page; those that matter to you are also told in your account before they hold.`
    ]
  }
]
