import type { DetailsRefusal } from '#features/travellers/save-traveller-details.server.ts'

/** Why details of a traveller were not saved. */
export function detailsRefusal(refusal: DetailsRefusal): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'traveller-unknown':
      return 'This traveller is no longer in the booking. Go back and check who is.'
    case 'booking-final':
      return 'This booking is over: we need no more details, and delete those we had in time.'
    case 'consent-missing':
      return 'Select the box for health and faith, or leave both fields empty.'
    case 'changed-meanwhile':
      return 'We changed these details while you had them open. Nothing was saved. Compare what is below, and save again.'
    case 'already-given':
      return 'This was already given. Change it on your booking page.'
    case 'already-named':
      return 'This traveller has another name already. Remove the traveller and add another under “Change your booking”.'
    case 'too-young':
      return `Too young: this journey or one of its permits asks for ${refusal.minimumAge} years on the day. Remove the traveller under “Change your booking”, or write to us.`
    case 'no-adult':
      return 'At least one adult (18 or over) must travel with the party.'
    case 'ages-wrong':
      return 'Check the date of birth: on the first day nobody is over 120, or not born yet.'
    case 'price-would-change':
      return `The price is for age ${refusal.pricedAge}, and age ${refusal.age} has another price. Change the booking first: it shows the difference before you accept.`
  }
}
