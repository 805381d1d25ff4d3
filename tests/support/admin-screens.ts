import type { Page } from 'playwright-core'
import { contentMenu } from '#app/admin/content/content-menu.ts'
import { hotelAvailabilityWords } from '#app/words/admin/content/hotel-availability.ts'
import { readEnglish } from '#app/words/sources.server.ts'
import { arrive } from './awake.ts'
import { openFirstEntry, openFirstHistory } from './first-entry.ts'
import { openCar, openCustomer, openEnquiry, openPicture, openSentEmail, openShipment, openTask } from './first-opened.ts'
import { openPermitDay } from './first-permits.ts'
import {
  enterFxRate,
  openFirstContract,
  openFirstService,
  openNextYear,
  openPermitTerms,
  openRates,
  openSupplier,
} from './first-suppliers.ts'
import { amendTailored, loseTrip, openAcceptance, openBuilder, openProposal, openTripItem } from './first-trips.ts'
import { madeOnce } from './made-once.ts'

const availability = readEnglish(hotelAvailabilityWords)

/** `path`: its address, or how it comes about. `before`: what leads from there to the screen. */
export type AdminScreen = {
  name: string
  path: string | ((page: Page) => Promise<string>)
  before?: (page: Page) => Promise<void>
}

/** Lists that may be empty in the demonstration, and hotels, whose editor is opened apart. */
const unopened = ['hotels', 'terms', 'discount-codes', 'custom-pages', 'banners', 'testimonials']
/** The lists of content whose first entry is opened: one editor of each kind. */
const edited = Object.values(contentMenu).flatMap(({ folder }) => (unopened.includes(folder) ? [] : [folder]))

const supplier = madeOnce('/admin/suppliers/new', openSupplier)
const rates = madeOnce('/admin/suppliers/new', openRates)
const builder = madeOnce('/admin/trips/new', openBuilder)
const trip = async (page: Page) => (await builder(page)).replace('/versions/1', '')
const proposal = madeOnce('/admin/trips/new', openProposal)

/** Every screen of the admin area with a fixed address, whatever the bookings are: checked by axe and by eye. */
export const adminScreens: readonly AdminScreen[] = [
  { name: 'today', path: '/admin' },
  { name: 'search', path: '/admin/search?q=kibeho' },
  { name: 'bookings', path: '/admin/bookings' },
  { name: 'bookings-filtered', path: '/admin/bookings?money=unpaid&sort=start' },
  { name: 'bookings-none', path: '/admin/bookings?q=xqzwv' },
  { name: 'new', path: '/admin/bookings/new' },
  { name: 'unpaid-holds', path: '/admin/bookings/unpaid-holds' },
  { name: 'departures', path: '/admin/departures?view=booked' },
  { name: 'departure-new', path: '/admin/departures/new' },
  { name: 'departure-edit', path: '/admin/departures/1/edit' },
  { name: 'day', path: '/admin/day' },
  { name: 'day-places', path: '/admin/day?view=places' },
  { name: 'permits', path: '/admin/permits' },
  { name: 'permit-day', path: '/admin/permits', before: openPermitDay },
  { name: 'series', path: '/admin/departures/series' },
  { name: 'import', path: '/admin/departures/import' },
  { name: 'permits-to-buy', path: '/admin/permits/buy' },
  { name: 'permit-numbers', path: '/admin/permits/numbers' },
  { name: 'permit-closure', path: '/admin/permits/closure' },
  { name: 'roster', path: '/admin/roster' },
  { name: 'roster-month', path: '/admin/roster?span=month' },
  { name: 'roster-absence', path: '/admin/roster?ask=absence' },
  { name: 'supply', path: '/admin/supply' },
  { name: 'supply-none', path: '/admin/supply?q=xqzwv' },
  { name: 'crew', path: '/admin/crew' },
  { name: 'guide-new', path: '/admin/crew/guides/new' },
  { name: 'car', path: '/admin/crew/cars/new', before: openCar },
  { name: 'suppliers-none', path: '/admin/suppliers?q=xqzwv' },
  { name: 'supplier-new', path: '/admin/suppliers/new' },
  { name: 'supplier', path: supplier },
  { name: 'supplier-service', path: supplier, before: openFirstService },
  { name: 'contract', path: supplier, before: openFirstContract },
  { name: 'supplier-rates', path: rates },
  { name: 'contract-next-year', path: rates, before: openNextYear },
  { name: 'rate-import', path: '/admin/suppliers/rates/import' },
  { name: 'suppliers', path: '/admin/suppliers' },
  { name: 'payables', path: '/admin/payables' },
  { name: 'supplier-invoices', path: '/admin/payables/invoices?view=awaited' },
  { name: 'supplier-invoice-new', path: '/admin/payables/invoices/new' },
  { name: 'supplier-payments', path: '/admin/payables/payments' },
  { name: 'fx', path: '/admin/fx', before: enterFxRate },
  { name: 'authorities', path: '/admin/permits/authorities' },
  { name: 'authority', path: '/admin/permits/authorities/uwa' },
  { name: 'authority-new', path: '/admin/permits/authorities/new' },
  { name: 'authority-edit', path: '/admin/permits/authorities/rdb/edit' },
  { name: 'permit-terms-new', path: '/admin/permits/authorities/uwa/terms/new?fee=gorilla-bwindi' },
  { name: 'permit-terms', path: '/admin/permits/authorities/uwa', before: openPermitTerms },
  { name: 'task', path: '/admin/tasks/new', before: openTask },
  { name: 'jobs', path: '/admin/jobs' },
  { name: 'settings', path: '/admin/settings/general' },
  ...['company', 'office', 'bank', 'tour-cancellation', 'factor', 'mail', 'database', 'backups'].map((setting) => ({
    name: `setting-${setting}`,
    path: `/admin/settings/${setting}`,
  })),
  { name: 'activity', path: '/admin/audit-log' },
  { name: 'customers', path: '/admin/customers' },
  { name: 'customer', path: '/admin/customers', before: openCustomer },
  { name: 'privacy-requests', path: '/admin/privacy-requests' },
  { name: 'saved-views', path: '/admin/saved-views/bookings' },
  { name: 'enquiries', path: '/admin/enquiries?view=all' },
  { name: 'enquiry', path: '/admin/enquiries', before: openEnquiry },
  { name: 'enquiry-new', path: '/admin/enquiries/new' },
  { name: 'enquiry-texts', path: '/admin/enquiries/replies' },
  { name: 'trip-new', path: '/admin/trips/new' },
  { name: 'trip', path: trip },
  { name: 'trip-lose', path: trip, before: loseTrip },
  { name: 'trips', path: '/admin/trips' },
  { name: 'trip-builder', path: builder },
  { name: 'trip-item', path: '/admin/trips/new', before: openTripItem },
  ...['party', 'options', 'days/2', 'items/new?kind=stay&day=1', 'items/new?kind=stay&day=1&source=hand'].map((form) => ({
    name: `trip-${form.replaceAll(/[^a-z0-9]+/g, '-')}`,
    path: async (page: Page) => `${await builder(page)}/${form}`,
  })),
  { name: 'trip-send', path: async (page) => `${await builder(page)}/send` },
  { name: 'trip-proposal', path: proposal },
  { name: 'trip-proposal-accept', path: proposal, before: openAcceptance },
  { name: 'booking-other-proposal', path: '/admin/trips/new', before: amendTailored },
  { name: 'freight', path: '/admin/shipments' },
  { name: 'shipment', path: '/admin/shipments', before: openShipment },
  { name: 'content', path: '/admin/content' },
  { name: 'translations', path: '/admin/translations?language=fr' },
  { name: 'translation', path: '/admin/translations?language=fr', before: openTranslation },
  { name: 'translation-publishing', path: '/admin/translations?language=fr&ask=take-back' },
  { name: 'interface-words', path: '/admin/translations/fr/messages' },
  { name: 'interface-words-part', path: '/admin/translations/fr/messages/panel' },
  { name: 'interface-words-approve', path: '/admin/translations/fr/messages/panel?ask=approve-all' },
  { name: 'translation-import', path: '/admin/translations/fr/import' },
  { name: 'translation-preview', path: '/admin/translations/fr/import', before: openImportPreview },
  { name: 'hotels', path: '/admin/hotels' },
  { name: 'hotel', path: '/admin/hotels?q=Imisozi+Terrace', before: openHotel },
  { name: 'hotel-nights', path: '/admin/hotels?q=Imisozi+Terrace', before: openNights },
  { name: 'hotel-rates', path: '/admin/hotels/rates' },
  { name: 'hotel-own-rates', path: '/admin/hotels?q=Imisozi+Terrace', before: openHotelRates },
  { name: 'countries', path: '/admin/countries' },
  { name: 'blog', path: '/admin/blog' },
  { name: 'blog-new', path: '/admin/blog/new' },
  { name: 'pages', path: '/admin/pages' },
  { name: 'own-pages', path: '/admin/custom-pages' },
  { name: 'terms', path: '/admin/terms' },
  { name: 'menus', path: '/admin/menus' },
  { name: 'voices', path: '/admin/testimonials' },
  { name: 'voice-new', path: '/admin/testimonials/new' },
  { name: 'notices', path: '/admin/banners' },
  { name: 'notice-new', path: '/admin/banners/new' },
  { name: 'packages', path: '/admin/packages' },
  { name: 'package-new', path: '/admin/packages/new' },
  { name: 'package-costs', path: '/admin/packages/edit/1/costs' },
  { name: 'packages-raise', path: '/admin/packages/raise?pick=1.1&pick=2.1' },
  { name: 'extra-supplier', path: '/admin/extras/edit/1/supplier' },
  { name: 'package-history', path: '/admin/kibeho', before: openFirstHistory },
  ...edited.map((folder) => ({ name: `edit-${folder}`, path: `/admin/${folder}`, before: openFirstEntry })),
  { name: 'pictures', path: '/admin/media' },
  { name: 'pictures-upload', path: '/admin/media/upload' },
  { name: 'picture', path: '/admin/media/upload', before: openPicture },
  { name: 'emails', path: '/admin/emails' },
  { name: 'emails-new', path: '/admin/emails/new?to=nobody' },
  { name: 'emails-list', path: '/admin/emails/new?list=bookings' },
  { name: 'emails-sent', path: '/admin/emails/sent' },
  { name: 'email-sent', path: '/admin/bookings', before: openSentEmail },
  { name: 'emails-templates', path: '/admin/emails/templates' },
  { name: 'emails-template', path: '/admin/emails/templates/new' },
  { name: 'emails-texts', path: '/admin/emails/automatic' },
  { name: 'emails-text', path: '/admin/emails/automatic/received' },
  { name: 'newsletter', path: '/admin/newsletter' },
  { name: 'newsletter-readers', path: '/admin/newsletter/readers' },
  { name: 'newsletter-new', path: '/admin/newsletter/new' },
  { name: 'reports', path: '/admin/reports' },
  { name: 'report-received', path: '/admin/reports/received' },
  { name: 'report-receivables', path: '/admin/reports/receivables' },
  { name: 'report-payments', path: '/admin/reports/payments?range=12-months' },
  { name: 'report-answer-times', path: '/admin/reports/answer-times?range=own&from=2026-02-02&to=2026-02-01' },
  { name: 'report-occupancy', path: '/admin/reports/occupancy' },
  { name: 'report-income', path: '/admin/reports/income?range=year&by=booked' },
  { name: 'report-cash', path: '/admin/reports/cash' },
  { name: 'report-payables', path: '/admin/reports/payables' },
  { name: 'report-profit', path: '/admin/reports/profit?range=ahead' },
  { name: 'report-permits-lost', path: '/admin/reports/permits-lost' },
  { name: 'report-crew-days', path: '/admin/reports/crew-days' },
  { name: 'visitors', path: '/admin/analytics' },
  { name: 'profile', path: '/admin/settings/profile' },
  { name: 'passkeys', path: '/admin/settings/profile/passkeys' },
]

async function openHotel(page: Page) {
  await page
    .getByRole('link', { name: /Imisozi Terrace/ })
    .first()
    .click()
  await arrive(page, /edit/)
}

async function openNights(page: Page) {
  await openHotel(page)
  await page.getByRole('link', { name: availability.open }).click()
  await arrive(page, /availability/)
}

async function openHotelRates(page: Page) {
  await openHotel(page)
  await page.goto(`${page.url()}/rates`)
}

async function openTranslation(page: Page) {
  await page.getByRole('link', { name: 'Kigali in a day', exact: true }).click()
  await page.locator('.unit').first().waitFor()
}

/** A file in which two translations are others, and one has a link that its English has not. */
async function openImportPreview(page: Page) {
  const exported = await page.request.get('/admin/translations/fr/export.xlf?kind=post')
  const more = [' Autrement.', ' Encore autrement, un peu plus long.', ' [ici](https://evil.example)']
  const text = (await exported.text()).replaceAll('</target>', () => `${more.shift() ?? ''}</target>`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fr.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await page.locator('.import-plan').waitFor()
}
