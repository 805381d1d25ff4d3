import type { Schedule } from '#platform/job-rows.server.ts'

/** What the clock adds to the queues, once for all processes. */
export const schedules: readonly Schedule[] = [
  { queue: 'expire-bookings', everySeconds: 60 },
  { queue: 'follow-journeys', everySeconds: 60 * 60 },
  { queue: 'forget-drafts', everySeconds: 60 * 60 },
  { queue: 'forget-tries', everySeconds: 60 * 60 },
]
