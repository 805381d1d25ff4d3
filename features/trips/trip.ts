/** A journey that is made for one customer: its versions say what it is. */
export type Trip = {
  id: string
  reference: string
  enquiryId: string
  title: string
  ownerId: string | null
  lostAt: Date | null
  lostReason: string
  createdAt: Date
  changedAt: Date
  version: number
}

/** Who works on a trip; null for a command of ours, which the audit log does not record. */
export type TripActor = { id: string; name: string } | null

/** How the audit log names a trip: by its reference alone, because its title may name a person and the log stays for good. */
export const tripSubject = ({ id, reference }: Pick<Trip, 'id' | 'reference'>) =>
  ({ kind: 'trip', id, words: reference }) as const

/** The views of the list: those of whoever looks, all that are worked on, and those that are lost. */
export const tripViews = ['mine', 'open', 'lost'] as const
export type TripView = (typeof tripViews)[number]

/** How far a view is counted, and up to how many trips a search counts what it finds. */
export const mostCounted = 1_000
export const mostFound = 200
