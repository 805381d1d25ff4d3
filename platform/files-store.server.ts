import { openBucket, type StoreSettings } from './bucket.server.ts'
import type { Files } from './context.ts'
import { checkedKey } from './file-key.ts'

/** Files in a bucket. A store that says no, or nothing, is an error that is thrown with its status and never its secrets. */
export function openStoreFiles(settings: StoreSettings): Files {
  const ask = openBucket(settings)
  return {
    async put(key, bytes, type) {
      const answer = await ask('PUT', `/${checkedKey(key)}`, {
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': type },
      })
      await answer.body?.cancel()
    },
    async get(key) {
      const answer = await ask('GET', `/${checkedKey(key)}`)
      if (answer.ok) return Buffer.from(await answer.arrayBuffer())
      const says = await answer.text()
      // A bucket that is missing must not look like a picture that is.
      if (says.includes('<Code>NoSuchBucket</Code>')) throw new Error('The store has no such bucket')
      return undefined
    },
    async delete(key) {
      const answer = await ask('DELETE', `/${checkedKey(key)}`)
      await answer.body?.cancel()
    },
  }
}
