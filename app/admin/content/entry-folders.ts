/** The folder of the screens of each kind of entry: its part of the addresses of the desk. */
export const entryFolders = {
  package: 'packages',
  pilgrimage: 'kibeho',
  post: 'blog',
  page: 'pages',
  'own-page': 'own-pages',
  terms: 'terms',
} as const
export type EntryKindName = keyof typeof entryFolders
