import type { Day } from '#values/dates.ts'

/** Which departures the desk looks at. `open`: to come, on sale or not, neither cancelled nor in the trash. */
export const deskViews = ['open', 'booked', 'draft', 'off-sale', 'cancelled', 'past', 'trash'] as const
export type DeskView = (typeof deskViews)[number]

/** Of them those that go, those short of their minimum, those that are full, those without a guide, and those with a clash. */
export const deskFilters = ['goes', 'short', 'full', 'no-guide', 'clash'] as const
export type DeskFilter = (typeof deskFilters)[number]

/** Where a page begins: after this departure, in the order of the view. */
export type DeskCursor = { startsOn: Day; id: number }

/** `search`: words of a package's title or address; `month`: '2027-06'; `packageSlug`: that package alone. */
export type DeskQuery = {
  view: DeskView
  today: Day
  now: Date
  search?: string | undefined
  month?: string | undefined
  packageSlug?: string | undefined
  filter?: DeskFilter | undefined
  after?: DeskCursor | undefined
  limit: number
}

/** No count goes further: what is more is 'more than 1,000'. */
export const mostCounted = 1000
