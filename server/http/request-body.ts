import type { IncomingMessage } from 'node:http'

/**
 * The body as it came, or the status of the refusal: 408 too slow, 413 too large or of too many fields, 415 of a kind no page
 * takes or packed, 400 broken.
 */
export type ReadBody = { body: Buffer<ArrayBuffer> } | { refused: 400 | 408 | 413 | 415 }

/** How much a body may be, and how long it may take to come. */
export type BodyLimit = { bytes: number; ms: number }

export const mostBodyBytes = 1_048_576
/** The largest body of a form, for everybody. */
export const formLimit: BodyLimit = { bytes: mostBodyBytes, ms: 30_000 }
/** No form of ours has nearly as many. Later code may take time that grows faster than the number of fields. */
export const mostFields = 300
/** An editor of the admin area sends a whole journey at once, and is read in time that grows with the number of its fields. */
const mostEditorFields = 4_000
const isEditor = (path: string) => /^\/admin\/[a-z-]+\/edit\/\d+(\.data)?$/.test(path)

/**
 * Reads the whole body before anything is done with it. Forms are taken everywhere, JSON by the interfaces under /api/ only;
 * either is tried once, so that a page never meets one that cannot be read.
 */
export async function readBody(request: IncomingMessage, path: string, limit: BodyLimit = formLimit): Promise<ReadBody> {
  // Bodies are never decompressed here: a small one could unpack to a thousand times its size.
  if (isPacked(request)) return { refused: 415 }
  if (Number(request.headers['content-length'] ?? 0) > limit.bytes) return { refused: 413 }
  const came = await inTime(gather(request, limit.bytes), limit.ms)
  if ('refused' in came) return came
  const { body } = came
  const most = isEditor(path) ? mostEditorFields : mostFields
  const type = request.headers['content-type'] ?? ''
  const kind = type.split(';')[0]?.trim().toLowerCase()
  if (kind === 'application/x-www-form-urlencoded') {
    if (hasTooMany(body, '&', most - 1)) return { refused: 413 }
    return isPlainForm(body) ? { body } : { refused: 400 }
  }
  // Every part has this header, or the form cannot be read.
  if (kind === 'multipart/form-data' && hasTooMany(body, 'content-disposition', most)) return { refused: 413 }
  if (kind === 'multipart/form-data') return (await isReadableForm(body, type)) ? { body } : { refused: 400 }
  if (!path.startsWith('/api/')) return { refused: 415 }
  if (kind === 'application/json') return isReadableJson(body) ? { body } : { refused: 400 }
  return { body }
}

/** Whether a body came with a Content-Encoding. */
export const isPacked = ({ headers }: IncomingMessage): boolean =>
  !['', 'identity'].includes((headers['content-encoding'] ?? '').trim().toLowerCase())

async function gather(request: IncomingMessage, most: number): Promise<{ body: Buffer<ArrayBuffer> } | { refused: 413 }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > most) return { refused: 413 }
    chunks.push(chunk)
  }
  return { body: Buffer.concat(chunks) }
}

async function inTime<Came>(coming: Promise<Came>, ms: number): Promise<Came | { refused: 408 }> {
  const { promise: late, resolve } = Promise.withResolvers<{ refused: 408 }>()
  const impatience = setTimeout(() => resolve({ refused: 408 }), ms)
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(impatience)
  }
}

/** Counted before it is parsed, and only up to the limit. */
function hasTooMany(body: Buffer, mark: string, most: number): boolean {
  const lower = body.toString('latin1').toLowerCase()
  let count = 0
  for (let at = lower.indexOf(mark); at >= 0 && count <= most; at = lower.indexOf(mark, at + mark.length)) count++
  return count > most
}

const isPlainForm = (body: Buffer) => !body.includes('%00') && !body.includes(0)

async function isReadableForm(body: Buffer<ArrayBuffer>, type: string): Promise<boolean> {
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    return [...form].every(
      ([name, value]) => !name.includes('\0') && !(typeof value === 'string' ? value : value.name).includes('\0'),
    )
  } catch {
    return false
  }
}

function isReadableJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString('utf8'))
    return true
  } catch {
    return false
  }
}
