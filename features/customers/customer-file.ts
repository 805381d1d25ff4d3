/** The header of the file, which explains it to whoever opens it. */
export const fileHeader = ({ company, email, madeAt }: { company: string; email: string; madeAt: Date }) => ({
  what: `Everything that ${company} keeps under the address ${email}, as it stood when this file was made.`,
  madeAt: madeAt.toISOString(),
  days: 'Days are written year-month-day. Instants are in UTC, by ISO 8601.',
  money: 'Amounts are whole numbers of the smallest unit of the currency beside them: 128000 with USD is 1,280.00 US dollars.',
  people: 'A booking holds everybody who travels in it. Whoever made it gave us their names.',
  encrypted:
    'Passport numbers, notes on faith and health, and emergency contacts are kept encrypted. They were opened for this file.',
  notInHere:
    'Visits to the site are counted without a name and cannot be found by an address. Card numbers never reach us. Keys of links are left out, and so is who of the staff did something.',
})

/** The actors of timelines and ledgers that are not staff. */
const otherActors = ['visitor', 'leader', 'clock', 'money', 'gateway']

/** The actor of an entry for the customer: names of staff are hidden. */
export const actorInFile = (actor: string): string => (otherActors.includes(actor) ? actor : 'staff')

/** The text of an email without the keys of its links. */
export const withoutLinkKeys = (text: string): string => text.replace(/([?&;](?:key|token)=)[\w%.~-]+/g, '$1…')
