import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|json|svg|txt|webmanifest|xml)$/

/** Puts a brotli and a gzip copy beside each compiled text file that gets smaller by it: compressed once, as well as can be. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name)) continue
    const file = path.join(folder, name)
    const bytes = readFileSync(file)
    const copies = {
      '.br': brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      '.gz': gzipSync(bytes, { level: 9 }),
    }
    for (const [extension, copy] of Object.entries(copies))
      if (copy.length < bytes.length) writeFileSync(`${file}${extension}`, copy)
  }
}
