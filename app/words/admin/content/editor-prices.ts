import type { Occupancy } from '#features/pricing/packages/package-rates.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

type Doubt =
  | { why: 'dearer-than-smaller'; than: number; smaller: number }
  | { why: 'high-below-low' | 'single-below-sharing'; than: number }
  | { why: 'gap' }

/** What the price grid of a package says. */
export const priceGridWords = {
  corner: 'Group',
  occupancies: { sharing: 'Per person sharing', single: 'Single (full price)' } satisfies Record<Occupancy, string>,
  /** A size is for groups up to the next one. */
  group: (size: number, next: number | undefined) => {
    if (next === undefined) return size === 1 ? '1 person or more' : `${size} people or more`
    return next === size + 1 ? people(size) : `${size} to ${next - 1} people`
  },
  removeGroup: (group: string) => `Remove the row for ${group}`,
  groupRemoved: (group: string) => `The row for ${group} is removed.`,
  newGroup: 'New group size',
  newGroupSize: 'Number of people',
  addGroupSize: 'Add group size',
  addGroup: 'Add row',
  noGroup: 'Enter a number of people from 1 to 999.',
  groupThere: 'This group size already has a row.',
  noComforts: 'Choose at least one accommodation level first. Each has its own columns.',
  hidden: (count: number) =>
    count === 1
      ? '1 price of an accommodation level not on sale is kept.'
      : `${count} prices of accommodation levels not on sale are kept.`,
  doubt: (doubt: Doubt, text: (amount: number) => string) => {
    switch (doubt.why) {
      case 'dearer-than-smaller':
        return `is higher per person than for ${people(doubt.smaller)}, $${text(doubt.than)}.`
      case 'high-below-low':
        return `is lower than in the low season, $${text(doubt.than)}.`
      case 'single-below-sharing':
        return `is lower than sharing, $${text(doubt.than)}.`
      case 'gap':
        return 'has no price.'
    }
  },
} as const
