import { source } from '#platform/languages/source.ts'

/** What is said of an enquiry once it is sent. */
export const enquirySentWords = source('enquiry-sent', {
  /** What happens next, by kind. */
  next: {
    contact: 'A member of our team reads it and replies.',
    'tailor-made': 'We check roads, rooms and permits for your dates, and reply with a plan and its price.',
    freight: 'We ask for space on the freight route and reply with a price and its conditions.',
    parish: 'We check rooms in Kibeho and a bus for your dates, and reply with a group price.',
    community: 'We ask your hosts whether they can receive you that day, and reply.',
  },
  onItsWay: 'An email with it is on its way to {email}.',
  notComing: 'No email within ten minutes? Check your spam folder, or call us with the reference.',
  /** Where no mail server is set, no email leaves. */
  noEmails:
    'Note the reference: this site sends no emails at the moment. We have your message, and you reach us with the reference.',
})
