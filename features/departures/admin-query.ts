import type { Day } from '#values/dates.ts'

/** The views of departures. `open`: not started, on sale or not, neither cancelled nor in the trash. */
export const adminViews = ['open', 'booked', 'draft', 'off-sale', 'cancelled', 'past', 'trash'] as const
export type AdminView = (typeof adminViews)[number]

/** The filters: guaranteed, short of the minimum, full, without a guide, with a clash. */
export const adminFilters = ['goes', 'short', 'full', 'no-guide', 'clash'] as const
export type AdminFilter = (typeof adminFilters)[number]

/** The cursor: the page begins after this departure, in the order of the view. */
export type AdminCursor = { startsOn: Day; id: number }

/** `search`: words of a package's title or address; `month`: '2027-06'; `packageSlug`: that package alone. */
export type AdminQuery = {
  view: AdminView
  today: Day
  now: Date
  search?: string | undefined
  month?: string | undefined
  packageSlug?: string | undefined
  filter?: AdminFilter | undefined
  after?: AdminCursor | undefined
  limit: number
}

/** A larger number is shown as 'more than 1,000'. */
export const mostCounted = 1000
