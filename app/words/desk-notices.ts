import type { Tone } from '#features/frame/notice.ts'
import type { SitePart } from '#features/frame/site-part.ts'

/** Notices at the desk: sentences above the pages of the site, for some days. */
export const deskNoticeWords = {
  list: {
    title: 'Notices',
    lede: (count: number) => (count === 1 ? 'One notice in all.' : `${count} notices in all.`),
    begin: 'New notice',
    empty:
      'A notice is one sentence at the top of the site: a road that is closed, a day the office is shut. It leaves by itself after its last day. Begin the first one.',
  },
  parts: { says: 'What it says', when: 'When and where', link: 'Link' },
  ledes: {
    when: 'Days of Kigali. It leaves the site at midnight after its last day.',
    link: 'Optional. It stands after the sentence.',
  },
  fields: {
    title: { label: 'Name', hint: 'For the desk. Visitors do not read it.' },
    text: { label: 'Sentence', hint: 'What is so, until when, and what to do.' },
    tone: { label: 'Tone' },
    firstOn: { label: 'First day', hint: 'Empty: as soon as it is published.' },
    lastOn: { label: 'Last day' },
    parts: { label: 'Where it stands. None ticked: on every page' },
    link: { label: 'Link' },
    label: { label: 'Words of the link', hint: 'Say where it leads: “Roads and transport”.' },
  },
  tones: { plain: 'Plain: good to know', caution: 'Caution: it changes plans' } satisfies Record<Tone, string>,
  where: {
    home: 'First page',
    journeys: 'Journeys',
    departures: 'Departures',
    kibeho: 'Kibeho and pilgrimages',
    countries: 'Countries and parks',
    hotels: 'Hotels',
    services: 'Services, cars, freight, communities',
    journal: 'Journal',
  } satisfies Record<SitePart, string>,
  look: { empty: 'Its sentence stands here.' },
} as const
