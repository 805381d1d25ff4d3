import { AwsClient } from 'aws4fetch'

/** A bucket of a store that speaks S3, by its address without a path, and a key that may read, write and delete in it. */
export type StoreSettings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/** How long one request may take, and how often one that the store could not answer is tried again. */
const patienceMs = 30_000
const retries = 3

export type Ask = (method: 'PUT' | 'GET' | 'DELETE', path: string, more?: RequestInit) => Promise<Response>

/**
 * Asks things of a bucket, by what stands after its name in the address. A store that says no, or nothing, is an error that is thrown
 * with its status and never its secrets; that something is not there is an answer.
 */
export function openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: StoreSettings): Ask {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries })
  return async (method, path, more = {}) => {
    const address = `${new URL(endpoint).origin}/${bucket}${path}`
    const answer = await client.fetch(address, { method, signal: AbortSignal.timeout(patienceMs), ...more })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    await answer.body?.cancel()
    throw new Error(`The store answered ${answer.status} to ${method} ${path.replace(/^\//, '')}`)
  }
}
