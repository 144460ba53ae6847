import type { S3Settings } from '../../files/s3-requests.ts'
import type { Environment } from './environment.ts'

// What an adapter is given, or undefined where its group of variables is not set.

export const readService = (url: string | undefined, token: string | undefined) =>
  url && token ? { url, token } : undefined

export function readPusher({
  PUSHER_APP_ID: appId,
  PUSHER_KEY: key,
  PUSHER_SECRET: secret,
  ...e
}: Environment) {
  if (!appId || !key || !secret) return undefined
  /** `url` is of a service of one's own that speaks the protocol; a hosted one is found by its cluster. */
  return { appId, key, secret, cluster: e.PUSHER_CLUSTER ?? 'ap1', url: e.PUSHER_URL }
}

/** The bucket for files, or undefined for the folder. */
export function readS3(e: Environment): S3Settings | undefined {
  const { S3_ENDPOINT, S3_REGION: region, S3_BUCKET: bucket } = e
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if (!S3_ENDPOINT || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint: S3_ENDPOINT.replace(/\/$/, ''), region, bucket, accessKeyId, secretAccessKey }
}

/** The keys of pushes, or undefined for none. */
export function readVapid({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject
}: Environment) {
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined
}
