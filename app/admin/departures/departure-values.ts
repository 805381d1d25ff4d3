import type { AdminDeparture } from '#features/departures/reads-admin.server.ts'

/** A departure as the fields of its form have it, each by its name. */
export const departureValues = ({ title, startsOn, comfort, minimum, cutOffDays, note }: AdminDeparture, capacity: number) => ({
  package: title,
  startsOn,
  comfort,
  capacity: String(capacity),
  minimum: String(minimum),
  cutOffDays: String(cutOffDays ?? ''),
  note,
})
