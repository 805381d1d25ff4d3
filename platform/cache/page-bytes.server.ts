import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The bytes of one answer in each encoding, with the whole head of each, ready to be written as they are. */
export type PageBytes = Record<Encoding, { head: string[]; body: Buffer }> & { etags: string[]; size: number }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const tooSmallToCompress = 512
/**
 * How hard Brotli tries. For an answer that is sent once, 5 takes 1.5 ms more than 4 and saves a twelfth. Of a cached page 9
 * takes five times as long as 7 and saves a quarter of a hundredth (docs/performance.md); of a drawing, which is small and lasts,
 * 10 saves a tenth (3.4 KB for 3.7) and takes 12 ms rather than 1.
 */
const brotliEfforts = { quickly: 5, well: 7, drawing: 10 } as const
const compressible = /^(text\/|application\/(json|javascript|xml|manifest|atom|rss|ld)|image\/svg)/

/**
 * Compresses a body and names it by its content: well for a cached page, quickly for one that is sent once. `headers` are those
 * that every encoding shares.
 */
export async function pageBytes(
  body: Buffer,
  headers: readonly (readonly [string, string])[],
  effort: 'well' | 'quickly' = 'well',
): Promise<PageBytes> {
  const name = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const type = headers.find(([header]) => header.toLowerCase() === 'content-type')?.[1] ?? ''
  const isLasting = effort === 'well' && type.startsWith('image/svg')
  const worthwhile = body.length >= tooSmallToCompress && compressible.test(type)
  const identity = variant(body, headers, 'identity', `"${name}"`)
  if (!worthwhile) return { identity, br: identity, gzip: identity, etags: [`"${name}"`], size: body.length }
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliEfforts[isLasting ? 'drawing' : effort],
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    zip(body, { level: effort === 'well' ? 9 : 5 }),
  ])
  return {
    identity,
    br: variant(br, headers, 'br', `"${name}-br"`),
    gzip: variant(gz, headers, 'gzip', `"${name}-gzip"`),
    etags: [`"${name}"`, `"${name}-br"`, `"${name}-gzip"`],
    size: body.length + br.length + gz.length,
  }
}

/** The best encoding that the browser accepts. An encoding of quality zero is not accepted, by the standard. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  // Nearly every browser sends exactly this.
  if (accepted === 'gzip, deflate, br, zstd' || accepted === 'gzip, deflate, br') return 'br'
  const takes = (encoding: string) =>
    new RegExp(`(^|[\\s,])${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Whether the visitor holds one of these versions already, whatever its encoding. */
export function isHeld(etags: readonly string[], ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((held) => etags.includes(held.trim().replace(/^W\//, '')))
}

function variant(body: Buffer, headers: readonly (readonly [string, string])[], encoding: Encoding, etag: string) {
  const head = headers.flat()
  head.push('ETag', etag, 'Vary', 'Accept-Encoding', 'Content-Length', String(body.length))
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  return { head, body }
}
