export const tripPath = (id: string): string => `/admin/trips/${id}`

export const versionPath = (tripId: string, number: number): string => `${tripPath(tripId)}/versions/${number}`
