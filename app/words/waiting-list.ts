import { source } from '#platform/languages/source.ts'

/** In the first step of a departure that is full. */
export const waitingListWords = source('waiting-list', {
  title: 'Join the waiting list',
  short:
    '{left, plural, =0 {This departure is full.} one {Only # seat is left for your party of {party}.} other {Only # seats are left for your party of {party}.}}',
  text: 'You wait as one party. When enough seats become available we hold them for up to 72 hours and email you at once. Waiting costs nothing.',
  /** In its place where no email is delivered. */
  noEmails:
    'You wait as one party. When enough seats become available we hold them for up to 72 hours: look at the page of your booking. Waiting costs nothing.',
  name: 'Your name',
  button: '{count, plural, one {Add # traveller to the list} other {Add # travellers to the list}}',
})
