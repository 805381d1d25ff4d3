import { source } from '#platform/languages/source.ts'

/** The newsletter pages: subscribe, confirm, unsubscribe. */
export const newsletterPageWords = source('newsletter-pages', {
  title: 'Newsletter',
  lede: 'New departures, roads that opened, what a permit costs now. We send it when there is news.',
  description:
    'Get our newsletter by email: new departures, roads, permits. You confirm by email, and can unsubscribe in every issue.',
  how: 'We send one email to confirm. Without confirmation we send nothing and delete the address in 14 days.',
  confirm: {
    title: 'Confirm your subscription',
    text: 'We send it to the address we wrote to. Every issue has an unsubscribe link.',
    button: 'Subscribe',
    done: 'You are subscribed',
    doneText: 'You get the next issue. To stop, use the unsubscribe link in any issue.',
  },
  leave: {
    title: 'Unsubscribe from the newsletter?',
    text: 'We send no more newsletters. We delete the address in 30 days.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneText: 'You get no more newsletters. If one is already on its way, it is the last.',
  },
  gone: {
    title: 'This link does not work',
    text: 'It may be cut off, or older than 14 days. Copy the whole link from the email, or subscribe again.',
    again: 'Subscribe to the newsletter',
    write: 'Still getting newsletters you do not want? Write to us, and we remove you.',
    contact: 'Write to us',
  },
  home: 'To the home page',
})
