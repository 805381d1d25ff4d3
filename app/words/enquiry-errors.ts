import { source } from '#platform/languages/source.ts'

/** What is wrong with an enquiry and what to do: for each key that a schema of features/enquiries/enquiry-form.ts answers. */
export const enquiryErrorWords = source('enquiry-errors', {
  fields: {
    'name-missing': 'Enter your name, so that we know who to answer.',
    'email-missing': 'Enter an email address: the answer goes there.',
    'email-wrong': 'This email address is not complete. Check the part after the @.',
    'phone-wrong': 'Use digits, with the country code, for example +47 900 00 000.',
    'too-long': 'This is too long for the field. Shorten it, and put the rest into the message.',
    'strange-characters': 'There are characters in here that we cannot store. Type it again.',
    'message-missing': 'Write what you want to know.',
    'message-too-long': 'The message is longer than 2,000 characters. Shorten it; there will be time for the rest.',
    'wishes-too-long': 'This is longer than 500 characters. Shorten it, and put the rest into the message.',
    'choice-wrong': 'Choose from the list.',
    'month-wrong': 'Choose a future month, or leave it open.',
    'days-wrong': 'Enter how many days, from 1 to 60, or leave it open.',
    'travellers-wrong': 'Enter how many travel, from 1 to 60. For more, write the number into the message.',
    'group-missing': 'Enter the name of the parish or the group.',
    'pilgrims-wrong': 'Enter how many pilgrims, from 6 to 60. For fewer, book a private trip; for more, ask us.',
    'leaders-wrong': 'Enter how many leaders are among them, from 0.',
    'leaders-many': 'There are more leaders than pilgrims. Count the leaders among the pilgrims.',
    'nights-wrong': 'Enter how many nights, from 1 to 30, or leave it open.',
    'day-missing': 'Choose your departure date.',
    'day-wrong': 'This date does not exist. Enter day, month and year.',
    'day-past': 'This day has passed. Choose a later one.',
    'day-too-far': 'That is more than three years ahead. Choose an earlier date, or put it in the message.',
  },
  other: 'Something is wrong here. Check it again.',
  unfit: 'Something here is too long. Shorten it and send it again.',
})
