type Env = Readonly<Record<string, string | undefined>>

/** Variables that are given together or not at all: half of them would send nothing, or send it elsewhere. */
const groups = [
  { use: 'WhatsApp', all: ['WHATSAPP_URL', 'WHATSAPP_TOKEN'] },
  { use: 'SMS', all: ['SMS_URL', 'SMS_TOKEN'] },
  { use: 'the bank check', all: ['BANK_CHECK_URL', 'BANK_CHECK_TOKEN'] },
  { use: 'the payout service', all: ['PAYOUT_URL', 'PAYOUT_TOKEN'] },
  {
    use: 'realtime by Pusher',
    all: ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET'],
    optional: ['PUSHER_CLUSTER', 'PUSHER_URL']
  },
  {
    use: 'a bucket (S3)',
    all: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  },
  { use: 'pushes', all: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] }
]

/** The variables that are set together with this one, itself included. */
export const groupOf = (name: string): readonly string[] | undefined =>
  groups.find(({ all }) => all.includes(name))?.all

/** What groups lack that are given in part. */
export function groupProblems(env: Env): string[] {
  return groups.flatMap(({ use, all, optional = [] }) => {
    const isBegun = [...all, ...optional].some(name => env[name])
    const missing = all.filter(name => !env[name])
    if (!isBegun || missing.length === 0) return []
    const which = all.length === 2 ? 'both or neither' : 'all of them or none'
    return [`${missing.join(', ')}: missing; ${use} needs ${which} of ${all.join(', ')}`]
  })
}
