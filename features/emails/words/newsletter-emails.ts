import { source } from '#platform/languages/source.ts'

/** What our newsletter and news to customers say around the text of staff. */
export const newsletterEmailWords = source('newsletter-emails', {
  leave: 'You get this email because you subscribed to our newsletter. <link>Unsubscribe</link>',
  /** A journey in a line; `where` are countries. */
  journey: '{days, plural, one {# day} other {# days}}, {where}',
  journeyFrom:
    '{days, plural, one {# day} other {# days}}, {where}. From {amount} each, {size, plural, one {travelling alone} other {in a party of #}}.',
})
