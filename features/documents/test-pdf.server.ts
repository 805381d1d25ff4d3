import { inflateSync } from 'node:zlib'

/** A parsed PDF for tests: its text by page, and its metadata. */
export type ReadPdf = {
  pages: string[]
  text: string
  title: string
  language: string
  showsTitle: boolean
  author: string
  faces: string[]
}

type Parts = Map<number, { head: string; stream: string }>

/** Reads the PDFs that our printer writes: objects, compressed streams, and glyphs by their ToUnicode tables. */
export function readPdf(bytes: Buffer): ReadPdf {
  const parts = partsOf(bytes.toString('latin1'))
  const heads = [...parts.values()].map(({ head }) => head)
  const catalog = heads.find((head) => head.includes('/Type /Catalog')) ?? ''
  const info = heads.find((head) => head.includes('/Producer')) ?? ''
  const pages = [...parts.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map((page) => wordsOf(page.head, parts))
  return {
    pages,
    text: pages.join('\n'),
    faces: heads.flatMap((head) => head.match(/\/BaseFont \/(\S+)/)?.[1] ?? []),
    title: textOf(info, 'Title', parts),
    author: textOf(info, 'Author', parts),
    language: textOf(catalog, 'Lang', parts),
    showsTitle: followed(catalog, 'ViewerPreferences', parts).includes('/DisplayDocTitle true'),
  }
}

function partsOf(source: string): Parts {
  const parts: Parts = new Map()
  for (const [, id, body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n')
    const head = at < 0 ? body : body.slice(0, at)
    const packed = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'))
    const stream = head.includes('/FlateDecode') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed
    parts.set(Number(id), { head, stream })
  }
  return parts
}

/** The object that a key points to, or the text after the key where it stands inside. */
function followed(head: string, key: string, parts: Parts): string {
  const [, id] = head.match(new RegExp(`/${key} (\\d+) 0 R`)) ?? []
  return id ? (parts.get(Number(id))?.head ?? '') : head.slice(head.indexOf(`/${key}`))
}

function wordsOf(page: string, parts: Parts): string {
  const fonts = new Map<string, Map<string, string>>()
  const named = followed(followed(page, 'Resources', parts), 'Font', parts)
  for (const [, name = '', id] of named.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode] = parts.get(Number(id))?.head.match(/\/ToUnicode (\d+) 0 R/) ?? []
    fonts.set(name, charactersOf(parts.get(Number(unicode))?.stream ?? ''))
  }
  const [, content] = page.match(/\/Contents (\d+) 0 R/) ?? []
  let words = ''
  let characters = new Map<string, string>()
  // A line in two fonts is two texts with a move to the right between them; the end of a line restores its box.
  const marks = /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(ET\nQ\n1 0 0 1 \S+ 0 cm\nQ)/g
  for (const [, font, shown, end] of (parts.get(Number(content))?.stream ?? '').matchAll(marks)) {
    if (font) characters = fonts.get(font) ?? new Map()
    else if (shown)
      for (const [code] of shown.replace(/[^<]*<([^>]*)>[^<]*/g, '$1').matchAll(/.{4}/g))
        words += characters.get(code.toLowerCase()) ?? ''
    else if (end) words += '\n'
  }
  return words
}

/** The characters of each glyph, from a font's ToUnicode table. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, code = ''], i) => {
      characters.set((Number.parseInt(from, 16) + i).toString(16).padStart(4, '0'), fromUtf16(Buffer.from(code, 'hex')))
    })
  return characters
}

const fromUtf16 = (bytes: Buffer) => Buffer.from(bytes).swap16().toString('utf16le')

/** A text of a dictionary or of a separate object: plain, or UTF-16 behind its byte order mark. */
function textOf(head: string, key: string, parts: Parts): string {
  const [, raw = ''] = followed(head, key, parts).match(/\(((?:[^\\)]|\\[\s\S])*)\)/) ?? []
  const plain = raw.replace(/\\([\s\S])/g, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t' })[sign] ?? sign)
  return plain.startsWith('\u00fe\u00ff') ? fromUtf16(Buffer.from(plain.slice(2), 'latin1')) : plain
}

/** Everything that is in a PDF: its objects and the streams in them, unpacked. */
export const contentsOf = (bytes: Buffer): string =>
  [...partsOf(bytes.toString('latin1')).values()].map(({ head, stream }) => `${head}\n${stream}`).join('\n')
