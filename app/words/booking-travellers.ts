import type { Residency } from '#features/places/visitor-fee.ts'

export const residencyWords: Record<Residency, string> = {
  foreign: 'Visitor from abroad',
  resident: 'Foreigner living in the country',
  african: 'Citizen of an African country',
  eac: 'Citizen of the East African Community',
}

/** The step in which everybody writes their names. */
export const travellersWords = {
  title: 'Who is travelling?',
  lede: 'Names as they are in the passport: the park checks them against the permit.',
  nth: (position: number) => (position === 1 ? 'Traveller 1, who leads the party' : `Traveller ${position}`),
  firstNames: 'First names',
  familyName: 'Family name',
  bornOn: 'Date of birth',
  bornOnHint: 'Children pay less.',
  residency: 'Pays park fees as',
  residencyHint: 'The gate asks for proof.',
  reach: 'How we reach you',
  email: 'E-mail',
  emailHint: 'The link to your booking goes here.',
  phone: 'Phone, with WhatsApp if you use it',
  next: 'Continue to extras',
  back: 'Back to departure',
  of: (name: string, position: number) => `${name} of traveller ${position}`,
} as const

/** The same step where one name stands for all. */
export const leaderWords = {
  title: { pilgrims: 'Who leads the group?', stay: 'In whose name?', hire: 'In whose name?' },
  lede: {
    pilgrims: 'Our letters go to the leader, with a page where the group writes its names and rooms.',
    stay: 'The house asks for this name when you arrive.',
    hire: 'We write and call under this name.',
  },
  name: 'Your name',
  next: 'Continue to extras',
  back: { pilgrims: 'Back to the group', stay: 'Back to the rooms', hire: 'Back to the car' },
} as const
