/** A sentence for each key that a schema of features/enquiries/enquiry-form.ts answers: what is wrong and what to do. */
const fieldErrors: Record<string, string> = {
  'name-missing': 'Write your name, so that we know whom to answer.',
  'email-missing': 'Write an e-mail address: the answer goes there.',
  'email-wrong': 'This is not a whole e-mail address. Check the part after the @.',
  'phone-wrong': 'Use digits, with the country code, for example +47 900 00 000.',
  'too-long': 'This is too long for the field. Shorten it, and put the rest into the message.',
  'strange-characters': 'There are characters in here that we cannot store. Type it again.',
  'message-missing': 'Write what you want to know.',
  'message-too-long': 'The message is longer than 2,000 characters. Shorten it; there will be time for the rest.',
  'wishes-too-long': 'This is longer than 500 characters. Shorten it, and put the rest into the message.',
  'choice-wrong': 'Choose from the list.',
  'month-wrong': 'Choose a month that lies ahead, or leave it open.',
  'days-wrong': 'Say how many days, from 1 to 60, or leave it open.',
  'travellers-wrong': 'Say how many travel, from 1 to 60. For more, write the number into the message.',
  'group-missing': 'Write the name of the parish or the group.',
  'pilgrims-wrong': 'Say how many pilgrims come, from 6 to 60. With fewer, plan a journey of your own; with more, ask us.',
  'leaders-wrong': 'Say how many of them lead the group, from 0.',
  'leaders-many': 'There are more leaders than pilgrims. Count the leaders among the pilgrims.',
  'nights-wrong': 'Say how many nights, from 1 to 30, or leave it open.',
  'day-missing': 'Choose the day on which you set out.',
  'day-wrong': 'This day does not exist. Give it as day, month and year.',
  'day-past': 'This day has gone. Choose one that lies ahead.',
  'day-too-far': 'That is more than three years ahead. Choose an earlier day, or write it into the message.',
}

export const enquiryError = (key: string): string => fieldErrors[key] ?? 'Something is wrong here. Look at it once more.'
