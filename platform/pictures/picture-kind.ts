/** The kind of a file by its first bytes; its name and the browser's content type count for nothing. */
type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'drawing' | 'other'

/** Reads the first bytes only. A drawing (SVG) is a text that browsers run like a page, so it is no picture here. */
export function kindOf(bytes: Uint8Array): FileKind {
  const head = latin(bytes.subarray(0, 1024))
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp'
  if (head.slice(4, 8) === 'ftyp') return brandOf(head)
  return /^\W*<(\?xml|svg|!doctype svg|!--)/i.test(head) && /<svg[\s>]/i.test(head) ? 'drawing' : 'other'
}

/** An ISO container names its content: AV1 pictures are AVIF, HEVC pictures are called HEIC on telephones. */
function brandOf(head: string): FileKind {
  const size = Math.max(16, Math.min(head.charCodeAt(2) * 256 + head.charCodeAt(3), 256))
  const brands = head.slice(8, size)
  if (/avif|avis/.test(brands)) return 'avif'
  return /heic|heix|hevc|hevx|heim|heis|mif1|msf1/.test(brands) ? 'heic' : 'other'
}

/**
 * Whether something else is hidden in a picture: a page, a script, a document or an archive. Nothing of it would survive being
 * drawn again, but its sender means harm, or got it from somebody who does. What telephones add (a short film, a depth map) is
 * allowed.
 */
export function hidesMore(bytes: Uint8Array): boolean {
  const text = latin(bytes)
  return foreign.test(text) || archives.some((mark) => text.includes(mark)) || endsAsArchive(text)
}

const foreign = /%PDF-\d|<\?php|<script[\s>/]|<html[\s>]|<!doctype|<svg[\s>]|<iframe[\s>]/i
const archives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c']

/** The last record of a ZIP contains the length of the comment after it, which ends with the file. */
function endsAsArchive(text: string): boolean {
  const from = Math.max(0, text.length - 65_557)
  for (let at = text.indexOf('PK\x05\x06', from); at >= 0; at = text.indexOf('PK\x05\x06', at + 1)) {
    const comment = text.charCodeAt(at + 20) + text.charCodeAt(at + 21) * 256
    if (at + 22 + comment === text.length) return true
  }
  return false
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
