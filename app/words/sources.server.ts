import { createContext } from 'react-router'
import { bookedOrderWords } from '#features/bookings/emails/words/booked-order.ts'
import { bookingEmailWords } from '#features/bookings/emails/words/booking-emails.ts'
import { bookingLinkEmailWords } from '#features/bookings/emails/words/booking-link-email.ts'
import { closureEmailWords } from '#features/bookings/emails/words/closure-email.ts'
import { confirmedEmailWords } from '#features/bookings/emails/words/confirmed-emails.ts'
import { emailFigureWords } from '#features/bookings/emails/words/email-figures.ts'
import { emailHowToPayWords } from '#features/bookings/emails/words/email-how-to-pay.ts'
import { endedEmailWords } from '#features/bookings/emails/words/ended-emails.ts'
import { paymentEmailWords } from '#features/bookings/emails/words/payment-emails.ts'
import { startEmailWords } from '#features/bookings/emails/words/start-emails.ts'
import { mayNotRunWords } from '#features/bookings/guarantee/words/may-not-run.ts'
import { brochureWords } from '#features/documents/words/brochure.ts'
import { documentCancellationWords } from '#features/documents/words/document-cancellation.ts'
import { documentContactWords } from '#features/documents/words/document-contacts.ts'
import { documentItineraryWords } from '#features/documents/words/document-itinerary.ts'
import { documentPaperWords } from '#features/documents/words/document-paper.ts'
import { documentPaymentMethodWords } from '#features/documents/words/document-payment-methods.ts'
import { documentPriceWords } from '#features/documents/words/document-price.ts'
import { documentProformaWords } from '#features/documents/words/document-proforma.ts'
import { documentProposalWords } from '#features/documents/words/document-proposal.ts'
import { documentQuoteWords } from '#features/documents/words/document-quote.ts'
import { documentReceiptWords } from '#features/documents/words/document-receipt.ts'
import { documentRouteWords } from '#features/documents/words/document-route.ts'
import { documentStatementWords } from '#features/documents/words/document-statement.ts'
import { documentVoucherWords } from '#features/documents/words/document-voucher.ts'
import { documentsWords } from '#features/documents/words/documents.ts'
import { emailFrameWords } from '#features/emails/words/email-frame.ts'
import { newsletterEmailWords } from '#features/emails/words/newsletter-emails.ts'
import { automaticEmailWords } from '#features/enquiries/words/automatic-emails.ts'
import { landNameWords } from '#features/places/words/land-names.ts'
import { hireTermsWords } from '#features/pricing/words/hire-terms.ts'
import { priceLineWords } from '#features/pricing/words/price-lines.ts'
import { proposalChangeWords } from '#features/proposals/words/proposal-changes.ts'
import { proposalEmailWords } from '#features/proposals/words/proposal-emails.ts'
import { proposalMessageWords } from '#features/proposals/words/proposal-message.ts'
import { proposalPriceWords } from '#features/proposals/words/proposal-price.ts'
import { crewEmailWords } from '#features/roster/words/crew-emails.ts'
import { freightQuoteEmailWords } from '#features/shipments/words/freight-quote-email.ts'
import type { Log } from '#platform/context.ts'
import type { Source } from '#platform/languages/source.ts'
import { written } from '../languages/addresses.ts'
import { readCatalogues } from '../languages/read-catalogues.server.ts'
import { openSiteWords, type SiteWords } from '../languages/site-words.server.ts'
import { aboutWords } from './about.ts'
import { adminSources } from './admin/sources.server.ts'
import { ageWords } from './ages.ts'
import { amendedHoldWords } from './amended-hold.ts'
import { blogWords } from './blog.ts'
import { topicWords } from './blog-topics.ts'
import { chosenWords } from './booking-chosen.ts'
import { bookingErrorWords } from './booking-errors.ts'
import { extrasWords } from './booking-extras.ts'
import { bookingKindWords } from './booking-kinds.ts'
import { leaderWords } from './booking-leader.ts'
import { paymentWords } from './booking-payment.ts'
import { quotedWords } from './booking-quoted.ts'
import { refusalWords } from './booking-refusals.ts'
import { stateWords } from './booking-states.ts'
import { bookingStepWords } from './booking-steps.ts'
import { bookingSummaryWords } from './booking-summary.ts'
import { bookingTermsWords } from './booking-terms.ts'
import { travellersWords } from './booking-travellers.ts'
import { cancellationWords } from './cancellation.ts'
import { cancellationRestWords } from './cancellation-rest.ts'
import { cancellationTableWords } from './cancellation-table.ts'
import { carCountryWords } from './car-countries.ts'
import { cardWords } from './card.ts'
import { cardPageWords } from './card-page.ts'
import { carsAnswerWords } from './cars-answers.ts'
import { carsPageWords } from './cars-page.ts'
import { tipsWords } from './cbt-tips.ts'
import { childAgesWords } from './child-ages.ts'
import { choiceWords } from './choice.ts'
import { choiceFactWords } from './choice-facts.ts'
import { classTableWords } from './class-table.ts'
import { closedVisitWords } from './closed-visits.ts'
import { codeOfConductWords } from './code-of-conduct.ts'
import { comfortWords } from './comforts.ts'
import { communityWords } from './community.ts'
import { contactWords } from './contact.ts'
import { countriesWords } from './countries.ts'
import { countryWords } from './country.ts'
import { countryContentWords } from './country-content.ts'
import { countryFactsWords } from './country-facts.ts'
import { crewCalendarWords } from './crew-calendar.ts'
import { crewRequestWords } from './crew-request.ts'
import { crewSheetWords } from './crew-sheet.ts'
import { crewSheetFactWords } from './crew-sheet-facts.ts'
import { departureContentWords } from './departure-content.ts'
import { departureDetailWords } from './departure-details.ts'
import { departureStatusWords } from './departure-status.ts'
import { departureStepWords } from './departure-step.ts'
import { departureWords } from './departures.ts'
import { departuresCalendarWords } from './departures-calendar.ts'
import { detailsRefusalWords } from './details-refusals.ts'
import { enquiryWords } from './enquiries.ts'
import { enquiryAboutWords } from './enquiry-about.ts'
import { enquiryErrorWords } from './enquiry-errors.ts'
import { enquirySentWords } from './enquiry-sent.ts'
import { errorPageWords } from './error-page.ts'
import { extraFieldWords } from './extra-fields.ts'
import { extraPriceWords } from './extra-prices.ts'
import { extrasAnswerWords } from './extras-answers.ts'
import { filterWords } from './filters.ts'
import { fitnessWords } from './fitness.ts'
import { flightWords } from './flights.ts'
import { footerWords } from './footer.ts'
import { frameWords } from './frame.ts'
import { freightWords } from './freight.ts'
import { freightErrorWords } from './freight-errors.ts'
import { freightFactsWords } from './freight-facts.ts'
import { freightPageWords } from './freight-page.ts'
import { fromPriceWords } from './from-price.ts'
import { groupPanelWords } from './group-panel.ts'
import { hireChoiceWords } from './hire-choice.ts'
import { hireFieldWords } from './hire-fields.ts'
import { holdButtonWords } from './hold-button.ts'
import { homeWords } from './home.ts'
import { homeDayWords } from './home-day.ts'
import { hotelContentWords } from './hotel-content.ts'
import { hotelDetailWords } from './hotel-details.ts'
import { hotelInformationWords } from './hotel-information.ts'
import { unwrittenHotelWords } from './hotel-information-unwritten.ts'
import { hotelNameWords } from './hotel-names.ts'
import { hotelWords } from './hotels.ts'
import { itineraryWords } from './itinerary.ts'
import { journeyChoiceWords } from './journey-choice.ts'
import { kibehoWords } from './kibeho.ts'
import { kibehoFactsWords } from './kibeho-facts.ts'
import { kibehoOthersWords } from './kibeho-others.ts'
import { kibehoPartWords } from './kibeho-parts.ts'
import { landCaptionWords } from './land-captions.ts'
import { languageOfferWords } from './language-offer.ts'
import { letterheadWords } from './letterhead.ts'
import { limitWords } from './limits.ts'
import { lostLinkWords } from './lost-link.ts'
import { lostLinkSentWords } from './lost-link-sent.ts'
import { luxuryWords } from './luxury.ts'
import { ownAnswerWords } from './manage-answers.ts'
import { ownWords } from './manage-booking.ts'
import { cancelWords } from './manage-cancel.ts'
import { changeWords } from './manage-change.ts'
import { changeAnswerWords } from './manage-change-answers.ts'
import { confirmEmailWords } from './manage-confirm-email.ts'
import { ownEventWords } from './manage-events.ts'
import { managePageWords } from './manage-page.ts'
import { manageRefusalWords } from './manage-refusals.ts'
import { manageStateWords } from './manage-states.ts'
import { oneTravellerWords } from './manage-traveller.ts'
import { travellerWords } from './manage-travellers.ts'
import { nameListWords } from './name-list.ts'
import { nameListAnswerWords } from './name-list-answers.ts'
import { newsletterWords } from './newsletter.ts'
import { newsletterAnswerWords } from './newsletter-answers.ts'
import { newsletterPageWords } from './newsletter-pages.ts'
import { nightRefusalWords } from './night-refusals.ts'
import { notFoundWords } from './not-found.ts'
import { officeHoursWords } from './office-hours.ts'
import { offlineWords } from './offline.ts'
import { packageContentWords } from './package-content.ts'
import { packageDetailWords } from './package-details.ts'
import { packagePricesWords } from './package-prices.ts'
import { packagePricesHeadWords } from './package-prices-head.ts'
import { packageSectionWords } from './package-sections.ts'
import { packageWords } from './packages.ts'
import { pageWords } from './pages.ts'
import { panelWords } from './panel.ts'
import { panelNoteWords } from './panel-notes.ts'
import { parishWords } from './parish.ts'
import { parkWords } from './park.ts'
import { parkContentWords } from './park-content.ts'
import { parkFactsWords } from './park-facts.ts'
import { parkShelfWords } from './park-shelf.ts'
import { parksWords } from './parks.ts'
import { partyWords } from './party.ts'
import { partySummaryWords } from './party-summary.ts'
import { paymentAnswerWords } from './payment-answers.ts'
import { paymentMethodWords } from './payment-methods.ts'
import { paymentMethodsContentWords } from './payment-methods-content.ts'
import { paymentMethodsPageWords } from './payment-methods-page.ts'
import { photoWords } from './photos.ts'
import { pilgrimageWords } from './pilgrimage.ts'
import { pilgrimageDetailWords } from './pilgrimage-details.ts'
import { pilgrimsChoiceWords } from './pilgrims-choice.ts'
import { placeWords } from './places.ts'
import { postWords } from './post.ts'
import { postTextWords } from './post-text.ts'
import { priceTableWords } from './price-table.ts'
import { privateTripWords } from './private-trip.ts'
import { problemWords } from './problems.ts'
import { proposalWords } from './proposal.ts'
import { proposalAnswerWords } from './proposal-answers.ts'
import { proposalJourneyWords } from './proposal-journey.ts'
import { quoteCodeWords } from './quote-code.ts'
import { quoteMessageWords } from './quote-message.ts'
import { quoteWords } from './quotes.ts'
import { rateTableWords } from './rate-table.ts'
import { reachFieldWords } from './reach-fields.ts'
import { residencyWords } from './residencies.ts'
import { residencyFieldWords } from './residency-field.ts'
import { roadTimeWords } from './road-time.ts'
import { roomFieldWords } from './room-fields.ts'
import { roomKindWords } from './room-kinds.ts'
import { roomTableWords } from './room-table.ts'
import { roomingWords } from './rooming.ts'
import { roomsChosenWords } from './rooms-chosen.ts'
import { routeWords } from './routes.ts'
import { searchWords } from './search.ts'
import { searchAnswerWords } from './search-answer.ts'
import { searchBoxWords } from './search-box.ts'
import { searchDocumentWords } from './search-documents.ts'
import { seasonWords } from './season.ts'
import { seasonStripWords } from './season-strip.ts'
import { shareWords } from './share.ts'
import { statementWords } from './statement.ts'
import { statementLineWords } from './statement-lines.ts'
import { stayChoiceWords } from './stay-choice.ts'
import { stayPartyWords } from './stay-party.ts'
import { stayWords } from './stays.ts'
import { styleWords } from './styles.ts'
import { sumsWords } from './sums.ts'
import { supplierOrderWords } from './supplier-order.ts'
import { supplierOrderFactWords } from './supplier-order-facts.ts'
import { tailorMadeWords } from './tailor-made.ts'
import { termsWords } from './terms.ts'
import { testimonialWords } from './testimonials.ts'
import { timeLeftWords } from './time-left.ts'
import { timetableWords } from './timetable.ts'
import { translatorNoteWords } from './translator-note.ts'
import { transportWords } from './transport.ts'
import { travellerDetailWords } from './traveller-details.ts'
import { travellerFactWords } from './traveller-facts.ts'
import { travellerFieldWords } from './traveller-fields.ts'
import { visitWords } from './visit.ts'
import { visitRwandaWords } from './visit-rwanda.ts'
import { visitsWords } from './visits.ts'
import { visitsSwitchWords } from './visits-switch.ts'
import { waitingListWords } from './waiting-list.ts'
import { withoutChildrenWords } from './without-children.ts'

/** Every part whose words can be translated: of the site in the order of their files, then of emails and of the admin area. */
// biome-ignore format: one line for each would be too many
export const sources: readonly Source[] = [
  aboutWords, ageWords, amendedHoldWords, blogWords, topicWords, chosenWords, bookingErrorWords, extrasWords, bookingKindWords,
  leaderWords, paymentWords, quotedWords, refusalWords, stateWords, bookingStepWords, bookingSummaryWords, bookingTermsWords, travellersWords,
  cancellationWords, cancellationRestWords, cancellationTableWords, carCountryWords, cardWords, cardPageWords, carsAnswerWords,
  carsPageWords, tipsWords, childAgesWords, choiceWords, choiceFactWords, classTableWords, closedVisitWords, codeOfConductWords, comfortWords,
  communityWords, contactWords, countriesWords, countryWords, countryContentWords, countryFactsWords, crewCalendarWords, crewRequestWords, crewSheetWords, crewSheetFactWords, departureContentWords,
  departureDetailWords, departureStatusWords, departureStepWords, departureWords, departuresCalendarWords, detailsRefusalWords,
  enquiryWords, enquiryAboutWords, enquiryErrorWords, enquirySentWords, errorPageWords, extraFieldWords, extraPriceWords,
  extrasAnswerWords, filterWords, fitnessWords, flightWords, footerWords, frameWords, freightWords, freightErrorWords, freightFactsWords,
  freightPageWords, fromPriceWords, groupPanelWords, hireChoiceWords, hireFieldWords, holdButtonWords, homeWords, homeDayWords,
  hotelContentWords, hotelDetailWords, hotelInformationWords, unwrittenHotelWords, hotelNameWords, hotelWords, itineraryWords,
  journeyChoiceWords, kibehoWords, kibehoFactsWords, kibehoOthersWords, kibehoPartWords, landCaptionWords, languageOfferWords, letterheadWords, limitWords,
  lostLinkWords, lostLinkSentWords, luxuryWords, ownAnswerWords, ownWords, cancelWords, changeWords, changeAnswerWords,
  confirmEmailWords, ownEventWords, managePageWords, manageRefusalWords, manageStateWords, oneTravellerWords, travellerWords,
  nameListWords, nameListAnswerWords, newsletterWords, newsletterAnswerWords, newsletterPageWords, nightRefusalWords,
  notFoundWords, officeHoursWords, offlineWords, packageContentWords, packageDetailWords, packagePricesWords,
  packagePricesHeadWords, packageSectionWords, packageWords, pageWords, panelWords, panelNoteWords, parishWords, parkWords,
  parkContentWords, parkFactsWords, parkShelfWords, parksWords, partyWords, partySummaryWords, paymentAnswerWords,
  paymentMethodWords, paymentMethodsContentWords, paymentMethodsPageWords, photoWords, pilgrimageWords, pilgrimageDetailWords,
  pilgrimsChoiceWords, placeWords, postWords, postTextWords, priceTableWords, privateTripWords, problemWords, quoteCodeWords,
  proposalWords, proposalAnswerWords, proposalJourneyWords, quoteMessageWords, quoteWords, rateTableWords, residencyFieldWords, roadTimeWords, reachFieldWords, residencyWords,
  roomFieldWords, roomKindWords, roomTableWords, roomingWords, roomsChosenWords, routeWords, searchWords, searchAnswerWords,
  searchBoxWords, searchDocumentWords, seasonWords, seasonStripWords, shareWords, statementWords, statementLineWords, stayChoiceWords,
  stayPartyWords, stayWords, styleWords, sumsWords, supplierOrderWords, supplierOrderFactWords, tailorMadeWords, termsWords, testimonialWords, timeLeftWords,
  timetableWords, translatorNoteWords, transportWords, travellerDetailWords, travellerFactWords, travellerFieldWords,
  visitWords, visitRwandaWords, visitsWords, visitsSwitchWords, waitingListWords, withoutChildrenWords,
  // Of documents.
  brochureWords, documentCancellationWords, documentContactWords, documentItineraryWords, documentPaperWords,
  documentPaymentMethodWords, documentPriceWords, documentProformaWords, documentProposalWords, documentQuoteWords, documentReceiptWords, documentRouteWords, documentStatementWords,
  documentVoucherWords, documentsWords,
  // Of both, and of pages.
  hireTermsWords, landNameWords, mayNotRunWords, priceLineWords, proposalChangeWords, proposalPriceWords,
  // Of emails.
  emailFrameWords, bookedOrderWords, bookingEmailWords, bookingLinkEmailWords, closureEmailWords, confirmedEmailWords, emailFigureWords,
  emailHowToPayWords, endedEmailWords, paymentEmailWords, startEmailWords, automaticEmailWords, crewEmailWords, freightQuoteEmailWords, newsletterEmailWords, proposalEmailWords, proposalMessageWords,
  // Of the admin area.
  ...adminSources,
]

/** The site without catalogues: English alone. */
export const englishSite = openSiteWords(sources)

/** The words that pages are rendered with: of the server's catalogues, else English alone. */
export const siteWordsKey = createContext<SiteWords>(englishSite)

/** The English of every part. */
export const english = englishSite.in(written)

/** The same as texts: for what is the same in all languages, such as a picture that is shared. */
export const readEnglish = english.textsOf

/** The words of all sources, with the catalogues of this folder. What cannot be used is logged, a line each, and shown in English. */
export async function readSiteWords(log: Log): Promise<SiteWords> {
  const { catalogues, faults } = await readCatalogues('catalogues')
  for (const fault of faults) log.warn('A catalogue cannot be read', { fault })
  return openSiteWords(sources, catalogues, log)
}
