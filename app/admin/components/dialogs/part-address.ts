import type { Day } from '#values/dates.ts'

/** How the address of a form names a part of a booking. */
export const partKey = ({ resource, day }: { resource: string; day: Day }): string => `${resource} ${day}`

/** The form for the answer about a part, on the page of its booking. */
export const answerPath = (part: { resource: string; day: Day }): string => `?ask=part:${encodeURIComponent(partKey(part))}`
