import { backupQueue } from '#features/backups/store-backup.server.ts'
import { endBannersQueue } from '#features/navigation/end-banners.server.ts'
import { followTermsQueue } from '#features/pages/follow-terms.server.ts'
import type { Schedule } from '#platform/jobs/job-rows.server.ts'
import { searchQueue, termsTranslationsQueue } from '#values/queues.ts'

/** The jobs that the schedule adds to the queues, once for all processes. */
export const schedules: readonly Schedule[] = [
  { queue: 'expire-bookings', everySeconds: 60 },
  { queue: 'follow-card-payments', everySeconds: 60 },
  { queue: 'open-departures', everySeconds: 60 },
  { queue: 'expire-permits', everySeconds: 60 },
  { queue: 'end-permits', everySeconds: 24 * 60 * 60 },
  { queue: 'return-permits', everySeconds: 60 * 60 },
  { queue: 'expire-crew-requests', everySeconds: 60 },
  { queue: 'follow-runs', everySeconds: 10 * 60 },
  { queue: 'follow-orders', everySeconds: 10 * 60 },
  { queue: 'expire-provisional', everySeconds: 60 },
  { queue: 'close-order-lines', everySeconds: 60 * 60 },
  { queue: 'purge-replies', everySeconds: 24 * 60 * 60 },
  { queue: 'follow-payables', everySeconds: 60 },
  { queue: 'email-crew', everySeconds: 60 * 60 },
  { queue: 'remind-visitors', everySeconds: 60 * 60 },
  { queue: 'remind-of-proposals', everySeconds: 60 * 60 },
  { queue: 'watch-suppliers', everySeconds: 60 * 60 },
  { queue: 'watch-crew', everySeconds: 60 * 60 },
  { queue: 'watch-permits', everySeconds: 60 * 60 },
  { queue: 'remind-of-tasks', everySeconds: 60 * 60 },
  { queue: 'settle-alerts', everySeconds: 60 * 60 },
  { queue: 'send-documents', everySeconds: 60 * 60 },
  { queue: 'keep-stock-ahead', everySeconds: 24 * 60 * 60 },
  { queue: searchQueue, everySeconds: 24 * 60 * 60 },
  { queue: 'purge-search-misses', everySeconds: 24 * 60 * 60 },
  { queue: 'purge-visitors', everySeconds: 24 * 60 * 60 },
  { queue: 'reprice-packages', everySeconds: 60 * 60 },
  { queue: followTermsQueue, everySeconds: 60 * 60 },
  { queue: termsTranslationsQueue, everySeconds: 24 * 60 * 60 },
  { queue: 'draw-missing-pictures', everySeconds: 24 * 60 * 60 },
  { queue: 'purge-pictures', everySeconds: 24 * 60 * 60 },
  { queue: 'purge-quotes', everySeconds: 24 * 60 * 60 },
  { queue: 'follow-journeys', everySeconds: 60 * 60 },
  { queue: 'purge-drafts', everySeconds: 60 * 60 },
  { queue: 'purge-enquiries', everySeconds: 60 * 60 },
  { queue: 'purge-rate-limit-hits', everySeconds: 60 * 60 },
  { queue: 'purge-holders', everySeconds: 60 * 60 },
  { queue: 'purge-autosaves', everySeconds: 24 * 60 * 60 },
  { queue: 'purge-staff-keys', everySeconds: 60 * 60 },
  { queue: 'purge-traveller-details', everySeconds: 60 * 60 },
  { queue: endBannersQueue, everySeconds: 60 * 60 },
  { queue: 'purge-testimonials', everySeconds: 24 * 60 * 60 },
  { queue: 'purge-mailings', everySeconds: 60 * 60 },
  // Midnight of UTC, two in the morning in Kigali.
  { queue: backupQueue, everySeconds: 24 * 60 * 60 },
]
