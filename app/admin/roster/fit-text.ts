import { daysOfSpan, runText } from '#features/crew/assignments/assignment.ts'
import type { FitReason, MissingFact } from '#features/roster/fit-reasons.ts'
import type { BusyReason } from '#features/roster/free-and-fit.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { crewMemberWords } from '../../words/admin/crew/crew-member.ts'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { fitWords } from '../../words/admin/roster/fit.ts'
import { languageName } from '../components/language-name.ts'

/** How places, countries and runs are called: by their ids, and runs by their `runText`. An unknown one is said as it is stored. */
export type FitNames = {
  places: ReadonlyMap<string, string>
  countries: ReadonlyMap<string, string>
  runs: ReadonlyMap<string, { title: string }>
}

type Worded = Exclude<FitReason, { reason: 'not-entered' }> | BusyReason

/** Each reason as a line; what is not entered is one line together, at the end. */
export function fitTexts(read: ReadWords, reasons: readonly (FitReason | BusyReason)[], names: FitNames): string[] {
  const words = read(fitWords)
  const missing: MissingFact[] = reasons.flatMap((one) => (one.reason === 'not-entered' ? [one.fact] : []))
  const lines = reasons.flatMap((one) => (one.reason === 'not-entered' ? [] : [lineOf(read, one, names)]))
  const facts = read.format.list(missing.map((fact) => words.facts[fact]))
  return [...lines, ...(missing.length > 0 ? [words.notEntered({ facts })] : [])]
}

function lineOf(read: ReadWords, one: Worded, { places, countries, runs }: FitNames): string {
  const { reasons, over, ends } = read(fitWords)
  const { format } = read
  const daysOf = (span: { from: string; to: string }) => {
    const { from, to } = daysOfSpan(span)
    return format.days(from, to)
  }
  const listed = (ids: readonly string[]) => format.list(ids.map((id) => countries.get(id) ?? id))
  switch (one.reason) {
    case 'retired':
    case 'declined':
      return reasons[one.reason]
    case 'absent':
      return reasons.absent({ absence: read(assignmentWords).absences[one.absence], days: daysOf(one) })
    case 'paper-over':
      return over[one.paper]({ day: format.day(one.until) })
    case 'paper-ends':
      return ends[one.paper]({ day: format.day(one.until) })
    case 'other-role':
      return reasons['other-role']({ role: read(crewMemberWords).role[one.role] })
    case 'licence-class':
      return reasons['licence-class']({ classes: format.list(one.needed) })
    case 'outside-yellow-card':
    case 'may-not-work':
      return reasons[one.reason]({ countries: listed(one.countries) })
    case 'busy':
      if (one.isSame || one.run === null) return reasons['busy-same']
      return reasons.busy({ title: runs.get(runText(one.run))?.title ?? runText(one.run), days: daysOf(one) })
    case 'no-language':
      return reasons['no-language']({
        languages: format.list(one.languages.map((language) => languageName(language, read.language))),
      })
    case 'far-away':
      return reasons['far-away']({ ...one, place: places.get(one.fromPlaceId) ?? one.fromPlaceId })
    case 'no-free-day':
      return reasons['no-free-day']({ days: one.days })
    case 'too-few-seats':
      return reasons['too-few-seats'](one)
  }
}
