import type { Source } from '#platform/languages/source.ts'
import { analyticsAdminWords } from './analytics.ts'
import { answerNotSentWords } from './answer-not-sent.ts'
import { auditLogAdminWords } from './audit-log.ts'
import { autosaveWords } from './autosave.ts'
import { adjustmentRefusalWords } from './bookings/adjustment-refusals.ts'
import { adjustmentWords } from './bookings/adjustments.ts'
import { amendAdminWords } from './bookings/amend.ts'
import { arrivalWords } from './bookings/arrivals.ts'
import { bedOrCarRefusalWords } from './bookings/bed-or-car-refusals.ts'
import { bookingAdminWords } from './bookings/booking.ts'
import { bookingListWords } from './bookings/booking-list.ts'
import { bookingStateWords } from './bookings/booking-states.ts'
import { cancelAdminWords } from './bookings/cancel.ts'
import { childFeeWords } from './bookings/child-fees.ts'
import { contactAdminWords } from './bookings/contact.ts'
import { customPriceWords } from './bookings/custom-price.ts'
import { evidenceWords } from './bookings/evidence.ts'
import { foldWords } from './bookings/folds.ts'
import { messageWords } from './bookings/messages.ts'
import { moneyAdminWords } from './bookings/money.ts'
import { newBookingWords } from './bookings/new-booking.ts'
import { orderAdminWords } from './bookings/order.ts'
import { orderKindWords } from './bookings/order-kinds.ts'
import { originWords } from './bookings/origin.ts'
import { paymentStatusWords } from './bookings/payment-status.ts'
import { refusalAdminWords } from './bookings/refusals.ts'
import { roadListWords } from './bookings/road-lists.ts'
import { stepWords } from './bookings/steps.ts'
import { timelineFilterWords } from './bookings/timeline-filter.ts'
import { travellerRefusalWords } from './bookings/traveller-refusals.ts'
import { travellersAdminWords } from './bookings/travellers.ts'
import { unpaidHoldsWords } from './bookings/unpaid-holds.ts'
import { cancellationSettingsWords } from './cancellation-policies.ts'
import { contentSources } from './content-sources.server.ts'
import { costWords } from './costs.ts'
import { crewMemberWords } from './crew/crew-member.ts'
import { customerWords } from './customers.ts'
import { todayWords } from './dashboard.ts'
import { dateRangeWords } from './date-range.ts'
import { dayWords } from './day/day.ts'
import { crewAdminWords } from './departures/crew.ts'
import { departureEditAdminWords } from './departures/departure-edit.ts'
import { importAdminWords } from './departures/departure-import.ts'
import { departureListAdminWords } from './departures/departure-list.ts'
import { departurePageWords } from './departures/departure-page.ts'
import { departureRefusalWords } from './departures/departure-refusals.ts'
import { departureAdminWords } from './departures/departures.ts'
import { moveVisitWords } from './departures/move-visit.ts'
import { planFaultWords } from './departures/plan-faults.ts'
import { seriesAdminWords } from './departures/series.ts'
import { emailNameWords } from './email-names.ts'
import { emailAdminWords } from './emails.ts'
import { enquiryAdminWords } from './enquiries.ts'
import { factorAdminWords } from './factors.ts'
import { factWords } from './facts.ts'
import { jobWords } from './failed-jobs.ts'
import { frameAdminWords } from './frame.ts'
import { instantWords } from './instants.ts'
import { listAdminWords } from './lists.ts'
import { newEnquiryWords } from './new-enquiry.ts'
import { newsletterAdminWords } from './newsletter.ts'
import { packageCostWords } from './package-costs.ts'
import { payableSources } from './payables/payable-sources.server.ts'
import { methodAdminWords } from './payment-method-names.ts'
import { authorityListWords } from './permits/authorities.ts'
import { authorityWords } from './permits/authority.ts'
import { authorityTermWords } from './permits/authority-terms.ts'
import { permitBuyWords } from './permits/permit-buy.ts'
import { permitClosureWords } from './permits/permit-closure.ts'
import { permitDayWords } from './permits/permit-day.ts'
import { permitDueWords } from './permits/permit-due.ts'
import { permitFormWords } from './permits/permit-forms.ts'
import { permitNumberWords } from './permits/permit-numbers.ts'
import { permitStateWords } from './permits/permit-states.ts'
import { permitVisitWords } from './permits/permit-visits.ts'
import { permitWords } from './permits/permits.ts'
import { privacyWords } from './privacy-requests.ts'
import { profileAdminWords } from './profile.ts'
import { reportWords } from './reports.ts'
import { assignmentWords } from './roster/assignments.ts'
import { crewMissingWords } from './roster/crew-missing.ts'
import { requirementWords } from './roster/crew-requirements.ts'
import { fitWords } from './roster/fit.ts'
import { handoverWords } from './roster/handover.ts'
import { hiredClassWords } from './roster/hired-class.ts'
import { nobodyFreeWords } from './roster/nobody-free.ts'
import { rosterWords } from './roster/roster.ts'
import { transferWords } from './roster/transfers.ts'
import { salesReportWords } from './sales-reports.ts'
import { savedViewWords } from './saved-views.ts'
import { searchAdminWords } from './search.ts'
import { settingLineWords } from './setting-lines.ts'
import { settingsWords } from './settings.ts'
import { environmentWords } from './settings-environment.ts'
import { setupWords } from './setup.ts'
import { shipmentAdminWords } from './shipments.ts'
import { shortcutWords } from './shortcuts.ts'
import { staffLogWords } from './staff.ts'
import { personLogWords } from './staff-log.ts'
import { supplierSources } from './supplier-sources.server.ts'
import { tableWords } from './tables.ts'
import { taskWords } from './tasks.ts'
import { translationFileWords } from './translation-files.ts'
import { translationAdminWords } from './translations.ts'
import { newTripWords } from './trips/new-trip.ts'
import { tripProposalWords } from './trips/proposals.ts'
import { tripBuilderWords } from './trips/trip-builder.ts'
import { tripChangeRefusalWords } from './trips/trip-change-refusals.ts'
import { tripCheckWords } from './trips/trip-checks.ts'
import { tripCompareWords } from './trips/trip-compare.ts'
import { tripFormWords } from './trips/trip-forms.ts'
import { tripLossWords } from './trips/trip-losses.ts'
import { tripWords } from './trips/trips.ts'

/** The parts of the admin area, which staff read in English or French. */
export const adminSources: readonly Source[] = [
  ...contentSources,
  ...supplierSources,
  adjustmentRefusalWords,
  adjustmentWords,
  amendAdminWords,
  arrivalWords,
  autosaveWords,
  bedOrCarRefusalWords,
  bookingAdminWords,
  bookingListWords,
  bookingStateWords,
  cancelAdminWords,
  childFeeWords,
  contactAdminWords,
  factorAdminWords,
  foldWords,
  frameAdminWords,
  instantWords,
  messageWords,
  methodAdminWords,
  moneyAdminWords,
  newBookingWords,
  orderAdminWords,
  orderKindWords,
  originWords,
  paymentStatusWords,
  ...payableSources,
  profileAdminWords,
  refusalAdminWords,
  roadListWords,
  savedViewWords,
  searchAdminWords,
  shortcutWords,
  stepWords,
  taskWords,
  timelineFilterWords,
  todayWords,
  evidenceWords,
  travellerRefusalWords,
  travellersAdminWords,
  unpaidHoldsWords,
  customerWords,
  crewAdminWords,
  crewMemberWords,
  dayWords,
  departureEditAdminWords,
  importAdminWords,
  departureListAdminWords,
  departurePageWords,
  departureRefusalWords,
  departureAdminWords,
  moveVisitWords,
  planFaultWords,
  seriesAdminWords,
  enquiryAdminWords,
  answerNotSentWords,
  listAdminWords,
  newEnquiryWords,
  customPriceWords,
  factWords,
  emailNameWords,
  emailAdminWords,
  shipmentAdminWords,
  analyticsAdminWords,
  dateRangeWords,
  reportWords,
  salesReportWords,
  auditLogAdminWords,
  cancellationSettingsWords,
  jobWords,
  privacyWords,
  settingLineWords,
  settingsWords,
  setupWords,
  personLogWords,
  staffLogWords,
  tableWords,
  environmentWords,
  newsletterAdminWords,
  translationFileWords,
  translationAdminWords,
  authorityListWords,
  authorityWords,
  authorityTermWords,
  costWords,
  packageCostWords,
  newTripWords,
  tripWords,
  tripProposalWords,
  tripBuilderWords,
  tripChangeRefusalWords,
  tripCheckWords,
  tripCompareWords,
  tripFormWords,
  tripLossWords,
  permitClosureWords,
  permitDayWords,
  assignmentWords,
  requirementWords,
  fitWords,
  nobodyFreeWords,
  rosterWords,
  handoverWords,
  hiredClassWords,
  permitFormWords,
  permitWords,
  permitBuyWords,
  permitDueWords,
  permitNumberWords,
  permitStateWords,
  permitVisitWords,
  crewMissingWords,
  transferWords,
]
