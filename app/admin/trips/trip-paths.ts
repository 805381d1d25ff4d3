import { pathWithQuery } from '../components/path-with-query.ts'

export const tripPath = (id: string): string => `/admin/trips/${id}`

export const versionPath = (tripId: string, number: number): string => `${tripPath(tripId)}/versions/${number}`

/** A day of a version in the builder: the address of the version, its day in sight, and what else its query says. */
export const dayPath = (path: string, day: number, query: Readonly<Record<string, string | undefined>> = {}): string =>
  `${pathWithQuery(path, { ...query, day: `${day}` })}#day-${day}`

export const proposalPath = (tripId: string, id: string): string => `${tripPath(tripId)}/proposals/${id}`
