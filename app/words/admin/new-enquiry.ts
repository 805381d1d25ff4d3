import { source } from '#platform/languages/source.ts'

/** The form in which staff record an enquiry. */
export const newEnquiryWords = source('admin-new-enquiry', {
  title: 'New enquiry',
  lede: 'For an enquiry by phone, WhatsApp, email or in person.',
  problems: 'The enquiry was not saved',
  who: 'Customer',
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'A phone number or an email address.',
  email: 'Email',
  what: 'Enquiry',
  kind: 'Type',
  message: 'What do they want?',
  messageHint: 'Dates, travellers, places, budget: what a colleague needs to answer.',
  save: 'Save enquiry',
  cancel: 'Cancel',
  saved: 'Enquiry saved and assigned to you. No email was sent.',
  faults: {
    'name-missing': 'Enter a name.',
    'reach-missing': 'Enter a phone number or an email address.',
    'phone-wrong': 'Enter the phone number with its country code, for example +250 788 123 456.',
    'email-wrong': 'This email address is not complete. Check the part after the @.',
    'kind-wrong': 'Choose one from the list.',
    'origin-wrong': 'Choose one from the list.',
    'message-missing': 'Write what they want.',
    'message-too-long': 'Use 2,000 characters at most. Shorten it.',
  },
})
