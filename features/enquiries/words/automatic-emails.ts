import { source } from '#platform/languages/source.ts'

/** The automatic emails to people who wrote or subscribed, and what stands around an answer of staff's. Openings and closings have the marks that staff write: two stars around bold. */
export const automaticEmailWords = source('automatic-emails', {
  'enquiry-received': {
    heading: 'Enquiry received',
    preview: 'Reference {reference}',
    subject: 'enquiry received',
    opening: 'Your reference is **{reference}**. Give it when you call, so that we find your enquiry.',
    closing:
      'Did you forget something? Reply to this email. If you did not write to us, somebody mistyped an address: do nothing.',
  },
  /** What happens next, by what the enquiry is about. */
  next: {
    contact: 'A member of our team reads it and replies.',
    'tailor-made':
      'We check roads, rooms and permits for your dates, and reply with a plan and its price. Nothing is held and nothing is due.',
    freight:
      'We ask for space on the freight route and reply with a price and its conditions. Nothing is booked and nothing is due.',
    parish:
      'We check rooms in Kibeho and a bus for your dates, and reply with a group price. Nothing is held and nothing is due.',
    community: 'We ask your hosts whether they can receive you that day, and reply. Nothing is held and nothing is due.',
  },
  'news-asked': {
    heading: 'Confirm your subscription',
    preview: 'Without your confirmation we send nothing.',
    subject: 'confirm your newsletter subscription',
    opening:
      'Somebody subscribed this address to our newsletter. If it was you, press the button, and confirm on the page that opens. If it was not, do nothing: we send nothing, and delete the address in 14 days.',
    button: 'Confirm subscription',
  },
  'news-known': {
    heading: 'You are already subscribed',
    preview: 'Nothing changes.',
    subject: 'you are already subscribed to our newsletter',
    opening:
      'Somebody subscribed this address to our newsletter. It is already subscribed: nothing changes. To unsubscribe, press the button.',
    button: 'Unsubscribe',
  },
  /** Around an answer to an enquiry, by what it is about. */
  answer: {
    heading: {
      contact: 'About your question',
      'tailor-made': 'About your journey',
      freight: 'About your freight',
      parish: 'About your pilgrimage',
      community: 'About your visit',
    },
    subject: {
      contact: 'about your question',
      'tailor-made': 'about your journey',
      freight: 'about your freight',
      parish: 'about your pilgrimage',
      community: 'about your visit',
    },
    reply: 'Your reference is {reference}. Reply to this email, and we have your answer.',
  },
})
