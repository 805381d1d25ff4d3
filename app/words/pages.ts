/** The frame of pages whose text staff write. */
export const pageWords = {
  contents: 'On this page',
  credit: (name: string) => `Photograph: ${name}.`,
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

/** The switch at the end of the page on what we keep. */
export const visitsSwitchWords = {
  title: 'Not counted, in this browser',
  text: 'Your visits are counted without your name. Switch it off here, and this browser tells us nothing more of them. The choice is kept in this browser alone.',
  label: 'Do not count my visits in this browser',
  off: 'From now on nothing is counted here.',
  on: 'Visits from this browser are counted.',
  asked: 'Your browser asks every site not to count it. Nothing is counted here, whatever you choose.',
  withoutStorage:
    'This browser keeps no choices. It can ask not to be counted by itself: look for Global Privacy Control in its settings.',
  withoutScript: 'Without JavaScript nothing is counted, so there is nothing to switch off.',
} as const

export const visitWords = {
  journeys: 'Journeys in Rwanda',
  all: 'All journeys in Rwanda',
  country: 'Rwanda at a glance',
} as const
