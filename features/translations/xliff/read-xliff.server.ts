import { setImmediate } from 'node:timers/promises'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { hashOf } from '#features/content/texts/text-units.server.ts'
import { withEdgesOf } from '../messages/message.ts'
import { collectUnits, type FoundUnit } from './collect-units.ts'
import { mostXliffBytes, mostXliffUnits } from './limits.ts'
import { partOfKind, pathOfUnitId } from './message-file.ts'
import type { SentUnit } from './plan-import.ts'
import { unitTexts } from './read-unit.ts'

/** Why a file is not read, found before any of its texts is used. `value`: what stands there instead. */
export type XliffFault =
  | { reason: 'too-large' | 'not-utf-8' }
  | { reason: 'doctype' | 'entity' | 'not-xml' | 'too-deep' | 'too-many'; line: number }
  | { reason: 'other-encoding' | 'not-xliff' | 'version' | 'source-language' | 'target-language'; line: number; value: string }

const versions = ['2.0', '2.1', '2.2']
const namespace = 'urn:oasis:names:tc:xliff:document:2.'

/** No XLIFF file goes deeper, or has more attributes on one element. */
const [mostDepth, mostAttributes] = [64, 64]
/** So much is parsed before others have their turn. */
const chunkLength = 65_536
/** The most characters of a value that a fault names: a page shows them. */
const longestNamed = 40

/**
 * Reads the texts of an XLIFF 2.0, 2.1 or 2.2 file from English into a language. Refused as a whole: a file that is too large, not in
 * UTF-8 or not well-formed, one with a DOCTYPE or an entity, and what is no such XLIFF. Everything else is a fault of its text.
 */
export async function readXliff(
  bytes: Uint8Array,
  language: string,
): Promise<{ fault: XliffFault } | { fault?: undefined; units: SentUnit[] }> {
  if (bytes.byteLength > mostXliffBytes) return { fault: { reason: 'too-large' } }
  const text = decoded(bytes)
  if (text === undefined) return { fault: { reason: 'not-utf-8' } }
  const reader = openReader(language)
  for (let at = 0; at < text.length && !reader.fault(); at += chunkLength) {
    reader.write(text.slice(at, at + chunkLength))
    await setImmediate()
  }
  const fault = reader.close()
  return fault ? { fault } : { units: reader.units }
}

function decoded(bytes: Uint8Array): string | undefined {
  // In UTF-16 one of the first signs has a NUL, with a mark before them or without.
  if (bytes.subarray(0, 4).includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A parser that stops at its first fault: at the latest with the chunk that it is given. */
function openReader(language: string) {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true })
  const units: SentUnit[] = []
  const collected = collectUnits((unit) => {
    if (units.push(sentUnit(unit)) > mostXliffUnits) refuse({ reason: 'too-many', line: parser.line })
  })
  let fault: XliffFault | undefined
  let [uri, attributes] = ['', 0]
  function refuse(found: XliffFault | undefined): void {
    fault ??= found
  }

  parser.on('error', ({ message }) => {
    refuse({ reason: /undefined entity|entity name/.test(message) ? 'entity' : 'not-xml', line: parser.line })
  })
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^(utf-8|us-ascii)$/i.test(encoding))
      refuse({ reason: 'other-encoding', line: parser.line, value: encoding.slice(0, longestNamed) })
  })
  parser.on('doctype', (doctype) => refuse({ reason: 'doctype', line: parser.line - doctype.split('\n').length + 1 }))
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    if (++attributes > mostAttributes) refuse({ reason: 'not-xml', line: parser.line })
  })
  parser.on('opentag', (tag) => {
    if (fault) return
    if (collected.depth() === 0) {
      uri = tag.uri
      refuse(rootFault(tag, language, parser.line))
    } else if (collected.depth() === mostDepth) refuse({ reason: 'too-deep', line: parser.line })
    const name = tag.uri === uri ? tag.local : ''
    collected.opened({ name, attribute: (wanted) => tag.attributes[wanted]?.value }, parser.line)
  })
  parser.on('closetag', () => {
    if (!fault) collected.closed()
  })
  parser.on('text', collected.wrote)
  parser.on('cdata', collected.wrote)
  return {
    units,
    fault: () => fault,
    write: (text: string) => void parser.write(text),
    close() {
      if (!fault) parser.close()
      return fault
    },
  }
}

function rootFault({ local, uri, attributes }: SaxesTagNS, language: string, line: number): XliffFault | undefined {
  const named = (text = '') => text.slice(0, longestNamed)
  const [version, from, into] = ['version', 'srcLang', 'trgLang'].map((name) => named(attributes[name]?.value))
  if (local !== 'xliff') return { reason: 'not-xliff', line, value: named(local) }
  if (!versions.includes(version ?? '') || !uri.startsWith(namespace)) return { reason: 'version', line, value: version ?? '' }
  if (!isLanguage(from, 'en')) return { reason: 'source-language', line, value: from ?? '' }
  if (!isLanguage(into, language)) return { reason: 'target-language', line, value: into ?? '' }
  return undefined
}

/** 'fr-FR' is French too. */
const isLanguage = (found = '', language: string) => `${found.toLowerCase()}-`.startsWith(`${language}-`)

/** A unit of a content has the hash as its id and its place as its name, one of a message its path and the hash. */
function sentUnit({ file, line, id, name, data, segments }: FoundUnit): SentUnit {
  const isMessage = partOfKind(file) !== undefined
  const { source, target, fault } = unitTexts(segments, data, { isMessage })
  const base = { line, file, ...(fault && { fault }) }
  if (!isMessage)
    return { ...base, text: target?.trim(), kind: file.split(':', 1)[0] ?? '', hash: id, isOwn: hashOf(name, source) === id }
  const path = pathOfUnitId(id)
  const text = target === undefined ? undefined : withEdgesOf(source, target)
  return { ...base, text, kind: file, path, hash: hashOf(path, source), isOwn: hashOf(path, source) === name }
}
