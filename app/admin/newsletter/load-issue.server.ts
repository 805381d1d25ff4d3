import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { countBatch } from '#features/emails/reads.server.ts'
import { countReaders } from '#features/enquiries/subscribers/reads-readers.server.ts'
import { findIssue, type Issue } from '#features/newsletter/reads.server.ts'
import { previewIssue } from '#features/newsletter/send-test-issue.server.tsx'
import { listPackageAddresses } from '#features/packages/reads-addresses.server.ts'
import type { Context } from '#platform/context.ts'
import { readUuid } from '#values/uuid.ts'
import { newsletterAdminWords as words } from '../../words/admin/newsletter.ts'
import { instantText } from '../components/instants.ts'

/** The issue of an address; undefined for 'new', a 404 for an unknown one. */
export async function issueOr404({ db }: Context, id: string): Promise<Issue | undefined> {
  if (id === 'new') return undefined
  const stamp = readUuid(id)
  const issue = stamp && (await findIssue(db, stamp))
  if (!issue) throw data(null, { status: 404 })
  return issue
}

/** Everything that the screen of an issue shows. */
export async function loadIssue(ctx: Context, issue: Issue | undefined) {
  const { db, clock, mail } = ctx
  const [{ confirmed: readers }, packages] = await Promise.all([countReaders(db), listPackageAddresses(db)])
  const common = {
    readers,
    delivers: mail.delivers,
    stamp: randomUUID(),
    packages: packages.map(({ slug, title }) => ({ value: slug, words: title })),
  }
  if (!issue) return { ...common, issue: undefined, preview: undefined, progress: undefined }
  const { id, subject, body, journeys, state, version, changedBy, changedAt, readersCount } = issue
  const { written, sent, failed } = state === 'draft' ? { written: 0, sent: 0, failed: 0 } : await countBatch(db, id)
  const of = Math.max(written, readersCount ?? 0)
  return {
    ...common,
    issue: { id, subject, body, journeys, state, version, by: words.savedBy(changedBy, instantText(changedAt, clock.now())) },
    preview: await previewIssue(ctx, issue),
    progress:
      readersCount === null
        ? undefined
        : { of: state === 'sent' ? written : of, sent, failed, gone: 0, moves: state === 'sending', began: readersCount },
  }
}
