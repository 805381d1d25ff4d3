import type { DropRefusal } from '#features/failed-jobs/drop-job.server.ts'
import { counted } from './counted.ts'

/** What the jobs of each queue do; one that has no words is shown by its own name. */
const queues: Record<string, string> = {
  'booking-email': 'Booking email',
  'freeze-terms': 'Terms of a language, for customers to agree to',
  'send-link-again': 'Booking link sent again',
  'stored-email': 'Email from the outbox',
  'newsletter-issue': 'Newsletter issue',
  'newsletter-email': 'Newsletter to one subscriber',
  'send-documents': 'Travel documents due',
  'send-documents-of': 'Travel documents of a booking',
  'enquiry-email': 'Enquiry email',
  'enquiry-answer': 'Answer to an enquiry',
  'freight-quote': 'Freight quotation',
  'asked-for-news': 'Newsletter subscription email',
  'staff-email': 'Email to staff',
  'security-notices': 'Security notice to owners',
  'staff-email-request': 'Sign-in or password email',
  'close-checkouts': 'Closing card payment pages',
  'call-off-departure': 'Cancelling a departure',
  'publish-entry': 'Scheduled publishing',
  'draw-picture': 'Resizing a picture',
  'purge-picture-file': 'Deleting a picture file',
  'expire-bookings': 'Expiring holds',
  'follow-card-payments': 'Checking card payments',
  'open-departures': 'Opening departures',
  'remind-visitors': 'Reminders to travellers',
  'remind-of-tasks': 'Reminders of tasks to staff',
  'settle-alerts': 'Removing alerts that are settled',
  'watch-suppliers': 'Checking supplier replies',
  'keep-stock-ahead': 'Availability for the coming months',
  'follow-journeys': 'Starting and ending trips',
  'purge-drafts': 'Deleting unfinished bookings',
  'purge-quotes': 'Deleting old quotations',
  'purge-enquiries': 'Deleting old enquiries',
  'purge-traveller-details': 'Deleting passports after a trip',
  'follow-terms': 'Applying new terms',
  'refresh-search': 'Updating the website search',
  'purge-rate-limit-hits': 'Deleting form attempts',
  'purge-holders': 'Deleting data about ended holds',
  'purge-autosaves': 'Deleting unsent drafts',
  'purge-staff-keys': 'Deleting expired staff links',
  'reprice-packages': 'Updating from prices of packages',
  'purge-mailings': 'Deleting old mailings',
  'purge-search-misses': 'Deleting searches without results',
  'purge-visitors': 'Deleting analytics data',
  'draw-missing-pictures': 'Cropping pictures',
  'purge-pictures': 'Deleting pictures in the trash',
  'purge-testimonials': 'Deleting testimonials in the trash',
  'make-backup': 'Nightly backup',
  'end-banners': 'Ending expired banners',
}

const refusals: Record<DropRefusal['reason'], string> = {
  'reason-missing': 'Give a reason. It is recorded in the audit log.',
  'job-gone': 'This task is no longer here: a colleague ran it again or discarded it.',
}

/** Jobs that failed for good. */
export const jobWords = {
  title: 'Background tasks',
  lede: (failed: number, late: number) =>
    failed === 0 && late === 0
      ? 'All background tasks have run.'
      : `${counted(failed, 'task')} failed permanently. ${counted(late, 'task')} ${late === 1 ? 'is' : 'are'} overdue.`,
  queue: (name: string) => (Object.hasOwn(queues, name) ? (queues[name] ?? name) : name.replaceAll('-', ' ')),
  failed: { title: 'Failed permanently', hint: 'Tried twelve times over some hours. They run again only if you start them.' },
  late: {
    title: 'Overdue',
    hint: 'Due for more than ten minutes, or failed and being retried. No action needed yet.',
  },
  columns: { what: 'Task', attempts: 'Attempts', error: 'Error', when: 'Time', next: 'Next attempt', presses: 'Actions' },
  retry: 'Run again',
  retryAll: 'Run all again',
  drop: 'Discard',
  dropTitle: (what: string) => `Discard: ${what}?`,
  dropText: 'It never runs. Its work, such as an email, is not done unless you do it yourself.',
  reason: 'Reason',
  keep: 'Cancel',
  flash: (count: number) => `${counted(count, 'task')} will run again within a minute.`,
  dropped: 'Discarded. The audit log has your reason.',
  gone: refusals['job-gone'],
  refusals,
  emptyTitle: 'No failed tasks',
  empty: 'Failed emails and payment checks are retried up to twelve times. If they still fail, they appear here.',
} as const
