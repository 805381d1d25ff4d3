import type { SavedList } from '#features/saved-views/saved-view.ts'
import type { Permission } from '#features/staff/permissions.ts'
import { savableBookingsPath } from '../bookings/list/booking-views.ts'
import { savableDeparturesPath } from '../departures/list/departures-query.ts'
import { savableEmailsPath } from '../emails/email-kind-choices.server.ts'
import { savableEnquiriesPath } from '../enquiries/enquiries-query.ts'

/** `pathOf`: the address of the list with what can be saved of a query. */
type SavableList = { needs: Permission; pathOf: (params: URLSearchParams) => string }

/** The lists that have saved views. */
export const savableLists: Readonly<Record<SavedList, SavableList>> = {
  bookings: { needs: 'bookings:read', pathOf: savableBookingsPath },
  departures: { needs: 'bookings:read', pathOf: savableDeparturesPath },
  enquiries: { needs: 'enquiries:read', pathOf: savableEnquiriesPath },
  emails: { needs: 'emails:read', pathOf: savableEmailsPath },
}
