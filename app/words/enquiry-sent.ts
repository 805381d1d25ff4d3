import type { EnquiryKind } from '#features/enquiries/enquiry.ts'

/** What happens next with an enquiry of each kind, shown once it is sent. */
export const enquiryNext: Record<EnquiryKind, string> = {
  contact: 'A member of our team reads it and replies.',
  'tailor-made': 'We check roads, rooms and permits for your dates, and reply with a plan and its price.',
  freight: 'We ask for space on the freight route and reply with a price and its conditions.',
  parish: 'We check rooms in Kibeho and a bus for your dates, and reply with a group price.',
  community: 'We ask your hosts whether they can receive you that day, and reply.',
}

/** What is said of the email about an enquiry. Where no mail server is set, none leaves. */
export const enquiryEmail = (email: string, delivers: boolean): string[] =>
  delivers
    ? [
        `An email with it is on its way to ${email}.`,
        'No email within ten minutes? Check your spam folder, or call us with the reference.',
      ]
    : ['Note the reference: this site sends no emails at the moment. We have your message, and you reach us with the reference.']
