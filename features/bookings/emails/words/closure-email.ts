import { source } from '#platform/languages/source.ts'

/** The email that is proposed to who visits on days that an authority has closed or opened again, or that their departure now has on another day. Staff read and change it before it is sent. */
export const closureEmailWords = source('closure-email', {
  subject: 'Closed on your dates: {what}',
  body: 'Dear {name},\n\nThe authority has closed {what} ({days}). The permits of your booking {reference} for these days are no longer valid.\n\nWe are looking for another day and will write to you again. Please do not change your travel plans until then.\n\nIf you have questions, reply to this email.',
  reopened: {
    subject: 'Open again on your dates: {what}',
    body: 'Dear {name},\n\nThe authority has opened {what} again ({days}). If we wrote to you that it was closed, you can disregard that email.\n\nThis is about your booking {reference}. If you have questions, reply to this email.',
  },
  moved: {
    subject: 'Another day for your visit: {what}',
    body: 'Dear {name},\n\nOn your journey (booking {reference}) one visit is on another day: {what}, on {day} and no longer on {former}. The first and the last day of your journey stay the same.\n\nIf the new day does not suit you, reply to this email.',
  },
})
