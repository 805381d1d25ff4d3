import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Hashes and verifies passwords; both take the same time for everybody. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. A hash stores its own parameters, so they can be raised. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Argon2id, Node's own. */
export const argon2Passwords: Passwords = {
  async hash(password) {
    const nonce = randomBytes(16)
    const tag = await derive('argon2id', { message: plain(password), nonce, tagLength, ...parameters })
    return `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$${text(nonce)}$${text(tag)}`
  },
  async verify(password, hash) {
    const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
    if (!found) throw new Error('A stored password hash has an unknown format')
    const [, memory, passes, parallelism, salt = '', stored = ''] = found
    const tag = Buffer.from(stored, 'base64')
    const own = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const nonce = Buffer.from(salt, 'base64')
    return timingSafeEqual(await derive('argon2id', { message: plain(password), nonce, tagLength: tag.length, ...own }), tag)
  },
}

/** Normalized, so that two keyboards type the same password. */
const plain = (password: string) => password.normalize('NFKC')
const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
