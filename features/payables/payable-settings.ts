import type { Day } from '#values/dates.ts'

/**
 * What the office typed, in US cents: its balance on a day, what it never wants to fall below, what a day of an own guide and of an own
 * vehicle costs, and from above which amount who recorded an invoice does not approve it (null: never).
 */
export type PayableSettings = {
  openingMinor: number
  openingOn: Day | null
  floorMinor: number
  guideDayMinor: number
  carDayMinor: number
  fourEyesMinor: number | null
}

/** Before anybody typed anything. */
export const noPayableSettings: PayableSettings = {
  openingMinor: 0,
  openingOn: null,
  floorMinor: 0,
  guideDayMinor: 0,
  carDayMinor: 0,
  fourEyesMinor: null,
}
