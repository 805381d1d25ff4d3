import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Encoding, PageBytes } from '#platform/cache/page-bytes.server.ts'

/** The files of the build by their address. Those under /assets/ carry a hash of their content in their name. */
export type Assets = { find(address: string): PageBytes | undefined }

/**
 * Reads the compiled files into memory, with the compressed copies that the build put beside them: a few megabytes, and no
 * disk in the way of a visitor. A file that is not there now is not served later.
 */
export function openAssets(folder: string, headers: readonly [string, string][]): Assets {
  const files = new Map<string, PageBytes>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (!statSync(file).isFile() || /\.(br|gz)$/.test(name) || name.startsWith('.')) continue
    files.set(`/${name.split(path.sep).map(encodeURIComponent).join('/')}`, assetBytes(file, name, headers))
  }
  return { find: (address) => files.get(address) }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

function assetBytes(file: string, name: string, common: readonly [string, string][]): PageBytes {
  const body = readFileSync(file)
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const caching = name.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const shared = ['Content-Type', types[path.extname(name).toLowerCase()] ?? 'application/octet-stream', 'Cache-Control', caching]
  const variant = (encoding: Encoding, bytes: Buffer) => ({
    head: [
      ...common.flat(),
      ...shared,
      'ETag',
      encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`,
      'Vary',
      'Accept-Encoding',
      'Content-Length',
      String(bytes.length),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
    body: bytes,
  })
  const identity = variant('identity', body)
  const packed = (encoding: 'br' | 'gzip', extension: string) => {
    const copy = readIfThere(`${file}${extension}`)
    return copy ? variant(encoding, copy) : identity
  }
  const etags = [`"${tag}"`, `"${tag}-br"`, `"${tag}-gzip"`]
  return { identity, br: packed('br', '.br'), gzip: packed('gzip', '.gz'), etags, size: body.length }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
