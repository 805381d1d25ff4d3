import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openFakeS3 } from '#tests/support/fake-s3.ts'
import { refuseSignature, type SignedRequest } from '#tests/support/signature-v4.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { openS3Client } from './s3-client.server.ts'

const { folder, remove } = await temporaryFolder()
const store = await openFakeS3('bucket')
const client = openS3Client(store.settings)
const honest = store.instead

afterEach(() => {
  store.instead = honest
})

afterAll(async () => {
  await store.close()
  await remove()
})

const partBytes = 5 * 1024 * 1024
const long = randomBytes(partBytes + 7)
const file = path.join(folder, 'long')
await writeFile(file, long)
const methods = () => {
  const requests: string[] = []
  store.instead = ({ method, query }) => {
    requests.push([method, ...[...query.keys()].sort()].join(' '))
    return undefined
  }
  return requests
}
/** Answers so many of the first matching requests with this. */
const answerFirst = (times: number, matches: string, answer: { status: number; body?: string }) => {
  let left = times
  const requests = methods()
  const watch = store.instead
  store.instead = (given) => {
    watch(given)
    return requests.at(-1) === matches && left-- > 0 ? answer : undefined
  }
  return requests
}

test('a long file is uploaded in parts and stored as it was, a short one at once', async () => {
  const requests = methods()
  await client.putFile('backups/long', file, { partBytes })
  const part = 'PUT partNumber uploadId'
  expect(requests).toEqual(['POST uploads', part, part, 'POST uploadId', 'HEAD'])
  expect(store.objects.get('backups/long')?.bytes.equals(long)).toBe(true)
  requests.length = 0
  await client.putFile('backups/short', file, { partBytes: long.length })
  expect(requests).toEqual(['PUT', 'HEAD'])
  expect(store.objects.get('backups/short')?.bytes.equals(long)).toBe(true)
})

test('what the store could not answer is tried again, and what it refuses is not', async () => {
  const unwell = answerFirst(2, 'PUT partNumber uploadId', { status: 503 })
  await client.putFile('backups/unwell', file, { partBytes })
  expect(unwell.filter((one) => one.startsWith('PUT'))).toHaveLength(4)
  expect(store.objects.get('backups/unwell')?.bytes.equals(long)).toBe(true)
  const refused = answerFirst(1, 'GET', { status: 403 })
  await expect(client.get('backups/unwell')).rejects.toThrow('The store answered 403 to GET backups/unwell')
  expect(refused).toEqual(['GET'])
})

test('an upload that fails is aborted: nothing of it is stored', async () => {
  answerFirst(1, 'POST uploadId', { status: 400 })
  await expect(client.putFile('backups/failed', file, { partBytes })).rejects.toThrow(
    'The store answered 400 to PUT backups/failed',
  )
  expect([store.uploads.size, store.objects.has('backups/failed')]).toEqual([0, false])
})

test('a store that answers 200 without joining the parts is an error', async () => {
  answerFirst(1, 'POST uploadId', { status: 200, body: '<Error><Code>InternalError</Code></Error>' })
  await expect(client.putFile('backups/lost', file, { partBytes })).rejects.toThrow('The store answered 404 to HEAD backups/lost')
  store.uploads.clear()
})

test('an upload that is stopped in the middle ends at once and leaves nothing', async () => {
  const stop = new AbortController()
  store.instead = ({ query }) => {
    if (query.get('partNumber') === '2') stop.abort()
    return undefined
  }
  const stopped = client.putFile('backups/stopped', file, { partBytes, signal: stop.signal })
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  expect([store.uploads.size, store.objects.has('backups/stopped')]).toEqual([0, false])
})

test('a list is read to its last page', async () => {
  store.pageKeys = 2
  const keys = ['many/a', 'many/b', 'many/c&d', 'many/e+f', 'many/g']
  for (const key of keys) await client.put(key, Buffer.from(key), 'text/plain')
  expect(await client.list('many/')).toEqual(['many/a', 'many/b', 'many/c&d', 'many/e+f', 'many/g'])
  store.pageKeys = 1_000
  for (const key of keys) await client.delete(key)
  expect(await client.list('many/')).toEqual([])
})

test('a bucket that is not there is an error and no empty list', async () => {
  const elsewhere = openS3Client({ ...store.settings, bucket: 'nowhere' })
  await expect(elsewhere.list('backups/')).rejects.toThrow('no such bucket')
  await expect(elsewhere.get('backups/long')).rejects.toThrow('no such bucket')
  await expect(elsewhere.putFile('backups/long', file)).rejects.toThrow('The store answered 404 to PUT backups/long')
})

test.each([
  ['another key', { accessKeyId: 'AKIDOTHER' }],
  ['another secret', { secretAccessKey: 'guessed' }],
  ['another region', { region: 'eu-central-1' }],
])('signed by %s everything is refused, and the secret is not printed', async (_what, other) => {
  const stranger = openS3Client({ ...store.settings, ...other })
  for (const call of [() => stranger.get('backups/long'), () => stranger.list(''), () => stranger.delete('backups/long')]) {
    const answer = call()
    await expect(answer).rejects.toThrow('The store answered 403')
    await expect(answer).rejects.not.toThrow(/guessed|secret/)
  }
  expect(store.objects.has('backups/long')).toBe(true)
})

/** The example in Amazon's description of Signature Version 4, "GET object", with its published signature. */
const published: SignedRequest = {
  method: 'GET',
  path: '/test.txt',
  query: '',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
}

test.each<[string | undefined, string, Partial<SignedRequest>]>([
  [undefined, 'as it was published', {}],
  ['SignatureDoesNotMatch', 'with another path', { path: '/other.txt' }],
  ['SignatureDoesNotMatch', 'with another method', { method: 'DELETE' }],
  ['SignatureDoesNotMatch', 'with a query', { query: 'versionId=1' }],
  ['SignatureDoesNotMatch', 'with another range', { headers: { ...published.headers, range: 'bytes=0-99' } }],
  ['XAmzContentSHA256Mismatch', 'with another body', { body: Buffer.from('x') }],
  ['AccessDenied', 'with a header that is not signed', { headers: { ...published.headers, 'x-amz-acl': 'public-read' } }],
  ['AccessDenied', 'without a signature', { headers: {} }],
])('the fake store answers %s to a signed request %s', (refusal, _what, change) => {
  const keys = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  expect(refuseSignature({ ...published, ...change }, keys, new Date('2013-05-24T00:10:00Z'))).toBe(refusal)
  if (refusal === undefined)
    expect(refuseSignature(published, keys, new Date('2013-05-24T00:20:00Z'))).toBe('RequestTimeTooSkewed')
})
