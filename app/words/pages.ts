/** The frame of pages whose text staff write. */
export const pageWords = {
  contents: 'On this page',
  checkedOn: (day: string) => `Looked over on ${day}`,
  asOf: (year: number) => `As of ${year}`,
  source: 'Source',
  notChecked: 'Not checked: ask us before you count on it',
  confirm: 'Confirm before you travel',
  countries: 'Countries',
} as const

export const aboutWords = {
  visit: 'Where we are',
  write: 'Write to us',
  services: 'What we do',
} as const

export const termsWords = {
  title: 'Terms and conditions',
  description: 'What you agree to when you book, in plain words: holds, payment, changes, cancellation, and what we owe you.',
  lede: (version: string, day: string) =>
    `Version ${version}, in force from ${day}. Your booking keeps the version you accepted, whatever we write later.`,
  old: 'This is an older version, kept for the bookings made under it.',
  toCurrent: 'Read the version in force',
  changes: 'What changed',
  version: (version: string) => `Version ${version}`,
  from: (day: string) => `From ${day}.`,
} as const

export const visitWords = {
  journeys: 'Journeys in Rwanda',
  all: 'All journeys in Rwanda',
  country: 'Rwanda at a glance',
} as const
