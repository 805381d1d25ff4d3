import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Encryption } from '../context.ts'

/** How long a key is, in bytes: AES-256. */
export const keyBytes = 32

/** The first byte of an encrypted value. A later format takes another number. */
const version = 1
const idBytes = 4
const ivBytes = 12
const tagBytes = 16
const headBytes = 1 + idBytes
const bodyStart = headBytes + ivBytes + tagBytes

/**
 * Encrypts and decrypts texts with AES-256-GCM under the data key. An encrypted value is: one byte for the version, four that
 * name the key, twelve random bytes, the sixteen of the authentication tag, then the ciphertext, as long as the text. `key`
 * encrypts; `key` and `old` decrypt, so that the key can be changed while values under the former one are stored.
 */
export function openEncryption({ key, old }: { key: Buffer; old?: Buffer | undefined }): Encryption {
  const keys = [key, ...(old ? [old] : [])].map((one) => ({ id: idOf(one), key: one }))
  return {
    encrypt(text, about) {
      const head = Buffer.concat([Buffer.of(version), idOf(key)])
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(bound(head, about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head, iv, cipher.getAuthTag(), body])
    },
    decrypt(encrypted, about) {
      if (encrypted.length < bodyStart || encrypted[0] !== version)
        throw new DecryptionFailed(about, 'it is not an encrypted value')
      const head = encrypted.subarray(0, headBytes)
      const found = keys.find(({ id }) => id.equals(head.subarray(1)))
      if (!found)
        throw new DecryptionFailed(
          about,
          'it was encrypted under a key that is neither DATA_KEY nor DATA_KEY_OLD: set the one it had',
        )
      const iv = encrypted.subarray(headBytes, headBytes + ivBytes)
      const decipher = createDecipheriv('aes-256-gcm', found.key, iv, { authTagLength: tagBytes })
      decipher.setAAD(bound(head, about)).setAuthTag(encrypted.subarray(headBytes + ivBytes, bodyStart))
      try {
        return Buffer.concat([decipher.update(encrypted.subarray(bodyStart)), decipher.final()]).toString('utf8')
      } catch {
        throw new DecryptionFailed(about, 'it was changed, or it belongs to another row')
      }
    },
  }
}

/** Names the value and the reason, never the content. */
class DecryptionFailed extends Error {
  constructor(about: string, why: string) {
    super(`The encrypted value of ${about} does not open: ${why}.`)
    this.name = 'DecryptionFailed'
  }
}

/** The authentication tag also covers the head of the value and whose it is. */
const bound = (head: Buffer, about: string) => Buffer.concat([head, Buffer.from(about, 'utf8')])

/** A name for a key that reveals nothing of it. */
export const nameOfKey = (key: Buffer): string => idOf(key).toString('hex')

const idOf = (key: Buffer) => createHmac('sha256', key).update('the name of a data key').digest().subarray(0, idBytes)
