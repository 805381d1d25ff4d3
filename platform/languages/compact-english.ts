import type { CompactTree, Pattern, Piece } from './compact.ts'
import type { Messages } from './source.ts'

/**
 * The English of a part as the formatter reads it, for pure code, which has no parser: of ICU MessageFormat it knows arguments, figures, plurals
 * and selects. Throws for tags, quotes and everything else. A test compares it with the parser.
 */
export const compactEnglish = (tree: Messages): CompactTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, message]) => [
      key,
      typeof message === 'string' ? compacted(message) : compactEnglish(message),
    ]),
  )

function compacted(message: string): Pattern {
  const [pattern, end] = patternFrom(message, 0, false)
  if (end < message.length) throw wrong(message)
  return pattern
}

/** Reads up to the brace that closes a case, or to the end. `#` is a figure right inside a plural, and else a sign. */
function patternFrom(message: string, start: number, inPlural: boolean): [Pattern, end: number] {
  const pieces: Piece[] = []
  let at = start
  while (at < message.length && message[at] !== '}') {
    const [text = ''] = (inPlural ? /^[^{}#<]+/ : /^[^{}<]+/).exec(message.slice(at)) ?? []
    const sign = message[at + text.length] ?? ''
    if (sign === '<' || (sign !== '' && text.endsWith("'")) || text.includes("''")) throw wrong(message)
    if (text) pieces.push(text)
    at += text.length
    if (sign === '#') {
      pieces.push(0)
      at++
    } else if (sign === '{') {
      const [piece, end] = argumentFrom(message, at)
      pieces.push(piece)
      at = end
    }
  }
  return [pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces, at]
}

function argumentFrom(message: string, start: number): [Piece, end: number] {
  const [head, name = '', type, more] = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?([,}])/.exec(message.slice(start)) ?? []
  if (!head) throw wrong(message)
  let at = start + head.length
  if (more === '}' && type === undefined) return [[name], at]
  if (more === '}' && type === 'number') return [[name, 0], at]
  if (more !== ',' || (type !== 'plural' && type !== 'select')) throw wrong(message)
  const cases: { [name: string]: Pattern } = {}
  for (;;) {
    const [before = '', own, closed] = /^\s*(?:(=?\w+)\s*\{|(\}))/.exec(message.slice(at)) ?? []
    at += before.length
    if (closed) break
    if (!own) throw wrong(message)
    const [pattern, end] = patternFrom(message, at, type === 'plural')
    if (message[end] !== '}') throw wrong(message)
    cases[own] = pattern
    at = end + 1
  }
  if (!Object.hasOwn(cases, 'other')) throw wrong(message)
  return [type === 'select' ? [name, cases, 1] : [name, cases], at]
}

const wrong = (message: string) => new Error(`Only arguments, figures, plurals and selects are read: ${message}`)
