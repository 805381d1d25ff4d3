import { type CrewRole, daysOfSpan, overlap, usualRole } from '#features/crew/assignments/assignment.ts'
import { isOver } from '#features/crew/crew.ts'
import { homeCountry } from '#features/places/home-country.ts'
import { addDays, type Day, daysBetween } from '#values/dates.ts'
import type { BusyTime, FitInput, Member, MemberTimes, MissingFact, Paper, Refusal, Warning } from './fit-reasons.ts'
import type { Run } from './run.ts'

/** Days in a row on runs, after which a day off is due. */
const mostDaysInARow = 10

/** How long after a run a paper should still be valid. */
const paperDays = 30

const abroad = ({ countries }: Run): string[] => countries.filter((country) => country !== homeCountry)

/** The papers of a member that a run needs, those without a day too. At home a vehicle needs no yellow card. */
const papersFor = (member: Member, run: Run): { paper: Paper; fact: MissingFact; until: Day | null }[] =>
  member.kind === 'guide'
    ? [{ paper: 'licence', fact: 'licenceUntil', until: member.licenceUntil }]
    : [
        { paper: 'inspection', fact: 'inspectionUntil', until: member.inspectionUntil },
        { paper: 'insurance', fact: 'insuredUntil', until: member.insuredUntil },
        ...(abroad(run).length > 0
          ? [{ paper: 'yellow-card', fact: 'yellowCardUntil', until: member.yellowCardUntil } as const]
          : []),
      ]

/** Whether a guide may be assigned in a role: a driver-guide drives or guides alone too, and whose roles nobody has entered does any. */
export const hasRole = (roles: readonly CrewRole[], role: CrewRole): boolean =>
  roles.length === 0 || roles.includes(role) || roles.includes('driver-guide')

/** Whether a guide drives, in the usual role where nobody has said another: who only guides needs no class of licence. */
const drives = ({ member, role }: FitInput): boolean => member.kind === 'guide' && (role ?? usualRole(member.roles)) !== 'guide'

type Rule<Severity extends 'refused' | 'warned', Found> = { severity: Severity; find: (input: FitInput) => readonly Found[] }
type Rules = {
  [Key in Refusal['reason']]: Rule<'refused', Extract<Refusal, { reason: Key }>>
} & {
  [Key in Warning['reason']]: Rule<'warned', Extract<Warning, { reason: Key }>>
}

/** What is not entered is never refused: 'not-entered' names it. */
const rules: Rules = {
  retired: { severity: 'refused', find: ({ member }) => (member.active ? [] : [{ reason: 'retired' }]) },
  declined: { severity: 'refused', find: ({ times }) => (times.hasDeclined ? [{ reason: 'declined' }] : []) },
  absent: {
    severity: 'refused',
    find: ({ run, times }) =>
      times.busy
        .flatMap(({ absence, from, to }) =>
          absence !== null && overlap({ from, to }, run.span) ? [{ reason: 'absent', absence, from, to } as const] : [],
        )
        .sort((one, other) => (one.from < other.from ? -1 : 1)),
  },
  'paper-over': {
    severity: 'refused',
    find: ({ member, run }) =>
      papersFor(member, run).flatMap(({ paper, until }) =>
        until !== null && isOver(until, run.days.to) ? [{ reason: 'paper-over', paper, until } as const] : [],
      ),
  },
  'other-role': {
    severity: 'refused',
    find: ({ member, role }) => {
      if (member.kind === 'car' || role === null) return []
      return hasRole(member.roles, role) ? [] : [{ reason: 'other-role', role }]
    },
  },
  'licence-class': {
    severity: 'refused',
    find: (input) => {
      const { member, cars } = input
      if (member.kind === 'car' || !drives(input) || member.licenceClasses.length === 0) return []
      const needed = [...new Set(cars.flatMap(({ licenceClass }) => licenceClass || []))].sort()
      const isKnown = needed.length > 0 && cars.every(({ licenceClass }) => licenceClass !== '')
      return isKnown && !needed.some((one) => member.licenceClasses.includes(one)) ? [{ reason: 'licence-class', needed }] : []
    },
  },
  'outside-yellow-card': {
    severity: 'refused',
    find: ({ member, run }) => {
      if (member.kind === 'guide' || member.yellowCardCountries.length === 0) return []
      const countries = abroad(run).filter((country) => !member.yellowCardCountries.includes(country))
      return countries.length > 0 ? [{ reason: 'outside-yellow-card', countries }] : []
    },
  },
  'may-not-work': {
    severity: 'refused',
    find: ({ member, run }) => {
      if (member.kind === 'car' || member.countries.length === 0) return []
      const countries = run.countries.filter((country) => !member.countries.includes(country))
      return countries.length > 0 ? [{ reason: 'may-not-work', countries }] : []
    },
  },
  'not-entered': { severity: 'warned', find: (input) => missingFacts(input).map((fact) => ({ reason: 'not-entered', fact })) },
  'no-language': {
    severity: 'warned',
    find: ({ member, run }) => {
      if (member.kind === 'car' || run.languages.length === 0 || Object.keys(member.spoken).length === 0) return []
      const speaksOne = run.languages.some((language) => Object.hasOwn(member.spoken, language))
      return speaksOne ? [] : [{ reason: 'no-language', languages: [...run.languages] }]
    },
  },
  'far-away': {
    severity: 'warned',
    find: ({ run, times, minutesBetween }) => {
      const before = runBefore(times, run)
      if (!before?.endPlaceId || run.startPlaceId === null || before.endPlaceId === run.startPlaceId) return []
      const minutes = minutesBetween(before.endPlaceId, run.startPlaceId)
      const gap = (Date.parse(`${run.span.from}Z`) - Date.parse(`${before.to}Z`)) / 60_000
      if (minutes === null || minutes <= gap) return []
      return [{ reason: 'far-away', fromPlaceId: before.endPlaceId, minutes, gap }]
    },
  },
  'no-free-day': {
    severity: 'warned',
    find: ({ run, times }) => {
      const days = daysInARow(times, run)
      return days > mostDaysInARow ? [{ reason: 'no-free-day', days }] : []
    },
  },
  'paper-ends': {
    severity: 'warned',
    find: ({ member, run }) =>
      papersFor(member, run).flatMap(({ paper, until }) =>
        until !== null && !isOver(until, run.days.to) && daysBetween(run.days.to, until) <= paperDays
          ? [{ reason: 'paper-ends', paper, until } as const]
          : [],
      ),
  },
  'too-few-seats': {
    severity: 'warned',
    find: ({ member, run, cars }) => {
      if (member.kind === 'guide') return []
      const seats = cars.reduce((sum, car) => sum + car.seats, member.seats)
      return seats < run.travellers ? [{ reason: 'too-few-seats', seats, travellers: run.travellers }] : []
    },
  },
}

/**
 * Why a guide or a vehicle cannot go with a run, and what staff should know if it does. That it is on another run in that time is no part
 * of this: the database refuses it. A last day is the run's, and a paper is valid on its own. docs/roster.md, 'Who fits'.
 */
export function fitOf(input: FitInput): { refused: Refusal[]; warned: Warning[] } {
  const refused: Refusal[] = []
  const warned: Warning[] = []
  for (const rule of Object.values(rules)) {
    if (rule.severity === 'refused') refused.push(...rule.find(input))
    else warned.push(...rule.find(input))
  }
  return { refused, warned }
}

function missingFacts(input: FitInput): MissingFact[] {
  const { member, run, role, cars } = input
  const papers = papersFor(member, run).flatMap(({ fact, until }) => (until === null ? [fact] : []))
  const missing = (facts: Partial<Record<MissingFact, boolean>>): MissingFact[] =>
    Object.entries(facts).flatMap(([fact, isMissing]) => (isMissing ? [fact as MissingFact] : []))
  if (member.kind === 'car')
    return [
      ...papers,
      ...missing({
        yellowCardCountries: abroad(run).length > 0 && member.yellowCardCountries.length === 0,
        licenceClass: member.licenceClass === '',
      }),
    ]
  return [
    ...missing({
      roles: role !== null && member.roles.length === 0,
      spoken: run.languages.length > 0 && Object.keys(member.spoken).length === 0,
    }),
    ...papers,
    ...missing({
      licenceClasses: drives(input) && cars.length > 0 && member.licenceClasses.length === 0,
      countries: run.countries.length > 0 && member.countries.length === 0,
    }),
  ]
}

const onRuns = ({ busy }: MemberTimes): BusyTime[] => busy.filter(({ absence }) => absence === null)

/** What a member does last before a run begins, absences apart; undefined where that is more than 28 days ago. */
export const runBefore = (times: MemberTimes, { span }: Run): BusyTime | undefined =>
  onRuns(times)
    .filter(({ to }) => to <= span.from)
    .sort((one, other) => compare([other.to, other.from, other.endPlaceId ?? ''], [one.to, one.from, one.endPlaceId ?? '']))[0]

const compare = (one: readonly string[], other: readonly string[]): number => {
  const at = one.findIndex((text, index) => text !== other[index])
  return at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}

/** The days on which a member is on a run. */
export const daysOnRuns = (times: MemberTimes): Set<Day> => new Set(onRuns(times).flatMap((busy) => eachDay(daysOfSpan(busy))))

/** The days of a run with those right before and after it on which a member is on another. */
function daysInARow(times: MemberTimes, run: Run): number {
  const own = daysOfSpan(run.span)
  const days = daysOnRuns(times)
  let [first, last] = [own.from, own.to]
  while (days.has(addDays(first, -1))) first = addDays(first, -1)
  while (days.has(addDays(last, 1))) last = addDays(last, 1)
  return daysBetween(first, last) + 1
}

const eachDay = ({ from, to }: { from: Day; to: Day }): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
