import type { DropRefusal } from '#features/failed-jobs/drop-job.server.ts'
import { counted } from '../en.ts'

/** What the jobs of each queue do; one that has no words is shown by its own name. */
const queues: Record<string, string> = {
  'booking-email': 'A letter about a booking',
  'send-link-again': 'A lost link, sent again',
  'stored-email': 'A letter that is kept',
  'newsletter-issue': 'An issue of the newsletter',
  'newsletter-email': 'The newsletter, to one reader',
  'send-documents': 'Documents that are due',
  'send-documents-of': 'Documents of a booking',
  'enquiry-email': 'A letter about an enquiry',
  'enquiry-answer': 'An answer to an enquiry',
  'freight-quote': 'A freight quote',
  'asked-for-news': 'A letter to a reader of news',
  'staff-email': 'A letter to staff',
  'security-notices': 'A security notice to the owners',
  'staff-email-request': 'A letter that staff asked for',
  'close-checkouts': 'Closing card pages',
  'call-off-departure': 'Calling a departure off',
  'publish-entry': 'Publishing what was planned',
  'draw-picture': 'Making the sizes of a picture',
  'purge-picture-file': 'Deleting a picture’s file',
  'expire-bookings': 'Ending holds',
  'follow-card-payments': 'Asking after card payments',
  'open-departures': 'Opening departures',
  'remind-visitors': 'Reminders to travellers',
  'watch-suppliers': 'Watching suppliers’ answers',
  'keep-stock-ahead': 'Stock for the months ahead',
  'follow-journeys': 'Starting and ending journeys',
  'purge-drafts': 'Forgetting unfinished bookings',
  'purge-quotes': 'Forgetting old quotes',
  'purge-enquiries': 'Forgetting old enquiries',
  'purge-traveller-details': 'Deleting passports after a trip',
  'follow-terms': 'Terms whose day has come',
  'refresh-search': 'What the site’s search finds',
  'purge-rate-limit-hits': 'Forgetting tries at forms',
  'purge-holders': 'Forgetting who made holds that count no more',
  'purge-autosaves': 'Forgetting words that nobody sent',
  'purge-staff-keys': 'Forgetting old keys of staff',
  'purge-mailings': 'Forgetting old letters to many',
  'purge-search-misses': 'Forgetting searches without a result',
  'purge-visitors': 'Forgetting visits',
  'purge-pictures': 'Forgetting pictures in the trash',
  'purge-testimonials': 'Forgetting travellers’ words in the bin',
  'make-backup': 'The backup of the night',
  'end-banners': 'Ending notices whose days are over',
}

const refusals: Record<DropRefusal['reason'], string> = {
  'reason-missing': 'Say why, in a few words. It stands in Activity.',
  'job-gone': 'This job is not here any more: somebody let it run again, or let it go.',
}

/** Jobs that did not go. */
export const jobWords = {
  title: 'Jobs',
  lede: (failed: number, late: number) =>
    failed === 0 && late === 0
      ? 'Everything that runs by itself has run.'
      : `${counted(failed, 'job')} failed for good. ${counted(late, 'job')} ${late === 1 ? 'is' : 'are'} late.`,
  queue: (name: string) => (Object.hasOwn(queues, name) ? (queues[name] ?? name) : name.replaceAll('-', ' ')),
  failed: { title: 'Failed for good', hint: 'Tried twelve times over some hours. They run again only when you say so.' },
  late: {
    title: 'Late',
    hint: 'Due for more than ten minutes, or failed and tried again by themselves. Nothing is to be done yet.',
  },
  columns: { what: 'What', tries: 'Tries', error: 'What went wrong', when: 'When', next: 'Next try', presses: 'What to do' },
  retry: 'Run again',
  retryAll: 'Run all of them again',
  drop: 'Let go',
  dropTitle: (what: string) => `Let go: ${what}?`,
  dropText: 'It never runs. What it was to do, such as a letter, does not happen unless you do it yourself.',
  reason: 'Why',
  keep: 'Keep it',
  told: (count: number) => `${counted(count, 'job')} will run again within a minute.`,
  dropped: 'Let go. It stands in Activity with your reason.',
  gone: refusals['job-gone'],
  refusals,
  more: 'Older',
  newest: 'Newest',
  emptyTitle: 'Nothing failed',
  empty:
    'A letter that could not be sent or a payment that could not be followed is tried twelve times. What still fails appears here.',
} as const
