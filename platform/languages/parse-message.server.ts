import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Cases, Pattern, Piece } from './compact.ts'

/** What a message names: arguments and tags by kind, the cases of each select, the categories of each plural. */
export type Signature = {
  readonly names: ReadonlyMap<string, 'text' | 'number' | 'choice' | 'tag'>
  readonly selects: ReadonlyMap<string, readonly string[]>
  readonly plurals: ReadonlyMap<string, readonly string[]>
}

export type ParsedMessage = { readonly pattern: Pattern; readonly signature: Signature }

/** Without these a message is its own text. Most are, and every start reads thousands of them. */
const signs = /[{<']/
const withoutNames: Signature = { names: new Map(), selects: new Map(), plurals: new Map() }

/**
 * Reads ICU MessageFormat. Throws an `Error` with a sentence for what is no such message, and for what the formatter does not know:
 * dates and times (they come as texts), skeletons of figures, `offset`, ordinals, a name of two kinds.
 */
export function parseMessage(text: string): ParsedMessage {
  if (!signs.test(text)) return { pattern: text, signature: withoutNames }
  const names = new Map<string, 'text' | 'number' | 'choice' | 'tag'>()
  const selects = new Map<string, string[]>()
  const plurals = new Map<string, string[]>()

  const name = (own: string, kind: 'text' | 'number' | 'choice' | 'tag') => {
    const before = names.get(own) ?? kind
    // A name that is counted anywhere is a number everywhere: shown as it is, it is a number still.
    const isCounted = [before, kind].includes('number') && [before, kind].every((one) => one === 'number' || one === 'text')
    if (before !== kind && !isCounted) throw new Error(`{${own}} is both ${before} and ${kind}`)
    names.set(own, isCounted ? 'number' : kind)
  }
  const add = (to: Map<string, string[]>, own: string, cases: readonly string[]) =>
    to.set(own, [...new Set([...(to.get(own) ?? []), ...cases])])

  const casesOf = (options: Record<string, { value: MessageFormatElement[] }>): Cases =>
    Object.fromEntries(Object.entries(options).map(([own, { value }]) => [own, patternOf(value)]))

  const pieceOf = (element: MessageFormatElement): Piece => {
    switch (element.type) {
      case TYPE.literal:
        return element.value
      case TYPE.pound:
        return 0
      case TYPE.argument:
        name(element.value, 'text')
        return [element.value]
      case TYPE.number:
        if (element.style) throw new Error(`{${element.value}} has a style of figures`)
        name(element.value, 'number')
        return [element.value, 0]
      case TYPE.tag:
        name(element.value, 'tag')
        return [element.value, patternOf(element.children)]
      case TYPE.select:
        name(element.value, 'choice')
        add(selects, element.value, Object.keys(element.options))
        return [element.value, casesOf(element.options), 1]
      case TYPE.plural:
        if (element.offset || element.pluralType !== 'cardinal')
          throw new Error(`{${element.value}} has an offset or is an ordinal`)
        name(element.value, 'number')
        add(plurals, element.value, Object.keys(element.options))
        return [element.value, casesOf(element.options)]
      default:
        throw new Error(`{${element.value}} is a date or a time: pass it as a text`)
    }
  }
  const patternOf = (elements: readonly MessageFormatElement[]): Pattern => {
    const pieces = elements.map(pieceOf)
    return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces
  }

  const pattern = patternOf(parse(text, { requiresOtherClause: true, shouldParseSkeletons: false }))
  return { pattern, signature: { names, selects, plurals } }
}
