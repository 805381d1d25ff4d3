import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import type { Messages } from '#platform/languages/source.ts'
import { sources } from './sources.server.ts'

/** All messages with the part and the path that name them. */
const messages = sources.flatMap(({ name, tree }) => messagesOf(tree, name))
function messagesOf(tree: Messages, at: string): [path: string, message: string][] {
  return Object.entries(tree).flatMap(([key, message]) =>
    typeof message === 'string' ? [[`${at}.${key}`, message] as [string, string]] : messagesOf(message, `${at}.${key}`),
  )
}

/** Goes through a message and what is inside it, with the names that are counted there. */
function visit(
  elements: readonly MessageFormatElement[],
  look: (value: MessageFormatElement, next: string, counted: readonly string[]) => void,
  counted: readonly string[] = [],
): void {
  elements.forEach((element, at) => {
    const next = elements[at + 1]
    look(element, next?.type === TYPE.literal ? next.value : '', counted)
    if (element.type === TYPE.tag) visit(element.children, look, counted)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return
    const inside = element.type === TYPE.plural ? [...counted, element.value] : counted
    for (const { value } of Object.values(element.options)) visit(value, look, inside)
  })
}

/** The noun in several that a text begins with, behind a figure: 'days', 'people'. */
const nounAtStart = (text: string) => /^ (\p{L}+s|people|children)\b/u.exec(text)?.[1]

/** What the English counts anywhere. */
const nouns = new Set<string>()
for (const [, message] of messages)
  visit(parse(message), ({ type }, next) => {
    const noun = nounAtStart(next)
    if (type === TYPE.pound && noun) nouns.add(noun)
  })

/** A range, which is a text; and what bookings have stored, which stays as it is. */
const exempt = /^cars-answers\.rules\.(age|licence)\.text:|^price-lines\./

test('a figure before a noun is a plural, so that one of it is right, and every language has its own forms', () => {
  const uncounted: string[] = []
  for (const [path, message] of messages)
    visit(parse(message), (element, next, counted) => {
      if (element.type !== TYPE.argument && element.type !== TYPE.number) return
      const noun = nounAtStart(next)
      if (noun && nouns.has(noun) && !counted.includes(element.value)) uncounted.push(`${path}: {${element.value}} ${noun}`)
    })
  expect(uncounted.filter((fault) => !exempt.test(fault))).toEqual([])
})
