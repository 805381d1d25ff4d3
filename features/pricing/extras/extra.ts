/** What the price of an extra is for: each traveller, the booking, each night, each day. */
export const extraUnits = ['person', 'booking', 'night', 'day'] as const
export type ExtraUnit = (typeof extraUnits)[number]

/** Which hires an extra is for, by who drives. */
export const drives = ['any', 'self-drive', 'with-driver'] as const
export type Drive = (typeof drives)[number]

/** Whether an extra is a drive from the airport to where the trip begins, or from where it ends to the airport, at the time of the flight. */
export const transfers = ['none', 'arrival', 'departure'] as const
export type Transfer = (typeof transfers)[number]

/** Something that can be added to an order. The price is in USD cents, for one of it and one unit. */
export type Extra = {
  id: string
  name: string
  /** What it is and when it is worth having, in a sentence or two. */
  note: string
  unit: ExtraUnit
  amountMinor: number
  /** The kinds of order it can be added to. */
  kinds: readonly string[]
  /** Permits and activities, by the ids of their fees: the package has one of them. Empty: it needs none. */
  activities: readonly string[]
  /** Places by id: the order leaves half a day free in one of them. Empty: it needs none. */
  freeTimeIn: readonly string[]
  drive: Drive
  mostPerBooking: number
  /** Whether it is on sale. */
  active: boolean
}
