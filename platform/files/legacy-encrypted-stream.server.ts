import { createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { keyBytes } from './encryption.server.ts'

/**
 * Opens the encrypted backups of releases before age (docs/decisions/0024), which end in `.encrypted`; nothing writes them any
 * more. A stream encrypted with AES-256-GCM in frames of 64 KiB. Each file has a key of its own, made from BACKUP_KEY and 32
 * random bytes. The nonce of a frame is its number and whether it is the last, so that none can be left out, moved, added or cut
 * off. An encrypted file is: sixteen bytes that identify the format, the random bytes, sixteen that detect a wrong key at once,
 * then the frames.
 */
export const encryptedMark = Buffer.from('impamba sealed 1')

const chanceBytes = 32
const checkBytes = 16
const frameBytes = 65_536
const tagBytes = 16
const headBytes = encryptedMark.length + chanceBytes + checkBytes

/** Decrypts a stream; throws, with the reason, at the first frame that was changed, and at once for a wrong key. */
export const opening = (key: Buffer) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let own: Buffer | undefined
    let number = 0
    let rest: Buffer = Buffer.alloc(0)
    const whole = frameBytes + tagBytes
    for await (const piece of source) {
      rest = Buffer.concat([rest, piece])
      if (!own) {
        if (rest.length < headBytes) continue
        own = readHead(key, rest)
        rest = rest.subarray(headBytes)
      }
      for (; rest.length > whole; rest = rest.subarray(whole)) yield openFrame(own, number++, false, rest.subarray(0, whole))
    }
    if (!own) throw broken('it ends in the middle')
    yield openFrame(own, number, true, rest)
  }

function readHead(key: Buffer, bytes: Buffer): Buffer {
  if (!bytes.subarray(0, encryptedMark.length).equals(encryptedMark)) throw broken('it is not a sealed file')
  const own = ownKey(key, bytes.subarray(encryptedMark.length, encryptedMark.length + chanceBytes))
  if (!checkOf(own).equals(bytes.subarray(encryptedMark.length + chanceBytes, headBytes)))
    throw broken('it was sealed under another key', 'SealedUnderAnotherKey')
  return own
}

function openFrame(own: Buffer, number: number, isLast: boolean, frame: Buffer): Buffer {
  if (frame.length < tagBytes) throw broken('it ends in the middle')
  const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number, isLast), { authTagLength: tagBytes })
  const body = frame.length - tagBytes
  decipher.setAuthTag(frame.subarray(body))
  try {
    return Buffer.concat([decipher.update(frame.subarray(0, body)), decipher.final()])
  } catch {
    throw broken('it was changed, or it ends in the middle')
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

const ownKey = (key: Buffer, chance: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, chance, 'the key of one sealed file', keyBytes))

const checkOf = (own: Buffer): Buffer => createHmac('sha256', own).update('the check of a key').digest().subarray(0, checkBytes)

function broken(why: string, name = 'SealedFileBroken'): Error {
  const error = new Error(`it does not open, because ${why}`)
  error.name = name
  return error
}

export const isEncryptedFileBroken = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'SealedFileBroken'
export const isAnotherKey = (error: unknown): boolean => error instanceof Error && error.name === 'SealedUnderAnotherKey'
