import { counted } from './en.ts'

/** What the desk says where one letter is written to the leads of several bookings. */
export const bulkLetterWords = {
  title: 'A letter to several',
  lede: (count: number) => `To the lead travellers of ${counted(count, 'booking')}.`,
  breadcrumb: 'You are here',
  bookings: 'Bookings',
  to: 'Goes to',
  erased: (count: number) => `${counted(count, 'ticked booking')} of an erased person ${count === 1 ? 'gets' : 'get'} no letter.`,
  twice: (address: string, count: number) =>
    `${address} is the lead of ${count} of them and gets ${count} letters, one for each.`,
  subject: 'Subject',
  text: 'Text',
  hint: 'An empty line begins a new paragraph. These words become each person’s own: {name}, {reference}, {journey}, {starts}, {balance}. The link to the booking is added below.',
  look: 'See each letter',
  again: 'See them again',
  previews: 'As they will read',
  looked: 'Nothing has been sent yet. Read them, change the text above if you have to, or send them.',
  changed: 'The text has changed since these were shown. Read them again, then send them.',
  send: (count: number) => `Send ${counted(count, 'letter')}`,
  problems: 'Not yet',
  errors: {
    'subject-missing': 'Give the letter a subject.',
    'text-missing': 'Write what the letter says.',
    'too-long': 'This is longer than 150 letters. Shorten it.',
    'message-too-long': 'This is longer than 2,000 letters. Shorten it.',
    'strange-characters': 'There is a character in it that no letter can carry. Type it anew.',
    'stray-word': 'A word in braces stands for nothing. Use {name}, {reference}, {journey}, {starts} or {balance}.',
    'batch-missing': 'This form is not whole. Go back to the list and begin again.',
  } as Record<string, string>,
  nobody: 'There is nobody to write to. Tick bookings in the list first.',
  nobodyTitle: 'No booking is ticked',
  toList: 'To the list',
  sentTitle: (count: number) => `${counted(count, 'letter')} on ${count === 1 ? 'its' : 'their'} way`,
  sent: (delivers: boolean) =>
    delivers
      ? 'Each is kept under its booking, and leaves as soon as the mail server takes it.'
      : 'Each is kept under its booking. No mail server is configured, so none leaves the house.',
  toLetters: 'To the letters',
} as const
