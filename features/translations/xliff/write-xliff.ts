import { type Code, type CodedText, codedEnglish, codedTranslation, codesIn, dataOfCode, type Pieces } from './coded-text.ts'
import { xliffText, xmlAttribute, xmlText } from './xml-text.ts'

/** What somebody who translates is shown beside a text. */
type XliffNote = { category: string; text: string; about?: 'source' | 'target' }

/** One text of a file. A state other than `initial` has a target. */
export type XliffUnit = {
  id: string
  name: string
  notes: readonly XliffNote[]
  source: Pieces
  target?: Pieces
  state: 'initial' | 'translated' | 'final'
  subState?: string
}

/** The texts of one content: `id` names it in its document, `original` is its address. */
export type XliffFile = { id: string; original: string; units: readonly XliffUnit[] }

/**
 * An XLIFF 2.1 document of English texts and their translations. Their codes are protected by tools. The
 * specification wants at least one file, and a unit in each; ids of files are unique, and those of units within their file.
 */
export const xliffDocument = (language: string, files: readonly XliffFile[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="${xmlAttribute(language)}">`,
    ...files.flatMap(({ id, original, units }) => [
      `<file id="${xmlAttribute(id)}" original="${xmlAttribute(original)}" xml:space="preserve">`,
      ...units.map(unitElement),
      '</file>',
    ]),
    '</xliff>\n',
  ].join('\n')

function unitElement({ id, name, notes, source, target, state, subState }: XliffUnit): string {
  const english = codedEnglish(source)
  const translation = target === undefined ? [] : codedTranslation(english, target)
  const data = dataOf([...english, ...translation])
  const states = `state="${state}"${subState ? ` subState="${xmlAttribute(subState)}"` : ''}`
  return [
    `<unit id="${xmlAttribute(id)}" name="${xmlAttribute(name)}">`,
    ...(notes.length > 0 ? [`<notes>${notes.map(noteElement).join('')}</notes>`] : []),
    ...(data.size > 0 ? [`<originalData>${[...data].map(dataElement).join('')}</originalData>`] : []),
    `<segment ${states}>`,
    `<source>${inline(english, data)}</source>`,
    ...(target === undefined ? [] : [`<target>${inline(translation, data)}</target>`]),
    '</segment>',
    '</unit>',
  ].join('\n')
}

const noteElement = ({ category, text, about }: XliffNote) =>
  `<note category="${xmlAttribute(category)}"${about ? ` appliesTo="${about}"` : ''}>${xmlText(text)}</note>`

/** What the codes of a unit stand for, each once, by its id. */
type Data = ReadonlyMap<string, string>

const dataOf = (pieces: CodedText): Data =>
  new Map([...new Set(codesIn(pieces).flatMap(dataOfCode))].map((text, at) => [text, `d${at + 1}`]))

const dataElement = ([text, id]: [string, string]) => `<data id="${id}">${xmlText(text)}</data>`

const inline = (pieces: CodedText, data: Data): string =>
  pieces.map((piece) => (typeof piece === 'string' ? xliffText(piece) : codeElement(piece, data))).join('')

/** A link is never left out, nor what the program fills in. What is bold in English need not be in another language. */
const typeOf = {
  strong: 'type="fmt" subType="xlf:b"',
  italic: 'type="fmt" subType="xlf:i"',
  link: 'type="link" canDelete="no"',
  tag: 'type="other" canDelete="no"',
  argument: 'type="other" canDelete="no"',
} satisfies Record<Code['kind'], string>

function codeElement(code: Code, data: Data): string {
  if (code.kind === 'argument') {
    const { id, kind, text } = code
    return `<ph id="${id}" ${typeOf[kind]} dataRef="${data.get(text)}" disp="${xmlAttribute(text)}"/>`
  }
  const { id, kind, open, inside, close } = code
  const refs = `dataRefStart="${data.get(open)}" dataRefEnd="${data.get(close)}"`
  const shown = `dispStart="${xmlAttribute(open)}" dispEnd="${xmlAttribute(close)}"`
  return `<pc id="${id}" ${typeOf[kind]} ${refs} ${shown}>${inline(inside, data)}</pc>`
}
