import { source } from '#platform/languages/source.ts'

/** What the admin area says while travellers of a booking are entered or corrected. */
export const travellersAdminWords = source('admin-travellers', {
  crumb: 'Travellers',
  title: 'Travellers of {reference}',
  lede: 'Enter or correct names, passports and who shares a room.',
  one: 'Edit details of {name}',
  oneLede: 'Leave an encrypted field empty to keep what is saved. No email is sent.',
  editAll: 'Edit travellers and rooms',
  edit: 'Edit details',
  save: 'Save details',
  saveNext: 'Save & next traveller',
  cancel: 'Cancel',
  over: 'This booking has ended. Its traveller details can no longer be changed.',
  bought: 'A permit is already purchased or requested for this traveller: check the name on it.',
  stored: 'Saved by somebody else: {values}. Save again to replace it with what is below.',
  storedNone: 'Save again to keep what is below.',
  wording: {
    passportExpiresEarly: 'It expires before {day}, six months after the trip. It can be saved.',
    consent: 'This traveller has agreed that {company} keeps these two notes for this trip.',
    consentSince: 'Agreed on {day}. Select again when you change a note.',
  },
  fields: {
    firstNames: 'first names',
    familyName: 'family name',
    bornOn: 'date of birth',
    nationality: 'nationality',
    passportName: 'name on the passport',
    passportExpiresOn: 'passport expiry date',
    diet: 'food',
    access: 'access',
    room: 'room group',
    beds: 'beds for two',
  },
  rooms: {
    title: 'Rooms',
    text: 'Travellers with the same room group share a room.',
    groupOf: 'Room group of {name}',
    bedsOf: 'Beds of {name}',
    save: 'Save rooms',
    wrong: 'A room group is one line of up to 40 characters.',
    room: 'Room {number}, {kind}',
  },
  list: {
    noPlace: 'Every traveller of this booking has a name. To add a traveller, edit the booking.',
  },
  flights: {
    title: 'Flights of {reference}',
    lede: 'Enter what travellers say of their flights. Guides see number, airport, time and how many travellers.',
    edit: 'Edit flights',
  },
  did: 'Traveller details saved.',
})
