import type { Files } from '../context.ts'
import { checkedKey } from './file-key.ts'
import { openS3Client, type StoreSettings } from './s3-client.server.ts'

/** Files in a bucket. A refusal or a missing answer is thrown as an error with its status and never its secrets. */
export function openStoreFiles(settings: StoreSettings): Files {
  const client = openS3Client(settings)
  return {
    put: async (key, bytes, type) => client.put(checkedKey(key), bytes, type),
    get: async (key) => client.get(checkedKey(key)),
    delete: async (key) => client.delete(checkedKey(key)),
  }
}
