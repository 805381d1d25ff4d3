import { expireBookings } from '#features/bookings/expire-bookings.server.ts'
import { followJourneys } from '#features/bookings/follow-journeys.server.ts'
import { forgetDrafts } from '#features/bookings/forget-drafts.server.ts'
import { sendBookingLetter } from '#features/bookings/send-booking-letter.server.ts'
import { lostLinkQueue, sendLinkAgain } from '#features/bookings/send-link-again.server.tsx'
import { bookingLetterQueue } from '#features/bookings/write-letter-later.server.ts'
import { forgetTries } from '#features/limits/forget-tries.server.ts'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs.server.ts'

/** Each queue and the action that its jobs run. An action may run twice for the same job. */
export const jobHandlers = (ctx: Context): JobHandlers => ({
  [bookingLetterQueue]: (data) => sendBookingLetter(ctx, data),
  [lostLinkQueue]: (data) => sendLinkAgain(ctx, data),
  'expire-bookings': async () => void (await expireBookings(ctx)),
  'follow-journeys': async () => void (await followJourneys(ctx)),
  'forget-drafts': async () => void (await forgetDrafts(ctx)),
  'forget-tries': async () => void (await forgetTries(ctx)),
})
