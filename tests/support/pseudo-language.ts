import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Catalogue, Translation } from '#app/languages/read-catalogues.server.ts'
import { englishFormats } from '#platform/languages/english-formatter.ts'
import type { Messages, Source } from '#platform/languages/source.ts'

/** The code of a language that nobody speaks: every message of ours in it is accented and 40 % longer, so that what never went through a source shows. */
export const pseudo = 'qps'

const accents: Record<string, string> = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ö', u: 'ü', y: 'ý' }

/** A text in the pseudo-language. */
export const accented = (text: string): string => {
  const changed = text.replace(/[aceinouy]/g, (sign) => accents[sign] ?? sign)
  return /\p{L}/u.test(text) ? changed + '~'.repeat(Math.ceil(text.trim().length * 0.4)) : changed
}

/** The pseudo-language of these sources, all of it approved. */
export function pseudoTranslations(sources: readonly Source[]): Catalogue {
  const messages = new Map(sources.map(({ name, tree }) => [name, new Map(translations(tree))]))
  const { months, shortMonths, weekdays, dayMonth, monthYear, weekdayDay } = englishFormats
  const file = { name: 'Pséudö', intl: 'en-GB', counts: 'en', search: 'simple', dayMonth, monthYear, weekdayDay }
  return {
    language: pseudo,
    file: { ...file, months: months.map(accented), shortMonths: shortMonths.map(accented), weekdays: weekdays.map(accented) },
    messages,
  }
}

/** How that language would write if it were English. */
export function asEnglish({ file, ...rest }: Catalogue): Catalogue {
  const { months, weekdays, shortMonths, spans } = englishFormats
  return {
    ...rest,
    file: { ...file, months: [...months], weekdays: [...weekdays], shortMonths: [...shortMonths], spans: [...spans] },
  }
}

function translations(tree: Messages, before = ''): [string, Translation][] {
  return Object.entries(tree).flatMap(([key, message]): [string, Translation][] =>
    typeof message === 'string'
      ? [[before + key, { text: printAST(parse(message).map(accentedPart)), of: message, by: 'person', read: '2026-11-28' }]]
      : translations(message, `${before}${key}.`),
  )
}

function accentedPart(part: MessageFormatElement): MessageFormatElement {
  switch (part.type) {
    case TYPE.literal:
      return { ...part, value: accented(part.value) }
    case TYPE.tag:
      return { ...part, children: part.children.map(accentedPart) }
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(part.options).map(([name, { value }]) => [name, { value: value.map(accentedPart) }])
      return { ...part, options: Object.fromEntries(options) }
    }
    default:
      return part
  }
}
