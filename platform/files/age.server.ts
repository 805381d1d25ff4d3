import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, type Identity, identityToRecipient, type Recipient } from 'age-encryption'

/**
 * Streams in the age format (age-encryption.org/v1), which the program `age` opens, too. `recipients` are public keys (`age1…`),
 * which encrypt and cannot decrypt. Without them `key` encrypts: as an identity (`AGE-SECRET-KEY-1…`), else as a passphrase.
 */
export type AgeKeys = { recipients: readonly string[]; key: string | undefined }

/** What opens a file: an identity, a passphrase, or the file key that its writer has in memory. */
export type AgeKey = string | Identity

/** How every age file begins. */
export const ageMark = Buffer.from('age-encryption.org/v1\n')

/**
 * The passphrase is 32 bytes of chance, which no scrypt has to make dearer to guess: 2^12 takes 4 MB, the usual 2^18 takes 256.
 */
const scryptWorkFactor = 12

type Encryption = {
  encrypt(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Opens this one file again, as long as its writer has the file key in memory. */
  readBack: AgeKey
}

/** The encryption of one file; undefined without keys. The keys must be well formed. */
export async function encryptionBy({ recipients, key }: AgeKeys): Promise<Encryption | undefined> {
  const encrypter = new Encrypter()
  const encrypt = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    yield* (await encrypter.encrypt(webStream(source))) as unknown as AsyncIterable<Uint8Array>
  }
  if (recipients.length > 0) {
    const { recipient, identity } = captureFileKey()
    for (const one of [...recipients, recipient]) encrypter.addRecipient(one)
    return { encrypt, readBack: identity }
  }
  if (key === undefined) return undefined
  if (isAgeIdentity(key)) encrypter.addRecipient(await identityToRecipient(key))
  else {
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(scryptWorkFactor)
  }
  return { encrypt, readBack: key }
}

/**
 * Holds the key of a file in memory while it is written, so that its writer can read it through once; nothing of it is in the
 * file. With the recipients alone this server could not check that the stored file opens.
 */
function captureFileKey(): { recipient: Recipient; identity: Identity } {
  let fileKey: Uint8Array | null = null
  return {
    recipient: {
      wrapFileKey(key) {
        fileKey = Uint8Array.from(key)
        return []
      },
    },
    identity: { unwrapFileKey: () => fileKey },
  }
}

/**
 * Opens an age file; throws, saying why, at the first piece of 64 KiB that is not as it was written, and at once under another
 * key.
 */
export const decrypting = (key: AgeKey) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const decrypter = new Decrypter()
    if (typeof key === 'string' && !isAgeIdentity(key)) decrypter.addPassphrase(key)
    else decrypter.addIdentity(key)
    try {
      yield* (await decrypter.decrypt(webStream(source))) as unknown as AsyncIterable<Uint8Array>
    } catch (error) {
      throw inWords(error)
    }
  }

const webStream = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as unknown as globalThis.ReadableStream<Uint8Array>

/** An error with a code comes from the disk or from a stop, and is no fault of the file. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || ('code' in error && error.code !== undefined)) return error
  const isOther = error.message.startsWith('no identity matched')
  const explained = new Error(
    isOther ? 'it was encrypted for another key' : 'it does not decrypt: it was changed, or it ends in the middle',
    { cause: error },
  )
  explained.name = isOther ? 'AgeForAnotherKey' : 'AgeFileBroken'
  return explained
}

export const isAgeFileBroken = (error: unknown): error is Error => error instanceof Error && error.name === 'AgeFileBroken'
export const isForAnotherKey = (error: unknown): boolean => error instanceof Error && error.name === 'AgeForAnotherKey'

/**
 * Whether a text is a public key as `age-keygen` prints one. Later kinds are refused: the `age` of Debian 12 supports none of
 * them.
 */
export const isAgeRecipient = (text: string): boolean =>
  /^age1[02-9ac-hj-np-z]{58}$/.test(text) && holds(() => new Encrypter().addRecipient(text))

/** Whether a text is a secret key as `age-keygen` writes one. */
export const isAgeIdentity = (text: string): boolean =>
  /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/.test(text) && holds(() => new Decrypter().addIdentity(text))

function holds(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}
