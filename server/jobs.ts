import { usesOfPictures } from '#app/admin/media/uses-of-pictures.server.ts'
import type { SiteWords } from '#app/languages/site-words.server.ts'
import { documentSources } from '#app/shared/document-sources.server.ts'
import { searchSite } from '#app/shared/search/search-site.server.ts'
import { englishSite } from '#app/words/sources.server.ts'
import { purgeVisitors } from '#features/analytics/purge-visitors.server.ts'
import { securityNoticeQueue } from '#features/audit-log/security-notice.ts'
import { purgeOldAutosaves } from '#features/autosave/purge-autosave.server.ts'
import { backupQueue } from '#features/backups/store-backup.server.ts'
import { closeCheckoutsQueue } from '#features/bookings/cancellations/close-checkouts-later.server.ts'
import { callOffQueue, carryOutCallOff } from '#features/bookings/departures/call-off-departure.server.ts'
import { purgeDrafts } from '#features/bookings/drafts/purge-drafts.server.ts'
import { bookingEmailQueue } from '#features/bookings/emails/queue-booking-email.server.ts'
import { sendBookingEmail } from '#features/bookings/emails/send-booking-email.server.ts'
import { lostLinkQueue, sendBookingLink } from '#features/bookings/emails/send-booking-link.server.tsx'
import { purgeHolders } from '#features/bookings/holds/purge-holders.server.ts'
import { alertLateSuppliers } from '#features/bookings/jobs/alert-late-suppliers.server.ts'
import { expireBookings } from '#features/bookings/jobs/expire-bookings.server.ts'
import { remindVisitors } from '#features/bookings/jobs/remind-visitors.server.ts'
import { updateJourneyStates } from '#features/bookings/jobs/update-journey-states.server.ts'
import { closeCheckoutsOf } from '#features/bookings/payments/close-checkouts.server.ts'
import { pollCardPayments } from '#features/bookings/payments/poll-card-payments.server.ts'
import { coverPermits } from '#features/bookings/permits/cover-pools.server.ts'
import { reopenPurchases } from '#features/bookings/purchases/reopen-purchases.server.ts'
import { publishEntryQueue, publishPlanned } from '#features/content/schedule-entry.server.ts'
import { kindOf } from '#features/content-kinds/entry-kinds.server.ts'
import { openDue } from '#features/departures/open-due.server.ts'
import { returnPermits } from '#features/departures/return-permits.server.ts'
import { filesOfEmail } from '#features/documents/files-of-email.server.ts'
import { documentsQueue, sendDocuments, sendDocumentsOf } from '#features/documents/send-documents.server.ts'
import { type FilesOf, sendStoredEmail, storedEmailQueue } from '#features/emails/send-stored-email.server.ts'
import { enquiryAnswerQueue } from '#features/enquiries/answer-enquiry.server.ts'
import { purgeEnquiries } from '#features/enquiries/purge-enquiries.server.ts'
import { enquiryEmailQueue } from '#features/enquiries/send-enquiry.server.ts'
import { sendEnquiryAnswer } from '#features/enquiries/send-enquiry-answer.server.tsx'
import { sendEnquiryEmail } from '#features/enquiries/send-enquiry-email.server.tsx'
import { settleAnswer } from '#features/enquiries/settle-answer.server.ts'
import { answerSubscribe, subscribeQueue } from '#features/enquiries/subscribers/subscribe.server.ts'
import { formerQueues } from '#features/failed-jobs/former-queues.ts'
import { purgeMailings } from '#features/mailings/purge-mailings.server.ts'
import { drawPictureQueue } from '#features/media/draw-later.server.ts'
import { drawMissing } from '#features/media/draw-missing.server.ts'
import { drawPicture } from '#features/media/draw-picture.server.ts'
import { purgeFile, purgeFileQueue } from '#features/media/purge-file.server.ts'
import { purgePictures } from '#features/media/purge-pictures.server.ts'
import { endBanners, endBannersQueue } from '#features/navigation/end-banners.server.ts'
import { issueEmailQueue, issueQueue, sendIssue } from '#features/newsletter/send-issue.server.ts'
import { sendIssueEmail } from '#features/newsletter/send-issue-email.server.tsx'
import { followRatePeriods } from '#features/packages/reprice-packages.server.ts'
import { followTerms, followTermsQueue } from '#features/pages/follow-terms.server.ts'
import { followPayables } from '#features/payables/follow/follow-payables.server.ts'
import { settlePermitAlerts } from '#features/permits/alerts/settle-permit-alerts.server.ts'
import { expireAllowances } from '#features/permits/allowances/expire-allowances.server.ts'
import { endLots } from '#features/permits/lots/end-lots.server.ts'
import { expireLots } from '#features/permits/lots/expire-lots.server.ts'
import { proposalEmailQueue } from '#features/proposals/emails/queue-proposal-email.server.ts'
import { proposalNewsQueue } from '#features/proposals/emails/queue-proposal-news.server.ts'
import {
  proposalReminderQueue,
  remindProposals,
  sendProposalReminder,
} from '#features/proposals/emails/remind-proposals.server.ts'
import { sendProposalEmail } from '#features/proposals/emails/send-proposal-email.server.ts'
import { sendProposalNews } from '#features/proposals/emails/send-proposal-news.server.tsx'
import { purgeQuotes } from '#features/quotes/purge-quotes.server.ts'
import { purgeHits } from '#features/rate-limits/purge-hits.server.ts'
import { sendCrewEmails } from '#features/roster/emails/send-crew-emails.server.tsx'
import { followRuns } from '#features/roster/follow/follow-runs.server.ts'
import { purgeSignatures } from '#features/roster/handovers/purge-signatures.server.ts'
import { expireRequests } from '#features/roster/requests/expire-requests.server.ts'
import { watchCrew } from '#features/roster/watch-crew.server.ts'
import { purgeMisses } from '#features/search/purge-misses.server.ts'
import { refreshSearch } from '#features/search/refresh-search.server.ts'
import { freightQuoteQueue } from '#features/shipments/send-quote.server.ts'
import { sendQuoteEmail } from '#features/shipments/send-quote-email.server.tsx'
import { settleQuote } from '#features/shipments/settle-quote.server.ts'
import { answerEmailRequest, requestedEmailQueue } from '#features/staff/emails/requested-emails.server.ts'
import { sendSecurityNotice } from '#features/staff/emails/send-security-notice.server.tsx'
import { sendStaffEmail, staffEmailQueue } from '#features/staff/emails/staff-emails.server.tsx'
import { purgeKeys } from '#features/staff/keys/purge-keys.server.ts'
import { expireProvisional } from '#features/supply/answers/expire-provisional.server.ts'
import { purgeReplies } from '#features/supply/answers/purge-replies.server.ts'
import { closeLines } from '#features/supply/follow/close-lines.server.ts'
import { followOrders } from '#features/supply/follow/follow-orders.server.ts'
import { filesOfSupplierEmail } from '#features/supply/papers/files-of-supplier-email.server.ts'
import { remindOfTasks } from '#features/tasks/remind-of-tasks.server.tsx'
import { settleOldAlerts } from '#features/tasks/settle-alerts.server.ts'
import { purgeTestimonials } from '#features/testimonials/purge-testimonials.server.ts'
import { freezeTerms } from '#features/translations/freeze-terms.server.ts'
import { remindOfFlights } from '#features/travellers/flights/remind-of-flights.server.ts'
import { alertDeadlines } from '#features/travellers/permits/alert-deadlines.server.ts'
import { purgeTravellerDetails } from '#features/travellers/purge-traveller-details.server.ts'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.server.ts'
import {
  coverPermitsQueue,
  crewEmailsQueue,
  followOrdersQueue,
  followRunsQueue,
  searchQueue,
  termsTranslationsQueue,
} from '#values/queues.ts'
import { keepStockAhead } from './start/first-start.ts'

/**
 * Each queue and the action that its jobs run. An action may run twice for the same job. The search is made with `words`, without them in
 * English alone; `readMessages` brings these up to date.
 */
export const jobHandlers = (ctx: Context, words: SiteWords = englishSite, readMessages = async () => {}): JobHandlers =>
  withFormerQueues({
    [bookingEmailQueue]: (data) => sendBookingEmail(ctx, data),
    [lostLinkQueue]: (data) => sendBookingLink(ctx, data),
    [closeCheckoutsQueue]: (data) => closeCheckoutsOf(ctx, data),
    [callOffQueue]: (data) => carryOutCallOff(ctx, data),
    [documentsQueue]: (data) => sendDocumentsOf(ctx, data, documentSources),
    [enquiryEmailQueue]: (data) => sendEnquiryEmail(ctx, data),
    [enquiryAnswerQueue]: (data) => sendEnquiryAnswer(ctx, data),
    [freightQuoteQueue]: (data) => sendQuoteEmail(ctx, data),
    [proposalEmailQueue]: (data) => sendProposalEmail(ctx, data),
    [proposalReminderQueue]: (data) => sendProposalReminder(ctx, data),
    [proposalNewsQueue]: (data) => sendProposalNews(ctx, data),
    [subscribeQueue]: (data) => answerSubscribe(ctx, data),
    [requestedEmailQueue]: (data) => answerEmailRequest(ctx, data),
    [publishEntryQueue]: (data) => publishPlanned(ctx, kindOf, data),
    [securityNoticeQueue]: (data) => sendSecurityNotice(ctx, data),
    [staffEmailQueue]: (data) => sendStaffEmail(ctx, data),
    [drawPictureQueue]: (data) => drawPicture(ctx, data, usesOfPictures),
    [purgeFileQueue]: (data) => purgeFile(ctx, data),
    [followTermsQueue]: () => followTerms(ctx),
    [termsTranslationsQueue]: () => freezeTerms(ctx),
    [endBannersQueue]: async () => void (await endBanners(ctx)),
    'draw-missing-pictures': async () => void (await drawMissing(ctx)),
    'purge-pictures': async () => void (await purgePictures(ctx, usesOfPictures)),
    [storedEmailQueue]: async (data) => {
      const files: FilesOf = async (email) => [
        ...(await filesOfEmail(ctx, email, documentSources)),
        ...(await filesOfSupplierEmail(ctx, email)),
      ]
      const email = await sendStoredEmail(ctx, data, files)
      await settleAnswer(ctx, email)
      await settleQuote(ctx, email)
    },
    [issueQueue]: (data) => sendIssue(ctx, data),
    [issueEmailQueue]: (data) => sendIssueEmail(ctx, data),
    'reprice-packages': async () => void (await followRatePeriods(ctx)),
    'purge-mailings': async () => void (await purgeMailings(ctx)),
    'send-documents': async () => void (await sendDocuments(ctx)),
    'follow-card-payments': async () => void (await pollCardPayments(ctx)),
    'keep-stock-ahead': () => keepStockAhead(ctx),
    'open-departures': async () => void (await openDue(ctx)),
    'remind-visitors': async () => void (await remindVisitors(ctx)),
    'remind-of-flights': async () => void (await remindOfFlights(ctx)),
    'remind-of-proposals': async () => void (await remindProposals(ctx)),
    'remind-of-tasks': async () => void (await remindOfTasks(ctx)),
    'settle-alerts': async () => void (await settleOldAlerts(ctx)),
    [coverPermitsQueue]: async () => {
      await reopenPurchases(ctx)
      await coverPermits(ctx)
      await settlePermitAlerts(ctx)
    },
    [followRunsQueue]: async () => void (await followRuns(ctx)),
    [followOrdersQueue]: async () => void (await followOrders(ctx)),
    'expire-provisional': async () => void (await expireProvisional(ctx)),
    'purge-replies': async () => void (await purgeReplies(ctx)),
    'close-order-lines': async () => void (await closeLines(ctx)),
    'follow-payables': async () => void (await followPayables(ctx)),
    [crewEmailsQueue]: async () => void (await sendCrewEmails(ctx)),
    'expire-crew-requests': async () => void (await expireRequests(ctx)),
    'expire-permits': async () => {
      await expireLots(ctx)
      await expireAllowances(ctx)
    },
    'end-permits': async () => void (await endLots(ctx)),
    'return-permits': async () => void (await returnPermits(ctx)),
    'watch-suppliers': async () => void (await alertLateSuppliers(ctx)),
    'watch-crew': async () => void (await watchCrew(ctx)),
    'watch-permits': async () => {
      await alertDeadlines(ctx)
      await settlePermitAlerts(ctx)
    },
    'expire-bookings': async () => void (await expireBookings(ctx)),
    'follow-journeys': async () => void (await updateJourneyStates(ctx)),
    'purge-drafts': async () => void (await purgeDrafts(ctx)),
    'purge-quotes': async () => void (await purgeQuotes(ctx)),
    'purge-enquiries': async () => void (await purgeEnquiries(ctx)),
    'purge-rate-limit-hits': async () => void (await purgeHits(ctx)),
    'purge-holders': async () => void (await purgeHolders(ctx)),
    'purge-autosaves': async () => void (await purgeOldAutosaves(ctx)),
    'purge-staff-keys': () => purgeKeys(ctx),
    [searchQueue]: async () => {
      // This process may not have heard yet of the words that the job was added for.
      await readMessages()
      await refreshSearch(ctx, searchSite(words))
    },
    'purge-search-misses': async () => void (await purgeMisses(ctx)),
    'purge-testimonials': async () => void (await purgeTestimonials(ctx)),
    'purge-visitors': async () => void (await purgeVisitors(ctx)),
    'purge-traveller-details': async () => {
      await purgeTravellerDetails(ctx)
      await purgeSignatures(ctx)
    },
  })

/** Those whose jobs take seconds or minutes. */
export const slowQueues: readonly string[] = [drawPictureQueue, backupQueue]

const withFormerQueues = (handlers: JobHandlers): JobHandlers => ({
  ...handlers,
  ...Object.fromEntries(
    Object.entries(formerQueues).flatMap(([was, isNow]) => (handlers[isNow] ? [[was, handlers[isNow]]] : [])),
  ),
})
