import { AwsClient } from 'aws4fetch'
import type { Files } from './context.ts'
import { checkedKey } from './file-key.ts'

/** A bucket of a store that speaks S3, by its address without a path, and a key that may read, write and delete in it. */
export type StoreSettings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/** How long one request may take, and how often one that the store could not answer is tried again. */
const patienceMs = 30_000
const retries = 3

/** Files in a bucket. A store that says no, or nothing, is an error that is thrown with its status and never its secrets. */
export function openStoreFiles({ endpoint, bucket, region, accessKeyId, secretAccessKey }: StoreSettings): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  async function ask(method: 'PUT' | 'GET' | 'DELETE', key: string, more: RequestInit = {}): Promise<Response> {
    const address = `${new URL(endpoint).origin}/${bucket}/${checkedKey(key)}`
    const answer = await client.fetch(address, { method, signal: AbortSignal.timeout(patienceMs), ...more })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    await answer.body?.cancel()
    throw new Error(`The store answered ${answer.status} to ${method} ${key}`)
  }
  return {
    async put(key, bytes, type) {
      const answer = await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'Content-Type': type } })
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      const says = await answer.text()
      // A bucket that is missing must not look like a picture that is.
      if (says.includes('<Code>NoSuchBucket</Code>')) throw new Error('The store has no such bucket')
      return undefined
    },
    async delete(key) {
      const answer = await ask('DELETE', key)
      await answer.body?.cancel()
    },
  }
}
