/** The pages of our letter of news: asking for it, saying yes, leaving. */
export const newsletterPages = {
  title: 'Our letter',
  lede: 'New departures, roads that opened, what a permit costs now. It comes when there is something to say.',
  description: 'Get our letter by e-mail: new departures, roads, permits. You confirm by mail, and every letter has a way out.',
  how: 'We write to the address once and ask. Without a yes from there we send nothing and forget it in 14 days.',
  confirm: {
    title: 'Do you want our letter?',
    text: 'One press and it comes to the address that we wrote to. Every letter has a link to stop it.',
    button: 'Yes, send it to me',
    done: 'It comes to you',
    doneText: 'The next letter is for you too. To stop, press the link at the foot of any of them.',
  },
  leave: {
    title: 'Stop our letter?',
    text: 'One press and no more letters come. We forget the address in 30 days.',
    button: 'Stop the letter',
    done: 'It has stopped',
    doneText: 'No more letters come to you. If one is on its way already, it was the last.',
  },
  gone: {
    title: 'This link does not work',
    text: 'It may be cut off at the end of a line, or older than 14 days. Copy the whole link from the letter, or ask for the letter again.',
    again: 'Ask for the letter',
    write: 'Do letters still come that you do not want? Write to us, and a person takes you off.',
    contact: 'Write to us',
  },
  home: 'To the first page',
} as const
