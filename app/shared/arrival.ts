import { arrivalField, arrivalText, noArrival } from '#features/analytics/arrival.ts'
import { isUnwanted } from '../ui/no-records.ts'

/**
 * How the open document was come to, for a hidden field of the form that begins or sends a booking or an enquiry, or for the button of it
 * where the form also shows a price by its address (docs/privacy.md). Read from the browser itself, stored nowhere, and empty until the
 * page runs. A visitor who does not want to be recorded sends nothing of it.
 */
export const arrival = {
  name: arrivalField,
  ref(field: HTMLInputElement | HTMLButtonElement | null) {
    if (field) field.value = isUnwanted() ? noArrival : arrivalText(document.referrer, openedAt())
  },
}

/** What the browser navigated to: the address now may be that of another page, which was come to without a new document. */
const openedAt = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href
