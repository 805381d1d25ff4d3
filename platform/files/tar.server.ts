/**
 * Archives that every `tar` opens, of plain files alone. Read strictly: a link, a folder, a name that leads elsewhere, a header
 * that was changed and an archive that ends too early are refused, whatever else may be in it.
 */

/** One file of an archive, whole in memory: who writes a long one writes it in several. */
export type TarEntry = { name: string; bytes: Buffer }

const block = 512
/** More than any entry that is written here; a header with a larger size is wrong. */
const mostBytes = 256 * 1024 * 1024
/** Words, figures, dots, dashes and underscores between slashes; no part begins with a dot. */
const nameForm = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/
const longestName = 100

/** The archive of these entries, piece by piece. */
export async function* tarOf(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headOf(name, bytes.length)
    yield bytes
    const rest = bytes.length % block
    if (rest > 0) yield Buffer.alloc(block - rest)
  }
  yield Buffer.alloc(2 * block)
}

/** Reads an archive entry by entry; throws, with the reason, for another format and for an incomplete one. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = taker(source)
  for (;;) {
    const head = await take(block)
    if (!head) throw notATar('it ends in the middle')
    if (head.every((byte) => byte === 0)) break
    const { name, size } = readHead(head)
    const padded = Math.ceil(size / block) * block
    const bytes = padded === 0 ? Buffer.alloc(0) : await take(padded)
    if (!bytes) throw notATar('it ends in the middle')
    yield { name, bytes: bytes.subarray(0, size) }
  }
  for (let rest = await take(block); rest; rest = await take(block))
    if (rest.some((byte) => byte !== 0)) throw notATar('something stands after its end')
}

function headOf(name: string, size: number): Buffer {
  if (name.length > longestName || !nameForm.test(name)) throw new Error(`'${name.slice(0, 120)}' cannot be a name in an archive`)
  if (size > mostBytes) throw new Error(`${name} is too long for one entry of an archive`)
  const head = Buffer.alloc(block)
  head.write(name, 0, 'latin1')
  head.write('0000600\0', 100)
  head.write('0000000\0', 108)
  head.write('0000000\0', 116)
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('0', 156)
  head.write('ustar\x0000', 257)
  head.write(`${sumOf(head).toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

function readHead(head: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) => head.toString('latin1', from, from + length).replace(/\0[\s\S]*$/, '')
  if (Number.parseInt(text(148, 8), 8) !== sumOf(head)) throw notATar('a header does not add up')
  const name = text(0, longestName)
  const isPlain = ['0', '\0'].includes(head.toString('latin1', 156, 157)) && text(345, 155) === ''
  if (!isPlain || !nameForm.test(name)) throw notATar('it holds something else than the plain files of a backup')
  const size = text(124, 12).trim()
  if (!/^[0-7]{1,11}$/.test(size) || Number.parseInt(size, 8) > mostBytes) throw notATar('a file in it is too long')
  return { name, size: Number.parseInt(size, 8) }
}

/** The sum of a header's bytes, with spaces in the field of the sum itself. */
const sumOf = (head: Buffer): number => head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

/** Takes so many bytes at a time; undefined where fewer are left. */
function taker(source: AsyncIterable<Buffer>): (count: number) => Promise<Buffer | undefined> {
  const iterator = source[Symbol.asyncIterator]()
  let pieces: Buffer[] = []
  let have = 0
  return async (count) => {
    while (have < count) {
      const next = await iterator.next()
      if (next.done) return undefined
      pieces.push(next.value)
      have += next.value.length
    }
    const all = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, have)
    have -= count
    pieces = have > 0 ? [all.subarray(count)] : []
    return all.subarray(0, count)
  }
}

function notATar(why: string): Error {
  const error = new Error(why)
  error.name = 'NotATar'
  return error
}

export const isNotATar = (error: unknown): error is Error => error instanceof Error && error.name === 'NotATar'
