import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** How passwords are kept: hashed so that a stolen table is of little use, and checked at the same price whoever asks. */
export type Passwords = {
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
}

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. A hash carries its own figures, so they can be raised. */
const figures = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Argon2id, Node's own. */
export const argon2Passwords: Passwords = {
  async hash(password) {
    const nonce = randomBytes(16)
    const tag = await derive('argon2id', { message: plain(password), nonce, tagLength, ...figures })
    return `$argon2id$v=19$m=${figures.memory},t=${figures.passes},p=${figures.parallelism}$${text(nonce)}$${text(tag)}`
  },
  async verify(password, hash) {
    const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
    if (!found) throw new Error('A stored password is not in a known format')
    const [, memory, passes, parallelism, salt = '', kept = ''] = found
    const tag = Buffer.from(kept, 'base64')
    const asked = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const nonce = Buffer.from(salt, 'base64')
    return timingSafeEqual(await derive('argon2id', { message: plain(password), nonce, tagLength: tag.length, ...asked }), tag)
  },
}

/** The same password typed on two keyboards is one password. */
const plain = (password: string) => password.normalize('NFKC')
const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
