import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Seals } from '../context.ts'

/** How long a key is, in bytes: AES-256. */
export const keyBytes = 32

/** The first byte of everything that is sealed; another one is a later way of sealing. */
const version = 1
const idBytes = 4
const ivBytes = 12
const tagBytes = 16
const headBytes = 1 + idBytes
const bodyStart = headBytes + ivBytes + tagBytes

/**
 * Seals and opens texts with AES-256-GCM under the house's data key. A sealed text is: a byte for the version, four for the
 * key it was sealed under, twelve of chance, sixteen of the seal itself, then the cipher, which is as long as the text.
 * `key` seals; `key` and `old` open, so that a key can be changed while values of the one before are still kept.
 */
export function openSeals({ key, old }: { key: Buffer; old?: Buffer | undefined }): Seals {
  const keys = [key, ...(old ? [old] : [])].map((one) => ({ id: idOf(one), key: one }))
  return {
    seal(text, about) {
      const head = Buffer.concat([Buffer.of(version), idOf(key)])
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(bound(head, about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head, iv, cipher.getAuthTag(), body])
    },
    open(sealed, about) {
      if (sealed.length < bodyStart || sealed[0] !== version) throw new SealBroken(about, 'it is not a sealed value')
      const head = sealed.subarray(0, headBytes)
      const found = keys.find(({ id }) => id.equals(head.subarray(1)))
      if (!found)
        throw new SealBroken(about, 'it was sealed under a key that is neither DATA_KEY nor DATA_KEY_OLD: set the one it had')
      const iv = sealed.subarray(headBytes, headBytes + ivBytes)
      const decipher = createDecipheriv('aes-256-gcm', found.key, iv, { authTagLength: tagBytes })
      decipher.setAAD(bound(head, about)).setAuthTag(sealed.subarray(headBytes + ivBytes, bodyStart))
      try {
        return Buffer.concat([decipher.update(sealed.subarray(bodyStart)), decipher.final()]).toString('utf8')
      } catch {
        throw new SealBroken(about, 'it was changed, or it belongs to another row')
      }
    },
  }
}

/** A sealed value that does not open. The message names where it belongs and why, and nothing of what is in it. */
class SealBroken extends Error {
  constructor(about: string, why: string) {
    super(`The sealed value of ${about} does not open: ${why}.`)
    this.name = 'SealBroken'
  }
}

/** The seal also covers what stands before the cipher, and whose value it is. */
const bound = (head: Buffer, about: string) => Buffer.concat([head, Buffer.from(about, 'utf8')])

/** Names a key without telling anything of it. */
export const nameOfKey = (key: Buffer): string => idOf(key).toString('hex')

const idOf = (key: Buffer) => createHmac('sha256', key).update('the name of a data key').digest().subarray(0, idBytes)
