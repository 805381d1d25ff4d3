import { openAsBlob } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { S3mini, S3ServiceError, type UploadPart } from 's3mini'

/** A bucket of a store that speaks S3, by its address without a path, and a key that may read, write and delete in it. */
export type StoreSettings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/**
 * The timeout of one request, including its further attempts. A part may be sent on a slow line.
 */
const requestTimeoutMs = 30_000
const partTimeoutMs = 10 * 60_000
const retries = 3

/** One part is in memory at a time. A store takes at most 10,000 of them, and none but the last below 5 MiB. */
const leastPartBytes = 8 * 1024 * 1024
const mostParts = 10_000

export type S3Client = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /**
   * Uploads a file of this machine, a long one in parts of `partBytes` (8 MiB, more above 80 GB). The object is complete when
   * this ends; where it throws, or `signal` aborts it, the store has nothing of it.
   */
  putFile(key: string, file: string, options?: { signal?: AbortSignal | undefined; partBytes?: number }): Promise<void>
  /** The bytes of a key; undefined where there is none. A missing bucket is an error. */
  get(key: string): Promise<Buffer<ArrayBuffer> | undefined>
  /** All keys that begin so, however many. */
  list(prefix: string): Promise<string[]>
  /** Deletes a key, whether it is there or not. */
  delete(key: string): Promise<void>
}

/** A bucket by s3mini. A refusal or a missing answer is thrown as an error with its status and never its secrets. */
export function openS3Client(settings: StoreSettings): S3Client {
  const client = clientOf(settings, requestTimeoutMs)

  return {
    async put(key, bytes, type) {
      await answered(`PUT ${key}`, client.putObject(key, bytes, type))
    },
    async putFile(key, file, { signal, partBytes } = {}) {
      const uploading = clientOf(settings, partTimeoutMs, signal)
      const whole = await openAsBlob(file)
      const length = partBytes ?? Math.max(leastPartBytes, Math.ceil(whole.size / mostParts))
      if (whole.size <= length) await answered(`PUT ${key}`, uploading.putObject(key, await whole.arrayBuffer()))
      else await answered(`PUT ${key}`, putParts(client, uploading, { key, whole, length }))
      // A store may answer 200 before it has put the parts together, and fail then.
      const stored = await answered(`HEAD ${key}`, uploading.getContentLength(key))
      if (stored !== whole.size) throw new Error(`The store has ${stored} bytes of ${key}, which is ${whole.size} bytes long`)
    },
    async get(key) {
      try {
        const answer = await client.getObjectRaw(key)
        return Buffer.from(await answer.arrayBuffer())
      } catch (error) {
        if (error instanceof S3ServiceError && error.status === 404) {
          // A bucket that is missing must not look like a picture that is.
          if (error.body?.includes('<Code>NoSuchBucket</Code>')) throw new Error('The store has no such bucket')
          return undefined
        }
        throw inWords(`GET ${key}`, error)
      }
    },
    async list(prefix) {
      const found = await answered(`GET the list of ${prefix}`, client.listObjects('/', prefix))
      if (!found) throw new Error('The store has no such bucket')
      return found.map(({ Key }) => Key)
    },
    async delete(key) {
      await answered(`DELETE ${key}`, client.deleteObject(key))
    },
  }
}

/** In parts one after the other. The parts of an incomplete upload cost money until it is aborted. */
async function putParts(
  client: S3mini,
  uploading: S3mini,
  { key, whole, length }: { key: string; whole: Blob; length: number },
): Promise<void> {
  const id = await uploading.getMultipartUploadId(key)
  try {
    const parts: UploadPart[] = []
    for (let at = 0; at < whole.size; at += length) {
      const bytes = await whole.slice(at, at + length).arrayBuffer()
      parts.push(await uploading.uploadPart(key, id, bytes, parts.length + 1))
    }
    await uploading.completeMultipartUpload(key, id, parts)
  } catch (error) {
    await client.abortMultipartUpload(key, id).catch(() => undefined)
    throw error
  }
}

function clientOf({ endpoint, bucket, ...key }: StoreSettings, timeoutMs: number, signal?: AbortSignal): S3mini {
  return new S3mini({
    ...key,
    endpoint: `${new URL(endpoint).origin}/${bucket}`,
    requestAbortTimeout: timeoutMs,
    fetch: fetchAgain(signal),
  })
}

/**
 * Tries again requests that the store could not answer, each time a little later; `signal` ends both the request and the waiting.
 */
const fetchAgain =
  (stop: AbortSignal | undefined): typeof fetch =>
  async (address, init = {}) => {
    const signals = [init.signal, stop].filter((one) => one instanceof AbortSignal)
    const signal = AbortSignal.any(signals)
    for (let tried = 0; ; tried++) {
      const answer = await fetch(address, { ...init, signal })
      if ((answer.status < 500 && answer.status !== 429) || tried === retries) return answer
      await answer.body?.cancel()
      await setTimeout(50 * 2 ** tried, undefined, { signal })
    }
  }

const answered = <Answer>(what: string, answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw inWords(what, error)
  })

/** The client's errors contain the store's whole answer, which may repeat what was signed. */
function inWords(what: string, error: unknown): unknown {
  const refused = [error, error instanceof Error ? error.cause : undefined].find((one) => one instanceof S3ServiceError)
  return refused ? new Error(`The store answered ${refused.status} to ${what}`) : error
}
