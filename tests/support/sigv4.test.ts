import { expect, test } from 'vitest'

import { readAuthorization, signatureOf } from './sigv4.ts'

// The examples that AWS publishes for Signature Version 4 of S3 (signature calculations, header-based).
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }
const examples = [
  {
    name: 'GET Object',
    request: {
      method: 'GET',
      url: '/test.txt',
      headers: { ...common, range: 'bytes=0-9', 'x-amz-content-sha256': nothing }
    },
    signed: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  },
  {
    name: 'PUT Object',
    request: {
      method: 'PUT',
      url: '/test%24file.text',
      headers: {
        ...common,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY'
      }
    },
    signed: ['date', 'host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-storage-class'],
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd'
  },
  {
    name: 'GET Bucket Lifecycle',
    request: { method: 'GET', url: '/?lifecycle', headers: { ...common, 'x-amz-content-sha256': nothing } },
    signed: ['host', 'x-amz-content-sha256', 'x-amz-date'],
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'
  },
  {
    name: 'Get Bucket (List Objects)',
    request: {
      method: 'GET',
      url: '/?max-keys=2&prefix=J',
      headers: { ...common, 'x-amz-content-sha256': nothing }
    },
    signed: ['host', 'x-amz-content-sha256', 'x-amz-date'],
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'
  }
]

test.each(examples)(
  'the fake computes the published signature of $name',
  ({ request, signed, signature }) => {
    const scope = { day: '20130524', region: 'us-east-1', service: 's3', signed }
    expect(signatureOf(request, secret, scope)).toBe(signature)
    const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'
    const header = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${signed.join(';')},Signature=${signature}`
    expect(readAuthorization(header)).toEqual({ ...scope, keyId: 'AKIAIOSFODNN7EXAMPLE', signature })
  }
)
