import { source } from '#platform/languages/source.ts'

/** What the server alone says on the page of a proposal. */
export const proposalAnswerWords = source('proposal-answers', {
  until: '{until}, Kigali time',
  request:
    'When you accept, we first ask everybody who hosts you on this journey. We answer within {hours, plural, one {# hour} other {# hours}}, and you pay nothing before our answer.',
  ended: {
    expired: 'This proposal was valid until {at}, Kigali time. You can read the journey; its price has to be made anew.',
    declined: 'This proposal was declined on {at}, Kigali time.',
    withdrawn: 'We took this proposal back on {at}, Kigali time. Write to us, and we tell you more.',
    superseded: 'There is a newer proposal for this journey. Its link came to you by email or message.',
    accepted: 'Accepted on {at}, Kigali time, by {name}, who has the link to the booking.',
    elsewhere:
      'Accepted on {at}, Kigali time, by {name}. What is booked is another proposal by now: it is on the page of the booking, to which {name} has the link.',
    gone: 'This proposal has ended. Write to us, and we make you a new one.',
  },
  done: {
    question: 'Your question is sent. We answer by email.',
    declined: 'Thank you for telling us. We have written it down.',
    renew: 'We have your wish, and write to you.',
  },
  problems: {
    question: 'Write your question first.',
    long: 'This is too long: at most 2,000 characters.',
    reason: 'Choose a reason.',
    changed: 'The price on the page was another one. It comes to {total} now: look at it, and accept again.',
    choice: 'What you ticked does not belong to this option. Choose again.',
    notOpen: 'This proposal is not open any more.',
    estimate: 'This option rests on a rate that is not published yet, so it cannot be accepted. Ask us to confirm it.',
    taken: 'This proposal was accepted on {at}, Kigali time, by {name}.',
    unknown: 'Something is missing in this form. Load the page again.',
  },
})
