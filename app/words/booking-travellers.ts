import type { Residency } from '#features/places/visitor-fee.ts'

export const residencyWords: Record<Residency, string> = {
  foreign: 'International visitor',
  resident: 'Foreign resident',
  african: 'Citizen of an African country',
  eac: 'Citizen of the East African Community',
}

/** The step for everybody's names. */
export const travellersWords = {
  title: 'Who is travelling?',
  lede: 'Names as in the passport: the park checks them against the permit.',
  nth: (position: number) => (position === 1 ? 'Traveller 1, lead traveller' : `Traveller ${position}`),
  child: (age: number) => `, child of ${age}`,
  firstNames: 'First names',
  familyName: 'Family name',
  bornOn: 'Date of birth',
  bornOnHint: 'Children pay less.',
  residency: 'Park-fee category',
  residencyHint: 'The park asks for proof.',
  reach: 'Contact details',
  email: 'Email',
  emailHint: 'The link to your booking goes here.',
  phone: 'Phone, with WhatsApp if you use it',
  back: 'Back to departure',
  of: (name: string, position: number) => `${name} of traveller ${position}`,
} as const

/** The same step where one name is enough for all. */
export const leaderWords = {
  title: { pilgrims: 'Who leads the group?', stay: 'Who is the booking for?', hire: 'Who is the booking for?' },
  lede: {
    pilgrims: 'Our emails go to the leader, with a page for the group’s names and rooms.',
    stay: 'The hotel asks for this name when you check in.',
    hire: 'We contact you under this name.',
  },
  name: 'Your name',
  next: 'Continue to extras',
  pay: 'Continue to payment',
  add: 'Add extras or a message',
  back: { pilgrims: 'Back to the group', stay: 'Back to the rooms', hire: 'Back to the car' },
} as const
