import { createElement, type ReactNode } from 'react'
import type { Compact, CompactTree, Fallback, Pattern } from './compact.ts'
import { English } from './english.ts'
import type { Counting } from './figures.ts'
import { formatMessage, type Values } from './format-message.ts'

const english: Counting = { counts: 'en', figures: { group: ',', decimal: '.', least: 4 } }

type Bound = string | English | ((values: Values) => ReactNode | English) | { readonly [key: string]: Bound }

/**
 * The words of a part, ready to use: texts, and functions of their values. What falls back is English, and marked as such where it is
 * drawn; `asTexts` leaves the mark out, for what is sent as data or stands in the head of a page.
 */
export function bindWords(tree: CompactTree, how: Counting, asTexts = false): { readonly [key: string]: Bound } {
  const fallen = asTexts ? asDrawn : inEnglish
  return Object.fromEntries(
    Object.entries(tree).map(([key, message]) => {
      if (isFallback(message)) return [key, bindMessage(message[''], english, fallen)]
      return [key, isMessage(message) ? bindMessage(message, how, asDrawn) : bindWords(message, how, asTexts)]
    }),
  )
}

function bindMessage(pattern: Pattern, how: Counting, marked: (drawn: ReactNode) => ReactNode | English): Bound {
  if (typeof pattern === 'string') return marked(pattern) as Bound
  return (values) => marked(formatMessage(pattern, values, how))
}

const asDrawn = (drawn: ReactNode) => drawn

/** What was drawn of a fallback with tags is an element already. */
const inEnglish = (drawn: ReactNode) =>
  typeof drawn === 'string' ? new English(drawn) : createElement('span', { lang: 'en' }, drawn)

const isMessage = (message: Compact | CompactTree): message is Pattern => typeof message === 'string' || Array.isArray(message)
const isFallback = (message: Compact | CompactTree): message is Fallback => !isMessage(message) && '' in message
