import type { Day } from '#values/dates.ts'
import { firstTotal } from '../choice-sums.ts'
import { isInOption, type ProposalContent, type ProposedItem, type ProposedLetter } from '../proposal-content.ts'

type Party = { adults: number; children: number }

/**
 * What of a proposal is another one than in an earlier one of its trip. `option` null: in all that both have. Totals in US cents, as their customer
 * first sees them.
 * - `stay`: so many nights in a house; 0 where only the other proposal has it.
 * - `same-total`: something else changed, and no price did.
 */
export type ProposalChange =
  | { change: 'dates'; startsOn: Day; days: number; was: { startsOn: Day; days: number } }
  | { change: 'travellers'; party: Party; was: Party }
  | { change: 'option-came'; letter: ProposedLetter; title: string; totalMinor: number }
  | { change: 'option-went'; letter: ProposedLetter; title: string }
  | { change: 'total'; option: ProposedLetter | null; totalMinor: number; wasMinor: number }
  | { change: 'same-total' }
  | { change: 'stay'; option: ProposedLetter | null; title: string; nights: number; was: number }
  | { change: 'day-came' | 'day-went'; day: number; title: string }
  | { change: 'item-came'; option: ProposedLetter | null; day: number; title: string; optional: boolean }
  | { change: 'item-went'; option: ProposedLetter | null; day: number; title: string }
  | { change: 'included' }
  | { change: 'terms' }

/**
 * How a proposal differs from the one of its trip that its customer had before, in what decides: dates, travellers, options and prices, where they
 * sleep, days and what is on them, what is included, and terms. Days and services are told by their titles, so that a day put in moves nothing else.
 * What is only said in other words is no change.
 */
export function proposalChanges(before: ProposalContent, after: ProposalContent): ProposalChange[] {
  const titlesIn = ({ options }: ProposalContent) => new Map(options.map(({ letter, title }) => [letter, title]))
  const [were, are] = [titlesIn(before), titlesIn(after)]
  const common = [...are.keys()].filter((letter) => were.has(letter))
  const services = [
    ...inOptions(common, (letter) => stayChanges(before, after, letter)),
    ...dayChanges(before, after),
    ...inOptions(common, (letter) => itemChanges(before, after, letter)),
    ...(isSame([before.included, before.excluded], [after.included, after.excluded]) ? [] : [{ change: 'included' as const }]),
    ...(isSame(before.terms, after.terms) ? [] : [{ change: 'terms' as const }]),
  ]
  const totals = common.flatMap((letter): ProposalChange[] => {
    const [wasMinor, totalMinor] = [firstTotal(before, letter), firstTotal(after, letter)]
    const option = are.size > 1 || were.size > 1 ? letter : null
    return wasMinor === totalMinor ? [] : [{ change: 'total', option, totalMinor, wasMinor }]
  })
  const facts: ProposalChange[] = [
    ...dateChanges(before, after),
    ...partyChanges(before, after),
    ...[...are]
      .filter(([letter]) => !were.has(letter))
      .map(([letter, title]) => ({ change: 'option-came' as const, letter, title, totalMinor: firstTotal(after, letter) })),
    ...[...were]
      .filter(([letter]) => !are.has(letter))
      .map(([letter, title]) => ({ change: 'option-went' as const, letter, title })),
    ...totals,
  ]
  const isSameTotal = totals.length === 0 && common.length > 0 && facts.length + services.length > 0
  return [...facts, ...(isSameTotal ? [{ change: 'same-total' as const }] : []), ...services]
}

/** Both are plain data; what the database gives back has its keys in another order than what is sent first. */
const isSame = (one: unknown, other: unknown) => inKeyOrder(one) === inKeyOrder(other)

const inKeyOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

function dateChanges(before: ProposalContent, after: ProposalContent): ProposalChange[] {
  const was = { startsOn: before.startsOn, days: before.days.length }
  const is = { startsOn: after.startsOn, days: after.days.length }
  return isSame(was, is) ? [] : [{ change: 'dates', ...is, was }]
}

function partyChanges(before: ProposalContent, after: ProposalContent): ProposalChange[] {
  const [was, party] = [partyOf(before), partyOf(after)]
  return isSame(was, party) ? [] : [{ change: 'travellers', party, was }]
}

function partyOf({ travellers }: ProposalContent): Party {
  const adults = travellers.filter(({ childOf }) => childOf === null).length
  return { adults, children: travellers.length - adults }
}

type InOption = Extract<ProposalChange, { option: ProposedLetter | null; title: string }>

/** What differs in options: once, where it is the same in all of them. */
function inOptions(common: readonly ProposedLetter[], changesOf: (letter: ProposedLetter) => InOption[]): ProposalChange[] {
  const found = common.flatMap(changesOf)
  const keyOf = (change: InOption) => JSON.stringify({ ...change, option: null })
  return [...Map.groupBy(found, keyOf).values()].flatMap((same) =>
    same.length === common.length ? same.slice(0, 1).map((change) => ({ ...change, option: null })) : same,
  )
}

const isNight = ({ kind, dayUse, optional }: ProposedItem) => kind === 'stay' && !dayUse && !optional

function stayChanges(before: ProposalContent, after: ProposalContent, option: ProposedLetter): InOption[] {
  const [were, are] = [nightsIn(before, option), nightsIn(after, option)]
  return [...new Set([...are.keys(), ...were.keys()])].flatMap((title): InOption[] => {
    const [was, nights] = [were.get(title) ?? 0, are.get(title) ?? 0]
    return was === nights ? [] : [{ change: 'stay', option, title, nights, was }]
  })
}

/** How many nights an option has in each house. */
function nightsIn({ items }: ProposalContent, letter: ProposedLetter): Map<string, number> {
  const nights = new Map<string, number>()
  for (const item of items.filter((one) => isNight(one) && isInOption(one, letter)))
    nights.set(item.title, (nights.get(item.title) ?? 0) + item.days)
  return nights
}

type Titled = { day: number; title: string }

/** What one of two lists has more often than the other, by its title, each with its day. */
function more<One extends Titled>(of: readonly One[], than: readonly Titled[]): One[] {
  const left = new Map<string, number>()
  for (const { title } of than) left.set(title, (left.get(title) ?? 0) + 1)
  return of.filter(({ title }) => {
    const had = left.get(title) ?? 0
    left.set(title, had - 1)
    return had <= 0
  })
}

function dayChanges(before: ProposalContent, after: ProposalContent): ProposalChange[] {
  const daysOf = ({ days }: ProposalContent): Titled[] =>
    days.map(({ day, title, to }) => ({ day, title: title || (to?.name ?? '') })).filter(({ title }) => title !== '')
  const [were, are] = [daysOf(before), daysOf(after)]
  return [
    ...more(are, were).map(({ day, title }) => ({ change: 'day-came' as const, day, title })),
    ...more(were, are).map(({ day, title }) => ({ change: 'day-went' as const, day, title })),
  ]
}

function itemChanges(before: ProposalContent, after: ProposalContent, option: ProposedLetter): InOption[] {
  const itemsOf = ({ items }: ProposalContent) => items.filter((item) => isInOption(item, option) && !isNight(item))
  const [were, are] = [itemsOf(before), itemsOf(after)]
  return [
    ...more(are, were).map(({ day, title, optional }) => ({ change: 'item-came' as const, option, day, title, optional })),
    ...more(were, are).map(({ day, title }) => ({ change: 'item-went' as const, option, day, title })),
  ]
}
