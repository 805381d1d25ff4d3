import type { Day } from '#values/dates.ts'
import { type DeparturesQuestion, readDeparturesQuestion } from './departures-question.ts'
import { type RouteName, type RouteQuestion, readRouteQuestion } from './route-question.ts'

/** A question that has an answer of its own, above everything that is found for its words. */
export type ParsedQuestion = ({ about: 'route' } & RouteQuestion) | ({ about: 'departures' } & DeparturesQuestion)

/** What a question is compared with: the names of places on our roads, the countries, and today in Kigali. */
export type ParserInput = { names: readonly RouteName[]; countries: readonly { id: string; name: string }[]; today: Day }

/** The questions that are understood, in the order in which they are tried. A new one is a line here and a file beside it. */
const parsers: readonly ((text: string, known: ParserInput) => ParsedQuestion | undefined)[] = [
  (text, { names }) => {
    const route = readRouteQuestion(text, names)
    return route && { about: 'route', ...route }
  },
  (text, { countries, today }) => {
    const departures = readDeparturesQuestion(text, countries, today)
    return departures && { about: 'departures', ...departures }
  },
]

/** What a question means, where it is one that the page answers. */
export function parseQuestion(text: string, known: ParserInput): ParsedQuestion | undefined {
  for (const parse of parsers) {
    const parsed = parse(text, known)
    if (parsed) return parsed
  }
  return undefined
}
