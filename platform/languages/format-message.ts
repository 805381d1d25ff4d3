import { createElement, Fragment, type ReactNode } from 'react'
import type { Pattern } from './compact.ts'
import type { Counting } from './figures.ts'
import { figureText } from './figures.ts'

export type Values = { readonly [name: string]: unknown }

/**
 * A message with its values: a text, or where it has tags what they drew. `count` is the number of the plural around the pattern.
 * A case that the language does not have is read as `other`.
 */
export function formatMessage(pattern: Pattern, values: Values, how: Counting, count = 0): ReactNode {
  if (typeof pattern === 'string') return pattern
  const drawn = pattern.map((piece): ReactNode => {
    if (typeof piece === 'string') return piece
    if (piece === 0) return figureText(count, how.figures)
    const [name, more, isSelect] = piece
    const value = values[name]
    if (more === undefined) return String(value)
    if (more === 0) return figureText(value as number, how.figures)
    if (isPattern(more)) return (value as (words: ReactNode) => ReactNode)(formatMessage(more, values, how, count))
    const own = isSelect ? value : Object.hasOwn(more, `=${value}`) ? `=${value}` : categoryOf(value as number, how.counts)
    const chosen = (Object.hasOwn(more, own as string) ? more[own as string] : more.other) ?? ''
    return formatMessage(chosen, values, how, value as number)
  })
  return drawn.every((one) => typeof one === 'string') ? drawn.join('') : createElement(Fragment, null, ...drawn)
}

const isPattern = (more: object | string): more is Pattern => typeof more === 'string' || Array.isArray(more)

/** To make them takes longer than all else of a message. */
const rules: { [counts: string]: Intl.PluralRules } = {}

function categoryOf(value: number, counts: string) {
  rules[counts] ??= new Intl.PluralRules(counts)
  return rules[counts].select(value)
}
