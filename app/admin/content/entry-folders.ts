/** The folder of the screens of each kind of entry: its part of the addresses of the desk. */
export const entryFolders = {
  package: 'packages',
  pilgrimage: 'kibeho',
  post: 'blog',
  hotel: 'hotels',
  country: 'countries',
  park: 'parks',
  place: 'places',
  fee: 'fees',
  feast: 'feasts',
  shrine: 'shrine',
  experience: 'experiences',
  'host-guide': 'host-guide',
  car: 'cars',
  lane: 'lanes',
  extra: 'extras',
  code: 'codes',
  page: 'pages',
  'own-page': 'own-pages',
  terms: 'terms',
  menu: 'menus',
} as const
export type EntryKindName = keyof typeof entryFolders
