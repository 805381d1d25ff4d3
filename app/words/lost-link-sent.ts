import { source } from '#platform/languages/source.ts'

/** What the server alone says once a lost link was asked for. */
export const lostLinkSentWords = source('lost-link-sent', {
  sent: 'If the two belong together, the link is on its way. It can take a few minutes; check your spam folder too.',
})
