import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { emailedPages } from '#server/http/emailed-pages.ts'
import { links } from '#values/links.ts'

type Page = { path: string; id: string }

/** Every address of the table with the file that answers it, in the table's order. */
function pagesOf(entries: readonly RouteConfigEntry[], within = ''): Page[] {
  return entries.flatMap(({ path, file, children }) => {
    const address = path ? `${within}/${path}` : within
    return children ? pagesOf(children, address) : [{ path: address || '/', id: file }]
  })
}

const pages = pagesOf(routes)

/** The file that answers a link whose parameters are filled in with plain words; undefined where only the missing page does. */
function answering(link: (...words: string[]) => string): string | undefined {
  const address = link(...Array.from({ length: link.length }, (_, index) => `word-${index + 1}`))
  const found = matchRoutes(pages, new URL(address, 'https://impamba.test').pathname)?.at(-1)?.route
  return found?.path.endsWith('*') ? undefined : found?.id
}

describe('links that leave the app lead to a page of the route table', () => {
  for (const [name, link] of Object.entries(links)) {
    test(name, () => {
      expect(
        answering(link),
        `links.${name} in values/links.ts leads nowhere. Bring it in step with app/routes.ts.`,
      ).toBeDefined()
    })
  }
})

test('what customers are sent by email are pages that their language may be taken back from', () => {
  const { package: journey, booking, confirmBookingEmail, rooming, crewSheet, confirmNews, leaveNews } = links
  const emailed = new Set(pages.flatMap(({ path, id }) => (emailedPages.has(path) ? [id] : [])))
  expect(emailed.size).toBe(emailedPages.size)
  expect(
    [journey, booking, confirmBookingEmail, rooming, crewSheet, confirmNews, leaveNews].filter(
      (link) => !emailed.has(answering(link) ?? ''),
    ),
  ).toEqual([])
})

test('each link is answered by the page it was written for', () => {
  expect(Object.fromEntries(Object.entries(links).map(([name, link]) => [name, answering(link)]))).toMatchInlineSnapshot(`
    {
      "adminBooking": "admin/bookings/booking.tsx",
      "ask": "site/enquiries/contact.tsx",
      "booking": "site/manage-booking/booking.tsx",
      "bookingWithKey": "site/manage-booking/booking.tsx",
      "brochure": "site/brochure/brochure.ts",
      "confirmBookingEmail": "site/manage-booking/confirm-email-page.tsx",
      "confirmEmail": "admin/login/confirm-email.tsx",
      "confirmNews": "site/enquiries/newsletter-confirm.tsx",
      "crewCalendar": "api/crew-calendar.ts",
      "crewRequest": "site/crew-request/crew-request.tsx",
      "crewSheet": "site/crew-sheet/crew-sheet.tsx",
      "departure": "site/departures/departure-details.tsx",
      "departureCalendar": "api/departure-calendar.ts",
      "home": "site/home.tsx",
      "hotel": "site/hotels/hotel-details.tsx",
      "joinStaff": "admin/login/join.tsx",
      "leaveNews": "site/enquiries/newsletter-leave.tsx",
      "newPassword": "admin/login/reset.tsx",
      "package": "site/packages/package-details.tsx",
      "post": "site/blog/post.tsx",
      "rooming": "site/manage-booking/travellers/rooming-page.tsx",
      "signInLink": "admin/login/link.tsx",
      "supplierOrder": "site/supplier-order/supplier-order.tsx",
      "visit": "site/community/community-details.tsx",
    }
  `)
})

test('a link to an address that is not in the table is caught', () => {
  expect(answering((slug) => `/tours/${slug}`)).toBeUndefined()
})

/** Addresses are in emails, on paper and in search engines. To change one, add a redirect, then renew this list. */
test('the addresses of the site are these', () => {
  expect(pages.map(({ path, id }) => `${path}  ${id}`).join('\n')).toMatchInlineSnapshot(`
    "/  site/home.tsx
    /packages  site/packages/packages.tsx
    /package-details  site/packages/to-packages.ts
    /package-details/:title  site/packages/package-details.tsx
    /package-prices/:title  site/package-prices/package-prices.tsx
    /departures  site/departures/departures.tsx
    /departure-details  site/departures/to-departures.ts
    /departure-details/:slug  site/departures/departure-details.tsx
    /services  site/pages/what-we-do.tsx
    /about  site/pages/about.tsx
    /visit-rwanda  site/pages/visit-rwanda.tsx
    /know-rwanda  site/pages/know-rwanda.tsx
    /important-to-know  site/pages/important-to-know.tsx
    /terms-and-conditions  site/pages/terms.tsx
    /privacy  site/pages/privacy.tsx
    /payment-methods  site/pages/payment-methods.tsx
    /blog  site/blog/blog.tsx
    /blog/:slug  site/blog/post.tsx
    /pages/:slug  site/pages/custom-page.tsx
    /offline  site/offline.tsx
    /countries  site/places/countries.tsx
    /rwanda  site/places/country.tsx
    /kenya  site/places/country.tsx
    /tanzania  site/places/country.tsx
    /uganda  site/places/country.tsx
    /burundi  site/places/country.tsx
    /dr-congo  site/places/country.tsx
    /parks  site/places/parks.tsx
    /parks/:park  site/places/park.tsx
    /akagera-national-park  site/places/park.tsx
    /volcanoes-national-park  site/places/park.tsx
    /pilgrimage  site/pilgrimage/pilgrimage.tsx
    /pilgrimage-details  site/pilgrimage/pilgrimage-details.tsx
    /kibeho-pilgrimage-package  site/pilgrimage/kibeho-package.tsx
    /community  site/community/community.tsx
    /community/details  site/community/community-details.tsx
    /community/cbt-tips  site/community/cbt-tips.tsx
    /luxury  site/luxury.tsx
    /hotels  site/hotels/hotels.tsx
    /hotel-details  site/hotels/to-hotels.ts
    /hotel-details/:id  site/hotels/hotel-details.tsx
    /hotel-information  site/hotels/hotel-information.tsx
    /car-hire-rates  site/cars/car-hire-rates.tsx
    /transport-information  site/transport/transport-information.tsx
    /freight-quote  site/freight/freight-quote.tsx
    /header-pdf-footer  site/letterhead/header-pdf-footer.tsx
    /contact  site/enquiries/contact.tsx
    /tailor-made  site/enquiries/tailor-made.tsx
    /parish-quote  site/enquiries/parish-quote.tsx
    /newsletter  site/enquiries/newsletter.tsx
    /newsletter/confirm  site/enquiries/newsletter-confirm.tsx
    /newsletter/leave  site/enquiries/newsletter-leave.tsx
    /search  site/search/search.tsx
    /*  site/not-found.tsx
    /package-details/:title/brochure.pdf  site/brochure/brochure.ts
    /share/:kind/:name.png  site/share-picture/share-card-picture.ts
    /booking  site/booking/departure-step.tsx
    /booking/journey  site/booking/journey-choice.tsx
    /booking/pilgrims  site/booking/pilgrims-choice.tsx
    /booking/hire  site/booking/hire-choice.tsx
    /hotel-booking  site/booking/stay-choice.tsx
    /booking/:draft/travellers  site/booking/travellers-step.tsx
    /booking/:draft/extras  site/booking/extras-step.tsx
    /booking/:draft/payment  site/booking/payment-step.tsx
    /quotes  site/booking/quotes.tsx
    /quotes/:code  site/booking/quote.tsx
    /proposals/:code  site/proposals/proposal.tsx
    /bookings  site/booking/lost-link.tsx
    /bookings/:reference  site/manage-booking/booking.tsx
    /bookings/:reference/confirm-email  site/manage-booking/confirm-email-page.tsx
    /bookings/:reference/change  site/manage-booking/change/change-page.tsx
    /bookings/:reference/cancel  site/manage-booking/change/cancel-page.tsx
    /bookings/:reference/card  site/manage-booking/payments/card-page.tsx
    /bookings/:reference/travellers  site/manage-booking/travellers/travellers-page.tsx
    /bookings/:reference/flights  site/manage-booking/travellers/flights-page.tsx
    /bookings/:reference/travellers/:position  site/manage-booking/travellers/traveller-page.tsx
    /rooming/:reference  site/manage-booking/travellers/rooming-page.tsx
    /sheet/:key  site/crew-sheet/crew-sheet.tsx
    /crew-request/:key  site/crew-request/crew-request.tsx
    /supplier-orders/:key  site/supplier-order/supplier-order.tsx
    /admin/login  admin/login/login.tsx
    /admin/login/provider  admin/login/provider.tsx
    /admin/login/provider/back  admin/login/provider-back.tsx
    /admin/login/code  admin/login/code.tsx
    /admin/login/passkey  admin/login/passkey.ts
    /admin/login/link  admin/login/link.tsx
    /admin/login/reset  admin/login/reset.tsx
    /admin/join  admin/login/join.tsx
    /admin  admin/dashboard/dashboard.tsx
    /admin/search  admin/search/search.tsx
    /admin/search.json  admin/search/search-json.ts
    /admin/bookings  admin/bookings/list/bookings.tsx
    /admin/bookings/new  admin/bookings/new/new-booking.tsx
    /admin/bookings/export.csv  admin/bookings/list/export-csv.ts
    /admin/bookings/export.xlsx  admin/bookings/list/export-xlsx.ts
    /admin/bookings/calendar  admin/bookings/list/calendar.tsx
    /admin/bookings/unpaid-holds  admin/bookings/list/unpaid-holds.tsx
    /admin/bookings/arrivals/:day  admin/bookings/list/arrivals.tsx
    /admin/bookings/:id  admin/bookings/booking.tsx
    /admin/bookings/:id/amend  admin/bookings/amend/amend.tsx
    /admin/bookings/:id/custom-price  admin/bookings/custom-price/custom-price.tsx
    /admin/bookings/:id/contact  admin/bookings/contact/contact.tsx
    /admin/bookings/:id/crew  admin/bookings/crew.tsx
    /admin/bookings/:id/suppliers  admin/bookings/suppliers.tsx
    /admin/bookings/:id/handover  admin/bookings/handover/handover.tsx
    /admin/bookings/:id/handover/:assignment  admin/bookings/handover/handover-paper.tsx
    /admin/bookings/:id/travellers  admin/bookings/travellers/travellers.tsx
    /admin/bookings/:id/flights  admin/bookings/travellers/flights.tsx
    /admin/bookings/:id/travellers/:position  admin/bookings/travellers/traveller.tsx
    /admin/bookings/:id/manifest  admin/bookings/lists/manifest.tsx
    /admin/bookings/:id/rooming  admin/bookings/lists/rooming.tsx
    /admin/bookings/:id/days  admin/bookings/lists/days.tsx
    /admin/bookings/:id/arrivals  admin/bookings/lists/arrivals.tsx
    /admin/bookings/:id/lists/:list.xlsx  admin/bookings/lists/lists-xlsx.ts
    /admin/bookings/:id/documents/:name.pdf  admin/bookings/document.ts
    /admin/enquiries  admin/enquiries/enquiries.tsx
    /admin/enquiries/new  admin/enquiries/new-enquiry.tsx
    /admin/enquiries/replies  admin/enquiries/replies.tsx
    /admin/enquiries/:id  admin/enquiries/enquiry.tsx
    /admin/trips  admin/trips/trips.tsx
    /admin/trips/new  admin/trips/new-trip.tsx
    /admin/trips/:id  admin/trips/trip.tsx
    /admin/shipments  admin/shipments/shipments.tsx
    /admin/shipments/:id  admin/shipments/shipment.tsx
    /admin/departures  admin/departures/list/departures.tsx
    /admin/departures/new  admin/departures/new.tsx
    /admin/departures/series  admin/departures/series/series.tsx
    /admin/departures/import  admin/departures/import.tsx
    /admin/departures/example.csv  admin/departures/example.ts
    /admin/departures/list.csv  admin/departures/list/list-csv.ts
    /admin/departures/:id  admin/departures/departure.tsx
    /admin/departures/:id/crew  admin/departures/crew.tsx
    /admin/departures/:id/suppliers  admin/departures/suppliers.tsx
    /admin/departures/:id/edit  admin/departures/edit.tsx
    /admin/departures/:id/contacts  admin/departures/contacts.tsx
    /admin/departures/:id/call-off  admin/departures/call-off.tsx
    /admin/departures/:id/visit  admin/departures/visit/visit.tsx
    /admin/day  admin/day/day.tsx
    /admin/permits  admin/permits/permits.tsx
    /admin/permits/buy  admin/permits/buy/buy.tsx
    /admin/permits/buy/list.csv  admin/permits/buy/list-csv.ts
    /admin/permits/buy/list.xlsx  admin/permits/buy/list-xlsx.ts
    /admin/permits/numbers  admin/permits/numbers/numbers.tsx
    /admin/permits/closure  admin/permits/closure/closure.tsx
    /admin/permits/authorities  admin/permits/authorities/authorities.tsx
    /admin/permits/authorities/new  admin/permits/authorities/edit-authority.tsx
    /admin/permits/authorities/:id  admin/permits/authorities/authority.tsx
    /admin/permits/authorities/:id/edit  admin/permits/authorities/edit-authority.tsx
    /admin/permits/authorities/:id/terms/new  admin/permits/authorities/terms.tsx
    /admin/permits/authorities/:id/terms/:termsId  admin/permits/authorities/terms.tsx
    /admin/permits/:fee/:day  admin/permits/permit-day.tsx
    /admin/content  admin/content-screens/content-index.tsx
    /admin/packages  admin/content-screens/list/entries.tsx
    /admin/packages/new  admin/content-screens/new.tsx
    /admin/packages/edit/:id  admin/content-screens/edit.tsx
    /admin/packages/edit/:id/history  admin/content-screens/history.tsx
    /admin/packages/edit/:id/preview  admin/content-screens/preview.ts
    /admin/hotels  admin/content-screens/list/entries.tsx
    /admin/hotels/new  admin/content-screens/new.tsx
    /admin/hotels/edit/:id  admin/content-screens/edit.tsx
    /admin/hotels/edit/:id/history  admin/content-screens/history.tsx
    /admin/hotels/edit/:id/preview  admin/content-screens/preview.ts
    /admin/kibeho  admin/content-screens/list/entries.tsx
    /admin/kibeho/new  admin/content-screens/new.tsx
    /admin/kibeho/edit/:id  admin/content-screens/edit.tsx
    /admin/kibeho/edit/:id/history  admin/content-screens/history.tsx
    /admin/kibeho/edit/:id/preview  admin/content-screens/preview.ts
    /admin/feasts  admin/content-screens/list/entries.tsx
    /admin/feasts/new  admin/content-screens/new.tsx
    /admin/feasts/edit/:id  admin/content-screens/edit.tsx
    /admin/feasts/edit/:id/history  admin/content-screens/history.tsx
    /admin/feasts/edit/:id/preview  admin/content-screens/preview.ts
    /admin/shrine  admin/content-screens/list/entries.tsx
    /admin/shrine/new  admin/content-screens/new.tsx
    /admin/shrine/edit/:id  admin/content-screens/edit.tsx
    /admin/shrine/edit/:id/history  admin/content-screens/history.tsx
    /admin/shrine/edit/:id/preview  admin/content-screens/preview.ts
    /admin/countries  admin/content-screens/list/entries.tsx
    /admin/countries/new  admin/content-screens/new.tsx
    /admin/countries/edit/:id  admin/content-screens/edit.tsx
    /admin/countries/edit/:id/history  admin/content-screens/history.tsx
    /admin/countries/edit/:id/preview  admin/content-screens/preview.ts
    /admin/parks  admin/content-screens/list/entries.tsx
    /admin/parks/new  admin/content-screens/new.tsx
    /admin/parks/edit/:id  admin/content-screens/edit.tsx
    /admin/parks/edit/:id/history  admin/content-screens/history.tsx
    /admin/parks/edit/:id/preview  admin/content-screens/preview.ts
    /admin/places  admin/content-screens/list/entries.tsx
    /admin/places/new  admin/content-screens/new.tsx
    /admin/places/edit/:id  admin/content-screens/edit.tsx
    /admin/places/edit/:id/history  admin/content-screens/history.tsx
    /admin/places/edit/:id/preview  admin/content-screens/preview.ts
    /admin/fees  admin/content-screens/list/entries.tsx
    /admin/fees/new  admin/content-screens/new.tsx
    /admin/fees/edit/:id  admin/content-screens/edit.tsx
    /admin/fees/edit/:id/history  admin/content-screens/history.tsx
    /admin/fees/edit/:id/preview  admin/content-screens/preview.ts
    /admin/experiences  admin/content-screens/list/entries.tsx
    /admin/experiences/new  admin/content-screens/new.tsx
    /admin/experiences/edit/:id  admin/content-screens/edit.tsx
    /admin/experiences/edit/:id/history  admin/content-screens/history.tsx
    /admin/experiences/edit/:id/preview  admin/content-screens/preview.ts
    /admin/host-guide  admin/content-screens/list/entries.tsx
    /admin/host-guide/new  admin/content-screens/new.tsx
    /admin/host-guide/edit/:id  admin/content-screens/edit.tsx
    /admin/host-guide/edit/:id/history  admin/content-screens/history.tsx
    /admin/host-guide/edit/:id/preview  admin/content-screens/preview.ts
    /admin/cars  admin/content-screens/list/entries.tsx
    /admin/cars/new  admin/content-screens/new.tsx
    /admin/cars/edit/:id  admin/content-screens/edit.tsx
    /admin/cars/edit/:id/history  admin/content-screens/history.tsx
    /admin/cars/edit/:id/preview  admin/content-screens/preview.ts
    /admin/freight-rates  admin/content-screens/list/entries.tsx
    /admin/freight-rates/new  admin/content-screens/new.tsx
    /admin/freight-rates/edit/:id  admin/content-screens/edit.tsx
    /admin/freight-rates/edit/:id/history  admin/content-screens/history.tsx
    /admin/freight-rates/edit/:id/preview  admin/content-screens/preview.ts
    /admin/extras  admin/content-screens/list/entries.tsx
    /admin/extras/new  admin/content-screens/new.tsx
    /admin/extras/edit/:id  admin/content-screens/edit.tsx
    /admin/extras/edit/:id/history  admin/content-screens/history.tsx
    /admin/extras/edit/:id/preview  admin/content-screens/preview.ts
    /admin/discount-codes  admin/content-screens/list/entries.tsx
    /admin/discount-codes/new  admin/content-screens/new.tsx
    /admin/discount-codes/edit/:id  admin/content-screens/edit.tsx
    /admin/discount-codes/edit/:id/history  admin/content-screens/history.tsx
    /admin/discount-codes/edit/:id/preview  admin/content-screens/preview.ts
    /admin/blog  admin/content-screens/list/entries.tsx
    /admin/blog/new  admin/content-screens/new.tsx
    /admin/blog/edit/:id  admin/content-screens/edit.tsx
    /admin/blog/edit/:id/history  admin/content-screens/history.tsx
    /admin/blog/edit/:id/preview  admin/content-screens/preview.ts
    /admin/testimonials  admin/content-screens/list/entries.tsx
    /admin/testimonials/new  admin/content-screens/new.tsx
    /admin/testimonials/edit/:id  admin/content-screens/edit.tsx
    /admin/testimonials/edit/:id/history  admin/content-screens/history.tsx
    /admin/testimonials/edit/:id/preview  admin/content-screens/preview.ts
    /admin/pages  admin/content-screens/list/entries.tsx
    /admin/pages/new  admin/content-screens/new.tsx
    /admin/pages/edit/:id  admin/content-screens/edit.tsx
    /admin/pages/edit/:id/history  admin/content-screens/history.tsx
    /admin/pages/edit/:id/preview  admin/content-screens/preview.ts
    /admin/custom-pages  admin/content-screens/list/entries.tsx
    /admin/custom-pages/new  admin/content-screens/new.tsx
    /admin/custom-pages/edit/:id  admin/content-screens/edit.tsx
    /admin/custom-pages/edit/:id/history  admin/content-screens/history.tsx
    /admin/custom-pages/edit/:id/preview  admin/content-screens/preview.ts
    /admin/terms  admin/content-screens/list/entries.tsx
    /admin/terms/new  admin/content-screens/new.tsx
    /admin/terms/edit/:id  admin/content-screens/edit.tsx
    /admin/terms/edit/:id/history  admin/content-screens/history.tsx
    /admin/terms/edit/:id/preview  admin/content-screens/preview.ts
    /admin/menus  admin/content-screens/list/entries.tsx
    /admin/menus/new  admin/content-screens/new.tsx
    /admin/menus/edit/:id  admin/content-screens/edit.tsx
    /admin/menus/edit/:id/history  admin/content-screens/history.tsx
    /admin/menus/edit/:id/preview  admin/content-screens/preview.ts
    /admin/banners  admin/content-screens/list/entries.tsx
    /admin/banners/new  admin/content-screens/new.tsx
    /admin/banners/edit/:id  admin/content-screens/edit.tsx
    /admin/banners/edit/:id/history  admin/content-screens/history.tsx
    /admin/banners/edit/:id/preview  admin/content-screens/preview.ts
    /admin/translations  admin/translations/translations.tsx
    /admin/translations/:language/export.xlf  admin/translations/files/export.ts
    /admin/translations/:language/import  admin/translations/files/import.tsx
    /admin/translations/:language/messages.json  admin/translations/messages/own-messages-json.ts
    /admin/translations/:language/messages  admin/translations/messages/messages.tsx
    /admin/translations/:language/messages/:part  admin/translations/messages/part.tsx
    /admin/translations/:language/:id  admin/translations/entry-translation.tsx
    /admin/packages/route.svg  admin/packages/route-drawing.ts
    /admin/packages/raise  admin/content-screens/raise/raise.tsx
    /admin/kibeho/raise  admin/content-screens/raise/raise.tsx
    /admin/hotels/raise  admin/content-screens/raise/raise.tsx
    /admin/cars/raise  admin/content-screens/raise/raise.tsx
    /admin/packages/edit/:id/costs  admin/costs/package-costs.tsx
    /admin/kibeho/edit/:id/costs  admin/costs/package-costs.tsx
    /admin/extras/edit/:id/supplier  admin/costs/extra-supplier.tsx
    /admin/hotels/edit/:id/availability  admin/hotel-rates/availability.tsx
    /admin/hotels/rates  admin/hotel-rates/rates.tsx
    /admin/hotels/rates.csv  admin/hotel-rates/rates-csv.ts
    /admin/hotels/edit/:id/rates  admin/hotel-rates/rates.tsx
    /admin/hotels/edit/:id/rates.csv  admin/hotel-rates/rates-csv.ts
    /admin/roster  admin/roster/board/board.tsx
    /admin/supply  admin/supply/supply.tsx
    /admin/supply/:order/:paper.pdf  admin/supply/paper.ts
    /admin/suppliers  admin/suppliers/suppliers.tsx
    /admin/suppliers/new  admin/suppliers/edit-supplier.tsx
    /admin/suppliers/:id  admin/suppliers/supplier.tsx
    /admin/suppliers/:id/edit  admin/suppliers/edit-supplier.tsx
    /admin/suppliers/:id/services/:serviceId  admin/suppliers/service.tsx
    /admin/suppliers/:id/contracts/new  admin/suppliers/new-contract.tsx
    /admin/suppliers/:id/contracts/:contractId  admin/suppliers/contract.tsx
    /admin/payables  admin/payables/to-pay/to-pay.tsx
    /admin/payables/to-pay.csv  admin/payables/to-pay/to-pay-csv.ts
    /admin/payables/invoices  admin/payables/invoices/invoices.tsx
    /admin/payables/invoices/new  admin/payables/invoices/new-invoice.tsx
    /admin/payables/payments  admin/payables/payments/payments.tsx
    /admin/fx  admin/suppliers/fx.tsx
    /admin/suppliers/rates/import  admin/suppliers/rates/import.tsx
    /admin/suppliers/rates.csv  admin/suppliers/rates/rates-csv.ts
    /admin/suppliers/:id/contracts/:contractId/rates  admin/suppliers/rates/rates.tsx
    /admin/suppliers/:id/contracts/:contractId/rates.csv  admin/suppliers/rates/rates-csv.ts
    /admin/suppliers/:id/contracts/:contractId/import  admin/suppliers/rates/import.tsx
    /admin/suppliers/:id/contracts/:contractId/next-year  admin/suppliers/rates/next-year.tsx
    /admin/crew  admin/crew/crew.tsx
    /admin/crew/guides/:id  admin/crew/guide.tsx
    /admin/crew/cars/:id  admin/crew/car.tsx
    /admin/trips/:id/versions/:number/send  admin/trips/proposals/send.tsx
    /admin/trips/:id/versions/:number/preview  admin/trips/proposals/preview.ts
    /admin/trips/:id/proposals/:proposal  admin/trips/proposals/proposal.tsx
    /admin/trips/:id/proposals/:proposal/accept  admin/trips/proposals/accept.tsx
    /admin/trips/:id/compare  admin/trips/compare.tsx
    /admin/trips/:id/versions/:number  admin/trips/builder/version.tsx
    /admin/trips/:id/versions/:number/party  admin/trips/builder/party.tsx
    /admin/trips/:id/versions/:number/options  admin/trips/builder/options.tsx
    /admin/trips/:id/versions/:number/days/:day  admin/trips/builder/day.tsx
    /admin/trips/:id/versions/:number/items/new  admin/trips/builder/new-item.tsx
    /admin/trips/:id/versions/:number/items/:item  admin/trips/builder/item.tsx
    /admin/departures/:id/manifest  admin/departures/manifest.tsx
    /admin/departures/:id/rooming-list  admin/departures/rooming-list.tsx
    /admin/departures/:id/days  admin/departures/days.tsx
    /admin/departures/:id/arrivals  admin/departures/arrivals.tsx
    /admin/departures/:id/lists/:list.xlsx  admin/departures/lists-xlsx.ts
    /admin/alerts/:id  admin/alerts/done.ts
    /admin/tasks/:id  admin/tasks/task.tsx
    /admin/saved-views/:list  admin/saved-views/saved-views.tsx
    /admin/settings/general  admin/settings/settings.tsx
    /admin/settings/:setting  admin/settings/setting.tsx
    /admin/settings/profile  admin/profile/profile.tsx
    /admin/settings/profile/authenticator  admin/profile/authenticator.tsx
    /admin/settings/profile/passkeys  admin/profile/passkeys.tsx
    /admin/settings/profile/passkeys/add  admin/profile/add-passkey.ts
    /admin/jobs  admin/failed-jobs/jobs.tsx
    /admin/audit-log/list.csv  admin/audit-log/list-csv.ts
    /admin/audit-log  admin/audit-log/audit-log.tsx
    /admin/autosave  admin/autosave/autosave.ts
    /admin/customers  admin/customers/customers.tsx
    /admin/customers/:id  admin/customers/customer.tsx
    /admin/privacy-requests  admin/privacy-requests/privacy-requests.tsx
    /admin/privacy-requests/export  admin/privacy-requests/export.ts
    /admin/users  admin/staff/users.tsx
    /admin/users/:id  admin/staff/user.tsx
    /admin/signed-in  admin/auth/signed-in.ts
    /admin/emails  admin/emails/emails.tsx
    /admin/emails/new  admin/emails/new.tsx
    /admin/emails/sent  admin/emails/sent.tsx
    /admin/emails/sent/:id  admin/emails/sent-email.tsx
    /admin/emails/templates  admin/emails/templates.tsx
    /admin/emails/templates/:id  admin/emails/template.tsx
    /admin/emails/automatic  admin/emails/automatic-emails.tsx
    /admin/emails/automatic/:email  admin/emails/automatic-email.tsx
    /admin/emails/:id  admin/emails/email.tsx
    /admin/newsletter  admin/newsletter/newsletter.tsx
    /admin/newsletter/readers  admin/newsletter/readers.tsx
    /admin/newsletter/:id  admin/newsletter/issue.tsx
    /admin/analytics  admin/analytics/analytics.tsx
    /admin/analytics/:table.csv  admin/analytics/csv.ts
    /admin/analytics/stats.json  admin/analytics/stats.ts
    /admin/analytics/sessions.json  admin/analytics/sessions.ts
    /admin/reports  admin/reports/reports.tsx
    /admin/reports/received  admin/reports/received.tsx
    /admin/reports/receivables  admin/reports/receivables.tsx
    /admin/reports/payments  admin/reports/payments.tsx
    /admin/reports/payments.csv  admin/reports/payments-csv.ts
    /admin/reports/payments.xlsx  admin/reports/payments-xlsx.ts
    /admin/reports/income  admin/reports/income.tsx
    /admin/reports/occupancy  admin/reports/occupancy.tsx
    /admin/reports/permits-lost  admin/reports/permits-lost.tsx
    /admin/reports/crew-days  admin/reports/crew-days.tsx
    /admin/reports/answer-times  admin/reports/answer-times.tsx
    /admin/reports/cash  admin/reports/costs/cash.tsx
    /admin/reports/payables  admin/reports/costs/payables.tsx
    /admin/reports/profit  admin/reports/costs/profit.tsx
    /admin/reports/:table.csv  admin/reports/csv.ts
    /admin/reports/:table.xlsx  admin/reports/xlsx.ts
    /admin/media  admin/media/pictures.tsx
    /admin/media/upload  admin/media/upload.tsx
    /admin/media/upload.json  admin/media/upload-one.ts
    /admin/media/choose.json  admin/media/choose.ts
    /admin/media/:id  admin/media/picture.tsx
    /admin/confirm-email  admin/login/confirm-email.tsx
    /admin/*  admin/missing.tsx
    /admin/sign-out  admin/login/sign-out.ts
    /bookings/:reference/documents/:name.pdf  api/booking-document.ts
    /proposals/:code/proposal.pdf  api/proposal-document.ts
    /bookings/:reference/calendar.ics  api/booking-calendar.ts
    /proposals/:code/seen  site/proposals/proposal-seen.ts
    /proposals/:code/route.svg  site/proposals/route-drawing.ts
    /api/card/webhook  api/card-webhook.ts
    /departures/:slug.ics  api/departure-calendar.ts
    /crew-calendar/:key.ics  api/crew-calendar.ts
    /search/suggestions  api/search-suggestions.ts
    /scenes/:name  api/scene.ts
    /pictures/:name  api/picture.ts
    /share/:name  api/share-picture.ts
    /form-stamp  api/form-stamp.ts
    /favicon.svg  api/favicon.ts
    /icon-180.png  api/found/icon.ts
    /icon-192.png  api/found/icon.ts
    /icon-512.png  api/found/icon.ts
    /manifest.webmanifest  api/found/manifest.ts
    /robots.txt  api/found/robots.ts
    /llms.txt  api/found/llms.ts
    /sitemap.xml  api/found/sitemap-index.ts
    /sitemaps/:part.xml  api/found/sitemap.ts
    /blog/rss.xml  api/found/feed.ts
    /blog/atom.xml  api/found/feed.ts"
  `)
})
