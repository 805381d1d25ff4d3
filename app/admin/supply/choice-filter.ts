import { fold } from '#values/slug.ts'

/** How far from the former service a choice is: `first` are the alternatives of the package, wherever they are. */
export const reaches = ['place', 'country', 'all'] as const
export type Reach = (typeof reaches)[number]

/** A service that can be chosen. `group`: the heading that it stands under; `named`: its name with its supplier's, by which it is found. */
export type Choice = { id: number; text: string; group: string; named: string; reach: Reach | 'first'; effect: ChoiceEffect }

/**
 * What staff read beside a choice before they make it; empty where there is nothing to say. `place`: it is elsewhere than what was sold. `board`: it is with
 * fewer meals than were sold. `cost`
 * and `margin`: against what was planned, and what the bookings leave then, for who may read costs. `isDearer`, `isLow`: it costs more; too little is left.
 */
export type ChoiceEffect = { place: string; board: string; cost: string; margin: string; isDearer: boolean; isLow: boolean }

/**
 * What a filter shows: as far as it reaches, and what has each word of `find` in its names, in any case and without accents. A name that nothing
 * there has is looked for everywhere.
 */
export function filterChoices(choices: readonly Choice[], { within, find }: { within: Reach; find: string }): Choice[] {
  const words = fold(find).split(/\s+/).filter(Boolean)
  const named = choices.filter((choice) => words.every((word) => fold(choice.named).includes(word)))
  const near = named.filter(({ reach }) => reach === 'first' || reaches.indexOf(reach) <= reaches.indexOf(within))
  return near.length > 0 || words.length === 0 ? near : named
}

/** The ways to narrow choices that differ from each other, with how many each has: the place and the country of the former service, and all. */
export function reachCounts(choices: readonly Choice[]): { within: Reach; count: number }[] {
  const counts = reaches.map((within) => ({ within, count: filterChoices(choices, { within, find: '' }).length }))
  const has = (of: Reach) => choices.some(({ reach }) => reach === of)
  return counts.filter(({ within }) => within === 'all' || has(within))
}
