import { source } from '#platform/languages/source.ts'

/** An answer to an enquiry, or a quote for freight, whose email does not leave. */
export const answerNotSentWords = source('admin-answer-not-sent', {
  title: 'The answer was not sent.',
  why: 'Its email does not leave by itself. Send it yourself, then record it here. The enquiry waits until then.',
  refused:
    'The mail server refused its email and is tried again. The enquiry waits until it has left or you record that you sent it.',
  whatsapp: 'Send by WhatsApp',
  mail: 'Open it in your mail program',
  text: 'answer',
  go: 'I sent it: mark as answered',
  sentByUs: 'We sent the answer ourselves, by WhatsApp or from our own email.',
  saved: 'The answer is saved and not sent. Send it yourself, then mark it as answered.',
  quote: {
    title: 'The quote was not sent.',
    why: 'Its email does not leave by itself. Send it yourself, then record it here. The enquiry waits until then.',
    refused:
      'The mail server refused its email and is tried again. The enquiry waits until it has left or you record that you sent it.',
    text: 'quote',
    go: 'I sent the quote',
    written: 'Quote written',
    saved: 'The quote is saved and not sent. Send it yourself, then record it.',
    sent: 'Recorded: the quote was sent, and the enquiry is answered.',
  },
})
