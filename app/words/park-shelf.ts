import { source } from '#platform/languages/source.ts'

/** Parks as cards and pins: how far each is, or why it is not on sale. */
export const parkShelfWords = source('park-shelf', {
  from: '{time} from {hub}',
  status: {
    open: 'Open',
    check: 'Not on sale: to be confirmed',
    restricted: 'Not on sale: restricted',
    suspended: 'Not on sale: closed to visitors',
  },
})
