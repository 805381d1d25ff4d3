import { source } from '#platform/languages/source.ts'

/** Notices in the admin area: sentences above the pages of the site, for some days. */
export const bannerAdminWords = source('admin-banners', {
  list: {
    title: 'Banners',
    lede: '{count, plural, one {# banner.} other {# banners.}}',
    begin: 'New banner',
    empty:
      'One sentence at the top of the website, such as a closed road. It is removed automatically after its last day. Create the first one.',
  },
  parts: { says: 'Text', when: 'Dates and pages', link: 'Link' },
  ledes: {
    when: 'Kigali dates. Removed at midnight after the last day.',
    link: 'Optional. Shown after the text.',
  },
  fields: {
    title: { label: 'Name', hint: 'For staff. Visitors do not see it.' },
    text: { label: 'Text', hint: 'What happened, until when, and what to do.' },
    tone: { label: 'Type' },
    firstOn: { label: 'First day', hint: 'Empty: as soon as it is published.' },
    lastOn: { label: 'Last day' },
    parts: { label: 'Show on. None selected: every page' },
    link: { label: 'Link' },
    label: { label: 'Link text', hint: 'Name the target: “Roads and transport”.' },
  },
  tones: { plain: 'Information', caution: 'Warning: affects travel plans' },
  where: {
    home: 'Home page',
    journeys: 'Journeys',
    departures: 'Departures',
    kibeho: 'Pilgrimages',
    countries: 'Countries and parks',
    hotels: 'Hotels',
    services: 'Services, cars, freight, communities',
    journal: 'Blog',
  },
  look: { empty: 'The text appears here.' },
})
