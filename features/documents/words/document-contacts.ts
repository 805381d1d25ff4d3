import { source } from '#platform/languages/source.ts'

/** Whom to call. */
export const documentContactWords = source('document-contacts', {
  title: 'Contacts',
  emergency: 'In an emergency, day or night',
  office: 'Office in Kigali',
})
