import { daysOfSpan } from '#features/crew/assignments/assignment.ts'
import type { Missing, MissingNumbers } from '#features/roster/missing.ts'
import type { CrewRequirement, Run } from '#features/roster/run.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { crewMissingWords } from '../../words/admin/roster/crew-missing.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'

const numbers = ['cars', 'seats', 'driverGuides', 'guides', 'drivers'] as const

/** '1 vehicle and 1 driver-guide'; empty where nothing is. Seats only where no number of vehicles says enough. */
function missingNumbersText(read: ReadWords, missing: MissingNumbers): string {
  const words = read(crewMissingWords)
  const lacks = numbers.filter((number) => missing[number] > 0 && !(number === 'seats' && missing.cars > 0))
  return read.format.list(lacks.map((number) => words[number]({ count: missing[number] })))
}

type Lacks = { missing: MissingNumbers; days: { from: Day; to: Day } | null; waiting: number; noPlate: number }

/** 'Missing from 12 Jun to 14 Jun: 1 vehicle. 1 request not answered yet.' */
export function missingText(read: ReadWords, { missing, days, waiting, noPlate }: Lacks): string {
  const words = read(crewMissingWords)
  // A vehicle without a number plate is said once, and a hire has no other.
  const others = noPlate > 0 ? { ...missing, cars: 0 } : missing
  const what = missingNumbersText(read, others)
  return [
    noPlate > 0 && words.noPlate({ count: noPlate }),
    what !== '' && whenText(read, what, days),
    waiting > 0 && words.waiting({ count: waiting }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

function whenText(read: ReadWords, what: string, days: Lacks['days']): string {
  const words = read(crewMissingWords)
  if (!days) return words.missing({ what })
  const day = read.format.shortDay
  return days.from === days.to
    ? words.missingOn({ day: day(days.from), what })
    : words.missingFrom({ from: day(days.from), to: day(days.to), what })
}

/** What a run needs, as a sentence. */
export function needsText(read: ReadWords, requirement: CrewRequirement): string {
  const words = read(requirementWords)
  const list = missingNumbersText(read, requirement)
  return list === '' ? words.needsNothing : words.needs({ list })
}

/** What a run misses, part by part; the days are said where it is not all of it. Empty where nothing is missing. */
export const missingParts = (read: ReadWords, { parts }: Missing, run: Pick<Run, 'days'>): string[] =>
  parts.map((part) => {
    const { from, to } = daysOfSpan(part)
    const isAll = from <= run.days.from && to >= run.days.to
    return whenText(read, missingNumbersText(read, part), isAll ? null : { from, to })
  })
