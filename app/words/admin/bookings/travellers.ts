import type { NameListRefusal, UnusedName } from '#features/travellers/name-from-list.server.ts'
import type { DetailsRefusal } from '#features/travellers/save-traveller-details.server.ts'

/** What the admin area says while travellers of a booking are entered or corrected. */
export const travellersAdminWords = {
  crumb: 'Travellers',
  title: (reference: string) => `Travellers of ${reference}`,
  lede: 'Enter or correct names, passports and who shares a room.',
  one: (name: string) => `Edit details of ${name}`,
  oneLede: 'Leave an encrypted field empty to keep what is saved. No email is sent.',
  editAll: 'Edit travellers and rooms',
  edit: 'Edit details',
  save: 'Save details',
  saveNext: 'Save & next traveller',
  cancel: 'Cancel',
  over: 'This booking has ended. Its traveller details can no longer be changed.',
  bought: 'A permit is already purchased or requested for this traveller: check the name on it.',
  stored: (values: string) => `Saved by somebody else: ${values}. Save again to replace it with what is below.`,
  storedNone: 'Save again to keep what is below.',
  wording: {
    passportExpiresEarly: (day: string) => `It expires before ${day}, six months after the trip. It can be saved.`,
    consent: (company: string) => `This traveller has agreed that ${company} keeps these two notes for this trip.`,
    consentSince: (day: string) => `Agreed on ${day}. Select again when you change a note.`,
  },
  fields: {
    firstNames: 'first names',
    familyName: 'family name',
    bornOn: 'date of birth',
    nationality: 'nationality',
    passportName: 'name on the passport',
    passportExpiresOn: 'passport expiry date',
    diet: 'food',
    room: 'room group',
  },
  rooms: {
    title: 'Rooms',
    text: 'Travellers with the same room group share a room.',
    groupOf: (name: string) => `Room group of ${name}`,
    save: 'Save rooms',
    wrong: 'A room group is one line of up to 40 characters.',
    room: (number: number, kind: string) => `Room ${number}, ${kind.toLowerCase()}`,
  },
  list: { noPlace: 'Every traveller of this booking has a name. To add a traveller, edit the booking.' },
  did: 'Traveller details saved.',
} as const

/** Why staff could not save traveller details: what is so now, and what to do. */
export function detailsAdminRefusal(
  refusal: DetailsRefusal | NameListRefusal | Exclude<UnusedName['refusal'], { reason: 'no-place-left' }>,
): string {
  switch (refusal.reason) {
    case 'booking-unknown':
    case 'traveller-unknown':
      return 'This traveller is no longer on the booking.'
    case 'booking-final':
      return travellersAdminWords.over
    case 'consent-missing':
      return 'Select the consent box, or leave health and faith empty.'
    case 'changed-meanwhile':
      return 'Somebody changed these details while you had them open. Nothing was saved.'
    case 'already-given':
    case 'already-named':
      return 'This traveller already has a name. Correct it in the traveller’s details.'
    case 'too-young':
      return `Too young: the journey or a permit requires age ${refusal.minimumAge} on the day. Edit the booking first.`
    case 'no-adult':
      return 'At least one traveller must be 18 or older.'
    case 'ages-wrong':
      return 'Check the date of birth: the age on the first day must be 0 to 120.'
    case 'price-would-change':
      return `The price is for age ${refusal.pricedAge}; age ${refusal.age} has another price. Edit the booking first: remove this traveller and add one of the right age.`
  }
}
