/**
 * Tables that no backup holds, each with its reason. A backup is read by more people than a database: what opens a door stays out,
 * and so does what means nothing in another process. `migrations` is written by the migrations themselves.
 */
export const leftOut: Readonly<Record<string, string>> = {
  staff_sessions: 'who holds it is signed in: everybody signs in anew',
  staff_keys: 'it opens an account once: another email is sent',
  staff_verifications: 'it is good for minutes',
  staff_tries: 'it counts an hour',
  rate_limit_hits: 'it counts an hour',
  booking_holders: 'it counts two weeks, by hashes of who held',
  visitor_ledgers: 'it numbers what processes that are gone had sent',
  job_clock: 'what runs by the clock runs anew',
  last_backup: 'after a restore there is none yet',
}

/** What they were called in earlier releases, whose backups are restored up to their own migration first. */
const formerNames: readonly string[] = ['form_tries']

export const isLeftOut = (table: string): boolean => table in leftOut || formerNames.includes(table)
