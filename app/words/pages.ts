/** The layout of pages whose text staff write. */
export const pageWords = {
  contents: 'Contents',
  credit: (name: string) => `Photograph: ${name}.`,
  checkedOn: (day: string) => `Last reviewed on ${day}`,
  asOf: (year: number) => `As of ${year}`,
  source: 'Source',
  notChecked: 'Not checked: ask us before you rely on it',
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
  description: 'What you agree to when you book, in plain language: holds, payment, changes, cancellation, and what we owe you.',
  lede: (version: string, day: string) =>
    `Version ${version}, effective from ${day}. Your booking keeps the version you accepted, whatever we write later.`,
  old: 'This is an older version, kept for the bookings made under it.',
  toCurrent: 'Read the current version',
  changes: 'What changed',
  version: (version: string) => `Version ${version}`,
  from: (day: string) => `From ${day}.`,
} as const

/** The switch at the end of the privacy page. */
export const visitsSwitchWords = {
  title: 'Website statistics in this browser',
  text: 'Visits are counted without your name. Switch it off here, and this browser sends us nothing more. The choice is saved in this browser only.',
  label: 'Do not count my visits in this browser',
  off: 'Visits from this browser are no longer counted.',
  on: 'Visits from this browser are counted.',
  noTracking: 'Your browser asks sites not to track it. We count nothing here, whatever you choose.',
  withoutStorage: 'This browser saves no choices. Look for Global Privacy Control in its settings instead.',
  withoutScript: 'Without JavaScript nothing is counted, so there is nothing to switch off.',
} as const

export const visitWords = {
  journeys: 'Journeys in Rwanda',
  all: 'All journeys in Rwanda',
  country: 'Rwanda at a glance',
} as const
