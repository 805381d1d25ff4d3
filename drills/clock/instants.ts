/** An instant at which a clock may hurt somebody. */
export type Moment = {
  at: string
  what: string
  /** The last second before a departure that leaves in two days closes; the moment after it in the list is the closing itself. */
  closing?: true
  /** Who has the last seat holds it from here to beyond the moment after this one. */
  lastSeat?: true
  /** The clock runs on from here, for so many seconds, before all pages are requested again. */
  livedThroughSeconds?: number
  /** Zones of visitors' browsers in which pages are opened now. */
  browsers?: readonly string[]
}

/** Moments in order, and the time zones of the servers' machines. With each chapter every server starts again. */
export type Chapter = { zones: readonly string[]; moments: readonly Moment[] }

/** One second before a turn, and the turn. */
function turn(at: string, what: string, more: { before?: Omit<Moment, 'at' | 'what'>; at?: Omit<Moment, 'at' | 'what'> } = {}) {
  const before = new Date(Date.parse(at) - 1_000).toISOString()
  return [
    { at: before, what: `one second before ${what}`, ...more.before },
    { at, what, ...more.at },
  ] satisfies Moment[]
}

const abroad = ['America/Los_Angeles', 'Pacific/Kiritimati'] as const

/**
 * Kigali is two hours ahead of UTC all year round; none of these machines shows its day for long, and four change their clocks.
 */
export const chapters: readonly Chapter[] = [
  {
    zones: ['UTC', 'America/New_York', 'Europe/London', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    moments: [
      ...turn('2026-10-24T22:00:00Z', 'midnight in Kigali on an ordinary day'),
      { at: '2026-10-25T00:00:00Z', what: 'midnight of UTC, 02:00 in Kigali' },
      ...turn('2026-10-25T01:00:00Z', 'London goes back an hour', { at: { browsers: ['Europe/London'] } }),
      ...turn('2026-10-31T22:00:00Z', "a month's end in Kigali"),
      ...turn('2026-11-01T06:00:00Z', 'New York goes back an hour'),
      { at: '2026-12-30T21:59:40Z', what: 'midnight in Kigali, lived through', livedThroughSeconds: 25 },
      ...turn('2026-12-31T10:00:00Z', 'the new year at Kiritimati, before noon of the old one in Kigali'),
      ...turn('2026-12-31T16:00:00Z', 'the closing of booking on the last day of a year', { before: { closing: true } }),
      ...turn('2026-12-31T22:00:00Z', 'the new year in Kigali', { before: { lastSeat: true, browsers: abroad } }),
      ...turn('2027-01-01T00:00:00Z', 'the new year of UTC'),
      { at: '2027-01-01T05:00:00Z', what: 'the new year in New York' },
      { at: '2027-01-01T11:00:00Z', what: 'the new year at Pago Pago' },
    ],
  },
  {
    zones: ['UTC', 'America/New_York', 'Europe/Paris', 'Pacific/Auckland'],
    moments: [
      ...turn('2027-02-28T22:00:00Z', '1 March after 28 February'),
      ...turn('2027-03-14T07:00:00Z', 'New York goes forward an hour', { at: { browsers: ['America/New_York'] } }),
      { at: '2027-03-14T10:00:00Z', what: "a visitor's Los Angeles goes forward an hour", browsers: abroad },
      ...turn('2027-03-28T01:00:00Z', 'Paris goes forward an hour'),
      ...turn('2027-04-03T14:00:00Z', 'Auckland goes back an hour'),
      ...turn('2027-09-25T14:00:00Z', 'Auckland goes forward an hour', { at: { browsers: ['Pacific/Auckland'] } }),
      ...turn('2027-10-31T01:00:00Z', 'Paris goes back an hour'),
    ],
  },
  {
    zones: ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
    moments: [
      ...turn('2028-02-28T22:00:00Z', 'the leap day after 28 February'),
      ...turn('2028-02-29T16:00:00Z', 'the closing of booking on the leap day', { before: { closing: true } }),
      ...turn('2028-02-29T22:00:00Z', '1 March after the leap day', { before: { browsers: abroad } }),
      ...turn('2028-12-31T22:00:00Z', 'the end of a year of 366 days'),
    ],
  },
  {
    zones: ['UTC', 'Pacific/Auckland'],
    moments: [
      ...turn('2038-01-19T03:14:08Z', 'the first second that 32 bits do not count'),
      ...turn('2038-01-19T22:00:00Z', 'midnight in Kigali on that day'),
    ],
  },
]
