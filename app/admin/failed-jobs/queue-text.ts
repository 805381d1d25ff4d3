import type { ReadWords } from '#platform/languages/read-words.ts'
import { jobWords } from '../../words/admin/failed-jobs.ts'

/** What the jobs of a queue do; one that has no words is shown by its own name. */
export function queueText(read: ReadWords, name: string): string {
  const queues: Readonly<Record<string, string>> = read(jobWords).queues
  return Object.hasOwn(queues, name) ? String(queues[name]) : name.replaceAll('-', ' ')
}
