import { source } from '#platform/languages/source.ts'

/** The menus of the site in the admin area. */
export const menuAdminWords = source('admin-menus', {
  list: {
    title: 'Menus',
    lede: '{count, plural, one {#} other {#}} menus, shown on every page of the website.',
    empty: 'Menus are added at the next start.',
  },
  link: 'link',
  parts: { links: 'Text and links' },
  ledes: {
    links: 'Shown in this order. Use one to three English words; the website translates.',
  },
  fields: {
    title: { label: 'Heading', hint: 'Above a footer column. Other menus have none.' },
    text: {
      label: 'Text',
      hint: 'In the first and last part of the footer only.',
    },
    links: { label: 'Links' },
    label: { label: 'Link text' },
    page: { label: 'Page of this website' },
    address: { label: 'Or another website (https://…)' },
    hidden: { label: 'Hidden' },
  },
  look: { none: 'No visible links.', gone: 'no target' },
  groups: { fixed: 'Website', own: 'Custom pages', journeys: 'Packages', parks: 'Parks' },
})
